import Testing

@testable import A11yCommand

/// What people type that the parser would take for something else. Tests of the command run the tool with some of it.
@Suite struct ArgumentMistakesTests {
  private static let commands = [
    "audit", "stream", "lsp", "mcp", "merge", "narrate", "speak", "explore", "draw", "diff", "convert", "rules",
    "explain", "docs", "new", "keys", "schema", "formats", "profiles", "reports", "languages", "config", "lint", "help",
  ]

  private func message(_ words: [String]) -> String? {
    ArgumentMistakes(words: words, tool: "a11y-audit", commands: Self.commands).message
  }

  @Test(
    "a mistake is answered with what to write",
    arguments: [
      (["audti", "a.json"], "unknown command 'audti'; did you mean 'audit'?"),
      (["roles"], "unknown command 'roles'; did you mean 'keys'?"),
      (["help", "narate"], "unknown command 'narate'; did you mean 'narrate'?"),
      (["completions"], "unknown command 'completions'; write a11y-audit --generate-completion-script bash"),
      (["autocorrect"], "write: a11y-audit FILE --fix"), (["fix", "a.json"], "write: a11y-audit a.json --fix"),
      (["init"], "a11y-audit new NAME"), (["rules", "target-size"], "write 'a11y-audit explain target-size'"),
      (["reports", "sarif"], "'reports' takes no argument"), (["a.json", "-j4"], "Unknown option '-j4'; write -j 4"),
      (["a.json", "-j", "-1"], "--jobs must be 1 to 1024, found -1"),
      (["a.json", "\u{2014}fail-on", "warning"], "begins with a long dash; write --fail-on"),
      (["--report", "sarif", "out.sarif", "a.json"], "write --report sarif=out.sarif"),
      (
        ["--fail-on", "warning", "narrate", "a.json"],
        "write the command first: a11y-audit narrate a.json --fail-on warning"
      ),
      (["diff", "a.json", "b.json", "--baseline", "c.json"], "Unknown option '--baseline'; only the audit has it"),
    ])
  func answered(_ words: [String], _ answer: String) throws {
    let found = try #require(message(words))
    #expect(found.contains(answer), "\(found)")
  }

  @Test(
    "what is no mistake has no answer",
    arguments: [
      ["narrate", "a.json"], ["./a.json"], ["-"], [], ["--help"], ["help", "narrate"], ["speak", "--list-voices"],
      ["---completion", "explain", "--", "positional@0", "2", "0", "a11y-audit", "explain", "x"],
    ])
  func accepted(_ words: [String]) {
    #expect(message(words) == nil)
  }
}
