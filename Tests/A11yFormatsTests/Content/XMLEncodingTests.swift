import A11yCore
import A11yFormats
import Testing

/// The encoding that an XML declaration names is read exactly, or refused by its name.
@Suite struct XMLEncodingTests {
  /// A page source in an encoding with one button, whose label is given in bytes.
  private static func source(_ encoding: String, _ label: [UInt8], filler: String = "") -> [UInt8] {
    Array("<?xml version=\"1.0\"\(filler) encoding=\"\(encoding)\"?>\n<XCUIElementTypeButton label=\"".utf8)
      + label + Array("\"/>".utf8)
  }

  private func label(_ bytes: [UInt8]) throws -> String? { try Formats.read(bytes).first?.controls.first?.label }

  @Test(
    "encodings of one byte a character are converted",
    arguments: [
      ("ISO-8859-1", [0xE9, 0xA4], "é¤"), ("iso-8859-1", [0xE9], "é"), ("latin1", [0xE9], "é"),
      ("ISO-8859-15", [0xE9, 0xA4, 0xA6, 0xBE], "é€ŠŸ"), ("iso-8859-15", [0xA4], "€"),
      ("windows-1252", [0x80, 0x93, 0xE9, 0x9F], "€“éŸ"), ("CP1252", [0x80], "€"),
    ] as [(String, [UInt8], String)])
  func converted(_ encoding: String, _ bytes: [UInt8], _ label: String) throws {
    #expect(try self.label(Self.source(encoding, bytes)) == label)
    #expect(try self.label(Self.source(encoding, bytes, filler: String(repeating: " ", count: 1000))) == label)
  }

  @Test(
    "any other encoding is rejected by its name, at its location",
    arguments: [
      "ISO-8859-2", "ISO-8859-10", "ISO-8859-16", "ISO-8859-", "x-ISO-8859-1", "windows-1251", "Shift_JIS", "UTF-7",
      "UTF-32", "EBCDIC", "UTF-8-MAC",
    ])
  func refused(_ encoding: String) {
    #expect(
      Trying.mistakes(Self.source(encoding, Array("Go".utf8))) == [
        "1:31: unsupported encoding '\(encoding)'; save the file as UTF-8"
      ])
    let far = Self.source(encoding, Array("Go".utf8), filler: String(repeating: " ", count: 400))
    #expect(
      Trying.mistakes(far) == ["1:431: unsupported encoding '\(encoding)'; save the file as UTF-8"])
  }

  @Test("UTF-8 and ASCII are read as they are", arguments: ["UTF-8", "utf-8", "UTF8", "US-ASCII"])
  func utf8(_ encoding: String) throws {
    #expect(try label(Self.source(encoding, Array("é".utf8))) == "é")
    let mistakes = Trying.mistakes(Self.source(encoding, [0xE9]))
    #expect(mistakes == ["2:31: byte is not valid UTF-8"])
  }

  @Test("a byte-order mark decides against the declaration", arguments: ["ISO-8859-1", "Shift_JIS", "UTF-16"])
  func mark(_ encoding: String) throws {
    #expect(try label([0xEF, 0xBB, 0xBF] + Self.source(encoding, Array("é".utf8))) == "é")
  }

  @Test("a byte that stands for no character is reported at its location")
  func noCharacter() {
    #expect(
      Trying.mistakes(Self.source("windows-1252", [0x80, 0x81])) == [
        "2:32: byte 0x81 is not a character of windows-1252"
      ])
  }

  @Test("a declaration behind an empty line counts, one behind a log does not")
  func place() throws {
    #expect(try label([0x0A, 0x20] + Self.source("ISO-8859-15", [0xA4])) == "€")
    #expect(try label(Array("log\n".utf8) + Self.source("ISO-8859-15", Array("é".utf8))) == "é")
  }

  @Test(
    "UTF-16 of either order is read, with a mark and without, whatever it is called",
    arguments: ["UTF-16", "utf-16", "UTF-16LE", "UTF-16BE", "UTF-8", "ISO-8859-1"], [true, false])
  func utf16(_ encoding: String, _ hasMark: Bool) throws {
    let text = String(decoding: Self.source(encoding, Array("é🎉".utf8)), as: UTF8.self)
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    #expect(try label(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == "é🎉")
    #expect(try label(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == "é🎉")
  }

  @Test("a file that only says that it is UTF-16 is rejected")
  func notUTF16() {
    #expect(
      Trying.mistakes(Self.source("UTF-16LE", Array("é".utf8))) == [
        "1:31: the XML declaration has the encoding 'UTF-16LE', but the file is not UTF-16; correct the declaration"
      ])
  }

  @Test("UTF-16 that breaks off or holds half of a pair is rejected where it does")
  func brokenUTF16() {
    let bytes = "a\n<b/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(Trying.mistakes([0xFF, 0xFE] + bytes + [0x20]) == ["2:5: the file ends inside a UTF-16 code unit"])
    #expect(
      Trying.mistakes([0xFF, 0xFE] + bytes + [0x00, 0xD8, 0x20, 0x00]) == [
        "2:5: half of a surrogate pair is not valid UTF-16"
      ])
  }

  @Test("a document in a JSON string is Unicode, whatever its declaration names")
  func inString() throws {
    let source = "<?xml version='1.0' encoding='ISO-8859-1'?><XCUIElementTypeButton label='é'/>"
    #expect(try label(Array("{\"value\": \"\(source)\"}".utf8)) == "é")
  }
}
