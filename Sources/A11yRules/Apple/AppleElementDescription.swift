public import A11yCore

/// Apple's audit found an element without a sufficient description.
public struct AppleElementDescription: AppleAuditRule {
  public static let info = RuleInfo(
    id: "apple/element-description",
    summary: "Apple's audit found an element without a sufficient description",
    family: .apple,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.1.1"), .en("11.4.1.2.1")],
    supersededBy: [
      "control-missing-name", "image-missing-name", "silent-element", "symbol-name", "machine-name", "meaningless-name",
      "unresolved-text", "placeholder-only-name", "name-only-in-hint",
    ],
    settles: [
      "control-missing-name", "image-missing-name", "silent-element", "symbol-name", "machine-name", "meaningless-name",
      "unresolved-text",
    ],
    why: """
      Apple's audit expects an accessibility label that people understand. People who use VoiceOver hear no \
      name, or the name of a file.
      """,
    fix: "Set `accessibilityLabel` to a short text that names the control.",
    examples: examples
  )

  static let check = AuditIssue.Check.elementDescription

  public init() {}
}

extension AppleElementDescription {
  static let examples: [Example] = [
    .fails(
      "issue of Apple's audit",
      #"✗ UIButton image="xmark" appleAudit=[{"check":"element-description","message":"Element has no description"}]"#),
    .passes("no issue of Apple's audit", #"UIButton image="xmark""#),
  ]
}
