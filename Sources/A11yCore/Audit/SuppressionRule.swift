/// A rule about what is accepted and should not be: asked after all others, because only then it is known.
public protocol SuppressionRule<Subject>: Rule {
  // Stated again, so that it is inferred from `check(_:faulty:)`.
  associatedtype Subject

  /// Rules that exist, whether or not they run.
  var knownRules: Set<String> { get }

  /// - Parameter faulty: the subject's own suppressions, each with what is the matter with it.
  func check(_ subject: Subject, faulty: [(suppression: Suppression, fault: SuppressionFault)]) -> [Violation]
}

extension SuppressionRule {
  public func check(_ subject: Subject) -> RuleResult { [] }

  public var suppressionRule: (any SuppressionRule<Subject>)? { self }
}
