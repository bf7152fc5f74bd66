import A11yPlatform

/// A stretch of UTF-8 that somebody else keeps: of the source, of the parser's tokens or of the program. Most words of a
/// file were read before, and making a `String` of each took a fifth of the reading (`perf`, 10,000 files).
struct ByteSpan: ExpressibleByStringLiteral {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  init(stringLiteral text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  static var empty: ByteSpan { ByteSpan(UnsafeBufferPointer(start: nil, count: 0)) }

  var isEmpty: Bool { bytes.isEmpty }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func == (a: ByteSpan, b: StaticString) -> Bool {
    Self.areSame(a.bytes, ByteSpan(stringLiteral: b).bytes)
  }

  /// By the C library, which compares many bytes at once.
  static func areSame(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else { return a.count == b.count }
    return Bytes.areEqual(first, second, count: a.count)
  }

  func contains(_ byte: Unicode.Scalar) -> Bool { bytes.contains(UInt8(ascii: byte)) }

  func hasSuffix(_ byte: Unicode.Scalar) -> Bool { bytes.last == UInt8(ascii: byte) }

  /// Without the ticks of an escaped name.
  var unticked: ByteSpan {
    guard bytes.count > 2, bytes.first == UInt8(ascii: "`"), hasSuffix("`") else { return self }
    return ByteSpan(UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]))
  }
}
