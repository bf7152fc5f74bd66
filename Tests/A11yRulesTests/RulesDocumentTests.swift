import Documentation
import Foundation
import TestSupport
import Testing

/// What is written for people cannot drift from the catalog.
@Suite struct RulesDocumentTests {
  @Test(
    "a document says what the catalog says; RECORD=1 swift test writes it",
    arguments: [("Rules.md", RulesDocument.markdown), ("Criteria.md", CriteriaDocument.markdown)])
  func document(_ name: String, _ markdown: String) throws {
    try Golden.check(markdown, against: Tool.root.appending(path: "Docs/\(name)"))
  }
}
