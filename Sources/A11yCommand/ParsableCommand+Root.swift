import A11yCore
import A11yPlatform
package import ArgumentParser

extension ParsableCommand {
  /// Runs the whole tool: closed streams, words that only look like flags, and exit statuses as linters have them.
  package static func runAsTool() {
    FileDescriptor.occupyClosedStreams()
    do {
      if let word = wordTakenForHelp { throw ValidationError("Unknown option '\(word.escapedForDisplay)'") }
      if let suggestion = suggestedSubcommand { throw ValidationError(suggestion) }
      var command = try parseAsRoot(Arguments.all)
      try command.run()
    } catch {
      finish(after: error)
    }
  }

  /// The parser sees several flags in a word such as `-dash.json` and, when one of them is `h`, prints help and is
  /// content: a file would look audited.
  private static var wordTakenForHelp: String? {
    let words = Arguments.all.prefix { $0 != "--" }
    return words.first { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2 && $0.contains("h") && $0 != "-help" }
  }

  /// A first word that is neither a file nor a command, and resembles a command: it is not opened as a file.
  private static var suggestedSubcommand: String? {
    guard let word = Arguments.all.first, !word.hasPrefix("-"), !word.contains(where: { "./\\*?[".contains($0) })
    else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(word), !FilePath(argument: word).exists,
      let near = Suggestion.nearest(to: word, among: names)
    else { return nil }
    return "unknown command '\(word.escapedForDisplay)'; did you mean '\(near)'?"
  }

  /// The parser's own exit status for bad usage is 64; ours is 2, as linters have it.
  private static func finish(after error: any Error) -> Never {
    if let failure = error as? Failure {
      failure.tell(by: _commandName)
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
    if let result = error as? ExitCode { exit(withError: result) }
    StandardStreams.printError(message)
    exit(withError: ExitCode(2))
  }
}
