import A11yCore
import A11yPlatform
package import ArgumentParser

extension ParsableCommand {
  /// Runs the whole tool: closed streams, words that only look like flags, and exit statuses as linters have them.
  package static func runAsTool() {
    FileDescriptor.occupyClosedStreams()
    do {
      // The runtime reads the arguments there.
      guard CommandLine.argc > 0 else { throw ValidationError("The arguments cannot be read; mount /proc") }
      if let word = wordTakenForHelp { throw ValidationError("Unknown option '\(word.escapedForDisplay)'") }
      let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
      let mistakes = ArgumentMistakes(words: Arguments.all, tool: _commandName, commands: commands)
      if let message = mistakes.message { throw ValidationError(message) }
      var command = try parse(Arguments.all)
      try command.run()
    } catch {
      finish(after: error)
    }
  }

  /// Parses a command that the first word names directly: through the root command, the parser reads the options of the
  /// command and of the default command twice more, which takes a tenth of a small run, and nearly half of it in a debug
  /// build. If that fails, the root command parses the words again and reports the error.
  private static func parse(_ words: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0._commandName == words.first }
    let asksForHelp = words.contains { ["--help", "-h", "-help", "--help-hidden", "--version"].contains($0) }
    let command = asksForHelp ? nil : named.flatMap { try? $0.parseAsRoot(Array(words.dropFirst())) }
    return try command ?? parseAsRoot(words)
  }

  /// The parser sees several flags in a word such as `-dash.json` and, when one of them is `h`, prints help and is
  /// content: a file would look audited.
  private static var wordTakenForHelp: String? {
    let words = Arguments.all.prefix { $0 != "--" }
    return words.first { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2 && $0.contains("h") && $0 != "-help" }
  }

  /// What to write in place of an option of another tool.
  /// - Parameter usage: the parser's message, which names the command.
  private static func answer(to option: String, in usage: String) -> String? {
    func isOf(_ commands: [String]) -> Bool { commands.contains { usage.contains("\(_commandName) \($0) ") } }
    let hasAudit = _commandName == "a11y-audit"
    switch option {
    case "--lang", "--locale":
      return usage.contains("--language <") || isOf(["narrate", "speak", "explore"])
        ? "use --language" : "the key 'language' of a description sets it"
    case "--level" where Arguments.all.contains(where: ["A", "AA", "AAA", "a", "aa", "aaa"].contains):
      return "use --preset wcag-a, wcag-aa or wcag-aaa"
    case "--wcag", "--standard", "--wcag-level": return "use --preset wcag-a, wcag-aa or wcag-aaa"
    case "--min-severity", "--severity", "--level", "--fail-level": return "use --fail-on"
    case "--max-warnings", "--strict-warnings", "--warnings-as-errors", "--error-on-warnings":
      return "use --fail-on warning"
    case "--no-color", "--no-colors": return "use --color never"
    case "--verbose", "-v", "-vv", "--debug", "--trace": return "--notices and --reviews list more findings"
    case "--autocorrect", "--autofix", "--apply-fixes", "--fixall", "--fix-all":
      return isOf(["narrate", "speak", "diff"]) ? audit("--fix") : "use --fix"
    case "--show-fixes", "--suggest", "--dry-run", "--preview", "--check-only", "--fix-dry-run":
      return isOf(["narrate", "speak", "diff"]) ? audit("--diff") : "use --diff"
    case "--fix", "--diff", "--unsafe-fixes", "--report", "--changed-since", "--statistics", "--no-group", "--html":
      return otherCommand(option, isOf)
    case "--disable-rule", "--disabled-rules", "--skip-rule", "--exclude-rule", "--ignore-rule": return "use --disable"
    case "--enable-rule", "--opt-in": return "use --enable"
    case "--width": return isOf(["draw"]) ? "use --columns" : nil
    case "--voices": return isOf(["speak"]) ? "use --list-voices" : "use 'speak --list-voices'"
    case "--speed", "--words-per-minute":
      return isOf(["speak"]) ? "use --rate" : "only speak has it: \(_commandName) speak FILE --rate"
    case "--wav", "--mp3":
      return "use --output FILE\(option == "--wav" ? ".wav" : ".mp3")\(isOf(["speak"]) ? "" : " of the command speak")"
    case "--exit-zero" where isOf(["diff"]): return "use --fail-on never"
    case "--lenient", "--no-fail", "--soft-fail", "--exit-code", "--allow-failure", "--no-exit-code",
      "--no-error-exit-code":
      return isOf(["diff"]) ? "use --fail-on never" : "use --exit-zero"
    case "-V": return "use --version"
    case "-r", "-R", "--recursive": return "folders are always searched; remove the option"
    case "--path", "--paths", "--input", "--file", "--directory", "--dir": return "name the files or folders without it"
    case "--update-snapshot", "--update-snapshots", "--snapshot", "--snapshot-update", "-u", "--update":
      return isOf(["narrate"]) ? "use --check FILE.spoken --record" : nil
    case "--validate":
      return isOf(["config"]) ? "'config' checks the file; remove the option" : "use the command 'config'"
    case "--stats": return "use --statistics"
    case "--since", "--changed", "--only-changed", "--diff-base": return "use --changed-since COMMIT"
    case "--unsafe", "--fix-unsafe", "--unsafe-fix": return "use --unsafe-fixes"
    case "--exclude", "--skip", "--ignore-pattern", "--ignore-path":
      return "write 'skip' in the configuration file; 'config --init' writes one"
    case "--include", "--ext", "--extension", "--extensions", "--files":
      return "name the files or folders; 'skip' in the configuration file leaves some out"
    case "--stdin": return "write - in place of a file"
    case "--cache", "--no-cache", "--cache-location": return "nothing is cached; remove the option"
    case "--silent": return "use --quiet"
    case "--explain": return "use 'explain RULE'; only narrate has --explain"
    case "--reporter", "--formatter": return "use --report"
    case "--sarif", "--junit", "--markdown", "--checkstyle", "--csv", "--github", "--gitlab", "--xcode":
      return "use --report \(option.dropFirst(2))"
    case "--no-warnings", "--errors-only", "--quiet-warnings": return "use --fail-on error; --quiet prints less"
    case "--language": return "the key 'language' of a description sets it"
    case "--voice", "--rate", "--pitch", "--volume": return "only speak has it: \(_commandName) speak FILE"
    case "--report-file", "--report-path": return "use --report NAME=FILE"
    case "--rule", "--tag", "--only-rule", "--only-rules", "--rules", "--tags": return "use --only"
    case "--generate-baseline", "--create-baseline", "--update-baseline": return "use --write-baseline"
    case "--print-config", "--show-config": return "use the command 'config'"
    case "--list-rules": return "use the command 'rules'"
    case "--fail-on", "--baseline", "--write-baseline", "--only", "--enable", "--disable":
      return "only the audit has it: \(_commandName) FILE"
    case "--init": return "use 'config --init'"
    case "--narrate", "--speak", "--draw", "--explore":
      return hasAudit
        ? "it is a command: a11y-audit \(option.dropFirst(2)) FILE"
        : "a11y-audit has it: a11y-audit \(option.dropFirst(2)) FILE, for screens"
    case "--json", "-f": return "use --format"
    case "-c": return "use --config"
    case "--out", "--output", "-o", "--output-file":
      if usage.contains("--output <") || isOf(["narrate", "speak", "convert"]) { return "use --output FILE" }
      return isOf(["schema", "rules", "config", "formats", "explain", "keys", "languages", "profiles", "draw"])
        ? "it prints to standard output; redirect it with > FILE" : "use --report NAME=FILE"
    default: return Suggestion.nearest(to: option, among: ["--help", "--version"]).map { "did you mean '\($0)'?" }
    }
  }

  private static func audit(_ option: String) -> String { "only the audit has it: \(_commandName) FILE \(option)" }

  /// An option of the audit, given to another command.
  private static func otherCommand(_ option: String, _ isOf: ([String]) -> Bool) -> String? {
    switch option {
    case "--report" where isOf(["narrate", "diff", "contract", "classes", "rules"]):
      let markdown = isOf(["diff", "contract"]) ? ", markdown" : ""
      return "use --format text, json\(markdown), and --output FILE"
    case "--html" where isOf(["diff"]): return "use --format; 'diff --help' lists the formats"
    case "--html": return "use --report html=FILE"
    case "--no-group" where _commandName == "a11y-lint": return "a11y-lint lists each finding; remove the option"
    default: return isOf(["audit", "lint", "merge"]) ? nil : audit(option)
    }
  }

  /// The parser's message, with an answer to an option of another tool, and without a suggestion that is another option
  /// and not a slip.
  private static func answered(_ message: String) -> String {
    guard let match = message.firstMatch(of: /Unknown option '([^']*)'(\. Did you mean '([^']*)'\?)?/) else {
      return message
    }
    let option = String(match.1)
    let near = match.3.flatMap { Suggestion.nearest(to: option, among: [String($0)]) }
    let answer = answer(to: option, in: message) ?? near.map { "did you mean '\($0)'?" }
    let told = "Unknown option '\(option)'" + (answer.map { "; \($0)" } ?? "")
    return message.replacing(match.0, with: told, maxReplacements: 1)
  }

  /// The parser's own exit status for bad usage is 64; ours is 2, as linters have it.
  private static func finish(after error: any Error) -> Never {
    if let failure = error as? Failure {
      failure.tell(by: _commandName)
      exit(withError: ExitCode(2))
    }
    let code = exitCode(for: error)
    let message = answered(fullMessage(for: error))
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
    // The same form as all other errors.
    let told = message.hasPrefix("Error: ") ? "\(_commandName): error: " + message.dropFirst("Error: ".count) : message
    StandardStreams.printError(told)
    exit(withError: ExitCode(2))
  }
}
