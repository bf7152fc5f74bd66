import A11yCore
import ArgumentParser

@main
struct Main: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "a11y-audit",
    abstract: "Audits, narrates and speaks the controls of an iOS screen.",
    discussion: """
      Walks a tree of UIKit controls loaded from a description file and checks that each exposes a complete and \
      truthful label, traits, hint, frame and value.

      Examples:
        a11y-audit tree.json                 audit a screen ('audit' may be left out)
        a11y-audit narrate tree.json         what VoiceOver would say, in its order
        a11y-audit speak tree.json           hear it
        a11y-audit explain target-size       why a rule matters and how to satisfy it

      Exit status: 0 nothing at or above the failing level, 1 findings at or above it, 2 bad usage, unreadable or \
      unrecognised input, a description that says it was cut short, no control read, or a report that could not be \
      written.
      """,
    version: version,
    subcommands: [
      AuditCommand.self, NarrateCommand.self, SpeakCommand.self, ConvertCommand.self, RulesCommand.self,
      ExplainCommand.self, FormatsCommand.self, ReportsCommand.self, LanguagesCommand.self,
    ],
    defaultSubcommand: AuditCommand.self
  )

  static func main() {
    StandardStreams.occupyClosed()
    do {
      if let word = wordTakenForHelp { throw ValidationError("Unknown option '\(word.escapedForDisplay)'") }
      var command = try parseAsRoot()
      try command.run()
    } catch {
      finish(after: error)
    }
  }

  /// The parser sees several flags in a word such as `-dash.json` and, when one of them is `h`, prints help and is
  /// content: a file would look audited.
  private static var wordTakenForHelp: String? {
    let words = CommandLine.arguments.dropFirst().prefix { $0 != "--" }
    return words.first { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2 && $0.contains("h") && $0 != "-help" }
  }

  /// The parser's own exit status for bad usage is 64; ours is 2, as linters have it.
  private static func finish(after error: any Error) -> Never {
    if let failure = error as? Failure {
      failure.tell()
      exit(withError: ExitCode(2))
    }
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    if code.isSuccess {
      do {
        if !message.isEmpty { try StandardStreams.print(message + "\n") }
      } catch {
        finish(after: error)
      }
      exit(withError: ExitCode.success)
    }
    // An `ExitCode` thrown by a command is its verdict; everything else is bad usage.
    if let verdict = error as? ExitCode { exit(withError: verdict) }
    StandardStreams.printError(message)
    exit(withError: ExitCode(2))
  }
}

/// Why the tool could not do what was asked: exit status 2, with what to do about it.
struct Failure: Error {
  var message: String

  init(_ message: String) { self.message = message }

  func tell() { StandardStreams.printError("a11y-audit: error: \(message)") }
}
