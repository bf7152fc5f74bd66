public import A11yCore

/// Apple's audit found clipped text.
public struct AppleTextClipped: AppleAuditRule {
  public static let info = RuleInfo(
    id: "apple/text-clipped",
    summary: "Apple's audit found clipped text",
    family: .apple,
    severity: .warning,
    criteria: [.wcag("1.4.4"), .en("11.1.4.4.1")],
    supersededBy: ["text-clipped", "fixed-height-text"],
    settles: ["text-clipped", "fixed-height-text"],
    why: """
      Apple's audit looks for text that does not fit its view at larger text sizes. People who read with larger \
      text miss the end of it.
      """,
    fix: "Let the text wrap, and let its view grow.",
    examples: examples
  )

  static let check = AuditIssue.Check.textClipped

  public init() {}
}

extension AppleTextClipped {
  static let examples: [Example] = [
    .fails(
      "issue of Apple's audit",
      #"✗ UILabel text="Total" appleAudit=[{"check":"text-clipped","message":"Text clipped"}]"#),
    .passes("no issue of Apple's audit", #"UILabel text="Total""#),
  ]
}
