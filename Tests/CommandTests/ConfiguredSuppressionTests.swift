import Foundation
import TestSupport
import Testing

/// Findings accepted in `.a11y-audit.yml`, and what is reported of those that accept nothing.
@Suite struct ConfiguredSuppressionTests {
  private static let tree = """
    {"class": "UIView", "frame": [0, 0, 390, 844], "children": [
      {"class": "UIButton", "label": "Pay", "frame": [0, 0, 30, 30], "identifier": "pay"},
      {"class": "UIButton", "label": "Send", "frame": [0, 100, 44, 44], "identifier": "send"}
    ]}

    """

  private func audit(_ suppressions: String, _ arguments: [String]) throws -> Tool.Run {
    let files = ["s/.git/HEAD": "", "s/a.json": Self.tree, "s/.a11y-audit.yml": "suppress:\n" + suppressions]
    return try Tool.withFiles(files) { folder in
      let rules = ["--only", "target-size", "--only", "unmatched-suppression", "--quiet", "--notices"]
      return try Tool.run(arguments + rules, in: folder.appending(path: "s"))
    }
  }

  private func findings(_ run: Tool.Run) -> [String] { run.output.split(separator: "\n").dropLast().map(String.init) }

  private static let small =
    #"a.json:2:3: warning: button "Pay": is 30 × 30 points, needs 44 × 44 [target-size]"#

  @Test("a suppressed finding is counted and not listed")
  func accepted() throws {
    let run = try audit("  - {rule: target-size, identifier: pay, reason: so}\n", ["a.json"])
    #expect(run.output == "no findings · suppressed: 1 · 2 elements in 1 screen\n")
    #expect(run.status == 0)
  }

  @Test("a suppression is reported if its control was checked and has no such finding")
  func unused() throws {
    let run = try audit("  - {rule: target-size, identifier: send, reason: so}\n", ["a.json"])
    let said = #"suppression "target-size": suppresses no finding [unmatched-suppression]"#
    #expect(findings(run) == [".a11y-audit.yml:2:5: notice: \(said)", Self.small])
  }

  @Test(
    "a suppression without a matching control is reported if all files, or the files that it names, were read",
    arguments: [true, false])
  func nowhere(_ isWhole: Bool) throws {
    let said = #"suppression "target-size": matches no control [unmatched-suppression]"#
    let expected = isWhole ? [".a11y-audit.yml:2:5: warning: \(said)", Self.small] : [Self.small]
    let anywhere = try audit("  - {rule: target-size, identifier: gone, reason: so}\n", [isWhole ? "." : "a.json"])
    #expect(findings(anywhere) == expected)
    let file = isWhole ? "a.json" : "*.json"
    let named = try audit("  - {rule: target-size, identifier: gone, reason: so, file: '\(file)'}\n", ["a.json"])
    #expect(findings(named) == expected)
  }

  @Test("a suppression whose rule does not run is not reported")
  func notRun() throws {
    let run = try audit("  - {rule: role-in-label, identifier: pay, reason: so}\n", ["."])
    #expect(findings(run) == [Self.small])
  }

  @Test("an expired suppression does not apply and is reported as a warning")
  func ended() throws {
    let entry = "  - {rule: target-size, identifier: pay, reason: so, until: 2026-03-31}\n"
    let last = try audit(entry, ["a.json", "--today", "2026-03-31"])
    #expect(last.output == "no findings · suppressed: 1 · 2 elements in 1 screen\n")
    let after = try audit(entry, ["a.json", "--today", "2026-04-01", "--fail-on", "warning"])
    let said = #"suppression "target-size": expired on 2026-03-31 [unmatched-suppression]"#
    #expect(findings(after) == [".a11y-audit.yml:2:5: warning: \(said)", Self.small])
    #expect(after.status == 1)
  }

  @Test("a day that does not exist is invalid usage")
  func today() throws {
    let run = try Tool.run(["Fixtures/screens/camera/tree.json", "--today", "2026-02-30"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a11y-audit: error: The value '2026-02-30' is invalid for '--today <day>'"))
  }
}
