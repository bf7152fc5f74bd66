/// A rule's answer on one subject: the violations, and how often which fact was missing.
public struct RuleResult: Sendable, Equatable, ExpressibleByArrayLiteral {
  public var violations: [Violation]
  /// How many violations rest on a fact that code sets to something else.
  var settledInCode = 0
  /// How many elements lacked which fact. An absent fact is never a pass.
  public private(set) var notChecked: [Fact: Int] = [:]

  public init(_ violations: [Violation] = []) { self.violations = violations }

  public init(arrayLiteral violations: Violation...) { self.init(violations) }

  /// Adds a violation, if there is one.
  public mutating func add(_ violation: Violation?) {
    if let violation { violations.append(violation) }
  }

  /// Adds what was said of one part of the subject.
  public mutating func add(_ other: RuleResult) {
    violations += other.violations
    settledInCode += other.settledInCode
    notChecked.merge(other.notChecked, uniquingKeysWith: +)
  }

  /// Counts a violation that the document has and the colors of code do not.
  public mutating func noteSettledInCode() { settledInCode += 1 }

  /// Counts elements about which nothing can be said without a fact.
  public mutating func leaveOut(_ count: Int = 1, without fact: Fact) {
    if count > 0 { notChecked[fact, default: 0] += count }
  }
}
