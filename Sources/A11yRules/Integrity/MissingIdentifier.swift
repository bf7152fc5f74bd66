import A11yCore

struct MissingIdentifier: ElementRule {
  static let info = RuleInfo(
    id: "missing-identifier",
    summary: "A control has no identifier for tests",
    family: .integrity,
    severity: .notice,
    isOptIn: true,
    why: """
      Not a fault for people: but a control that tests cannot name is found by its words, \
      and then nobody dares to improve them.
      """,
    fix: "Set `accessibilityIdentifier`; it is never spoken.",
    examples: [
      .fails("a button", #"✗ UIButton "Pay" frame=20,100,120,44"#),
      .passes("a button with one", #"UIButton "Pay" identifier=pay frame=20,100,120,44"#),
      .passes("a bar button item", #"UIBarButtonItem "Edit" frame=330,44,60,44"#),
      .passes(
        "a segment, which cannot have one",
        """
        UISegmentedControl identifier=kind frame=20,100,200,32
          button "Fruit" frame=20,100,100,32
        """),
      .passes("text", #"UILabel text="Total" frame=20,100,120,44"#),
      .passes(
        "a bar's own item",
        """
        UINavigationBar frame=0,44,390,44
          UIButton "Back" frame=0,44,60,44
        """),
      .passes(
        "a row and what it holds",
        """
        UITableViewCell frame=0,100,390,50
          UIButton "Buy" frame=300,100,48,48
        """),
    ]
  )

  /// Run-time dumps show a label where there is no identifier, or leave both out: there nobody can tell.
  func appliesTo(_ element: Element) -> Bool {
    guard element.derivesFromClass, element.isInteractive else { return false }
    switch element.role {
    case .cell, .key, .segment, .tab: return false
    default: return element.uikitClass?.name != "UIBarButtonItem" && !element.control.isVended
    }
  }

  func violation(_ element: Element) -> Violation? {
    guard element.control.identifier?.isEmpty ?? true, !element.isLaidOutBySystem,
      !element.ancestors.contains(where: { $0.role == .cell || $0.role == .row })
    else { return nil }
    return Violation(element, "has no identifier")
  }
}
