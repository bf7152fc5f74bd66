/// What the tape says of one value or key: kind (3 bits), a flag (1), the offset in the file (40), the size (20).
struct TapeWord {
  let bits: UInt64

  /// Sizes from here on do not fit; callers that need one count again. A label of a megabyte is not a real label.
  static var sizeLimit: Int { (1 << 20) - 1 }

  /// Offsets from here on do not fit: one tebibyte.
  static var offsetLimit: Int { 1 << 40 }

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// - Parameters:
  ///   - size: bytes between the quotes of a string, bytes of a number, children of a container.
  ///   - flag: of a string, that it contains escapes; of a boolean, its truth.
  @inline(__always)
  init(_ kind: JSONKind, offset: Int, size: Int = 0, flag: Bool = false) {
    bits =
      UInt64(kind.rawValue) | (flag ? 8 : 0) | UInt64(offset) << 4 | UInt64(min(size, Self.sizeLimit)) << Self.sizeShift
  }

  var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: bits & 7)) ?? .null }
  var flag: Bool { bits & 8 != 0 }
  var offset: Int { Int(bits >> 4) & (Self.offsetLimit - 1) }
  var size: Int { Int(bits >> Self.sizeShift) }

  func resized(to size: Int) -> TapeWord {
    let sizeless = bits & ((1 << Self.sizeShift) - 1)
    return TapeWord(bits: sizeless | UInt64(min(size, Self.sizeLimit)) << Self.sizeShift)
  }

  private static var sizeShift: UInt64 { 44 }
}
