import A11yCommand
import A11ySourceRules
import ArgumentParser

@main
struct LintMain: ParsableCommand {
  static let name = "a11y-lint"
  static let version = ToolVersion.current

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Finds the controls in Swift source that assistive technology cannot use.",
    discussion: """
      Reads UIKit and SwiftUI source without a compiler: an index of the whole run first, then every file. Colour sets and \
      translations in the folders that are named (.xcassets, .lproj, .xcstrings) are read where a rule asks for them.

      Examples:
        a11y-lint Sources/                   lint every Swift file in a folder ('lint' may be left out)
        a11y-lint Sources/ --diff            show what --fix would change
        a11y-lint contract Sources/          what each custom control tells assistive technology
        a11y-lint Sources/ --write-baseline b.json
                                             accept what there is; from now on only new findings fail
        a11y-lint explain custom-control-not-exposed

      Exit status: 0 nothing at or above the failing level, 1 findings at or above it, 2 bad usage, unreadable input, \
      no Swift file read, or a report or file that could not be written. A file that does not parse completely is told, \
      counted and judged as far as it goes.
      """,
    version: version,
    subcommands: [
      LintCommand.self, ContractCommand.self, ClassesCommand.self, MergeCommand<SourceCatalog>.self,
      RulesCommand<SourceCatalog>.self, ExplainCommand<SourceCatalog>.self, ReportsCommand<SourceCatalog>.self,
      ConfigCommand<SourceCatalog>.self,
    ],
    defaultSubcommand: LintCommand.self
  )

  static func main() { runAsTool() }
}
