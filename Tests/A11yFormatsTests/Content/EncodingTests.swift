import A11yFormats
import Testing

@testable import A11yCore

/// Redirected and saved files: other encodings, marks, and empty lines in front change nothing, and places stay true.
@Suite struct EncodingTests {
  private static let dumps: [(String, String)] = [
    ("xml", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<XCUIElementTypeButton label=\"Größe 🎉\"/>"),
    ("xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<XCUIElementTypeButton label=\"Größe 🎉\"/>"),
    ("json", "\n{\"type\": \"Button\", \"rawIdentifier\": null, \"label\": \"Größe 🎉\"}"),
    ("text", "Element subtree:\nButton, 0x1, label: 'Größe 🎉'"),
  ]

  private func check(_ bytes: [UInt8]) throws {
    let control = try #require(try Formats.read(bytes).first?.controls.first)
    #expect(control.label == "Größe 🎉")
    #expect(control.location == SourceLocation(line: 2, column: 1))
  }

  @Test("marked UTF-16 of either order is read", arguments: dumps)
  func utf16(_ name: String, _ text: String) throws {
    let units = [0xFEFF] + Array(text.utf16)
    try check(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    try check(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  @Test("UTF-8 with a mark is read", arguments: dumps.dropFirst())
  func mark(_ name: String, _ text: String) throws { try check(Array(("\u{FEFF}" + text).utf8)) }

  @Test("empty lines in front are skipped", arguments: dumps.dropFirst())
  func emptyLines(_ name: String, _ text: String) throws {
    let control = try #require(try Trying.screen(" \n\r\n\t\n" + text).controls.first)
    #expect(control.location == SourceLocation(line: 5, column: 1))
  }
}
