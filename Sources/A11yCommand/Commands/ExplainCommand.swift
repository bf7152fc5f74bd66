import A11yCore
package import ArgumentParser

package struct ExplainCommand<List: RuleCatalog>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain",
      abstract: "Explains rules: why they matter, how to fix their findings, and examples.",
      discussion: """
        For a tag, it lists the rules with this tag.

        Examples:
          \(List.tool) explain \(List.exampleRule)
          \(List.tool) explain wcag22aa
        """)
  }

  @Argument(
    help: ArgumentHelp("Rule ids, as printed in brackets after a finding, or tags.", valueName: "rule"),
    completion: List.completion)
  var names: [String]

  package init() {}

  package mutating func validate() throws {
    for name in names where !List.exists(name) { throw List.unknown(name) }
  }

  package mutating func run() throws {
    try StandardStreams.print(names.map(Self.text).joined(separator: "\n"))
  }

  private static func text(_ name: String) -> String {
    if let rule = List.rule(name) { return RuleExplanation.text(of: rule) }
    let tag = RuleTag.all.first { $0.name == name }
    return "\(name): \(tag?.meaning ?? "")\n\n" + List.lines(of: List.rules.filter { $0.info.answers(to: name) })
  }
}
