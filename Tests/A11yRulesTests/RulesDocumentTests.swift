import A11yRules
import Foundation
import Testing

/// What is written for people cannot drift from the catalogue.
@Suite struct RulesDocumentTests {
  @Test("Docs/Rules.md is what the catalogue says; RECORD=1 swift test writes it")
  func rules() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/Rules.md")
    let written = try? String(contentsOf: file, encoding: .utf8)
    if written == RulesDocument.markdown { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try RulesDocument.markdown.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded Docs/Rules.md; read it before committing it")
    } else {
      #expect(written == RulesDocument.markdown)
    }
  }
}
