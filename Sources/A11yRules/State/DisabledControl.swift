public import A11yCore

/// A control is disabled.
public struct DisabledControl: ElementRule {
  public static let info = RuleInfo(
    id: "disabled-control",
    summary: "A control is disabled",
    family: .state,
    severity: .notice,
    isOptIn: true,
    needs: [.enabled],
    why: """
      A disabled control does not explain what is missing; people who cannot see the whole screen search longest for \
      the reason.
      """,
    fix: "If the screen does not explain the reason, leave the control enabled and explain it on activation.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.isInteractive }

  public func violation(_ element: Element) -> Violation? {
    element.isEnabled == false ? Violation(element, "is disabled") : nil
  }
}

extension DisabledControl {
  static let examples: [Example] = [
    .fails("disabled button", #"✗ UIButton "Pay" enabled=false"#),
    .passes("enabled button", #"UIButton "Pay" enabled=true"#),
    .notChecked("enabled state not listed", #"UIButton "Pay""#),
  ]
}
