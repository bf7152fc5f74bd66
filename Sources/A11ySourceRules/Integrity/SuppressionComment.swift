import A11yCore

struct SuppressionComment: SuppressionRule {
  static let info = RuleInfo(
    id: "suppression-comment",
    summary: "A suppression comment is unused, expired, or lacks a reason or a rule",
    family: .integrity, severity: .warning,
    why: """
      Without a reason, readers cannot tell whether the finding was reviewed or forgotten. A comment that is left \
      over from fixed code hides the next issue.
      """,
    fix: "Write '// a11y:disable:next RULE - REASON' above the line, or delete the comment.",
    examples: examples
  )

  static let subject = Finding.Subject(source: "comment")

  var knownRules: Set<String> { Set(SourceCatalog.rules.map { $0.info.id }) }

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.comments.mistakes.map { Violation(Self.subject, $0.message, at: $0.place) }
    for suppression in file.suppressions where !suppression.isForeign {
      if let fault = suppression.end(by: nil) {
        let rules = suppression.rules.joined(separator: ", ")
        let message = fault.message(of: rules, until: suppression.until) ?? ""
        violations.append(Violation(Self.subject, message, fix: fault.fix, at: suppression.location))
      }
      for rule in suppression.rules where SourceCatalog.rule(rule) == nil {
        let question = remedy(for: rule)
        violations.append(
          Violation(
            Self.subject, "has the unknown rule '\(rule.escapedForDisplay)'\(question)",
            at: suppression.location))
      }
    }
    return RuleResult(violations)
  }

  private func remedy(for rule: String) -> String {
    if rule == "all" || rule == "*" { return "; write the id of each rule" }
    let question = Suggestion.question(for: rule, among: SourceCatalog.rules.map(\.info.id))
    return question.isEmpty ? "; 'a11y-lint rules' lists the rules for source" : question
  }

  /// A comment that accepts nothing is left over from something, and may hide the next fault; one whose day is past put
  /// a fault aside that somebody meant to come back to. The others are found without the rest of the audit.
  func check(_ file: SourceFile, faulty: [(suppression: Suppression, fault: SuppressionFault)]) -> [Violation] {
    let known = knownRules
    return faulty.compactMap { suppression, fault in
      let rules = suppression.rules.joined(separator: ", ")
      switch fault {
      case .ended:
        let message = fault.message(of: rules, until: suppression.until) ?? ""
        return Violation(Self.subject, message, fix: fault.fix, at: suppression.location)
      case .unmatched where known.isSuperset(of: suppression.rules):
        let hint =
          file.comments.standAlone.contains(suppression.location)
          ? "; the comment is on a line of its own: write a11y:disable:next for the line below it" : ""
        let message = "suppresses \(rules.escapedForDisplay), which has no finding there\(hint)"
        return file.doubting(Violation(Self.subject, message, at: suppression.location))
      case .unmatched, .noDay, .unexplained: return nil
      }
    }
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
