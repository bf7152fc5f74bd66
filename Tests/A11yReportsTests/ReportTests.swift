import A11yFormats
import A11yReports
import A11yRules
import Foundation
import TestSupport
import Testing

@testable import A11yCore

/// Every report is what its reader documents, whatever was found.
@Suite struct ReportTests {
  static let names = Reporters.all.map { $0.name }

  @Test("the reports of all screens match their consumer's grammar", arguments: names)
  func screens(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    var options = Nasty.options
    options.rules = Catalog.defaults.map(\.info)
    let folder = Tool.root.appending(path: "Fixtures/screens")
    let screens = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(screens.count >= 8)
    var all = AuditResult()
    for screen in screens {
      let bytes = try Data(contentsOf: folder.appending(path: "\(screen)/tree.json"))
      var result = AuditResult()
      for screen in try Formats.read([UInt8](bytes)) {
        result.add(Audit(rules: Catalog.defaults).run(AccessibilityTree(screen), file: "tree.json"))
      }
      #expect(ReportGrammar.faults(of: reporter, in: reporter.report(result, options: options)) == [])
      all.add(result)
    }
    #expect(all.findings.count > 15)
    #expect(ReportGrammar.faults(of: reporter, in: reporter.report(all, options: options)) == [])
  }

  @Test("the report of nasty texts has its reader's grammar and is what lies in Fixtures/reports", arguments: names)
  func nasty(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let text = reporter.report(Nasty.result, options: Nasty.options)
    #expect(ReportGrammar.faults(of: reporter, in: text) == [])
    try Golden.check(text, against: Tool.root.appending(path: "Fixtures/reports/nasty.\(name)"))
  }

  /// The JSON report keeps it as it is: shards are put together from it.
  @Test(
    "an unknown location is reported as line 1, column 1",
    arguments: names.filter { !["json", "jsonl"].contains($0) })
  func unknownPlace(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    var finding = Nasty.finding(["plain"], number: 0)
    finding.location = SourceLocation(line: 0, column: -1)
    finding.related = [Finding.Related(subject: finding.subject, location: finding.location)]
    let text = reporter.report(Nasty.result([finding]), options: Nasty.options)
    for wrong in ["0:-1", ":0:", "\"line\": 0,", "Line\": 0,", "Column\": -1", "line=\"0\"", "line=0", ",0,-1"] {
      #expect(!text.contains(wrong), "\(wrong)")
    }
  }

  @Test("no expectation lies in Fixtures/reports that nothing compares")
  func nothingUnused() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Tool.root.appending(path: "Fixtures/reports").path)
    #expect(files.sorted() == Self.names.map { "nasty.\($0)" }.sorted())
  }

  @Test("an empty report matches its consumer's grammar", arguments: names)
  func nothing(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    for result in [AuditResult(), AuditResult(controls: 3, screens: 1), Nasty.result([])] {
      let text = reporter.report(result, options: ReportOptions(version: "1.2.3"))
      #expect(ReportGrammar.faults(of: reporter, in: text) == [])
    }
  }

  @Test("the same findings give the same bytes", arguments: names)
  func sameBytes(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let first = reporter.report(Nasty.result, options: Nasty.options)
    for _ in 0..<3 { #expect(reporter.report(Nasty.result, options: Nasty.options) == first) }
  }

  @Test("JSON is indented and sorted as Foundation does it", arguments: ["json", "sarif", "gitlab"])
  func spacing(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    var finding = Nasty.finding(["plain \"text\" with \\ and a tab\t"], number: 1)
    finding.location = SourceLocation(line: 3, column: 5)
    let text = reporter.report(Nasty.result([finding]), options: Nasty.options)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    #expect(text == String(decoding: data, as: UTF8.self) + "\n")
  }

  @Test("a program reads the very text of a label in the JSON report", arguments: Nasty.texts)
  func roundTrip(_ text: String) throws {
    let report = JSONReporter.report(Nasty.result([Nasty.finding([text], number: 1)]), options: Nasty.options)
    let value = try #require(JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let finding = try #require(value.objects("findings").first)
    #expect(Array(finding.object("control").string("name").unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("more findings than a reader takes are cut by weight, and the report says so")
  func caps() throws {
    let findings = (0..<26_000).map { Nasty.finding(["Close"], number: $0) }
    var result = Nasty.result(findings)
    result.accepted = []
    let sarif = SARIFReporter.report(result, options: Nasty.options)
    #expect(sarif.contains("1000 of 26000 findings were left out: GitHub accepts 25000"))
    let log = try #require(JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
    let results = log.objects("runs").first?.objects("results") ?? []
    #expect(results.count == 25_000)
    #expect(results.count { $0.string("level") == "error" } == result.count(.error))
    #expect(MarkdownReporter.report(result, options: Nasty.options).utf8.count < 65_536)
    #expect(GitHubSummaryReporter.report(result, options: Nasty.options).utf8.count < 1 << 20)
    let github = GitHubReporter.report(result, options: Nasty.options)
    #expect(github.contains("25970 of 26000 findings have no annotation: GitHub shows 10 of a kind per step\n"))
  }
}
