import A11yCommand
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

  @Option(
    help: ArgumentHelp("Only this rule, or those of this tag. May be repeated.", valueName: "rule"),
    completion: Catalog.completion)
  var only: [String] = []

  mutating func validate() throws {
    for name in only where !Catalog.exists(name) { throw Catalog.unknown(name) }
  }

  mutating func run() throws {
    let rules = Catalog.rules.filter { rule in only.isEmpty || only.contains(where: rule.info.answers) }
    switch format {
    case .text: try StandardStreams.print(Catalog.listing(of: rules))
    case .json: try StandardStreams.print(RuleList.json(rules))
    }
  }
}
