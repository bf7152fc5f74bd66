/// Eight bytes of text looked at in one go, the first in the lowest place. The compiler does not vectorise loops over
/// bytes that count several things; arithmetic on words is three times as fast as such loops.
///
/// A *mask* has the high bit of every byte that answers the question, and no other bit.
struct EightBytes {
  let word: UInt64

  /// Which bytes equal one byte, exactly.
  @inline(__always)
  func mask(of byte: UInt8) -> UInt64 {
    let difference = word ^ Self.all(byte)
    return ~(((difference & Self.all(0x7F)) &+ Self.all(0x7F)) | difference) & Self.all(0x80)
  }

  /// Which bytes continue a scalar of UTF-8: those whose two high bits are 10.
  @inline(__always)
  var continuations: UInt64 { word & (~word << 1) & Self.all(0x80) }

  /// Whether all are ASCII and none is a control character.
  @inline(__always)
  var isPrintable: Bool { (word | (word &- Self.all(0x20))) & Self.all(0x80) == 0 }

  /// The number of the first byte that a string cannot simply contain: a quote, a backslash, a control character or a
  /// byte outside ASCII; nil when there is none.
  @inline(__always)
  var firstSpecial: Int? {
    let quotes = (word ^ Self.all(UInt8(ascii: "\""))) &- Self.all(1)
    let backslashes = (word ^ Self.all(UInt8(ascii: "\\"))) &- Self.all(1)
    let controls = word &- Self.all(0x20)
    // Borrows set bits above the first such byte only, so the lowest bit is true.
    let special = (quotes | backslashes | controls | word) & Self.all(0x80)
    return special == 0 ? nil : special.trailingZeroBitCount / 8
  }

  /// How many bytes a mask names. Multiplying adds up all bytes in the highest; x86-64 has no older instruction for it.
  @inline(__always)
  static func count(_ mask: UInt64) -> Int { Int(((mask >> 7) &* all(1)) >> 56) }

  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
}
