public import A11yCore

/// An element has a hint but no label.
public struct NameOnlyInHint: ElementRule {
  public static let info = RuleInfo(
    id: "name-only-in-hint",
    summary: "An element has a hint but no label",
    family: .naming,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("3.3.2"), .en("11.4.1.2.1")],
    needs: [.label, .hint], restsOn: [.label],
    supersededBy: ["unassociated-visible-label"],
    why: """
      VoiceOver reads hints last, and many people turn them off: they hear only "button". Voice Control and Switch \
      Control never show hints.
      """,
    fix: "Set `accessibilityLabel` to the control's action or content; keep the hint for what happens then.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    element.isNameless && !SpokenText.isBlank(element.control.hint) && !element.isNamedByPlaceholder
      && (element.needsName || element.role == .image || element.role == nil || element.role == .other)
  }

  public func violation(_ element: Element) -> Violation? {
    guard let hint = element.control.hint else { return nil }
    return Violation(element, "has no label, only the hint \(hint.quoted())")
  }
}

extension NameOnlyInHint {
  static let examples: [Example] = [
    .fails("button with a hint and an empty label", #"✗ button "" hint="Adds the song to your library.""#),
    .fails(
      "image with a hint and no label",
      #"✗ UIImageView isElement=true hint="The harbor at night." frame=0,0,80,80"#),
    .passes(
      "button with a label and a hint",
      #"button "Add to library" hint="Adds the song to your library." frame=0,0,48,48"#),
    .passes(
      "text field whose placeholder serves as its name",
      #"textField placeholder="E-mail" hint="For the receipt.""#),
  ]
}
