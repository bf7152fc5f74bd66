import A11yCore
import A11yNarration

/// The difference for a terminal or a log: `-` is what was spoken, `+` what is spoken now.
enum DiffText {
  static func write(_ report: DiffReport) -> String {
    var blocks = report.screens.filter { !$0.isUnchanged }.map(block)
    blocks += report.added.map { alone($0, "is new", findings: $0.findings) }
    blocks += report.gone.map { alone($0, "was removed", findings: []) }
    blocks.append(report.summary + "\n")
    return blocks.joined(separator: "\n")
  }

  private static func block(_ pair: DiffReport.Pair) -> String {
    var text = pair.new.title + "\n"
    for kind in SpeechChange.Kind.allCases {
      let changes = pair.speech.changes(kind)
      if changes.isEmpty { continue }
      text += "  \(heading(kind)):\n"
      for change in changes { text += lines(change, in: pair) }
    }
    text += findings("new findings", pair.findings.added)
    text += findings("findings with a higher severity", pair.findings.risen)
    text += findings("fixed findings", pair.findings.fixed)
    return text
  }

  private static func lines(_ change: SpeechChange, in pair: DiffReport.Pair) -> String {
    let place = change.place(in: pair)
    if change.kind == .moved, let new = change.new {
      return "    \(new.line)\n      now \(change.follows.map { "after: \($0.line)" } ?? "first")  [\(place)]\n"
    }
    var lines = [change.old.map { "    - \($0.line)" }, change.new.map { "    + \($0.line)" }].compactMap(\.self)
    lines[lines.count - 1] += "  [\(place)]"
    return lines.map { $0 + "\n" }.joined()
  }

  private static func findings(_ heading: String, _ findings: [Finding]) -> String {
    if findings.isEmpty { return "" }
    return "  \(heading):\n" + findings.map { "    \(line($0))\n" }.joined()
  }

  private static func alone(_ screen: DiffScreen, _ predicate: String, findings: [Finding]) -> String {
    let elements = screen.narrated.utterances.count.counted("element")
    let file = screen.narrated.file.shown
    return "\(screen.title) \(predicate): \(elements)  [\(file)]\n" + self.findings("new findings", findings)
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.placeInFile): \(finding.verdictWord): \(finding.predication) [\(finding.rule)]"
  }

  private static func heading(_ kind: SpeechChange.Kind) -> String {
    switch kind {
    case .silenced: "no longer read, but still on the screen"
    case .renumbered: "same text, other position in a series"
    case .removed, .added, .changed, .moved: kind.rawValue
    }
  }
}
