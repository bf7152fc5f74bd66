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
