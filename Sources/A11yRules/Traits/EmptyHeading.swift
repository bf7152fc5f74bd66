public import A11yCore

/// A heading has no label.
public struct EmptyHeading: ElementRule {
  public static let info = RuleInfo(
    id: "empty-heading",
    summary: "A heading has no label",
    family: .traits,
    severity: .error,
    criteria: [.wcag("1.3.1"), .wcag("2.4.6"), .en("11.1.3.1.1"), .en("11.2.4.6")],
    needs: [.label, .value], restsOn: [.label],
    supersededBy: ["control-missing-name", "image-missing-name", "name-only-in-hint"],
    why: """
      People who move from heading to heading to get an overview hear nothing and cannot tell which section begins \
      there.
      """,
    fix: "Set `accessibilityLabel` to the text of the heading, or remove the `.header` trait.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.isHeading }

  public func violation(_ element: Element) -> Violation? {
    guard element.isNameless, SpokenText.isBlank(element.value), !isFlat(element), !isSkipped(element) else {
      return nil
    }
    return Violation(element, "is a heading without a label")
  }

  /// A table gives its first section a header of no height, to show none.
  private func isFlat(_ element: Element) -> Bool {
    guard let frame = element.frame else { return false }
    return frame.width == 0 || frame.height == 0
  }

  /// No label was given: UIKit takes the words from what is written, and skips a heading on which nothing is.
  private func isSkipped(_ element: Element) -> Bool {
    element.control.label == nil && element.control.isElement != true && element.descendants.isEmpty
      && element.derivesFromClass && element.uikitClass != nil
  }
}

extension EmptyHeading {
  static let examples: [Example] = [
    .fails("heading without a label", #"✗ UIAccessibilityElement "" isElement=true traits=header"#),
    .passes("heading with a label", #"heading "Settings""#),
    .passes("section header of a table, filled when it is shown", "UITableViewHeaderFooterView"),
  ]
}
