import A11yFormats
import Documentation
import Foundation
import TestSupport
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
    try Golden.check(text, against: Tool.root.appending(path: path))
  }
}
