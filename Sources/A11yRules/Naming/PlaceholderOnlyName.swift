public import A11yCore

/// A text field is named only by its placeholder.
public struct PlaceholderOnlyName: ElementRule {
  public static let info = RuleInfo(
    id: "placeholder-only-name",
    summary: "A text field is named only by its placeholder",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("3.3.2"), .wcag("4.1.2"), .en("11.3.3.2"), .en("11.5.2.8")],
    needs: [.label, .placeholder], restsOn: [.label],
    supersededBy: ["unassociated-visible-label"],
    why: """
      A placeholder disappears when people start typing: when they review a completed form, they see or hear what they \
      typed, but not what the field is for.
      """,
    fix: "Keep a visible label next to or above the field and set `accessibilityLabel` to its text.",
    editorFix: """
      Keep a visible label next to or above the field, and enter its text in Identity inspector > Accessibility > \
      Label.
      """,
    fixability: .unsafe("sets the label to the placeholder"),
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    element.isNamedByPlaceholder && element.role != .searchField && element.isNameless
      && element.interaction.contentType != "oneTimeCode" && !element.isDisabledForGood
  }

  public func violation(_ element: Element) -> Violation? {
    guard let placeholder = element.control.placeholder else { return nil }
    var violation = Violation(element, "has no label, only its placeholder")
    violation.repair = .unsafe(.text(.label, from: element.control.label, to: placeholder))
    return violation
  }
}

extension PlaceholderOnlyName {
  static let examples: [Example] = [
    .fails("text field with a placeholder and no label", #"✗ UITextField placeholder="E-mail""#),
    .passes("text field with a label and a placeholder", #"textField "E-mail" placeholder="name@host.org""#),
    .passes("search field, recognizable by its icon", #"searchField placeholder="Search""#),
  ]
}
