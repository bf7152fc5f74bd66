public import A11yCore

/// A finding is accepted that nobody has, without a reason, or for longer than was agreed.
public struct UnmatchedSuppression: SuppressionRule {
  public static let info = RuleInfo(
    id: "unmatched-suppression",
    summary: "A finding is accepted that nobody has, without a reason, or for longer than was agreed",
    family: .integrity,
    severity: .notice,
    why: """
      What is accepted for no reason today silences a fault tomorrow, \
      and a misspelt rule accepts nothing at all. A finding that is put aside without a word looks to the next reader \
      like one that was forgotten.
      """,
    fix: "Remove the suppression, or correct the id of its rule.",
    examples: examples
  )

  public init() {}

  public var knownRules: [String] { Catalog.rules.map(\.info.id) }

  public func check(_ tree: AccessibilityTree, faulty: [(suppression: Suppression, fault: SuppressionFault)])
    -> [Violation]
  {
    faulty.map { suppression, fault in
      Violation(
        suppression.position.map { tree[$0] }, message(suppression, fault),
        // A rule that accepts nothing is untidy; the others put a fault aside that somebody meant to come back to.
        grade: fault == .unmatched ? .full : .severe, fix: fault.fix, at: suppression.location)
    }
  }

  private func message(_ suppression: Suppression, _ fault: SuppressionFault) -> String {
    let rule = suppression.rules.joined(separator: ", ")
    switch fault {
    case .ended, .noDay: return fault.message(of: rule, until: suppression.until) ?? ""
    case .unexplained: return "accepts a finding of \(rule.excerpt()) without a reason"
    case .unmatched where rule.isEmpty: return "accepts findings and names no rule"
    case .unmatched where knownRules.contains(rule): return "accepts a finding of \(rule), but has none"
    case .unmatched:
      let question = Suggestion.question(for: rule, among: knownRules)
      return "accepts findings of the unknown rule '\(rule.excerpt())'\(question)"
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
