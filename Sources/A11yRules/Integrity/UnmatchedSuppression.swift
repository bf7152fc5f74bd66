import A11yCore

struct UnmatchedSuppression: SuppressionRule {
  static let info = RuleInfo(
    id: "unmatched-suppression",
    summary: "A finding is accepted that nobody has",
    family: .integrity,
    severity: .notice,
    why: """
      What is accepted for no reason today silences a fault tomorrow, \
      and a misspelt rule accepts nothing at all.
      """,
    fix: "Remove the suppression, or correct the id of its rule.",
    examples: [
      .fails(
        "a misspelt rule", #"✗ UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"taget-size"}]"#),
      .fails(
        "nothing to accept any more",
        #"✗ UIButton "Pay" frame=0,0,44,44 a11y-audit:ignore=[{"rule":"target-size"}]"#),
      .passes(
        "a finding that is there",
        #"UIButton "Pay" frame=0,0,30,30 a11y-audit:ignore=[{"rule":"target-size","reason":"a game"}]"#),
      .passes(
        "a rule that could not judge",
        #"UIButton "Pay" a11y-audit:ignore=[{"rule":"target-size"}]"#),
      .passes("nothing is accepted", #"UIButton "Pay" frame=0,0,44,44"#),
    ]
  )

  var knownRules: [String] { Catalog.rules.map(\.info.id) }

  func check(_ screen: Exposure, unmatched: [Suppression]) -> [Problem] {
    let known = knownRules
    return unmatched.map { suppression in
      let rule = suppression.rule
      let message =
        known.contains(rule)
        ? "accepts a finding of \(rule), but has none"
        : "accepts findings of the unknown rule '\(rule.excerpt())'\(Suggestion.question(for: rule, among: known))"
      return Problem(screen[suppression.control], message, at: suppression.location)
    }
  }
}
