public import A11yCore

/// An accessibility element has neither label nor value.
public struct SilentElement: ElementRule {
  public static let info = RuleInfo(
    id: "silent-element",
    summary: "An accessibility element has neither label nor value",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1"), .en("11.4.1.2.1"), .en("11.5.2.5")],
    needs: [.label, .value], restsOn: [.label],
    supersededBy: ["image-missing-name", "name-only-in-hint", "empty-heading"],
    why: """
      People who swipe from element to element hear nothing, cannot tell whether VoiceOver still works, and have to \
      swipe again.
      """,
    fix: "Set `accessibilityLabel`, or set `isAccessibilityElement = false`.",
    editorFix: "Identity inspector > Accessibility: enter a Label, or deselect Enabled.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    guard !element.isInteractive, element.isNameless else { return false }
    return element.role == nil || element.role == .other || isEmptyText(element) || hidesItsTexts(element)
  }

  /// UIKit leaves a label without text out of the accessibility tree; React Native keeps it there, and a dump lists it.
  private func isEmptyText(_ element: Element) -> Bool {
    element.role == .text && element.control.isElement == true && !element.derivesFromClass
      && element.control.frame?.isZeroSize != true && element.control.placeholder == nil
  }

  /// A list that is written as one element: UIKit reads nothing of what is in it.
  private func hidesItsTexts(_ element: Element) -> Bool {
    element.tree.isCompletable && element.control.isElement == true && element.role != .cell
      && element.role?.isContainer == true && !element.descendants.contains(where: \.isInteractive)
      && element.descendants.contains { !SpokenText.isBlank($0.name) }
  }

  public func violation(_ element: Element) -> Violation? {
    guard SpokenText.isBlank(element.value), SpokenText.isBlank(element.control.hint),
      element.interaction.customContent?.isEmpty != false,
      hidesItsTexts(element) || !element.descendants.contains(where: \.isElement)
    else { return nil }
    let texts = element.descendants.contains { !SpokenText.isBlank($0.name) } ? ", not even the texts in it" : ""
    return Violation(element, "has neither label nor value: VoiceOver reads nothing\(texts)")
  }
}

extension SilentElement {
  static let examples: [Example] = [
    .fails("accessibility element without label or value", "✗ UIView isElement=true frame=0,0,48,48"),
    .passes("element with a label", #"UIView "Battery full" isElement=true frame=0,0,48,48"#),
    .passes("element with a value", #"UIView value="72%" isElement=true frame=0,0,48,48"#),
    .passes("view that is not an accessibility element", "UIView isElement=false frame=0,0,48,48"),
  ]
}
