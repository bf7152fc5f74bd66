/// Which names the files of a run say, in a few thousand words of memory however many there are: it never denies one that
/// is said, and rarely affirms one that is not.
struct BloomFilter: Sendable {
  /// A million bits for the hashes of names; none until the first is added.
  private var bits: [UInt64] = []

  private static let count: UInt32 = 1 << 20

  mutating func add(_ hashes: [UInt32]) {
    if bits.isEmpty, !hashes.isEmpty { bits = Array(repeating: 0, count: Int(Self.count / 64)) }
    for hash in hashes { bits[Int(hash % Self.count / 64)] |= 1 << UInt64(hash % 64) }
  }

  mutating func merge(_ other: BloomFilter) {
    if bits.isEmpty { bits = other.bits } else { for (place, word) in other.bits.enumerated() { bits[place] |= word } }
  }

  /// Whether a name may have been said.
  func contains(_ name: String) -> Bool {
    if bits.isEmpty { return false }
    let hash = SymbolTable.hash(of: name)
    return bits[Int(hash % Self.count / 64)] & 1 << UInt64(hash % 64) != 0
  }
}
