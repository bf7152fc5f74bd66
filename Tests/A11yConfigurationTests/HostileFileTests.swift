import A11yConfiguration
import A11yCore
import Testing

/// A configuration comes with a pull request: what is in it is anybody's.
@Suite struct HostileFileTests {
  @Test(
    "a file that is not a document is rejected with its location",
    arguments: [
      ("rules: [", "2:1: error: the file is not valid YAML: did not find expected node content"),
      ("rules:\n\ttext: off\n", "2:1: error: the file is not valid YAML: found a tab; indent with spaces"),
      ("skip: a\nskip: b\n", "2:1: error: the file has a duplicate key, first given on line 1"),
      ("a: *b\n", "1:4: error: the file refers to an anchor that is not defined above"),
      ("a: &a [*a]\n", "1:8: error: the file refers to an anchor that is not defined above"),
      ("? [a]\n: b\n", "1:3: error: the file has a key that is not a string"),
      ("a: !!python/object b\n", "1:4: error: the file has a tag; tags are not supported"),
      ("a: b\n---\nc: d\n", "2:1: error: the file contains a second document"),
    ])
  func refused(_ file: String, _ message: String) {
    #expect(Project(file).mistakes() == [".a11y-audit.yml:\(message)"])
  }

  @Test("invalid UTF-8 is reported with its location", arguments: [[0xFF, 0xFE], [0xC3, 0x28]] as [[UInt8]])
  func bytes(_ bytes: [UInt8]) {
    struct Disk: ConfigurationDisk {
      var bytes: [UInt8]
      func read(_ path: FilePath) throws -> [UInt8]? { bytes }
      func exists(_ path: FilePath) -> Bool { !path.text.hasSuffix(".git") }
      func resolved(_ path: FilePath) -> FilePath? { path }
      func belongsToOther(_ path: FilePath) -> Bool { false }
    }
    let loader = ConfigurationLoader(
      Project.vocabulary, workingFolder: "/", disk: Disk(bytes: Array("rules:\n  é: ".utf8) + bytes))
    #expect(throws: ConfigurationError.self) { try loader.configuration(in: "/") }
    do {
      _ = try loader.configuration(in: "/")
    } catch {
      #expect(error.mistakes.map { "\($0)" } == [".a11y-audit.yml:2:6: error: the file is not valid UTF-8"])
    }
  }

  @Test("deep nesting is rejected, in brackets and in lines", arguments: ["[", "- ", "{a: ", "a:\n "])
  func deep(_ level: String) {
    let mistakes = Project("rules: " + String(repeating: level, count: 5000)).mistakes()
    #expect(mistakes.count == 1)
  }

  @Test("an alias stands for what it names")
  func alias() throws {
    let file = "rules:\n  target-size: &half {severity: notice}\n  generic-name: *half\n"
    #expect(
      try Project(file).state(of: "generic-name") == "on (default), notice (.a11y-audit.yml:2:23)")
  }

  @Test("names of names of names take no time")
  func bomb() {
    var file = "x0: &x0 [a, a, a, a, a, a, a, a, a, a]\n"
    for level in 1...40 {
      let names = [String](repeating: "*x\(level - 1)", count: 10).joined(separator: ", ")
      file += "x\(level): &x\(level) [\(names)]\n"
    }
    #expect(Project(file + "skip: *x40\n").mistakes().count == 42 + 9 - 1)
  }

  @Test("one entry that stands for twenty thousand is not followed to the end")
  func many() {
    let rules = Project.vocabulary.rules.map { "    \($0.info.id): off\n" }.joined()
    let file = "overrides:\n  - &a\n    files: x\n    rules:\n  \(rules.replacing("\n    ", with: "\n      "))"
    let names = [String](repeating: "  - *a\n", count: 20_000).joined()
    #expect(
      Project(file + names).mistakes().map { $0.split(separator: ": ").last }
        == ["the file has more than 20000 values, including aliases"])
  }

  @Test("what a file holds reaches no terminal raw")
  func escapes() {
    #expect(
      Project("\"a\\e[31m\": b\n").mistakes().map { String($0.prefix(60)) }
        == [".a11y-audit.yml:1:1: error: unknown key 'a\\u{1B}[31m'; expec"])
  }
}
