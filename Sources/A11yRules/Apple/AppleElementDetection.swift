public import A11yCore

/// Apple's audit saw text that may be inaccessible.
public struct AppleElementDetection: AppleAuditRule {
  public static let info = RuleInfo(
    id: "apple/element-detection",
    summary: "Apple's audit saw text that may be inaccessible",
    family: .apple,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("4.1.2"), .en("11.4.1.2.1")],
    supersededBy: ["text-not-exposed", "unreachable-control"],
    settles: [],
    why: """
      Apple's audit recognizes text in the picture of the running app and expects an accessibility element with it. People who \
      use VoiceOver do not learn of text that is only drawn.
      """,
    fix: "Make the text an accessibility element, or add it to the label of the element that contains it.",
    reviewQuestion: "does VoiceOver read this text?",
    examples: examples
  )

  static let check = AuditIssue.Check.elementDetection

  public init() {}

  /// Public projects report that it comes and goes without a change of the code, mostly without an element.
  func graded(_ violation: Violation, of issue: AuditIssue) -> Violation {
    var violation = violation
    violation.isInferred = true
    return violation
  }
}

extension AppleElementDetection {
  static let examples: [Example] = [
    .needsReview(
      "issue of Apple's audit",
      #"? UILabel text="Total" appleAudit=[{"check":"element-detection","message":"Potentially inaccessible text"}]"#),
    .passes("no issue of Apple's audit", #"UILabel text="Total""#),
  ]
}
