import A11yReports
import Documentation
import Foundation
import TestSupport
import Testing

/// What is written for people cannot drift from the reporters.
@Suite struct ReportsDocumentTests {
  @Test("Docs/Reports.md is what the reporters declare; RECORD=1 swift test writes it")
  func document() throws {
    try Golden.check(ReportsDocument.markdown, against: Tool.root.appending(path: "Docs/Reports.md"))
  }

  @Test("every reporter declares who reads it, and no name is taken twice")
  func declarations() throws {
    #expect(Set(ReportTests.names).count == ReportTests.names.count)
    for reporter in Reporters.all {
      #expect(reporter.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(reporter.summary.hasPrefix("for "))
      #expect(!reporter.consumer.isEmpty)
      #expect(reporter.details.hasSuffix(".") || reporter.details.hasSuffix(")"))
      #expect(Reporters.named(reporter.name) == reporter)
    }
  }
}
