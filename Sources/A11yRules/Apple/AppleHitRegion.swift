public import A11yCore

/// Apple's audit found a hit target that is too small.
public struct AppleHitRegion: AppleAuditRule {
  public static let info = RuleInfo(
    id: "apple/hit-region",
    summary: "Apple's audit found a hit target that is too small",
    family: .apple,
    severity: .warning,
    criteria: [.wcag("2.5.8")],
    supersededBy: ["target-size", "target-size-minimum"],
    settles: ["target-size", "target-size-minimum"],
    why: """
      Apple's audit measures the area of the running app in which a control responds to touches. People who \
      cannot aim precisely miss a small one.
      """,
    fix: "Enlarge the control, or the area that responds to touches, to 44 × 44 points.",
    examples: examples
  )

  static let check = AuditIssue.Check.hitRegion

  public init() {}
}

extension AppleHitRegion {
  static let examples: [Example] = [
    .fails(
      "issue of Apple's audit",
      #"✗ UIButton "Pay" appleAudit=[{"check":"hit-region","message":"Hit area is too small"}]"#),
    .passes("no issue of Apple's audit", #"UIButton "Pay""#),
  ]
}
