import A11yCommand
import A11yCore
import A11yRules
import ArgumentParser

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why a rule matters, how to satisfy it, and shows examples.",
    discussion: """
      Example:
        a11y-audit explain target-size
      """)

  @Argument(
    help: ArgumentHelp("The rule, as it stands in brackets behind a finding.", valueName: "rule"),
    completion: Catalog.ruleCompletion)
  var rule: String

  mutating func validate() throws {
    if Catalog.rule(rule) == nil { throw Catalog.unknown(rule) }
  }

  mutating func run() throws {
    guard let rule = Catalog.rule(rule) else { return }
    try StandardStreams.print(RuleExplanation.text(of: rule))
  }
}
