public import A11yCore

/// A control with additional actions has no hint.
public struct MissingHint: ElementRule {
  public static let info = RuleInfo(
    id: "missing-hint",
    summary: "A control with additional actions has no hint",
    family: .hint,
    severity: .notice,
    isOptIn: true,
    needs: [.hint],
    why: "Sighted people see what a drag or a custom action is for; VoiceOver users have to guess.",
    fix: "If the label does not make it clear, describe the additional action in the hint.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    if element.traits.contains(.allowsDirectInteraction) { return true }
    guard element.hasInteraction else { return false }
    return element.interaction.gestures?.contains(.drag) == true
      || element.interaction.customActions?.isEmpty == false
  }

  public func violation(_ element: Element) -> Violation? {
    guard SpokenText.isBlank(element.control.hint) else { return nil }
    return Violation(element, "\(reason(element)) but has no hint")
  }

  private func reason(_ element: Element) -> String {
    if element.interaction.gestures?.contains(.drag) == true { return "can be dragged" }
    guard let actions = element.interaction.customActions, !actions.isEmpty else { return "allows direct interaction" }
    return actions.count == 1 ? "has 1 custom action" : "has \(actions.count) custom actions"
  }
}

extension MissingHint {
  static let examples: [Example] = [
    .fails(
      "drag handle without a hint",
      #"✗ view DragHandle "Reorder Milk" isElement=true traits=button gestures=drag"#),
    .passes(
      "drag handle with a hint",
      #"view DragHandle "Reorder Milk" isElement=true gestures=drag hint="Moves the item in the list.""#),
    .passes("ordinary button", #"button "Save""#),
  ]
}
