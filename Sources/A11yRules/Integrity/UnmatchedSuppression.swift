public import A11yCore

/// A suppression is unused, expired, or has no reason.
public struct UnmatchedSuppression: SuppressionRule {
  public static let info = RuleInfo(
    id: "unmatched-suppression",
    summary: "A suppression is unused, expired, or has no reason",
    family: .integrity,
    severity: .notice,
    why: """
      An unused suppression hides a future issue, and a misspelled rule id suppresses nothing. Without a reason, \
      readers cannot tell whether the finding was reviewed or forgotten.
      """,
    fix: "Remove the suppression, or correct its rule id.",
    examples: examples
  )

  public init() {}

  /// Asked for on every screen.
  private static let ids = Set(Catalog.rules.map { $0.info.id })

  public var knownRules: Set<String> { Self.ids }

  public func check(_ tree: AccessibilityTree, faulty: [(suppression: Suppression, fault: SuppressionFault)])
    -> [Violation]
  {
    faulty.map { suppression, fault in
      Violation(
        suppression.position.map { tree[$0] }, message(suppression, fault),
        // A rule that accepts nothing is untidy; the others put a fault aside that somebody meant to come back to.
        // So does a misspelled rule id: the finding that was meant is still there.
        grade: fault == .unmatched && (suppression.rules.isEmpty || suppression.rules.allSatisfy(knownRules.contains))
          ? .full : .severe, fix: fault.fix, at: suppression.location)
    }
  }

  private func message(_ suppression: Suppression, _ fault: SuppressionFault) -> String {
    let rule = suppression.rules.joined(separator: ", ")
    switch fault {
    case .ended, .noDay: return fault.message(of: rule, until: suppression.until) ?? ""
    case .unexplained: return "suppresses a finding of \(rule.excerpt()) without a reason"
    case .unmatched where rule.isEmpty: return "suppresses findings without a rule id"
    case .unmatched where knownRules.contains(rule): return "suppresses findings of \(rule), but has none"
    case .unmatched:
      let question = Suggestion.question(for: rule, among: knownRules.sorted())
      return "suppresses findings of the unknown rule '\(rule.excerpt())'\(question)"
    }
  }
}

extension UnmatchedSuppression {
  static let examples: [Example] = [
    .fails("unknown rule id", #"✗ UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"taget-size"}]"#),
    .fails(
      "suppression without a matching finding",
      #"✗ UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"target-size"}]"#),
    .fails(
      "suppression without a reason",
      #"✗ UIButton "Pay" frame=0,0,30,30 a11y-audit:ignore=[{"rule":"target-size"}]"#),
    .passes(
      "suppression with a matching finding",
      #"UIButton "Pay" frame=0,0,30,30 a11y-audit:ignore=[{"rule":"target-size","reason":"a game"}]"#),
  ]
}
