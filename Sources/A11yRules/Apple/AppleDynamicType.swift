public import A11yCore

/// Apple's audit found text that does not follow the text size.
public struct AppleDynamicType: AppleAuditRule {
  public static let info = RuleInfo(
    id: "apple/dynamic-type",
    summary: "Apple's audit found text that does not follow the text size",
    family: .apple,
    severity: .warning,
    criteria: [.wcag("1.4.4"), .en("11.1.4.4.1")],
    supersededBy: ["fixed-font"],
    settles: ["fixed-font"],
    why: """
      Apple's audit changes the preferred text size and expects the text to follow. People with low vision read \
      with larger text.
      """,
    fix: "Use a text style, and set `adjustsFontForContentSizeCategory = true`.",
    examples: examples
  )

  static let check = AuditIssue.Check.dynamicType

  public init() {}

  /// "Dynamic Type font sizes are partially unsupported": less than a failure.
  func graded(_ violation: Violation, of issue: AuditIssue) -> Violation {
    var violation = violation
    if issue.message?.contains("partially ") == true { violation.grade = .minor }
    return violation
  }
}

extension AppleDynamicType {
  static let examples: [Example] = [
    .fails(
      "issue of Apple's audit",
      #"✗ UILabel text="Total" appleAudit=[{"check":"dynamic-type","message":"Dynamic Type font sizes are unsupported"}]"#
    ),
    .passes("no issue of Apple's audit", #"UILabel text="Total""#),
  ]
}
