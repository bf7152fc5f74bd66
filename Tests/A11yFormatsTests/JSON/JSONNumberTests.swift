import A11yFormats
import TestSupport
import Testing

/// Exact integers next to doubles: trait masks exceed 2^53, where doubles lose bits.
struct JSONNumberTests {
  static let unsigned: [(String, UInt64?)] = [
    ("0", 0), ("-0", 0), ("0.0", 0), ("0e400", 0), ("7", 7), ("8589934592", 1 << 33),
    ("9007199254740993", (1 << 53) + 1),
    ("18446744073709551615", .max), ("18446744073709551616", nil), ("184467440737095516150", nil),
    ("18446744073709551620", nil), ("99999999999999999999", nil), ("340282366920938463463374607431768211456", nil),
    ("12.0", 12), ("1.2e1", 12), ("1200e-2", 12), ("120000e-5", nil), ("1e19", 10_000_000_000_000_000_000),
    ("1e20", nil),
    ("1e999999999999999999999", nil), ("0.5", nil), ("1e-1", nil), ("-1", nil),
    ("10000000000000000000.0", 10_000_000_000_000_000_000),
    ("1000000000000000000000000000e-27", 1),
  ]

  @Test(arguments: unsigned)
  func `an unsigned integer is exact or absent`(_ literal: String, _ expected: UInt64?) throws {
    #expect(try JSONDocument(bytes: Array(literal.utf8)).root.unsigned == expected)
  }

  static let integers: [(String, Int?)] = [
    ("0", 0), ("-0", 0), ("-1", -1), ("-12.50e1", -125), ("9223372036854775807", .max), ("9223372036854775808", nil),
    ("-9223372036854775808", .min), ("-9223372036854775809", nil), ("-0.1", nil), ("1e18", 1_000_000_000_000_000_000),
    ("-18446744073709551616", nil), ("18446744073709551616", nil),
  ]

  @Test(arguments: integers)
  func `a signed integer is exact or absent`(_ literal: String, _ expected: Int?) throws {
    #expect(try JSONDocument(bytes: Array(literal.utf8)).root.integer == expected)
  }

  @Test(arguments: ["0", "-0.00", "1e+05", "123456789012345678901234567890", "1E400"])
  func `the literal is kept as written`(_ literal: String) throws {
    #expect(try JSONDocument(bytes: Array("[ \(literal) ]".utf8)).root.elements.map(\.numberText) == [literal])
  }

  /// Swift's own conversion is the second opinion: the reader takes a short cut for short numbers.
  @Test func `doubles are the nearest ones`() throws {
    var random = SplitMix(seed: 1)
    let edges = [
      "1e22", "1e23", "9e23", "9007199254740992e22", "9007199254740993e1", "1e-22", "1e-23", "3e-23", "123456789e23",
      "9007199254740991e-22", "9007199254740993e-1", "0.000000000000000000000123", "18446744073709551615",
    ]
    let literals = edges + (0..<2000).map { _ in Self.literal(from: &random) }
    let document = try JSONDocument(bytes: Array("[\(literals.joined(separator: ","))]".utf8))
    #expect(document.root.elements.map { $0.number?.bitPattern } == literals.map { Double($0)?.bitPattern })
  }

  @Test func `minus zero keeps its sign`() throws {
    #expect(try JSONDocument(bytes: Array("-0e5".utf8)).root.number?.sign == .minus)
  }

  /// Longer than the tape can note, so the end must be found again.
  @Test func `a literal of more than a megabyte is read whole`() throws {
    let literal = "1" + String(repeating: "0", count: 1_100_000) + "e-1100000"
    let elements = Array(try JSONDocument(bytes: Array("[\(literal),2]".utf8)).root.elements)
    #expect(elements.map(\.number) == [1, 2])
    #expect(elements.map(\.integer) == [1, 2])
    #expect(elements.first?.numberText == literal)
  }

  private static func literal(from random: inout SplitMix) -> String {
    var literal = Bool.random(using: &random) ? "-" : ""
    literal += "\(UInt64.random(in: 0..<(1 << UInt64.random(in: 1...60, using: &random)), using: &random))"
    if Bool.random(using: &random) {
      literal += ".\(UInt64.random(in: 0..<(1 << UInt64.random(in: 1...40, using: &random)), using: &random))"
    }
    if Bool.random(using: &random) { literal += "e\(Int.random(in: -30...30, using: &random))" }
    return literal
  }
}
