/// The bytes of a document, read without ever leaving them: past the end is NUL, which JSON allows nowhere, so a
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

  /// The eight bytes from an offset on; nil when fewer are left.
  @inline(__always)
  func eightBytes(at offset: Int) -> EightBytes? {
    guard offset >= 0, offset <= bytes.count - 8 else { return nil }
    return EightBytes(word: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
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

  /// The first offset at or after `start` whose byte a string cannot simply contain: a quote, a backslash, a control
  /// character, a byte outside ASCII, or the end.
  @inline(__always)
  func plainTextEnd(from start: Int) -> Int {
    var offset = start
    while let eight = eightBytes(at: offset) {
      if let special = eight.firstSpecial { return offset + special }
      offset += 8
    }
    while offset < count, isPlain(self[offset]) { offset += 1 }
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

  private func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x80).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
