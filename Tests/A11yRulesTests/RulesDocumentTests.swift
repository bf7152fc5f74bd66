import Documentation
import Foundation
import Testing

/// What is written for people cannot drift from the catalog.
@Suite struct RulesDocumentTests {
  @Test(
    "a document says what the catalog says; RECORD=1 swift test writes it",
    arguments: [("Rules.md", RulesDocument.markdown), ("Criteria.md", CriteriaDocument.markdown)])
  func document(_ name: String, _ markdown: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/\(name)")
    let written = try? String(contentsOf: file, encoding: .utf8)
    if written == markdown { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try markdown.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded Docs/\(name); read it before committing it")
    } else {
      #expect(written == markdown)
    }
  }
}
