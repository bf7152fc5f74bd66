public import A11yCore

/// What a run looked at, so that what it did not look at is not taken for fixed.
public struct BaselineScope: Sendable {
  /// The rules that ran.
  public var rules: Set<String>
  /// Every rule there is: an entry of no rule is of no use.
  public var knownRules: Set<String>
  /// Whether a file is there. One that is, and was not read, keeps its entries to itself.
  public var exists: @Sendable (_ path: FilePath) -> Bool

  public init(
    rules: Set<String>, knownRules: Set<String>, exists: @escaping @Sendable (_ path: FilePath) -> Bool = { _ in false }
  ) {
    self.rules = rules
    self.knownRules = knownRules
    self.exists = exists
  }

  func judges(_ rule: String) -> Bool { rules.contains(rule) || !knownRules.contains(rule) }
}
