import A11yCore

struct EmptyHeading: ElementRule {
  static let info = RuleInfo(
    id: "empty-heading",
    summary: "A heading says nothing",
    family: .traits,
    severity: .error,
    criteria: [.wcag("1.3.1"), .wcag("2.4.6"), .en("11.1.3.1.1"), .en("11.2.4.6")],
    needs: [.label, .value], restsOn: [.label],
    supersededBy: ["control-missing-name", "image-missing-name", "name-only-in-hint"],
    why: """
      People who jump from heading to heading to learn what a screen holds land on silence \
      and cannot tell what begins there.
      """,
    fix: "Give the heading its text as accessibilityLabel, or remove the trait .header.",
    examples: [
      .fails("a heading without a label", #"✗ UIAccessibilityElement "" isElement=true traits=header"#),
      .fails("only blanks", #"✗ heading " ""#),
      .fails("a section header without words", #"✗ UITableViewHeaderFooterView "" isElement=true traits=header"#),
      .passes("it says what begins here", #"heading "Settings""#),
      .passes("its text is its label", #"UILabel text="Settings" traits=header,staticText"#),
      .passes("it tells a value", #"UIAccessibilityElement value="3 unread" isElement=true traits=header"#),
      .passes("hidden", #"heading "" hidden=true"#),
      .passes("a section header without height", #"heading "" frame=0,300,390,0"#),
      .passes("a section header that is filled when it is shown", "UITableViewHeaderFooterView"),
      .passes("a text without text, which UIKit skips", #"heading text="""#),
      .passes("no heading", #"UIAccessibilityElement "" isElement=true traits=staticText"#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool { element.role == .heading || element.traits.contains(.header) }

  func violation(_ element: Element) -> Violation? {
    guard element.isNameless, SpokenText.isBlank(element.value), !isFlat(element), !isSkipped(element) else {
      return nil
    }
    return Violation(element, "is a heading and has no label")
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
