/// A rule about what is accepted and should not be: asked after all others, because only then it is known.
public protocol SuppressionRule: Rule where Subject == AccessibilityTree {
  /// Rules that exist, whether or not they run.
  var knownRules: [String] { get }

  /// - Parameter faulty: suppressions of the screen's description, each with what is the matter with it.
  func check(_ tree: AccessibilityTree, faulty: [(suppression: Suppression, fault: SuppressionFault)]) -> [Violation]
}

extension SuppressionRule {
  public func check(_ tree: AccessibilityTree) -> RuleResult { [] }
}
