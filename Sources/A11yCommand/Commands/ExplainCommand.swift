import A11yCore
package import ArgumentParser

package struct ExplainCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain",
      abstract: "Explains a rule: why it matters, how to fix its findings, and examples.",
      discussion: """
        Example:
          \(List.tool) explain \(List.exampleRule)
        """)
  }

  @Argument(
    help: ArgumentHelp("The rule id, as printed in brackets after a finding.", valueName: "rule"),
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
