import A11yCore
package import ArgumentParser

package struct ExplainCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain",
      abstract: "Tells why a rule matters, how to satisfy it, and shows examples.",
      discussion: """
        Example:
          \(List.tool) explain \(List.exampleRule)
        """)
  }

  @Argument(
    help: ArgumentHelp("The rule, as it stands in brackets behind a finding.", valueName: "rule"),
    completion: List.ruleCompletion)
  var rule: String

  package init() {}

  package mutating func validate() throws {
    if List.rule(rule) == nil { throw List.unknown(rule) }
  }

  package mutating func run() throws {
    guard let rule = List.rule(rule) else { return }
    try StandardStreams.print(RuleExplanation.text(of: rule))
  }
}
