import A11yCore
import A11yFormats
import ArgumentParser

struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "Lists every format that can be read, and what it cannot tell.",
    discussion: """
      The format is recognised from the content. What a format cannot tell is not checked, and the report says so.

      Example:
        a11y-audit formats
      """)

  mutating func run() throws {
    try StandardStreams.print(Formats.all.map(Self.entry).joined(separator: "\n"))
  }

  private static func entry(_ format: any ScreenFormat.Type) -> String {
    let source = format.source
    var text = "\(format.name)\n  \(format.summary)\n"
    text += line("tells", Fact.allCases.filter { !source.lacks.contains($0) })
    text += line("cannot tell", Fact.allCases.filter { source.lacks.contains($0) })
    if source.level == .runtime { text += "  shows the screen as assistive technology met it at run time\n" }
    if source.roundsFrames { text += "  rounds frames to whole points\n" }
    return text
  }

  private static func line(_ words: String, _ facts: [Fact]) -> String {
    facts.isEmpty ? "" : "  \(words): \(facts.map(\.words).joined(separator: ", "))\n"
  }
}

extension Fact {
  /// The fact as a person names it.
  fileprivate var words: String {
    switch self {
    case .screenSize: "screen size"
    case .enabled: "enabled state"
    case .selected: "selected state"
    default: rawValue
    }
  }
}
