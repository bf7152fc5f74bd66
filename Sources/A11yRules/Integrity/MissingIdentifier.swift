public import A11yCore

/// A control has no accessibility identifier.
public struct MissingIdentifier: ElementRule {
  public static let info = RuleInfo(
    id: "missing-identifier",
    summary: "A control has no accessibility identifier",
    family: .integrity,
    severity: .notice,
    isOptIn: true,
    why: """
      This is not an accessibility issue by itself, but UI tests then have to find the control by its label, and \
      improving the label breaks them.
      """,
    fix: "Set `accessibilityIdentifier`; VoiceOver never reads it.",
    examples: examples
  )

  public init() {}

  /// Run-time dumps show a label where there is no identifier, or leave both out: the identifier is then not known.
  public func appliesTo(_ element: Element) -> Bool {
    guard element.derivesFromClass, element.isInteractive else { return false }
    switch element.role {
    case .cell, .key, .segment, .tab: return false
    default: return element.uikitClass?.name != "UIBarButtonItem" && !element.control.isVended
    }
  }

  public func violation(_ element: Element) -> Violation? {
    guard element.control.identifier?.isEmpty ?? true, !element.isLaidOutBySystem, element.row == nil else {
      return nil
    }
    return Violation(element, "has no accessibility identifier")
  }
}

extension MissingIdentifier {
  static let examples: [Example] = [
    .fails("button without an identifier", #"✗ UIButton "Pay" frame=20,100,120,44"#),
    .passes("button with an identifier", #"UIButton "Pay" identifier=pay frame=20,100,120,44"#),
    .passes("static text without an identifier", #"UILabel text="Total" frame=20,100,120,44"#),
  ]
}
