public import A11yCore

/// The hint of a text field may not be spoken.
public struct TextFieldHint: ElementRule {
  public static let info = RuleInfo(
    id: "text-field-hint",
    summary: "The hint of a text field may not be spoken",
    family: .hint,
    severity: .notice,
    criteria: [.wcag("3.3.2")],
    needs: [.hint],
    why: """
      VoiceOver has its own hint for an editable field: "Double tap to edit". Tests disagree on whether it speaks the \
      app's hint as well, and users can turn hints off. Instructions and errors that are only in the hint are then \
      lost.
      """,
    fix: "Put instructions and error messages in the label, or in text next to the field.",
    reviewQuestion: "does VoiceOver read it on a device?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    element.traits.contains(.textEntry) && !element.traits.contains(.notEnabled)
  }

  public func violation(_ element: Element) -> Violation? {
    guard let hint = element.control.hint, !SpokenText.isBlank(hint) else { return nil }
    return Violation(
      element, "has the hint \(hint.quoted()), which VoiceOver may replace by its own", measured: hint.excerpt(),
      isInferred: true)
  }
}

extension TextFieldHint {
  static let examples: [Example] = [
    .needsReview("text field with a hint", #"? textField "E-mail" hint="We send the receipt there.""#),
    .passes("text field without a hint", #"textField "E-mail for the receipt""#),
    .passes("button with a hint", #"button "Send" hint="Sends the receipt.""#),
  ]
}
