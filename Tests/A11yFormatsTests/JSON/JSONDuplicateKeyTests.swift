import A11yFormats
import Testing

/// A key given twice in one object is an error that names both places.
struct JSONDuplicateKeyTests {
  static let duplicates = [
    JSONCase("side by side", #"{"a":1,"a":1}"#, "error 1:8: duplicate key 'a', first given at 1:2"),
    JSONCase(
      "on different lines", "{\n  \"a\": 1,\n  \"b\": 2,\n  \"a\": 3\n}",
      "error 4:3: duplicate key 'a', first given at 2:3"),
    JSONCase("empty keys", #"{"":1,"":2}"#, "error 1:7: duplicate key '', first given at 1:2"),
    JSONCase("escaped the second time", #"{"a":1,"\u0061":2}"#, "error 1:8: duplicate key 'a', first given at 1:2"),
    JSONCase("escaped the first time", #"{"\u0061":1,"a":2}"#, "error 1:13: duplicate key 'a', first given at 1:2"),
    JSONCase("escaped in two ways", #"{"\/":1,"\u002f":2}"#, "error 1:9: duplicate key '/', first given at 1:2"),
    JSONCase(
      "a pair escaped and not", #"{"😀":1,"\uD83D\uDE00":2}"#, "error 1:8: duplicate key '😀', first given at 1:2"),
    JSONCase(
      "the same lone surrogate", #"{"\uD800":1,"\ud800":2}"#, "error 1:13: duplicate key '\u{FFFD}', first given at 1:2"
    ),
    JSONCase(
      "around a subtree with the same key", #"{"a":{"a":[{"a":1}]},"a":2}"#,
      "error 1:22: duplicate key 'a', first given at 1:2"),
    JSONCase("in an inner object", #"[{"a":{"b":1,"b":2}}]"#, "error 1:14: duplicate key 'b', first given at 1:8"),
    JSONCase(
      "the first of two pairs is reported", #"{"a":1,"b":1,"b":2,"a":2}"#,
      "error 1:14: duplicate key 'b', first given at 1:8"),
    JSONCase("three times", #"{"a":1,"a":2,"a":3}"#, "error 1:8: duplicate key 'a', first given at 1:2"),
    JSONCase(
      "a long key", #"{"accessibilityLabel":1,"x":2,"accessibilityLabel":3}"#,
      "error 1:31: duplicate key 'accessibilityLabel', first given at 1:2"),
    JSONCase(
      "a key of eight letters", #"{"children":1,"children":3}"#,
      "error 1:15: duplicate key 'children', first given at 1:2"),
    JSONCase(
      "a key with control characters", #"{"\u001b[1m\n":1,"\u001b[1m\n":2}"#,
      "error 1:18: duplicate key 'U+001B[1mU+000A', first given at 1:2"),
    JSONCase(
      "a key that turns the text round", "{\"\u{202E}a\":1,\"\u{202E}a\":2}",
      "error 1:9: duplicate key 'U+202Ea', first given at 1:2"),
    JSONCase(
      "a key of a script with marks", "{\"ชื่อ\":1,\"ชื่อ\":2}", "error 1:11: duplicate key 'ชื่อ', first given at 1:2"),
  ]

  @Test(arguments: duplicates)
  func `a key given twice is an error`(_ text: JSONCase) {
    #expect(outcome(of: text.bytes) == text.expected)
  }

  @Test(arguments: [
    #"{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}"#,
    "{\"é\":1,\"e\u{301}\":2}",
    #"{"\uD800":1,"\uD801":2,"\uFFFD":3}"#,
    #"{"a":1,"a\u0000":2,"a\u0000\u0000":3,"\u0000":4,"":5}"#,
    #"{"abcdefgh1":1,"abcdefgh2":2,"1abcdefgh":3,"abcdefgh":4,"abcdefg":5}"#,
    #"{"accessibilityLabel":1,"accessibilityValue":2,"accessibilityHint":3,"accessibilityTraits":4}"#,
  ])
  func `keys that differ are not duplicates`(_ text: String) throws {
    _ = try JSONDocument(bytes: Array(text.utf8))
  }

  /// Both sides of the size from which on keys go through a hash table.
  @Test(arguments: [2, 3, 31, 32, 33, 34, 64, 65, 1000])
  func `a repeated key is found among any number of keys, wherever it is`(_ count: Int) throws {
    let keys = (0..<count).map { "key number \($0)" }
    #expect(try JSONDocument(bytes: Self.object(keys)).root.count == count)
    for repeated in [0, count / 2, count - 1] {
      let column = 2 + keys.prefix(repeated).map(\.utf8.count).reduce(0, +) + 5 * repeated
      let end = 2 + keys.map(\.utf8.count).reduce(0, +) + 5 * count
      #expect(
        outcome(of: Self.object(keys + [keys[repeated]]))
          == "error 1:\(end): duplicate key '\(keys[repeated])', first given at 1:\(column)")
    }
  }

  @Test func `a repeated key is found among many with escapes`() {
    let keys = (0..<100).map { "\\u006bey \($0)" } + ["key 50"]
    #expect(outcome(of: Self.object(keys)) == "error 1:1592: duplicate key 'key 50', first given at 1:792")
  }

  /// Keys that agree in length, in the first and in the last bytes: what the fingerprint looks at.
  @Test(arguments: [3, 200])
  func `keys that differ only in the middle are told apart`(_ count: Int) throws {
    let padding = String(repeating: "x", count: 40)
    let keys = (0..<count).map { "\(padding)\(100 + $0)\(padding)" }
    #expect(try JSONDocument(bytes: Self.object(keys)).root.count == count)
    #expect(outcome(of: Self.object(keys + [keys[0]])).contains("first given at 1:2"))
  }

  @Test func `a fault before the end of the object comes first`() {
    #expect(outcome(of: #"{"a":1,"a":2,}"#) == "error 1:13: trailing comma before '}'")
  }

  private static func object(_ keys: [String]) -> [UInt8] {
    Array("{\(keys.map { "\"\($0)\":0" }.joined(separator: ","))}".utf8)
  }
}
