/// A rule's answer on one subject: the problems, and what it could not judge for want of facts.
public struct RuleResult: Sendable, Equatable, ExpressibleByArrayLiteral {
  public var violations: [Violation]
  /// How many controls lacked which fact. Absence is never a pass.
  public var notChecked: [Fact: Int]

  public init(_ violations: [Violation], notChecked: [Fact: Int] = [:]) {
    self.violations = violations
    self.notChecked = notChecked
  }

  public init(arrayLiteral violations: Violation...) { self.init(violations) }
}
