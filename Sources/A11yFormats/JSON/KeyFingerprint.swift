/// A number that tells most different keys apart at a glance, made from the length, the first and the last eight bytes.
/// Up to seven bytes it tells all keys of that length apart.
enum KeyFingerprint {
  /// 2^64 divided by the golden ratio: spreads what it is multiplied with over the high bits.
  static var multiplier: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @inline(__always)
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    switch count {
    case 0: return 0
    case 1: return UInt64(count) << 56 | UInt64(bytes[0])
    case 2...3: return UInt64(count) << 56 | overlapping(UInt16.self, in: bytes)
    case 4...7: return UInt64(count) << 56 | overlapping(UInt32.self, in: bytes)
    default:
      let first = bytes.loadUnaligned(as: UInt64.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      return first ^ (last &+ UInt64(count)) &* multiplier
    }
  }

  /// The first and the last bytes as one number; in the middle they meet or overlap.
  @inline(__always)
  private static func overlapping<Half: FixedWidthInteger>(_: Half.Type, in bytes: UnsafeRawBufferPointer) -> UInt64 {
    let last = bytes.count - Half.bitWidth / 8
    let low = Half(littleEndian: bytes.loadUnaligned(as: Half.self))
    let high = Half(littleEndian: bytes.loadUnaligned(fromByteOffset: last, as: Half.self))
    return UInt64(low) | UInt64(high) << UInt64(last * 8)
  }
}
