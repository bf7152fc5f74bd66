import A11yCore
import A11yFormats
import TestSupport
import Testing

/// Where values, keys and faults stand.
struct JSONLocationTests {
  /// Swift Testing has a type of the same name.
  private typealias Place = A11yCore.SourceLocation

  /// Texts whose keys and values, in the order of the file, stand at the places listed.
  static let texts: [(name: String, bytes: [UInt8], places: String)] = [
    ("one line", Array(#"{"a": [1, "b"], "c": null}"#.utf8), "1:1 1:2 1:7 1:8 1:11 1:17 1:22"),
    ("lines that end with LF", Array("{\n  \"a\": 1,\n\n  \"b\": [\n    2\n  ]\n}\n".utf8), "1:1 2:3 2:8 4:3 4:8 5:5"),
    ("lines that end with CRLF", Array("{\r\n  \"a\": 1,\r\n\r\n  \"b\": 2\r\n}".utf8), "1:1 2:3 2:8 4:3 4:8"),
    ("lines that end with CR", Array("{\r  \"a\": 1,\r\r  \"b\": 2\r}".utf8), "1:1 2:3 2:8 4:3 4:8"),
    ("mixed line ends", Array("[\n\r1,\r\n2,\r\r\n3]".utf8), "1:1 3:1 4:1 6:1"),
    ("line ends at every offset of eight bytes", Array("[1,\n22,\n\n333,\n4444,\n5]".utf8), "1:1 1:2 2:1 4:1 5:1 6:1"),
    ("tabs count one", Array("\t{\t\"a\"\t:\t1}".utf8), "1:2 1:4 1:10"),
    ("scalars of several bytes count one", Array("[\"é\", \"€€\", \"😀\", 1]".utf8), "1:1 1:2 1:7 1:13 1:18"),
    ("scalars of one character count each", Array("[\"👨‍👩‍👧\", \"e\u{301}\", 1]".utf8), "1:1 1:2 1:11 1:17"),
    ("scalars before a line end in eight bytes", Array("[\"é\",\n\"éé\",1,\n2]".utf8), "1:1 1:2 2:1 2:6 3:1"),
    ("U+2028 ends no line", Array("[\"\u{2028}\u{85}\", 1]".utf8), "1:1 1:2 1:8"),
    ("a byte-order mark has no column", [0xEF, 0xBB, 0xBF] + Array("[1,\n2]".utf8), "1:1 1:2 2:1"),
  ]

  @Test(arguments: texts)
  func `every key and value knows its line and column`(_ name: String, _ bytes: [UInt8], _ places: String) throws {
    let document = try JSONDocument(bytes: bytes)
    let offsets = Self.offsets(in: document.root)
    #expect(offsets.map { Self.print(document.location(ofOffset: $0)) }.joined(separator: " ") == places)
    var cursor = LocationCursor(document)
    #expect(offsets.map { Self.print(cursor.location(ofOffset: $0)) }.joined(separator: " ") == places)
  }

  @Test func `keys and values tell their own place`() throws {
    let document = try JSONDocument(bytes: Array("{\n \"a\": true}".utf8))
    let member = try #require(document.root.members.first { _ in true })
    #expect(member.key.location == Place(line: 2, column: 2))
    #expect(member.value.location == Place(line: 2, column: 7))
    #expect([member.key.offset, member.value.offset] == [3, 8])
    var cursor = LocationCursor(document)
    #expect(cursor.location(of: member.value) == Place(line: 2, column: 7))
    #expect(cursor.location(of: member.key) == Place(line: 2, column: 2))
  }

  /// The plainest way to count is the second opinion, over a text of many blocks with all line ends and widths.
  @Test(arguments: [0, 3])
  func `any offset of a long text is located, in any order`(_ markLength: Int) throws {
    let document = try JSONDocument(bytes: Self.longText(markLength: markLength))
    let expected = Self.locationsCountedPlainly(in: document.bytes, from: markLength)
    let ascending = Array(document.bytes.indices)
    var random = SplitMix(seed: 7)
    for offsets in [ascending, ascending.reversed(), ascending.shuffled(using: &random)] {
      var cursor = LocationCursor(document)
      #expect(offsets.filter { cursor.location(ofOffset: $0) != expected[$0] } == [])
    }
    #expect(ascending.filter { document.location(ofOffset: $0) != expected[$0] } == [])
  }

  @Test(arguments: [0, 3])
  func `offsets outside the text are clamped to it`(_ markLength: Int) throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let document = try JSONDocument(bytes: mark[..<markLength] + Array("[\n1]".utf8))
    let offsets = [Int.min, -1, 0, 1_000, Int.max, -5]
    let expected = ["1:1", "1:1", "1:1", "2:3", "2:3", "1:1"]
    var cursor = LocationCursor(document)
    #expect(offsets.map { Self.print(document.location(ofOffset: $0)) } == expected)
    #expect(offsets.map { Self.print(cursor.location(ofOffset: $0)) } == expected)
  }

  @Test(arguments: [
    ("{\n  \"é\": 1,\n  \"b\" 2\n}", "error 3:7: expected ':' after a key, found '2'"),
    ("{\r\n  \"é\": 1,\r\n  \"é😀\" 2\r\n}", "error 3:8: expected ':' after a key, found '2'"),
    ("\u{FEFF}{]", "error 1:2: expected a key in double quotes, found ']'"),
    ("[\n1,\n", "error 3:1: expected a value, found the end of the input"),
    ("[\"\n\"]", "error 1:3: line break in a string; close the string or write \\n"),
    (
      "[\(String(repeating: "\"é\",\n", count: 5000))x]",
      "error 5001:1: 'x' is not a JSON value; write a text in quotes"
    ),
    (
      "[\(String(repeating: "\"é\",", count: 5000))x]", "error 1:20002: 'x' is not a JSON value; write a text in quotes"
    ),
  ])
  func `a fault is located by line and scalar`(_ text: String, _ expected: String) {
    #expect(outcome(of: text) == expected)
  }

  private static func offsets(in value: JSONValue) -> [Int] {
    [value.offset] + value.elements.flatMap(offsets) + value.members.flatMap { [$0.key.offset] + offsets(in: $0.value) }
  }

  private static func print(_ location: Place) -> String { "\(location.line):\(location.column)" }

  private static func longText(markLength: Int) -> [UInt8] {
    var random = SplitMix(seed: 3)
    let pieces = ["\"é\",", "1,", "\n", "\r\n", "\r", "\"abcdefghijklmnopqrstuvwxyz\",", "\"😀€\",", "        ", "\t"]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let middle = (0..<1500).flatMap { _ in pieces.randomElement(using: &random).map { Array($0.utf8) } ?? [] }
    let longLine = Array(repeatElement(Array("\"é\",".utf8), count: 1500).joined())
    return mark[..<markLength] + Array("[".utf8) + middle + longLine + Array("0\r\n]".utf8)
  }

  private static func locationsCountedPlainly(in bytes: [UInt8], from start: Int) -> [Place] {
    var line = 1
    var column = 1
    var locations = Array(repeating: Place(line: 1, column: 1), count: start)
    for (offset, byte) in bytes.enumerated().dropFirst(start) {
      locations.append(Place(line: line, column: column))
      let isCRLF = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isCRLF) {
        line += 1
        column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
    }
    return locations
  }
}
