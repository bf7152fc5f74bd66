import A11yCommand
import A11ySourceRules
import ArgumentParser

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists every rule with its severity and what it says.",
    discussion: """
      Example:
        a11y-lint rules
      """)

  mutating func run() throws { try StandardStreams.print(Catalog.listing()) }
}
