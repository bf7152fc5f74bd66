import A11yCommand
import A11yCore
import ArgumentParser
import A11yPlatform

/// Hands over to the linter of Swift source, which is a tool of its own: its parser takes minutes to build.
struct LintSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Finds the controls in Swift source that assistive technology cannot use, with a11y-lint beside this tool.",
    discussion: """
      Everything behind 'lint' is a11y-lint's.

      Example:
        a11y-audit lint Sources/
      """)

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("What a11y-lint is to do.", valueName: "argument"))
  var arguments: [String] = []

  mutating func run() throws {
    let tool = try SiblingTool("a11y-lint").path
    let error = SpawnedProcess.replaceProgram(with: tool, arguments)
    throw Failure("cannot run \(tool.escapedForDisplay): \(error.message)")
  }
}
