public import A11yCore

/// Apple's audit reported another issue.
public struct AppleOther: AppleAuditRule {
  public static let info = RuleInfo(
    id: "apple/other",
    summary: "Apple's audit reported another issue",
    family: .apple,
    severity: .warning,
    why: """
      Apple's audit has checks that are not known here, such as those of other systems. Its message states what \
      it found.
      """,
    fix: "See the message, and Apple's documentation of the check.",
    examples: examples
  )

  static let check = AuditIssue.Check.other

  public init() {}
}

extension AppleOther {
  static let examples: [Example] = [
    .fails(
      "issue of Apple's audit",
      #"✗ UIButton "Pay" appleAudit=[{"check":"other","message":"XCUIAccessibilityAuditTypeParentChild: Parent is not reachable"}]"#
    ),
    .passes("no issue of Apple's audit", #"UIButton "Pay""#),
  ]
}
