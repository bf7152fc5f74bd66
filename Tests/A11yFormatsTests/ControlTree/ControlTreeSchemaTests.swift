import A11yCore
import A11yFormats
import Documentation
import Foundation
import TestSupport
import Testing

/// The schema says what the reader does: a validator that is not ours is the witness.
@Suite(
  .enabled(
    if: SchemaValidator.isInstalled,
    "python3-jsonschema is not installed for /usr/bin/python3; Scripts/test installs it"))
struct ControlTreeSchemaTests {
  @Test("A document is valid exactly when the reader reads it without an error and without an unknown word")
  func agreement() throws {
    let documents = SchemaDocuments.all
    let results = try SchemaValidator.validate(documents, by: ControlTreeSchema.json)
    try #require(results.count == documents.count)
    let disputed = zip(documents, results).filter { Self.isRead($0) != $1 }.map { document, isValid in
      "\(document) is \(isValid ? "valid but refused" : "read but not valid")"
    }
    #expect(disputed == [])
  }

  @Test("Every fixture screen is valid, except for the one with a misspelled key")
  func fixtures() throws {
    let folder = Tool.root.appending(path: "Fixtures/screens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try #require(!names.isEmpty)
    let texts = try names.map { try String(contentsOf: folder.appending(path: "\($0)/tree.json"), encoding: .utf8) }
    let results = try SchemaValidator.validate(texts, by: ControlTreeSchema.json)
    #expect(zip(names, results).filter { !$1 }.map(\.0) == ["faults"])
    #expect(zip(names, texts).filter { !Self.isRead($1) }.map(\.0) == ["faults"])
  }

  private static func isRead(_ document: String) -> Bool {
    let options = ReadingOptions()
    // A control tree whatever is in it: recognizing is another matter.
    guard let content = try? JSONDocument(bytes: Array(document.utf8)) else { return false }
    guard let screens = try? ControlTree.read(.json(content.root), options: options) else { return false }
    // What a converted description says was unknown is a finding, and a valid text.
    if document.contains("a11y-audit:unknown") { return true }
    // Any name may be a class, and a schema cannot tell which resembles one of UIKit's.
    let open = ["class", "content type", "system color"].map { "has the unknown \($0) " }
    return !screens.flatMap(\.notes).contains { note in
      guard note.message.hasPrefix("has the ") else { return false }
      return [.vocabulary, .extraKey, .limit].contains(note.kind) && !open.contains { note.message.hasPrefix($0) }
    }
  }
}
