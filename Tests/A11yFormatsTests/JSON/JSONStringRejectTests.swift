import Testing

/// Strings RFC 8259 has no production for, and bytes that are not UTF-8.
struct JSONStringRejectTests {
  static let strings = [
    JSONCase("a string without an end", #"["abc"#, "error 1:2: unterminated string"),
    JSONCase("an opening quote only", "\"", "error 1:1: unterminated string"),
    JSONCase(
      "a key without an end", "{\n  \"abc: 1\n}", "error 2:10: line break in a string; close the string or write \\n"),
    JSONCase("a backslash at the end", "[\"a\\", "error 1:2: unterminated string"),
    JSONCase("an escaped quote at the end", #"["a\""#, "error 1:2: unterminated string"),
    JSONCase("a line feed", "[\"a\nb\"]", "error 1:4: line break in a string; close the string or write \\n"),
    JSONCase("a carriage return", "[\"a\rb\"]", "error 1:4: line break in a string; close the string or write \\r"),
    JSONCase("a tab", "[\"a\tb\"]", "error 1:4: tab in a string; write \\t"),
    JSONCase("a NUL", inString: [0], "error 1:3: control character U+0000 in a string; write \\u0000"),
    JSONCase("an escape character", inString: [0x1B], "error 1:3: control character U+001B in a string; write \\u001B"),
    JSONCase(
      "the last control character", inString: [0x1F], "error 1:3: control character U+001F in a string; write \\u001F"),
    JSONCase(
      "a control character after eight letters", inString: Array("abcdefgh".utf8) + [7],
      "error 1:11: control character U+0007 in a string; write \\u0007"),
    JSONCase("an unknown escape", #"["\x41"]"#, #"error 1:3: unknown escape '\x'"#),
    JSONCase("an octal escape", #"["\0"]"#, #"error 1:3: unknown escape '\0'"#),
    JSONCase("an escaped single quote", #"["\'"]"#, #"error 1:3: unknown escape '\' followed by a single quote"#),
    JSONCase("an escape in capitals", #"["\U0041"]"#, #"error 1:3: unknown escape '\U'"#),
    JSONCase("an escaped space", #"["\ "]"#, #"error 1:3: unknown escape '\ '"#),
    JSONCase("an escaped line feed", "[\"\\\n\"]", #"error 1:3: unknown escape '\' followed by U+000A"#),
    JSONCase("an escaped letter of two bytes", "[\"\\é\"]", #"error 1:3: unknown escape '\é'"#),
    JSONCase("an escaped stray byte", inString: [0x5C, 0xFF], #"error 1:3: unknown escape '\' followed by byte 0xFF"#),
    JSONCase("u without digits", #"["\u"]"#, #"error 1:3: expected four hexadecimal digits after '\u'"#),
    JSONCase("u with three digits", #"["\u004"]"#, #"error 1:3: expected four hexadecimal digits after '\u'"#),
    JSONCase("u with a letter beyond f", #"["\u004g"]"#, #"error 1:3: expected four hexadecimal digits after '\u'"#),
    JSONCase("u with a sign", #"["\u+041"]"#, #"error 1:3: expected four hexadecimal digits after '\u'"#),
    JSONCase("u with braces", #"["\u{41}"]"#, #"error 1:3: expected four hexadecimal digits after '\u'"#),
    JSONCase("u at the end", #"["\u00"#, #"error 1:3: expected four hexadecimal digits after '\u'"#),
    JSONCase(
      "a broken second half of a pair", #"["\uD83D\uDE0"]"#, #"error 1:9: expected four hexadecimal digits after '\u'"#),
  ]

  static let encodings = [
    ("a stray continuation byte", [0x80]),
    ("the last stray continuation byte", [0xBF]),
    ("an overlong NUL", [0xC0, 0x80]),
    ("an overlong slash of two bytes", [0xC1, 0xAF]),
    ("a two-byte scalar cut short", [0xC3]),
    ("a two-byte scalar with a wrong second byte", [0xC3, 0xC3]),
    ("an overlong scalar of three bytes", [0xE0, 0x9F, 0xBF]),
    ("a three-byte scalar cut short", [0xE2, 0x82]),
    ("a three-byte scalar with a wrong third byte", [0xE2, 0x82, 0x22]),
    ("the first surrogate", [0xED, 0xA0, 0x80]),
    ("the last surrogate", [0xED, 0xBF, 0xBF]),
    ("a surrogate pair as CESU-8", [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
    ("an overlong scalar of four bytes", [0xF0, 0x8F, 0xBF, 0xBF]),
    ("a four-byte scalar cut short", [0xF0, 0x9F, 0x98]),
    ("more than U+10FFFF", [0xF4, 0x90, 0x80, 0x80]),
    ("a lead byte beyond Unicode", [0xF5, 0x80, 0x80, 0x80]),
    ("a five-byte sequence", [0xF8, 0x88, 0x80, 0x80, 0x80]),
    ("0xFE", [0xFE]),
    ("0xFF", [0xFF]),
    ("é in Latin-1", [0xE9]),
  ].map { (name: String, bytes: [UInt8]) in
    JSONCase(
      name, inString: Array("ok é".utf8) + bytes,
      "error 1:7: byte 0x\(hexadecimal(bytes[0])) is not valid UTF-8; save the text as UTF-8")
  }

  @Test(arguments: strings + encodings)
  func `a string that is none is rejected at its location`(_ text: JSONCase) {
    #expect(outcome(of: text.bytes) == text.expected)
  }

  @Test func `an ill-formed byte outside a string is quoted as a byte`() {
    #expect(outcome(of: [0x5B, 0xE9, 0x5D]) == "error 1:2: expected a value, found byte 0xE9")
  }

  private static func hexadecimal(_ byte: UInt8) -> String { String(byte, radix: 16, uppercase: true) }
}
