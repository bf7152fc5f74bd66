import Foundation
import TestSupport
import Testing

/// Every report of the linter names the linter.
@Suite struct LintReportTests {
  @Test(
    "a report names its tool",
    arguments: [
      ("json", #""tool": "a11y-lint""#), ("sarif", #""name": "a11y-lint""#),
      ("junit", #"<testsuites name="a11y-lint""#),
      ("junit", #"classname="a11y-lint.fixed-font""#), ("checkstyle", #"source="a11y-lint.fixed-font""#),
      ("markdown", "### Accessibility of the source\n"),
    ])
  func name(_ report: String, _ words: String) throws {
    try LintProject.with { folder in
      let text = try Tool.lint(["Sources", "--report", report], in: folder).output.replacing("\" : ", with: "\": ")
      #expect(text.contains(words))
      #expect(!text.contains("a11y-audit"))
    }
  }

  @Test("JUnit has a case that passes for every rule that found nothing")
  func passes() throws {
    let text = try Tool.lint(["Fixtures/source/switch/Right.swift", "--report", "junit"]).output
    #expect(text.contains(#"<testcase classname="a11y-lint.fixed-font" name="fixed-font: no findings">"#))
    #expect(!text.contains("<skipped"))
  }

  @Test("SARIF and JSON say what a finding is in")
  func declaration() throws {
    try LintProject.with { folder in
      let json = try Tool.lint(["Sources/Banner.swift", "--report", "json"], in: folder).output
      #expect(json.contains(#"Banner/prepare()"#))
      let sarif = try Tool.lint(["Sources/Banner.swift", "--report", "sarif"], in: folder).output
      #expect(sarif.contains(#""Banner/prepare()""#))
    }
  }
}
