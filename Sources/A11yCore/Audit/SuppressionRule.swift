/// A rule about what is accepted and need not be: asked after all others, because only then it is known.
public protocol SuppressionRule: Rule where Subject == Exposure {
  /// Rules that exist, whether or not they run.
  var knownRules: [String] { get }

  /// - Parameter unmatched: suppressions that accept nothing on this screen. Their rules judged it, or do not exist.
  func check(_ screen: Exposure, unmatched: [Suppression]) -> [Problem]
}

extension SuppressionRule {
  public func check(_ screen: Exposure) -> Verdict { [] }
}
