public import A11yCore

/// An element has conflicting traits.
public struct ConflictingTraits: ElementRule {
  public static let info = RuleInfo(
    id: "conflicting-traits",
    summary: "An element has conflicting traits",
    family: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1"), .en("11.5.2.5")],
    needs: [.traits],
    why: """
      VoiceOver reads two control types and changes the effect of a double tap or a swipe, so people cannot tell \
      what activating the element does.
      """,
    fix: "Keep only the trait that describes what activating the element does, and remove the others.",
    examples: examples
  )

  public init() {}

  /// What activating an element does is one of these.
  private static let kinds: Traits = [.button, .link, .searchField, .keyboardKey]

  public func appliesTo(_ element: Element) -> Bool { true }

  public func violation(_ element: Element) -> Violation? {
    let traits = element.traits
    var conflicting: Traits = []
    let kinds = traits.intersection(Self.kinds)
    if kinds.rawValue.nonzeroBitCount > 1 { conflicting.formUnion(kinds) }
    for pair in [[.button, .adjustable], [.header, .adjustable]] as [Traits] where traits.isSuperset(of: pair) {
      conflicting.formUnion(pair)
    }
    if !conflicting.isEmpty {
      guard !isOfSystemPicker(element) else { return nil }
      let names = conflicting.names.list("and")
      return Violation(element, "has conflicting traits: \(names)", measured: names)
    }
    if element.control.traits?.contains(.tabBar) == true {
      return Violation(element, "has the tabBar trait, which is only for tab containers", measured: "tabBar")
    }
    guard traits == [.staticText, .selected], element.role == .text, !element.reactsToTaps else { return nil }
    return Violation(
      element, "has the selected trait, but is plain text", grade: .minor, measured: "selected")
  }

  private func isOfSystemPicker(_ element: Element) -> Bool {
    element.traits.contains(.pickerElement) || element.isSystemPicker || element.isPartOfSystemPicker
  }
}

extension ConflictingTraits {
  static let examples: [Example] = [
    .fails("link with the button trait", #"✗ link "Visit us" traits=button,link"#),
    .fails("heading with the adjustable trait", #"✗ view Chapter "Chapter 1" value="1" traits=header,adjustable"#),
    .passes("image with the button trait", #"button "Logo, home" traits=image,button"#),
    .notChecked("traits not listed", #"view Rating "Rating" isElement=true"#),
  ]
}
