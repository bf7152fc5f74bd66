import A11yFormats
import Testing

/// Where RFC 8259 leaves the choice to the parser: what this one chose, as its documentation says.
struct JSONChoiceTests {
  static let accepted = [
    // Section 6: "an implementation may set limits on the range and precision of numbers".
    JSONCase("an exponent too large for a double", "[1e999]", "[inf]"),
    JSONCase("an exponent in capitals too large for a double", "[1E400]", "[inf]"),
    JSONCase("a negative number too large for a double", "[-1e9999]", "[-inf]"),
    JSONCase("an exponent too small for a double", "[1e-999]", "[0.0]"),
    JSONCase("a negative number too small for a double", "[-1e-999]", "[-0.0]"),
    JSONCase("an exponent too large for any integer", "[1e99999999999999999999]", "[inf]"),
    JSONCase("zero with a huge exponent", "[0e99999999999999999999]", "[0.0]"),
    JSONCase("an integer of four hundred digits", "[1\(String(repeating: "0", count: 400))]", "[inf]"),
    JSONCase("a fraction of four hundred zeros", "[0.\(String(repeating: "0", count: 400))1]", "[0.0]"),
    JSONCase("halfway between two doubles", "[9007199254740993]", "[9007199254740992.0]"),
    JSONCase("just above halfway", "[9007199254740993.00000000000000000001]", "[9.007199254740994e+15]"),
    // Section 8.2: unpaired surrogates make behavior unpredictable. Here they are data, and become U+FFFD.
    JSONCase("a lone high surrogate", #"["\uD800"]"#, #"["\u{FFFD}"]"#),
    JSONCase("a lone low surrogate", #"["\uDFFF"]"#, #"["\u{FFFD}"]"#),
    JSONCase("a high surrogate and a letter", #"["\uD83Dx"]"#, #"["\u{FFFD}x"]"#),
    JSONCase("a high surrogate and another escape", #"["\uD83D\n"]"#, #"["\u{FFFD}\u{a}"]"#),
    JSONCase("a high surrogate and an escaped letter", #"["\uD83D\u0041"]"#, #"["\u{FFFD}A"]"#),
    JSONCase("two high surrogates and a low one", #"["\uD83D\uD83D\uDE00"]"#, #"["\u{FFFD}\u{0001F600}"]"#),
    JSONCase("a pair the wrong way round", #"["\uDE00\uD83D"]"#, #"["\u{FFFD}\u{FFFD}"]"#),
    JSONCase("a lone surrogate in a key", #"{"\uD800":1}"#, #"{"\u{FFFD}": 1.0}"#),
    // Section 8.1: a parser may ignore a byte-order mark.
    JSONCase("a byte-order mark", [0xEF, 0xBB, 0xBF] + Array("[1]".utf8), "[1.0]"),
    JSONCase("a byte-order mark and a space", [0xEF, 0xBB, 0xBF] + Array(" {}".utf8), "{}"),
    JSONCase("a byte-order mark in a string", "[\"\u{FEFF}\"]", #"["\u{FEFF}"]"#),
  ]

  static let refused = [
    // Section 4: names should be unique.
    JSONCase("a key given twice", #"{"a":1,"a":2}"#, "error 1:8: duplicate key 'a', first given at 1:2"),
    // Section 8.1: text must be UTF-8.
    JSONCase(
      "UTF-16, little-endian, marked", utf16("[1]", mark: true, bigEndian: false),
      "error 1:1: is UTF-16; save it as UTF-8"),
    JSONCase(
      "UTF-16, big-endian, marked", utf16("[1]", mark: true, bigEndian: true), "error 1:1: is UTF-16; save it as UTF-8"),
    JSONCase(
      "UTF-16, little-endian", utf16("[1]", mark: false, bigEndian: false), "error 1:1: is UTF-16; save it as UTF-8"),
    JSONCase(
      "UTF-16, big-endian", utf16("[1]", mark: false, bigEndian: true), "error 1:1: is UTF-16; save it as UTF-8"),
    JSONCase("UTF-16, little-endian, one character", [0x31, 0], "error 1:1: is UTF-16; save it as UTF-8"),
    JSONCase("UTF-16, big-endian, one character", [0, 0x31], "error 1:1: is UTF-16; save it as UTF-8"),
    JSONCase("UTF-16, a mark only", [0xFF, 0xFE], "error 1:1: is UTF-16; save it as UTF-8"),
    JSONCase(
      "UTF-32, little-endian, marked", [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0], "error 1:1: is UTF-32; save it as UTF-8"),
    JSONCase(
      "UTF-32, big-endian, marked", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], "error 1:1: is UTF-32; save it as UTF-8"),
    JSONCase("UTF-32, little-endian", [0x31, 0, 0, 0], "error 1:1: is UTF-32; save it as UTF-8"),
    JSONCase("UTF-32, big-endian", [0, 0, 0, 0x31], "error 1:1: is UTF-32; save it as UTF-8"),
    JSONCase("NULs only are no encoding", [0, 0, 0, 0], "error 1:1: expected a value, found U+0000"),
    // Section 9: "an implementation may set limits on the maximum depth of nesting".
    JSONCase(
      "513 levels", String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
      "error 1:513: nested deeper than 512 levels"),
  ]

  @Test(arguments: accepted + refused)
  func `what the standard leaves open behaves as documented`(_ text: JSONCase) {
    #expect(outcome(of: text.bytes) == text.expected)
  }

  @Test(arguments: [
    (#""\uD800""#, true), (#""\uDE00\uD83D""#, true), (#""\uD83D\uDE00""#, false), (#""\uFFFD""#, false),
    ("\"\u{FFFD}\"", false),
    ("1", false),
  ])
  func `lone surrogates differ from the replacement character`(_ text: String, _ expected: Bool) throws {
    let document = try JSONDocument(bytes: Array(text.utf8))
    #expect(document.root.hasLoneSurrogates == expected)
    let object = try JSONDocument(bytes: Array("{\(text == "1" ? "\"1\"" : text):0}".utf8))
    #expect(object.root.members.map { $0.key.hasLoneSurrogates } == [expected])
  }

  private static func utf16(_ text: String, mark: Bool, bigEndian: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return bigEndian ? bytes.reversed() : bytes
    }
  }
}
