import A11yCore
import A11yPlatform

/// What people type that the parser would take for something else: a command of another tool, a path without quotes.
struct ArgumentMistakes {
  /// As typed, without the tool's name.
  var words: [String]
  /// `a11y-audit`
  var tool: String
  /// The names of the tool's commands.
  var commands: [String]

  /// What to write; nil if nothing is wrong that is known here.
  var message: String? {
    // A shell asks what completes a line; it is not done yet.
    if words.first == "---completion" { return nil }
    let checks: [() -> String?] = [
      { unknownHelp }, { otherCommand }, { commandSecond }, { commandAfterOptions }, { optionOfAudit }, { revisions },
      { reportFile }, { argumentOfList }, { jobs }, { dash }, { pathWithSpaces }, { unknownCommand },
    ]
    return checks.lazy.compactMap { $0() }.first
  }

  /// Before `--`, which ends the options.
  private var options: ArraySlice<String> { words.prefix { $0 != "--" } }

  private func isFile(_ word: String) -> Bool { !word.isEmpty && FilePath(argument: word).exists }

  private func shown(_ words: some Sequence<String>) -> String {
    words.map { $0.escapedForDisplay.shellQuoted }.joined(separator: " ")
  }

  /// `help narate`
  private var unknownHelp: String? {
    guard words.first == "help", words.count > 1, !words[1].hasPrefix("-"), !commands.contains(words[1]) else {
      return nil
    }
    return "unknown command '\(words[1].escapedForDisplay)'" + Suggestion.question(for: words[1], among: commands)
  }

  /// A command of another tool that is something else here.
  private var otherCommand: String? {
    guard let first = words.first, !commands.contains(first), !isFile(first) else { return nil }
    switch first {
    case "fix", "autocorrect", "correct":
      let files = words.dropFirst().filter { !$0.hasPrefix("-") }
      return "write: \(tool) \(files.isEmpty ? "FILE" : shown(files)) --fix"
    case "init":
      return commands.contains("new")
        ? "write '\(tool) new NAME' for a description, or '\(tool) config --init' for a configuration file"
        : "write '\(tool) config --init'"
    case "completion", "completions":
      return "unknown command '\(first)'; write \(tool) --generate-completion-script bash, zsh or fish"
    case "version": return "unknown command 'version'; write --version"
    default: return nil
    }
  }

  /// `tree.json narrate`
  private var commandSecond: String? {
    guard words.count == 2, commands.contains(words[1]), words[1] != "help", isFile(words[0]), !isFile(words[1]) else {
      return nil
    }
    return "write the command first: \(tool) \(words[1]) \(shown(words.prefix(1)))"
  }

  /// `--fail-on warning narrate tree.json`: the audit, which is the default, would open `narrate`.
  private var commandAfterOptions: String? {
    guard let first = options.first, first.hasPrefix("-"), first != "-",
      !options.contains(where: { ["--help", "-h", "-help", "--version"].contains($0) }),
      let place = options.firstIndex(where: { commands.contains($0) && $0 != "help" && !isFile($0) })
    else { return nil }
    let rest = words[(place + 1)...] + words[..<place]
    return "write the command first: \(tool) \(words[place]) \(shown(rest))"
  }

  /// An option of the audit, with its value, given to `diff`: the parser takes the value for an input.
  private var optionOfAudit: String? {
    guard words.first == "diff",
      let option = options.first(where: { word in Self.auditOptions.contains { word == $0 || word.hasPrefix($0 + "=") }
      })
    else { return nil }
    return
      "Unknown option '\(option.prefix { $0 != "=" })'; only the audit has it: \(tool) FILE \(option.escapedForDisplay)"
  }

  private static let auditOptions = ["--baseline", "--write-baseline", "--changed-since", "--prune", "--strict"]

  /// `diff main HEAD`
  private var revisions: String? {
    let inputs = words.dropFirst().filter { !$0.hasPrefix("-") }
    guard words.first == "diff", inputs.count == 2, !inputs.contains(where: isFile),
      Self.mayBeRevision(inputs[0])
    else { return nil }
    return """
      '\(inputs[0].escapedForDisplay)' and '\(inputs[1].escapedForDisplay)' are not files; to compare with a commit: \
      git worktree add ../old \(inputs[0].escapedForDisplay); \(tool) diff ../old .
      """
  }

  private static func mayBeRevision(_ word: String) -> Bool {
    word.wholeMatch(of: /(HEAD|main|master|develop|origin\/.+|[0-9a-f]{7,40})([~^@].*)?|v[0-9.]+/) != nil
  }

