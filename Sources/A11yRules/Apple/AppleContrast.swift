public import A11yCore

/// Apple's audit measured too little contrast.
public struct AppleContrast: AppleAuditRule {
  public static let info = RuleInfo(
    id: "apple/contrast",
    summary: "Apple's audit measured too little contrast",
    family: .apple,
    severity: .warning,
    criteria: [.wcag("1.4.3"), .en("11.1.4.3")],
    supersededBy: ["text-contrast", "non-text-contrast"],
    settles: ["text-contrast", "non-text-contrast", "text-contrast-enhanced"],
    why: """
      Apple's audit compares the colors of text with those behind it in the running app, and expects a ratio of \
      4.5:1, or 3:1 for large text. People with low vision, and everyone in bright sunlight, cannot read text \
      with less.
      """,
    fix: "Use a darker or lighter color for the text or for its background.",
    examples: examples
  )

  static let check = AuditIssue.Check.contrast

  public init() {}

  /// "Contrast nearly passed": less than a failure.
  func graded(_ violation: Violation, of issue: AuditIssue) -> Violation {
    var violation = violation
    if issue.message?.contains("nearly ") == true { violation.grade = .minor }
    return violation
  }
}

extension AppleContrast {
  static let examples: [Example] = [
    .fails(
      "issue of Apple's audit",
      #"✗ UILabel text="Total" appleAudit=[{"check":"contrast","message":"Contrast failed"}]"#),
    .passes("no issue of Apple's audit", #"UILabel text="Total""#),
  ]
}
