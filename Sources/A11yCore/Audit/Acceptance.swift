/// A finding that somebody accepts, and what they say of it.
public struct Acceptance: Sendable, Equatable {
  public var finding: Finding
  public var reason: String?
  /// Said where the control is described, and not in the project's configuration.
  public var isInSource: Bool

  public init(finding: Finding, reason: String?, isInSource: Bool) {
    self.finding = finding
    self.reason = reason
    self.isInSource = isInSource
  }
}

extension AuditResult {
  /// Counts a finding as accepted, not as found.
  public mutating func accept(_ finding: Finding, because reason: String?, inSource: Bool) {
    suppressed += 1
    accepted.append(Acceptance(finding: finding, reason: reason, isInSource: inSource))
  }
}
