import A11yCore
import A11yRules
import ArgumentParser

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists every rule with its severity and what it says.",
    discussion: """
      Example:
        a11y-audit rules
      """)

  mutating func run() throws {
    let width = Catalog.rules.map(\.info.id.count).max() ?? 0
    var text = ""
    for info in Catalog.rules.map(\.info) {
      let id = info.id + String(repeating: " ", count: width - info.id.count)
      let severity = info.severity.rawValue + String(repeating: " ", count: 7 - info.severity.rawValue.count)
      text += "\(id)  \(severity)  \(info.summary)\(info.isOptIn ? " (opt-in)" : "")\n"
    }
    try StandardStreams.print(text)
  }
}
