import Documentation
import Foundation
import TestSupport
import Testing

/// What is written for people cannot drift from the catalog.
@Suite struct SourceRulesDocumentTests {
  @Test("Docs/SourceRules.md is what the catalog says; RECORD=1 swift test writes it")
  func rules() throws {
    try Golden.check(SourceRulesDocument.markdown, against: Tool.root.appending(path: "Docs/SourceRules.md"))
  }
}
