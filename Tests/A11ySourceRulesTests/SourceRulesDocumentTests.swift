import Documentation
import Foundation
import TestSupport
import Testing

/// What is written for people cannot drift from the catalog.
@Suite struct SourceRulesDocumentTests {
  @Test("Docs/SourceRules.md is what the catalog says; RECORD=1 swift test writes it")
  func rules() throws {
    let file = Tool.root.appending(path: "Docs/SourceRules.md")
    let written = try? String(contentsOf: file, encoding: .utf8)
    if written == SourceRulesDocument.markdown { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try SourceRulesDocument.markdown.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded Docs/SourceRules.md; read it before committing it")
    } else {
      #expect(written == SourceRulesDocument.markdown)
    }
  }
}
