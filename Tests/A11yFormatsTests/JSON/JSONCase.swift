import Testing

/// A text and what is expected of it. The name says what is tested; `bytes` need not be valid UTF-8.
struct JSONCase: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var expected: String

  init(_ name: String, _ text: String, _ expected: String) {
    self.init(name, Array(text.utf8), expected)
  }

  init(_ name: String, _ bytes: [UInt8], _ expected: String) {
    self.name = name
    self.bytes = bytes
    self.expected = expected
  }

  /// A string with arbitrary bytes between its quotes, in an array.
  init(_ name: String, inString bytes: [UInt8], _ expected: String) {
    self.init(name, Array("[\"".utf8) + bytes + Array("\"]".utf8), expected)
  }

  var testDescription: String { name }
}
