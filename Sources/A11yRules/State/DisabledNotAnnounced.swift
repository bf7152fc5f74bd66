public import A11yCore

/// A disabled control lacks the notEnabled trait.
public struct DisabledNotAnnounced: ElementRule {
  public static let info = RuleInfo(
    id: "disabled-not-announced",
    summary: "A disabled control lacks the notEnabled trait",
    family: .state,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1"), .en("11.5.2.5")],
    needs: [.traits],
    why: "VoiceOver users hear a control that can be activated, double-tap it, and do not learn why nothing happens.",
    fix: """
      Add `.notEnabled` to `accessibilityTraits` while the control is disabled, or use SwiftUI's `.disabled(true)`.
      """,
    fixability: .safe("adds the notEnabled trait"),
    examples: examples
  )

  public init() {}

  /// What is drawn at half its strength or less looks switched off.
  private static let dimmed = 0.5

  public func appliesTo(_ element: Element) -> Bool {
    guard element.control.enabled == false || element.control.isUserInteractionEnabled == false else { return false }
    return element.isInteractive && (isDisabled(element) || looksDisabled(element))
  }

  public func violation(_ element: Element) -> Violation? {
    guard let traits = element.control.traits, !traits.contains(.notEnabled) else { return nil }
    var violation: Violation
    if isDisabled(element) {
      violation = Violation(element, "is disabled, but lacks the notEnabled trait")
      violation.repair = .safe(element.withTrait(.notEnabled))
    } else {
      let alpha = (element.control.alpha ?? 1).points
      let message = "looks disabled (alpha \(alpha), no user interaction), but lacks the notEnabled trait"
      violation = Violation(element, message, measured: "alpha \(alpha)")
      violation.repair = .unsafe(element.withTrait(.notEnabled))
    }
    return violation
  }

  private func isDisabled(_ element: Element) -> Bool {
    guard element.control.enabled == false else { return false }
    // UIKit adds the trait to its own controls, and to what is built on them.
    if element.derivesFromClass {
      return element.uikitClass?.role?.isInteractive != true || element.control.className == nil
    }
    // Run-time dumps hand an ancestor's state down to all that it holds.
    return element.parent?.control.enabled != false
  }

  private func looksDisabled(_ element: Element) -> Bool {
    guard element.control.isUserInteractionEnabled == false, let alpha = element.control.alpha else { return false }
    return alpha <= Self.dimmed && element.control.enabled != false
  }
}

extension DisabledNotAnnounced {
  static let examples: [Example] = [
    .fails(
      "disabled custom control without the notEnabled trait",
      #"✗ view PillControl "Pay" enabled=false traits=button"#),
    .passes(
      "disabled custom control with the notEnabled trait",
      #"view PillControl "Pay" enabled=false traits=button,notEnabled"#),
    .passes("disabled UIButton, to which UIKit adds the trait", #"UIButton "Pay" enabled=false traits=button"#),
    .notChecked("traits not listed", #"view PillControl "Pay" role=button enabled=false"#),
  ]
}
