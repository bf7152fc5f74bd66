import A11yCore
import A11yRules
import ArgumentParser

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists every rule with its severity and what it says.",
    discussion: """
      Examples:
        a11y-audit rules
        a11y-audit rules --only wcag22aa
        a11y-audit rules --only opt-in --format json
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(help: ArgumentHelp("How to list them.", valueName: "format"))
  var format = Format.text

  @Option(help: ArgumentHelp("Only this rule, or those of this tag. May be repeated.", valueName: "rule"))
  var only: [String] = []

  mutating func validate() throws {
    for name in only where !RuleOptions.exists(name) { throw RuleOptions.unknown(name) }
  }

  mutating func run() throws {
    let rules = Catalog.rules.filter { rule in only.isEmpty || only.contains(where: rule.info.answers) }
    switch format {
    case .text: try StandardStreams.print(Self.text(rules))
    case .json: try StandardStreams.print(RuleList.json(rules))
    }
  }

  private static func text(_ rules: [any Rule<Exposure>]) -> String {
    let width = rules.map(\.info.id.count).max() ?? 0
    var text = ""
    for info in rules.map(\.info) {
      let id = info.id + String(repeating: " ", count: width - info.id.count)
      let severity = info.severity.rawValue + String(repeating: " ", count: 7 - info.severity.rawValue.count)
      text += "\(id)  \(severity)  \(info.summary)\(info.isOptIn ? " (opt-in)" : "")\n"
    }
    let tags = RuleTag.all.filter { tag in rules.contains { $0.info.tags.contains(tag.name) } }.map(\.name)
    return text + "\ntags, for --only, --enable and --disable: \(tags.joined(separator: ", "))\n"
  }
}
