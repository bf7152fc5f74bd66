import Foundation
import TestSupport
import Testing

/// Patterns and names in `.a11y-audit.yml` that apply to nothing, and words that other tools have.
@Suite struct ConfiguredPatternTests {
  private static let screen = """
    screen "Pay" 390x844 en
      text "Pay" traits=header frame=20,60,350,34
      IconButton "Close" role=button frame=20,700,44,44

    """

  private func run(_ configuration: String, _ arguments: [String] = ["."], _ files: [String: String] = [:]) throws
    -> Tool.Run
  {
    let all = [".a11y-audit.yml": configuration, "App/pay.outline": Self.screen, ".git/HEAD": ""]
    return try Tool.withFiles(all.merging(files) { $1 }) { try Tool.run(arguments, in: $0) }
  }

  @Test(
    "a pattern that matches no file is reported with its place",
    arguments: [
      ("skip: Legcy\n", "1:7: warning: 'skip' has the pattern 'Legcy'"),
      ("skip:\n  - 'Legcy/**'\n", "2:5: warning: 'skip' has the pattern 'Legcy/**'"),
      ("skip: '**/*.generated.json'\n", "1:7: warning: 'skip' has the pattern '**/*.generated.json'"),
      ("overrides:\n  - files: Ap/**\n    grades: false\n", "2:12: warning: 'overrides' has the pattern 'Ap/**'"),
      ("components:\n  IconButtn: {label: title}\n", "2:3: warning: 'components' has the class 'IconButtn'"),
    ])
  func unmatched(_ configuration: String, _ warning: String) throws {
    let run = try run(configuration)
    #expect(run.errors.contains(".a11y-audit.yml:\(warning)"), "\(run)")
    #expect(run.status == 0)
  }

  @Test(
    "a pattern that matches, or may match what this run did not look at, is not",
    arguments: [
      ("skip: App/old.outline\n", ["App/old.outline": screen]), ("skip: Vendor\n", ["Vendor/a.txt": ""]),
      ("overrides:\n  - files: App/**\n    grades: false\n", [:]), ("skip: '**/*.swift'\n", [:]),
      ("components:\n  IconButton: {behavesAs: UIButton}\n", [:]), ("skip: '**/old/**'\n", [:]),
    ] as [(String, [String: String])])
  func matched(_ configuration: String, _ files: [String: String]) throws {
    let run = try run(configuration, ["."], files)
    #expect(!run.errors.contains("warning"), "\(run)")
  }

  @Test("a suppression for a file that is not there is reported, whatever is audited")
  func suppression() throws {
    let entry = "suppress:\n  - rule: target-size\n    file: App/apy.outline\n    reason: r\n"
    for input in [".", "App/pay.outline"] {
      let run = try run(entry, [input, "--notices"])
      #expect(run.output.contains(".a11y-audit.yml:2:5"), "\(run)")
      #expect(run.output.contains("matches no file"), "\(run)")
    }
  }

  @Test(
    "keys that people try have remedies",
    arguments: [
      ("ignore: [x]\n", "unknown key 'ignore'; write 'suppress' for findings, 'skip' for files"),
      ("overrides:\n  - paths: App\n", "unknown key 'paths'; write 'files'"),
      ("suppress:\n  - {rule: target-size, reason: r, label: x, expires: 2030-01-01}\n", "'expires'; write 'until'"),
      ("suppress:\n  - {rule: target-size, reason: r, id: x}\n", "'id'; write 'identifier'"),
      ("preset: wcag-aa\n", "unknown key 'preset'; write 'only' with tags"),
      ("only: contrast\n", "unknown rule 'contrast'; did you mean 'text-contrast'"),
      ("only: wcag2aa\n", "unknown rule 'wcag2aa'; did you mean 'wcag22aa'?"),
    ])
  func remedies(_ configuration: String, _ remedy: String) throws {
    let run = try run(configuration)
    #expect(run.status == 2)
    #expect(run.errors.contains(remedy), "\(run)")
  }

  @Test("a report of the tool is not taken for a misnamed configuration; .a11y-audit.yml.txt is")
  func names() throws {
    let report = try run("", ["App/pay.outline", "--report", "json"]).output
    let clean = try run("", ["."], ["a11y-audit.json": report])
    #expect(!clean.errors.contains("rename"), "\(clean)")
    let named = try run("", ["."], [".a11y-audit.yml.txt": "failOn: never\n"])
    #expect(named.errors.contains(".a11y-audit.yml.txt is not read; rename it to .a11y-audit.yml"), "\(named)")
  }

  @Test("config states how to show a configuration file, and whether there is one")
  func config() throws {
    let missing = try run("", ["config", "base.yml"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("no such file: base.yml"), "\(missing)")
    #expect(try run("", ["config", ".a11y-audit.yml"]).errors.contains("config --config .a11y-audit.yml"))
  }
}
