/// Which of up to 128 things were met, without an allocation.
struct Set128: ExpressibleByArrayLiteral {
  private var bits: UInt128 = 0

  init(arrayLiteral members: Int...) {
    for member in members { _ = insert(member) }
  }

  /// False when it was in already.
  mutating func insert(_ member: Int) -> Bool {
    let bit = UInt128(1) << UInt128(member)
    defer { bits |= bit }
    return bits & bit == 0
  }
}
