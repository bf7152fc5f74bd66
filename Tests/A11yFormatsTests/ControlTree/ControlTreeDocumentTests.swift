import A11yFormats
import Documentation
import Foundation
import Testing

/// What is written for people and editors cannot drift from the declarations.
@Suite struct ControlTreeDocumentTests {
  static let documents = [
    ("Docs/ControlTree.md", ControlTreeReference.markdown),
    ("Docs/schema/control-tree.schema.json", ControlTreeSchema.json),
    ("Sources/a11y-audit/ControlTreeSchemaText.swift", ControlTreeSchema.swift),
  ]

  @Test("A document is what the declarations say; RECORD=1 swift test writes it", arguments: documents)
  func document(_ path: String, _ text: String) throws {
    let file = PackageFolder.root.appending(path: path)
    let written = try? String(contentsOf: file, encoding: .utf8)
    if written == text { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path); read it before committing it")
    } else {
      #expect(written == text)
    }
  }
}
