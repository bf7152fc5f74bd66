/// A rule's answer on one subject: the problems, and what it could not judge for want of facts.
public struct Verdict: Sendable, Equatable, ExpressibleByArrayLiteral {
  public var problems: [Problem]
  /// How many controls lacked which fact. Absence is never a pass.
  public var notChecked: [Fact: Int]

  public init(_ problems: [Problem], notChecked: [Fact: Int] = [:]) {
    self.problems = problems
    self.notChecked = notChecked
  }

  public init(arrayLiteral problems: Problem...) { self.init(problems) }
}
