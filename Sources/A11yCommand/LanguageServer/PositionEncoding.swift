import A11yCore

/// What editors count characters of a line in.
package enum PositionEncoding: String, CaseIterable, Sendable {
  /// As this tool counts, so the first choice.
  case utf32 = "utf-32"
  case utf16 = "utf-16"
  case utf8 = "utf-8"

  /// How many characters a scalar is, by its first byte in UTF-8.
  func width(ofScalarBeginning byte: UInt8) -> Int {
    switch self {
    case .utf32: 1
    case .utf16: byte >= 0xF0 ? 2 : 1
    case .utf8: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
  }

  /// The characters of a range.
  func count(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    if self == .utf8 { return range.count }
    return bytes[range].reduce(0) { $0 + ($1.continuesScalar ? 0 : width(ofScalarBeginning: $1)) }
  }
}
