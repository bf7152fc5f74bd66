public import A11yCore

/// A control has an action that UIKit cannot call.
public struct ImpossibleAction: TreeRule {
  public static let info = RuleInfo(
    id: "impossible-action",
    summary: "A control has an action that UIKit cannot call",
    family: .custom,
    severity: .error,
    criteria: [.wcag("2.1.1"), .wcag("4.1.2"), .en("11.2.1.1.1"), .en("11.5.2.12")],
    needs: [.actions], restsOn: [],
    why: """
      Activating the control, with a finger, VoiceOver or a keyboard, does nothing or crashes the app; people who \
      cannot see the screen cannot tell which.
      """,
    fix: "Use one of UIKit's three signatures: `action()`, `action(_ sender:)` or `action(_ sender:forEvent:)`.",
    reviewQuestion: "is the selector the same in the app?",
    examples: examples
  )

  public init() {}

  /// What UIKit passes: nothing, the sender, or the sender and the event.
  private static let mostArguments = 2

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // A tap on it crashes the app for everybody, whether or not it is an accessibility element.
    tree.screen.controls.indices.lazy.map { tree[$0] }.filter { element in
      guard !element.isOutOfSight else { return false }
      return element.hasInteraction && element.interaction.actions != nil
        || element.reach == .element && element.isInteractive
    }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(
      subjects.compactMap { element in
        (element.interaction.actions ?? []).lazy.compactMap { violation($0, of: element) }.first
      })
  }

  private func violation(_ action: TargetAction, of element: Element) -> Violation? {
    guard let count = action.argumentCount else {
      let found =
        action.selector.isEmpty ? "an event has no action" : "\(action.selector.quoted()) is not a selector"
      return Violation(element, "cannot perform its action: \(found)", isInferred: true)
    }
    // UIKit does not care what the second argument is called.
    guard count > Self.mostArguments else { return nil }
    return Violation(
      element,
      "cannot perform its action: \(action.selector.quoted()) takes \(count) arguments, UIKit passes at most 2",
      measured: "\(count) arguments", required: "at most \(Self.mostArguments) arguments")
  }
}

extension ImpossibleAction {
  static let examples: [Example] = [
    .fails(
      "selector with three arguments",
      #"✗ UIButton "Pay" actions=[{"event":"touchUpInside","selector":"pay:amount:currency:"}]"#),
    .passes("selector without arguments", #"UIButton "Pay" actions=[{"event":"touchUpInside","selector":"pay"}]"#),
    .passes(
      "selector with the sender and the event",
      #"UIButton "Pay" actions=[{"event":"touchUpInside","selector":"pay:forEvent:"}]"#),
    .needsReview(
      "selector that is not a method name",
      #"? UIButton "Pay" actions=[{"event":"touchUpInside","selector":"show the options"}]"#),
  ]
}
