import A11yCore

struct PlaceholderOnlyName: ElementRule {
  static let info = RuleInfo(
    id: "placeholder-only-name",
    summary: "A text field has no name but its placeholder",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("3.3.2"), .wcag("4.1.2"), .en("11.3.3.2"), .en("11.5.2.8")],
    needs: [.label, .placeholder], restsOn: [.label],
    supersededBy: ["unassociated-visible-label"],
    why: """
      A placeholder goes away with the first letter: someone who returns to check a filled form \
      hears or sees what was typed and no longer what it was typed for.
      """,
    fix: "Keep a visible label beside or above the field and set `accessibilityLabel` to its text.",
    examples: [
      .fails("a field named by its placeholder", #"✗ UITextField placeholder="E-mail""#),
      .fails("a password", #"✗ secureTextField placeholder="Password""#),
      .fails("filled in, and nobody knows with what", #"✗ textField placeholder="City" text="Paris""#),
      .passes("a label beside the example", #"textField "E-mail" placeholder="name@host.org""#),
      .passes("a search field, known by its magnifying glass", #"searchField placeholder="Search""#),
      .passes("a code that is typed once", #"textField placeholder="Code" contentType=oneTimeCode"#),
      .passes("by the name that dumps write", #"textField placeholder="Code" contentType=one-time-code"#),
      .passes("no placeholder either has a rule of its own", #"textField """#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool {
    element.isNamedByPlaceholder && element.role != .searchField && element.isNameless
      && element.interaction.contentType != "oneTimeCode"
  }

  func violation(_ element: Element) -> Violation? {
    guard let placeholder = element.control.placeholder else { return nil }
    return Violation(element, "has no label, only the placeholder \(placeholder.quoted())")
  }
}
