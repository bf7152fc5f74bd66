/// What names stand for, looked up by a key's bytes without making a `String`.
///
/// Built once from names the program knows; no file can make a look-up slow.
public struct KeyTable<Value: Sendable>: Sendable {
  private let index: KeyIndex
  private let values: [Value]

  /// - Parameter pairs: names, compared byte by byte, and their values. Of equal names the last counts.
  public init(_ pairs: some Sequence<(String, Value)>) {
    let pairs = Array(pairs)
    index = KeyIndex(pairs.map { $0.0 })
    values = pairs.map { $0.1 }
  }

  /// What a key stands for; nil when the table has no such name.
  public subscript(key: JSONKey) -> Value? {
    index.number(of: key).map { values[$0] }
  }

  /// What a string stands for; nil when the table has no such name, and for other kinds of values.
  public subscript(value: JSONValue) -> Value? { value.text.flatMap { self[$0] } }

  /// What a name stands for; nil when the table has no such name.
  public subscript(name name: String) -> Value? {
    var name = name
    return name.withUTF8 { self[bytes: UnsafeRawBufferPointer($0)] }
  }

  /// What a name in UTF-8 stands for; nil when the table has no such name.
  public subscript(bytes bytes: UnsafeRawBufferPointer) -> Value? {
    index.number(of: bytes).map { values[$0] }
  }
}

extension KeyTable where Value: CaseIterable & RawRepresentable<String> {
  /// A table of all cases of an enumeration by their raw values.
  public init(_: Value.Type = Value.self) { self.init(Value.allCases.map { ($0.rawValue, $0) }) }
}

/// Finds the number of a name by its bytes: a hash table of open addressing, at most half full. With a dictionary of
/// strings in its place an audit takes 4 % longer.
///
/// Kept apart from `KeyTable` so that it is not generic: it runs at full speed from any module.
struct KeyIndex: Sendable {
  private struct Slot: Sendable {
    var fingerprint: UInt64 = 0
    var name = 0..<0
    /// Counted from 1, so that 0 marks a free slot.
    var number = 0
  }

  private var slots: [Slot]
  private var names: [UInt8] = []
  private let shift: UInt64

  /// - Parameter names: of equal names the last counts.
  init(_ names: [String]) {
    let bits = max(1, Int.bitWidth - (names.count * 2).leadingZeroBitCount)
    shift = UInt64(Int.bitWidth - bits)
    slots = Array(repeating: Slot(), count: 1 << bits)
    for (number, name) in names.enumerated() { insert(Array(name.utf8), number: number) }
  }

  /// The number of a name in UTF-8, counted from 0; nil when it is not in the index.
  func number(of name: UnsafeRawBufferPointer) -> Int? {
    let number = slots[slot(of: name)].number
    return number > 0 ? number - 1 : nil
  }

  func number(of key: JSONKey) -> Int? { key.withBytes { number(of: $0) } }

  private mutating func insert(_ name: [UInt8], number: Int) {
    name.withUnsafeBytes { bytes in
      let range = names.count..<names.count + bytes.count
      let slot = slot(of: bytes)
      slots[slot] = Slot(fingerprint: KeyFingerprint.of(bytes), name: range, number: number + 1)
    }
    names += name
  }

  /// The slot that holds a name, or the free one it belongs in. There is always a free one.
  private func slot(of name: UnsafeRawBufferPointer) -> Int {
    let fingerprint = KeyFingerprint.of(name)
    var index = Int((fingerprint &* KeyFingerprint.multiplier) >> shift)
    while slots[index].number > 0 {
      if slots[index].fingerprint == fingerprint, names[slots[index].name].elementsEqual(name) { return index }
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }
}

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
