public import A11yCore

/// A text field is named only by its placeholder.
public struct PlaceholderOnlyName: TreeRule {
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

  public func subjects(in tree: AccessibilityTree) -> [Element] { tree.elements.filter(appliesTo) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    // An address and a password say themselves what they are, when they are typed.
    let inputs = subjects.isEmpty ? [] : tree.elements.filter { $0.role?.isTextInput == true }
    let isLogin = inputs.count == 2 && inputs.contains { $0.role == .secureTextField }
    return RuleResult(subjects.compactMap { violation($0, isInLogin: isLogin) })
  }

  private func appliesTo(_ element: Element) -> Bool {
    element.isNamedByPlaceholder && element.role != .searchField && element.isNameless
      && element.interaction.contentType != "oneTimeCode" && !element.isDisabledForGood
  }

  private func violation(_ element: Element, isInLogin: Bool) -> Violation? {
    // What takes no touches only shows a value.
    let isShownOnly = element.control.isUserInteractionEnabled == false
    let words = element.hasPlaceholderInCode ? "a placeholder that code sets" : "its placeholder"
    var violation = Violation(element, "has no label, only \(words)", grade: isInLogin || isShownOnly ? .minor : .full)
    if let placeholder = element.control.placeholder {
      violation.repair = .unsafe(.text(.label, from: element.control.label, to: placeholder))
    }
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
