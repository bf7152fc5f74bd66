/// The bytes of a document, read without ever leaving them: past the end stands NUL, which JSON allows nowhere, so a
/// reader that looks too far meets a byte it must refuse.
struct ByteInput {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = UnsafeRawBufferPointer(bytes) }

  var count: Int { bytes.count }

  /// The byte at an offset, NUL outside the document.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: bytes.count) ? bytes[offset] : 0
  }

  /// Eight bytes, the first in the lowest place; nil when fewer are left.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= bytes.count - 8 else { return nil }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The part of a range that lies inside the document.
  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
  }

  func starts(with prefix: StaticString, at offset: Int) -> Bool {
    let end = offset + prefix.utf8CodeUnitCount
    guard offset >= 0, end <= bytes.count else { return false }
    return prefix.withUTF8Buffer { bytes[offset..<end].elementsEqual($0) }
  }
}

extension ByteInput {
  /// The first offset at or after `start` whose byte a string cannot simply contain: a quote, a backslash, a control
  /// character, a byte outside ASCII, or the end.
  ///
  /// Looks at eight bytes in one go; keys and labels are short, so wider steps would win nothing.
  @inline(__always)
  func plainTextEnd(from start: Int) -> Int {
    var offset = start
    while let word = eightBytes(at: offset) {
      let stops = Self.stops(in: word)
      if stops != 0 { return offset + stops.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, Self.stops(in: UInt64(self[offset]) | Self.spacesAboveFirst) == 0 { offset += 1 }
    return offset
  }

  /// The closing quote of a string known to be well formed, searched from behind its opening quote.
  func closingQuote(from start: Int) -> Int {
    var offset = plainTextEnd(from: start)
    while offset < count, self[offset] != UInt8(ascii: "\"") {
      offset = plainTextEnd(from: offset + (self[offset] == UInt8(ascii: "\\") ? 2 : 1))
    }
    return min(offset, count)
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var spacesAboveFirst: UInt64 { 0x2020_2020_2020_2000 }

  /// Sets the high bit of every byte that ends plain text. Borrows may set bits above the first such byte, never below.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let controls = word &- (ones &* 0x20)
    return (controls | (quotes &- ones) | (backslashes &- ones) | word) & (ones &* 0x80)
  }
}
