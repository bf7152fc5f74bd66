import TestSupport
import Testing

/// Words of other tools, where options, commands and rules are expected: each has an answer that works.
@Suite struct OtherToolsWordTests {
  @Test(
    "options and commands of other tools are answered",
    arguments: [
      (["a.json", "--autocorrect"], "use --fix"), (["a.json", "--dry-run"], "use --diff"),
      (["fix", "a.json"], "write: a11y-audit a.json --fix"),
      (["a.json", "--disable-rule", "target-size"], "use --disable"), (["a.json", "--rule", "x"], "use --only"),
      (["draw", "a.json", "--width", "80"], "use --columns"),
      (["narrate", "a.json", "--report", "json"], "use --format text, json"),
      (["speak", "a.json", "--voices"], "use --list-voices"), (["speak", "a.json", "--speed", "2"], "use --rate"),
      (["speak", "a.json", "--wav", "x"], "use --output FILE.wav"),
      (["a.json", "--stats"], "use --statistics"), (["a.json", "--since", "main"], "use --changed-since"),
      (["a.json", "--fix", "--unsafe"], "use --unsafe-fixes"),
      (["narrate", "a.json", "--fix"], "only the audit has it: a11y-audit FILE --fix"),
      (["a.json", "--set", "target-size=48"], "write the option after a period: --set target-size.minimum=48"),
    ])
  func options(_ arguments: [String], _ answer: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(answer), "\(run)")
  }

  @Test(
    "ids of axe, SwiftLint and WCAG are mapped to rules",
    arguments: [
      ("color-contrast", "'text-contrast'"), ("button-name", "'control-missing-name'"),
      ("image-alt", "'image-missing-name'"), ("touch-target", "'target-size'"),
      ("accessibility_label_for_image", "'image-missing-name'"), ("1.4.3", "'text-contrast'"),
      ("wcag143", "'text-contrast'"), ("WCAG 1.4.3", "'text-contrast'"), ("wcag2aa", "'wcag22aa'"),
      ("tap-without-trait", "'tap-without-trait' is a rule of a11y-lint"), ("contrast", "'text-contrast'"),
    ])
  func rules(_ word: String, _ answer: String) throws {
    for arguments in [["explain", word], ["a.json", "--only", word]] {
      let run = try Tool.run(arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains(answer), "\(run)")
    }
  }

  @Test("keys explains the words that it knows")
  func keys() throws {
    let run = try Tool.run(["keys", "hint", "hnit", "traits"])
    #expect(run.status == 2)
    #expect(run.output.contains("hint") && run.output.contains("traits"))
    #expect(run.errors.contains("unknown word 'hnit'; did you mean 'hint'?"))
  }

  @Test("new prints a command that can be pasted")
  func new() throws {
    try Tool.withTemporaryFolder { folder in
      let run = try Tool.run(["new", "my screen"], in: folder)
      #expect(run.output.contains("check it with: a11y-audit 'my screen.outline'\n"), "\(run)")
    }
  }
}
