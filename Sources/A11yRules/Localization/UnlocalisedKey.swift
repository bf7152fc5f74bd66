public import A11yCore

/// Text is an unresolved localization key.
public struct UnlocalisedKey: ElementRule {
  public static let info = RuleInfo(
    id: "unlocalised-key",
    summary: "Text is an unresolved localization key",
    family: .localization,
    severity: .warning,
    criteria: [.wcag("3.1.1"), .wcag("2.4.6"), .en("11.3.1.1.1")],
    needs: [.label],
    supersededBy: ["unresolved-text"],
    why: """
      The key was not found in the string table, so VoiceOver reads "login dot button dot title" instead of the \
      text.
      """,
    fix: "Add the key to the string catalog of this language, or specify its table and bundle.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { true }

  public func violation(_ element: Element) -> Violation? {
    if let violation = violation(element, "label", element.name) { return violation }
    if let hint = element.control.hint, let violation = violation(element, "hint", hint) { return violation }
    guard let value = element.control.value, element.role?.isTextInput != true else { return nil }
    return violation(element, "value", value)
  }

  private func violation(_ element: Element, _ part: String, _ text: String) -> Violation? {
    guard isKey(text) else { return nil }
    return Violation(element, "has the \(part) \(text.quoted()), which looks like a localization key", measured: text)
  }

  private func isKey(_ text: String) -> Bool {
    // "NSLocalizedString(…": the call itself.
    if text.utf8.first == UInt8(ascii: "N"), text.hasPrefix("NSLocalized") { return true }
    switch CodeName(text) {
    case .key, .dottedKey: return true
    default: return false
    }
  }
}

extension UnlocalisedKey {
  static let examples: [Example] = [
    .fails("localization key as a label", #"✗ button "login.button.title""#),
    .fails("localization key with an underscore", #"✗ button "login_title""#),
    .passes("localized label", #"button "Log in""#),
    .passes("domain name", #"text "www.example.org""#),
  ]
}
