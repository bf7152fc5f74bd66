public import A11yCore

/// A button is tied to no method, on a screen whose other controls are.
public struct ButtonWithoutAction: TreeRule {
  public static let info = RuleInfo(
    id: "button-without-action",
    summary: "A button is tied to no method, on a screen whose other controls are",
    family: .custom,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("4.1.2"), .en("11.5.2.12")],
    needs: [.actions],
    why: """
      People who listen are told of a button, activate it, and hear nothing; \
      they cannot see that nothing happened for anybody else either.
      """,
    fix: "Tie the button to its method, or take the trait .button away.",
    reviewQuestion: "is it tied in code?",
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
        result.add(Violation(element, "is tied to no method, while other controls are", isInferred: true))
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
