import A11yCore

struct SuppressionComment: Rule {
  static let info = RuleInfo(
    id: "suppression-comment",
    summary: "A comment that accepts findings gives no reason, names no rule, or accepts nothing",
    family: .integrity, severity: .warning,
    why: """
      A finding that is put aside without a reason looks to the next reader like one that was forgotten, and a comment \
      left over from mended code hides the next fault.
      """,
    fix: "Write '// a11y:disable:next RULE - REASON' above the line, or delete the comment.",
    examples: [
      .fails(
        "no reason",
        """
        ✗ // a11y:disable:next fixed-font
        label.font = .systemFont(ofSize: 15)
        """),
      .fails(
        "no rule",
        """
        ✗ // a11y:disable:next - it is only a logo
        label.font = .systemFont(ofSize: 15)
        """),
      .fails("no such rule", "✗ // a11y:disable:next fixd-font - it is only a logo"),
      .fails("a word that means nothing", "✗ // a11y:ignore fixed-font - it is only a logo"),
      .passes(
        "a rule and a reason",
        """
        // a11y:disable:next fixed-font - the word is part of the logo
        label.font = .systemFont(ofSize: 15)
        """),
      .passes("the same words in a string", #"let text = "// a11y:disable:next""#),
    ]
  )

  static let subject = Finding.Subject(source: "comment")

  func check(_ file: SourceFile) -> Verdict {
    var problems = file.suppressions.mistakes.map { Problem(Self.subject, $0.message, at: $0.place) }
    for suppression in file.suppressions.all {
      for rule in suppression.rules where Catalog.rule(rule) == nil {
        let question = Suggestion.question(for: rule, among: Catalog.rules.map(\.info.id))
        problems.append(
          Problem(Self.subject, "names the unknown rule '\(rule.escapedForDisplay)'\(question)", at: suppression.place))
      }
    }
    return Verdict(problems)
  }
}
