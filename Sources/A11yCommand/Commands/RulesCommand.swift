import A11yCore
import A11yReports
package import ArgumentParser

package struct RulesCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rules",
      abstract: "Lists all rules with their severities and summaries.",
      discussion: """
        Examples:
          \(List.tool) rules
          \(List.tool) rules --only wcag22aa
          \(List.tool) rules --only naming --format json
        """)
  }

  package enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, json
  }

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format = Format.text

  @Option(
    help: ArgumentHelp("List only this rule, or the rules with this tag. May be repeated.", valueName: "rule"),
    completion: List.completion)
  var only: [String] = []

  package init() {}

  package mutating func validate() throws {
    for name in only where !List.exists(name) { throw List.unknown(name) }
  }

  package mutating func run() throws {
    let rules = List.rules.filter { rule in only.isEmpty || only.contains(where: rule.info.answers) }
    switch format {
    case .text: try StandardStreams.print(List.listing(of: rules))
    case .json: try StandardStreams.print(RuleList.json(rules))
    }
  }
}
