public import A11yCore

/// Apple's audit found wrong traits.
public struct AppleTrait: AppleAuditRule {
  public static let info = RuleInfo(
    id: "apple/trait",
    summary: "Apple's audit found wrong traits",
    family: .apple,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1")],
    supersededBy: ["conflicting-traits", "interactive-without-trait", "acts-without-trait", "lost-default-trait"],
    settles: ["conflicting-traits", "interactive-without-trait", "acts-without-trait", "lost-default-trait"],
    why: """
      Apple's audit expects traits that fit the element and each other. People who use VoiceOver hear what \
      an element is, and how to use it, by its traits.
      """,
    fix: "Set the traits that describe what the element is and does.",
    examples: examples
  )

  static let check = AuditIssue.Check.trait

  public init() {}
}

extension AppleTrait {
  static let examples: [Example] = [
    .fails(
      "issue of Apple's audit",
      #"✗ UIButton "Pay" appleAudit=[{"check":"trait","message":"Traits conflict"}]"#),
    .passes("no issue of Apple's audit", #"UIButton "Pay""#),
  ]
}
