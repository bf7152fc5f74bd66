import A11yCore

struct SuppressionComment: Rule {
  static let info = RuleInfo(
    id: "suppression-comment",
    summary: "A comment that accepts findings gives no reason, names no rule, is past its day, or accepts nothing",
    family: .integrity, severity: .warning,
    why: """
      A finding that is put aside without a reason looks to the next reader like one that was forgotten, and a comment \
      left over from mended code hides the next fault.
      """,
    fix: "Write '// a11y:disable:next RULE - REASON' above the line, or delete the comment.",
    examples: examples
  )

  static let subject = Finding.Subject(source: "comment")

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.suppressions.mistakes.map { Violation(Self.subject, $0.message, at: $0.place) }
    for suppression in file.suppressions.all {
      if let fault = suppression.end(by: nil) {
        let rules = suppression.rules.joined(separator: ", ")
        let message = fault.message(of: rules, until: suppression.until) ?? ""
        violations.append(Violation(Self.subject, message, fix: fault.fix, at: suppression.place))
      }
      for rule in suppression.rules where SourceCatalog.rule(rule) == nil {
        let question = Suggestion.question(for: rule, among: SourceCatalog.rules.map(\.info.id))
        violations.append(
          Violation(
            Self.subject, "names the unknown rule '\(rule.escapedForDisplay)'\(question)", at: suppression.place))
      }
    }
    return RuleResult(violations)
  }
}

extension SuppressionComment {
  static let examples: [Example] = [
    .fails(
      "suppression without a reason",
      """
      ✗ // a11y:disable:next fixed-font
      label.font = .systemFont(ofSize: 15)
      """),
    .fails("suppression of an unknown rule", "✗ // a11y:disable:next fixd-font - it is only a logo"),
    .passes(
      "suppression with a rule and a reason",
      """
      // a11y:disable:next fixed-font - the word is part of the logo
      label.font = .systemFont(ofSize: 15)
      """),
    .passes(
      "suppression with an expiry date in the future",
      """
      // a11y:disable:next fixed-font until:2030-12-31 - the new logo comes with version 9
      label.font = .systemFont(ofSize: 15)
      """),
  ]
}
