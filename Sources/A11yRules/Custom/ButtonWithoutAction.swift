public import A11yCore

/// A button has no action on a screen where other controls have one.
public struct ButtonWithoutAction: TreeRule {
  public static let info = RuleInfo(
    id: "button-without-action",
    summary: "A button has no action on a screen where other controls have one",
    family: .custom,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("4.1.2"), .en("11.5.2.12")],
    needs: [.actions],
    why: """
      VoiceOver users hear a button, activate it, and nothing happens; they cannot see that nothing happens for \
      sighted people, either.
      """,
    fix: "Connect the button to its method, or remove the `.button` trait.",
    reviewQuestion: "does code connect it?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { element in
      element.role == .button && element.isEnabled != false
        && (!element.hasInteraction || element.interaction.actions?.isEmpty != false) && !acts(element)
    }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    let listsActions = tree.elements.contains { $0.hasInteraction && $0.interaction.actions?.isEmpty == false }
    for element in subjects {
      if listsActions, element.hasInteraction, element.interaction.actions != nil {
        // A menu and a closure are no target-action pairs.
        result.add(Violation(element, "has no action, while other controls have one", isInferred: true))
      } else {
        result.leaveOut(without: .actions)
      }
    }
    return result
  }

  private func acts(_ element: Element) -> Bool {
    if element.reactsToTaps { return true }
    if element.hasInteraction {
      let interaction = element.interaction
      if interaction.gestures?.isEmpty == false || interaction.implements?.contains(.activate) == true { return true }
    }
    return element.ancestors.contains(where: \.reactsToTaps)
  }
}

extension ButtonWithoutAction {
  static let examples: [Example] = [
    .needsReview(
      "button with an empty list of actions",
      """
      ? UIButton "Pay" actions=[]
      UIButton "Cancel" actions=[{"event":"touchUpInside","selector":"cancel:"}]
      """),
    .passes(
      "button with an action",
      """
      UIButton "Pay" actions=[{"event":"touchUpInside","selector":"pay:"}]
      UIButton "Cancel" actions=[{"event":"touchUpInside","selector":"cancel:"}]
      """),
    .passes(
      "button with a tap gesture recognizer",
      """
      UIButton "Pay" actions=[] gestures=tap
      UIButton "Cancel" actions=[{"event":"touchUpInside","selector":"cancel:"}]
      """),
  ]
}