  /// `--report sarif out.sarif`
  private var reportFile: String? {
    guard let option = words.firstIndex(of: "--report"), words.count > option + 2, !words[option + 1].contains("="),
      words[option + 2].contains("."), !words[option + 2].hasPrefix("-"), !isFile(words[option + 2]),
      Self.reportEndings.contains(where: words[option + 2].hasSuffix)
    else { return nil }
    return "write --report \(words[option + 1].escapedForDisplay)=\(words[option + 2].escapedForDisplay)"
  }

  /// Of files that are written, and not read.
  private static let reportEndings = [".sarif", ".html", ".md", ".csv", ".junit.xml", ".svg", ".jsonl"]

  /// `rules target-size`, `reports sarif`
  private var argumentOfList: String? {
    guard words.count == 2, !words[1].hasPrefix("-") else { return nil }
    switch words[0] {
    case "rules": return "write '\(tool) explain \(words[1].escapedForDisplay)'"
    case "reports", "profiles", "schema": return "'\(words[0])' takes no argument; write '\(tool) \(words[0])'"
    default: return nil
    }
  }

  /// `-j4`, as make takes it, and `-j -1`, which the parser takes for two options.
  private var jobs: String? {
    if let word = options.first(where: { $0.hasPrefix("-j") && Self.isNumber($0.dropFirst(2)) }) {
      return "Unknown option '\(word)'; write -j \(word.dropFirst(2))"
    }
    guard let option = options.firstIndex(where: { $0 == "-j" || $0 == "--jobs" }), option + 1 < options.endIndex,
      options[option + 1].hasPrefix("-"), Self.isNumber(options[option + 1].dropFirst())
    else { return nil }
    return "--jobs must be 1 to 1024, found \(options[option + 1])"
  }

  private static func isNumber(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// `—fail-on`, as a word processor or a wiki has it.
  private var dash: String? {
    guard let word = options.first(where: { $0.first == "\u{2014}" || $0.first == "\u{2013}" }), !isFile(word) else {
      return nil
    }
    let name = word.drop { $0 == "\u{2014}" || $0 == "\u{2013}" || $0 == "-" }
    return "'\(word.escapedForDisplay)' begins with a long dash; write --\(String(name).escapedForDisplay)"
  }

  /// `Crear Pizza/Main.storyboard` without quotes is two words, and a file.
  private var pathWithSpaces: String? {
    for start in words.indices where !words[start].hasPrefix("-") && !isFile(words[start]) {
      for end in words.indices where end > start && end - start < 8 {
        let path = words[start...end].joined(separator: " ")
        if isFile(path) { return "quote the path: \(path.escapedForDisplay.shellQuoted)" }
      }
    }
    return nil
  }

  /// A first word that is neither a file nor a command.
  private var unknownCommand: String? {
    guard let word = words.first, !word.isEmpty, !word.hasPrefix("-"),
      !word.contains(where: { "./\\*?[".contains($0) }),
      !commands.contains(word), !isFile(word)
    else { return nil }
    let near =
      (Self.synonyms[word] ?? []).first(where: commands.contains) ?? Suggestion.nearest(to: word, among: commands)
    if let near { return "unknown command '\(word.escapedForDisplay)'; did you mean '\(near)'?" }
    // A missing file is an error of the reports, too: what an earlier run left must not be taken for this one's.
    if words.contains(where: { $0.hasPrefix("--report") }) { return nil }
    return "'\(word.escapedForDisplay)' is neither a command nor a file; '\(tool) --help' lists the commands"
  }

  /// What other tools call a command of one of these.
  private static let synonyms: [String: [String]] = {
    let check = ["audit", "lint"]
    return [
      "check": check, "test": check, "validate": check, "verify": check, "scan": check, "analyze": check, "run": check,
      "transcribe": ["narrate"], "read": ["narrate"], "say": ["speak"], "play": ["speak"], "create": ["new"],
      "roles": ["keys"], "traits": ["keys"], "classes": ["keys"], "compare": ["diff"], "info": ["explain"],
      "list": ["rules"], "list-rules": ["rules"], "show": ["draw"], "render": ["draw"], "export": ["convert"],
    ]
  }()
}

/// The arguments of the command line as text.
enum Arguments {
  /// Without the tool's name. One that is not UTF-8 has the form of `FilePath.text`.
  static let all = raw.map { $0.text ?? $0.path.text }

  /// Those that are not UTF-8.
  static let encoded = raw.filter { $0.text == nil }.map(\.path.text)

  private static let raw: [(text: String?, path: FilePath)] = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    CommandLine.unsafeArgv[index].map { argument in
      var end = argument
      while end.pointee != 0 { end += 1 }
      let bytes = UnsafeRawBufferPointer(start: argument, count: end - argument)
      return (String(validatingCString: argument), FilePath(bytes: bytes))
    }
  }
}
