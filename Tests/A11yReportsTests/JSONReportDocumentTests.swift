import A11yReports
import Documentation
import Foundation
import TestSupport
import Testing

@testable import A11yCore

/// What is said of the JSON report's fields cannot drift from what is written.
@Suite struct JSONReportDocumentTests {
  static let documents = [
    ("Docs/JSONReport.md", JSONReportReference.markdown),
    ("Docs/schema/json-report.schema.json", JSONReportSchema.json),
    ("Docs/schema/stream-input.schema.json", JSONReportSchema.streamInput),
    ("Docs/schema/stream-output.schema.json", JSONReportSchema.streamOutput),
  ]

  @Test("a document is what the fields' declarations say; RECORD=1 swift test writes it", arguments: documents)
  func document(_ path: String, _ text: String) throws {
    try Golden.check(text, against: Tool.root.appending(path: path))
  }

  @Test("every field of a report is declared, and every declared field is found in a report")
  func closedWorld() throws {
    var result = Nasty.result
    result.omissions = [
      AuditResult.Omission(file: "a.json", location: SourceLocation(line: 1, column: 1), message: "cut short")
    ]
    result.known = result.findings
    result.settledInCode = 2
    result.examined = [.buttons: 3, .unresolvedOutlets: 1]
    result.unread = ["b.json: error: No such file or directory"]
    result.unchanged = ["c.json"]
    result.exempt = ["d.swift"]
    result.records = [FileRecord(path: "a.json", of: result)]
    result.findings[0].subject.anchor = "form"
    result.findings[0].subject.declaration = "Form/body"
    result.findings[0].subject.lookup = "outlet closeButton"
    result.findings[0].related.append(
      Finding.Related(
        subject: result.findings[0].subject, location: SourceLocation(line: 1, column: 1), file: "A.swift",
        message: "is declared here"))
    result.accepted[1].finding.subject.anchor = "form"
    let end = SourceLocation(line: 1, column: 8)
    result.findings[0].end = end
    result.findings[0].related[result.findings[0].related.count - 1].end = end
    result.accepted[1].finding.end = end
    let report = try object(JSONReporter.report(result, options: Nasty.options))
    let definitions = try object(JSONReportSchema.json).object("$defs")
    var met: Set<String> = []
    collect(report, of: "report", definitions, into: &met)
    let declared = definitions.flatMap { name, definition in
      (definition as? [String: Any] ?? [:]).object("properties").keys.map { "\(name).\($0)" }
    }
    #expect(met.sorted() == declared.sorted())
  }

  @Test("a field that is not optional is in every object of its kind, also where nothing was found")
  func nothing() throws {
    let report = try object(JSONReporter.report(AuditResult(), options: ReportOptions(version: "1.2.3")))
    let definition = try object(JSONReportSchema.json).object("$defs").object("report")
    #expect(report.keys.sorted() == (definition["required"] as? [String])?.sorted())
  }

  @Test("every field of an answer in a stream is declared, and every declared field is found in one")
  func answers() throws {
    var answer = StreamAnswer(id: .text("a"), status: .error, file: "a.json")
    answer.result = Nasty.result
    answer.result?.omissions = [
      AuditResult.Omission(file: "a.json", location: SourceLocation(line: 1, column: 1), message: "cut short")
    ]
    answer.result?.settledInCode = 2
    answer.faults = [.init("is wrong", at: SourceLocation(line: 1, column: 1))]
    answer.utterances = { _ in }
    let heading = StreamAnswer.heading(tool: "a11y-audit", version: "1", rules: ["a"])
    let definitions = try object(JSONReportSchema.streamOutput).object("$defs")
    var met: Set<String> = []
    collect(try object(answer.line), of: "answer", definitions, into: &met)
    collect(try object(heading), of: "heading", definitions, into: &met)
    let own = ["answer", "heading", "counts", "fault"]
    let declared = own.flatMap { name in definitions.object(name).object("properties").keys.map { "\(name).\($0)" } }
    #expect(met.filter { field in own.contains { field.hasPrefix("\($0).") } }.sorted() == declared.sorted())
    #expect(answer.line.filter { $0 == "\n" }.count == 1)
  }

  @Test("a field that is not optional is in the shortest answer, too")
  func shortestAnswer() throws {
    let definition = try object(JSONReportSchema.streamOutput).object("$defs").object("answer")
    let answer = try object(StreamAnswer(id: nil, status: .ok).line)
    #expect(answer.keys.sorted() == (definition["required"] as? [String])?.sorted())
  }

  /// `report.findings`, `finding.rule` and so on, for every member there is.
  private func collect(
    _ value: Any, of name: String, _ definitions: [String: Any], into met: inout Set<String>
  ) {
    for (key, member) in value as? [String: Any] ?? [:] {
      met.insert("\(name).\(key)")
      let declaration = definitions.object(name).object("properties").object(key)
      let reference = declaration.string("$ref") + declaration.object("items").string("$ref")
      guard !reference.isEmpty else { continue }
      let kind = String(reference.dropFirst("#/$defs/".count))
      for item in member as? [Any] ?? [member] { collect(item, of: kind, definitions, into: &met) }
    }
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}
