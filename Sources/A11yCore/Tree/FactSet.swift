/// Several facts. A few bits, because rules ask of every element whether its format can tell what they need to know: a
/// `Set` took 5 % of an audit.
public struct FactSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  public init() {}

  public init(_ facts: some Sequence<Fact>) {
    for fact in facts { insert(fact) }
  }

  public init(arrayLiteral facts: Fact...) { self.init(facts) }

  public func contains(_ fact: Fact) -> Bool { bits & Self.bit(fact) != 0 }

  public mutating func insert(_ fact: Fact) { bits |= Self.bit(fact) }

  public mutating func formUnion(_ other: FactSet) { bits |= other.bits }

  public func union(_ other: FactSet) -> FactSet {
    var union = self
    union.formUnion(other)
    return union
  }

  public var isEmpty: Bool { bits == 0 }

  private static func bit(_ fact: Fact) -> UInt64 { 1 << UInt64(fact.ordinal) }
}
