import A11yCore
import Testing

@Suite struct GlobTests {
  @Test(
    "a pattern covers a path and what lies in a folder of it",
    arguments: [
      ("a.json", "a.json", true), ("a.json", "b/a.json", false), ("*.json", "a.json", true),
      ("*.json", "b/a.json", false),
      ("**/*.json", "a.json", true), ("**/*.json", "b/c/a.json", true), ("Legacy", "Legacy/a/b.json", true),
      ("Legacy/**", "Legacy/a/b.json", true), ("Legacy", "New/Legacy/b.json", false), ("a/**/b", "a/b/c", true),
      ("a/**/b", "a/x/y/b", true), ("a/?.txt", "a/b.txt", true), ("./a", "a/x", true), ("", "a", false),
      ("**", "a/b", true), ("a[1]", "a[1]", true), ("a[1]", "a1", false),
      ("**/**/**/**/**/**/**/**/x", "a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u/v/w/y", false),
      ("*a*a*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ])
  func path(_ pattern: String, _ path: String, _ isCovered: Bool) {
    #expect(Glob(pattern).matchesPath(FilePath(path)) == isCovered)
  }

  /// As `git check-ignore` and `fnmatch` answer.
  @Test(
    "in the dialect of shells brackets are sets and a backslash takes a meaning away",
    arguments: [
      ("[a-c].json", "b.json", true), ("[a-c].json", "d.json", false), ("[!a-c].json", "d.json", true),
      ("[^a-c].json", "a.json", false), ("[]a].json", "].json", true), ("[a-].json", "-.json", true),
      ("[[:digit:]]*.json", "1a.json", true), ("[[:digit:]]*.json", "a1.json", false), ("[ab", "[ab", true),
      (#"\*.json"#, "*.json", true), (#"\*.json"#, "a.json", false), (#"[\]].json"#, "].json", true),
      ("a**b", "axxb", true), ("*", "a/b", false), ("**/b", "b", true), ("**/b", "a/a/b", true), ("a/**", "a", false),
      ("a/**", "a/b/c", true), ("**", "a", true),
      ("?.json", "\u{FC}.json", true), ("?.json", "u\u{308}.json", false), ("\u{FC}*", "u\u{308}x", false),
    ])
  func shell(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(Glob(pattern, .shell).matches(components: FilePath(path).components) == isMatch)
  }

  @Test(
    "in a word every character but * and ? stands for itself",
    arguments: [
      ("Close", "Close", true), ("Close", "close", false), ("Cl*", "Close / Back", true), ("*", "", true),
      ("?", "", false),
      ("a/b", "a/b", true), ("a*c*e", "abcde", true), ("a*c*e", "abcd", false),
    ])
  func word(_ pattern: String, _ word: String, _ isMatch: Bool) {
    #expect(Glob(pattern).matchesWord(word) == isMatch)
  }

  @Test("brackets that are never closed are read once", arguments: ["[", "[[:", "[a-", "[!", #"[\"#, "**/[", "*["])
  func open(_ pattern: String) {
    let glob = Glob(String(repeating: pattern, count: 200_000), .shell)
    #expect(!glob.matches(components: ["a"]))
  }

  @Test(
    "only days that exist are read",
    arguments: [
      ("2026-12-31", true), ("2024-02-29", true), ("2026-02-29", false), ("2100-02-29", false), ("2026-04-31", false),
      ("2026-13-01", false), ("2026-1-1", false), ("2026-00-10", false), ("tomorrow", false), ("2026-12-31T", false),
      ("+026-12-31", false),
    ])
  func day(_ text: String, _ exists: Bool) {
    #expect((Day(text).map { "\($0)" } == text) == exists)
  }
}
