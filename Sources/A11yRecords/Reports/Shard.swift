public import A11yCore

/// What one run found, read back from the JSON report it wrote.
public struct Shard: Sendable, Equatable {
  /// The ids of the rules that ran.
  public var rules: [String]
  /// Nil if it is not known.
  public var toolVersion: String?
  public var result: AuditResult

  public init(rules: [String], toolVersion: String?, result: AuditResult) {
    self.rules = rules
    self.toolVersion = toolVersion
    self.result = result
  }
}
