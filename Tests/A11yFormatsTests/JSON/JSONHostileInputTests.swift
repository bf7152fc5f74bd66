import A11yFormats
import TestSupport
import Testing

/// Truncated and damaged text never traps and always gets the verdict of the grammar.
struct JSONHostileInputTests {
  /// Has every production of the grammar.
  static let sample = Array(
    """
    {
      "name": "Camera é€😀", "kind": "screen", "screen": [390, 844.5], "empty": [{}, [], ""],
      "escapes": "\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\u00e9\\uD83D\\uDE00\\ud800",
      "numbers": [0, -0, 1.25, -12e3, 1E+2, 4.5e-6, 18446744073709551615],
      "words": [true, false, null], "\\u006bey": {"inner": {"deep": [[[1]]]}}
    }
    """.utf8)

  @Test func `the sample is read, and the reference agrees`() {
    #expect(ReferenceGrammar.accepts(Self.sample))
    #expect(!outcome(of: Self.sample).hasPrefix("error"))
  }

  @Test func `a document cut off anywhere is an error`() {
    let accepted = (0..<Self.sample.count).filter { !outcome(of: Self.sample.prefix($0)).hasPrefix("error") }
    #expect(accepted == [])
  }

  @Test func `a document cut off at its start is an error`() {
    // What is left of the sample behind its first bytes is a document of its own nowhere.
    let accepted = (1...Self.sample.count).filter { !outcome(of: Self.sample.dropFirst($0)).hasPrefix("error") }
    #expect(accepted == [])
  }

  @Test func `every byte in place of every byte gets the result of the grammar`() {
    let text = Array(#"{"a":[1.5e3,"\u00e9é",true]}"#.utf8)
    var wrong: [String] = []
    for offset in text.indices {
      for byte in UInt8.min...UInt8.max {
        var damaged = text
        damaged[offset] = byte
        if Self.isMisjudged(damaged) { wrong.append("\(damaged)") }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: 0..<8)
  func `random damage gets the result of the grammar`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let wrong = (0..<400).map { _ in Self.damaged(Self.sample, by: &random) }.filter(Self.isMisjudged)
    #expect(wrong == [])
  }

  @Test(arguments: 0..<8)
  func `random heaps of tokens get the result of the grammar`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"b\"", "1", "-", "0", ".", "e", "true", " ", "\\", "\\u12", "\n",
    ]
    let wrong = (0..<1000).map { _ in
      let count = Int.random(in: 1...8, using: &random)
      return (0..<count).flatMap { _ in Array((tokens.randomElement(using: &random) ?? "").utf8) }
    }
    #expect(wrong.filter(Self.isMisjudged) == [])
  }

  /// An error about duplicate keys is no verdict on the grammar.
  private static func isMisjudged(_ bytes: [UInt8]) -> Bool {
    let outcome = outcome(of: bytes)
    if outcome.contains(": duplicate key ") { return !ReferenceGrammar.accepts(bytes) }
    return outcome.hasPrefix("error") == ReferenceGrammar.accepts(bytes)
  }

  private static func damaged(_ bytes: [UInt8], by random: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let offset = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[offset] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.remove(at: offset)
      case 3: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: offset)
      default: bytes.swapAt(offset, Int.random(in: 0..<bytes.count, using: &random))
      }
    }
    return bytes
  }
}
