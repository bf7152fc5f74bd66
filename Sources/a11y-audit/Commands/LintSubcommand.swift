import A11yCommand
import A11yCore
import ArgumentParser
import A11yPlatform

/// Hands over to the linter of Swift source, which is a tool of its own: its parser takes minutes to build.
struct LintSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Finds accessibility issues in Swift source, with the a11y-lint executable next to this tool.",
    discussion: """
      All arguments after 'lint' are passed to a11y-lint.

      Example:
        a11y-audit lint Sources/
      """)

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("Arguments for a11y-lint.", valueName: "argument"))
  var arguments: [String] = []

  mutating func run() throws {
    let tool = try ChildProcess.linter()
    let error = SpawnedProcess.replaceProgram(with: tool, arguments)
    throw Failure("cannot run \(tool.escapedForDisplay): \(error.message)")
  }
}
