import A11yFormats
import Documentation
import Foundation
import Testing

/// The schema says what the reader does: a validator that is not ours is the witness.
@Suite(
  .enabled(
    if: SchemaValidator.isInstalled,
    "python3-jsonschema is not installed for /usr/bin/python3; Scripts/test installs it"))
struct ControlTreeSchemaTests {
  @Test("A document is valid exactly when the reader reads it without a mistake")
  func agreement() throws {
    let documents = SchemaDocuments.all
    let results = try SchemaValidator.validate(documents, by: ControlTreeSchema.json)
    try #require(results.count == documents.count)
    let disputed = zip(documents, results).filter { Self.isRead($0) != $1 }.map { document, isValid in
      "\(document) is \(isValid ? "valid but refused" : "read but not valid")"
    }
    #expect(disputed == [])
  }

  @Test("Every fixture screen is valid")
  func fixtures() throws {
    let folder = PackageFolder.root.appending(path: "Fixtures/screens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try #require(!names.isEmpty)
    let texts = try names.map { try String(contentsOf: folder.appending(path: "\($0)/tree.json"), encoding: .utf8) }
    let results = try SchemaValidator.validate(texts, by: ControlTreeSchema.json)
    #expect(zip(names, results).filter { !$1 }.map(\.0) == [])
    #expect(zip(names, texts).filter { !Self.isRead($1) }.map(\.0) == [])
  }

  private static func isRead(_ document: String) -> Bool {
    let options = ReadingOptions()
    // A control tree whatever is in it: recognising is another matter.
    guard let content = try? JSONDocument(bytes: Array(document.utf8)) else { return false }
    return (try? ControlTree.read(.json(content.root), options: options)) != nil
  }
}
