import A11yCommand
import A11ySourceRules
import ArgumentParser

@main
struct LintMain: ParsableCommand {
  static let name = "a11y-lint"
  static let version = ToolVersion.current

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Finds accessibility issues in Swift source.",
    discussion: """
      Reads UIKit and SwiftUI source without a compiler: first an index of all files, then each file. Color sets and \
      translations in the given folders (.xcassets, .lproj, .xcstrings) are read if a rule needs them.

      Examples:
        a11y-lint Sources/             lint all Swift files in a folder
        a11y-lint Sources/ --diff      show what --fix would change
        a11y-lint contract Sources/    list what each custom control exposes
        a11y-lint Sources/ --write-baseline b.json
                                       only new findings fail from now on
        a11y-lint explain custom-control-not-exposed

      Exit status: 0 no findings at or above the failing level, 1 findings at or above it, 2 invalid usage, unreadable input, \
      no Swift file found, or a report or file that could not be written. A file that does not parse completely is \
      reported, and its readable part is checked.
      """,
    version: version,
    subcommands: [
      LintCommand.self, LintLspCommand.self, ContractCommand.self, ClassesCommand.self,
      MergeCommand<SourceCatalog>.self,
      RulesCommand<SourceCatalog>.self, ExplainCommand<SourceCatalog>.self, DocsCommand<SourceCatalog>.self,
      ReportsCommand<SourceCatalog>.self, ConfigCommand<SourceCatalog>.self,
    ],
    defaultSubcommand: LintCommand.self
  )

  static func main() { runAsTool() }
}
