import A11yCore
import A11yNarration

/// The difference as a comment on a pull request: short, and everything a user typed in code spans, where Markdown,
/// HTML and @mentions mean nothing.
enum DiffMarkdown {
  /// Lines of one kind on one screen; the rest is counted. GitHub takes 65,536 characters in a comment.
  private static let mostLines = 10
  private static let mostScreens = 20

  static func write(_ report: DiffReport) -> String {
    var text = "### Changes in VoiceOver output\n\n\(report.isWorse ? "❌" : "✅") \(report.summary)\n"
    let changed = report.screens.filter { !$0.isUnchanged }
    for pair in changed.prefix(mostScreens) { text += block(pair) }
    if changed.count > mostScreens { text += "\n… and \(changed.count - mostScreens) more screens\n" }
    text += listed("New screens", report.added.map { code($0.title) })
    text += listed("New findings on new screens", report.added.flatMap(\.findings).map(line))
    text += listed("Removed screens", report.gone.map { code($0.title) })
    return text
  }

  private static func block(_ pair: DiffReport.Pair) -> String {
    var text = "\n#### \(code(pair.new.title))\n"
    for kind in SpeechChange.Kind.allCases {
      text += listed(heading(kind), pair.speech.changes(kind).map(line))
    }
    text += listed("New findings", (pair.findings.added + pair.findings.risen).map(line))
    text += listed("Fixed findings", pair.findings.fixed.map(line))
    return text
  }

  private static func listed(_ heading: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    var text = "\n**\(heading)**\n\n"
    for line in lines.prefix(mostLines) { text += "- \(line)\n" }
    if lines.count > mostLines { text += "- … and \(lines.count - mostLines) more\n" }
    return text
  }

  private static func line(_ change: SpeechChange) -> String {
    if change.kind == .moved, let new = change.new {
      return "\(code(new.line)), now \(change.follows.map { "after \(code($0.line))" } ?? "first")"
    }
    return [change.old, change.new].compactMap { $0.map { code($0.line) } }.joined(separator: " → ")
  }

  private static func line(_ finding: Finding) -> String {
    "**\(finding.verdictWord)** \(code(finding.predication)) (\(finding.rule)) at \(code(finding.placeInFile))"
  }

  private static func heading(_ kind: SpeechChange.Kind) -> String {
    switch kind {
    case .silenced: "No longer read, but still on the screen"
    case .removed: "Removed"
    case .added: "Added"
    case .changed: "Changed"
    case .moved: "Moved in the reading order"
    case .renumbered: "Same text, other position in a series"
    }
  }

  /// A code span; its fence is longer than any run of backticks in the text (CommonMark 6.1).
  static func code(_ text: String) -> String {
    let text = text.excerpt(limit: 200)
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // A space on either side is taken off again, unless there is nothing but spaces.
    let padding = text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" ")) ? " " : ""
    return text.isEmpty ? "(empty)" : fence + padding + text + padding + fence
  }
}
