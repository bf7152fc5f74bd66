public import A11yCore

/// Text contains an unresolved placeholder.
public struct UnresolvedText: ElementRule {
  public static let info = RuleInfo(
    id: "unresolved-text",
    summary: "Text contains an unresolved placeholder",
    family: .naming,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.4.6"), .en("11.4.1.2.1"), .en("11.2.4.6")],
    needs: [.label],
    why: """
      People hear "Optional Anna", "percent at" or "ampersand amp semicolon" instead of a name, a number or a sign.
      """,
    fix: "Unwrap the value before inserting it into the text, and pass all arguments to `String(localized:)`.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.role != .textView }

  public func violation(_ element: Element) -> Violation? {
    if let violation = violation(element, "label", element.name) { return violation }
    if let value = element.control.value, element.role?.isTextInput != true,
      let violation = violation(element, "value", value)
    {
      return violation
    }
    return element.control.hint.flatMap { violation(element, "hint", $0) }
  }

  private func violation(_ element: Element, _ part: String, _ text: String) -> Violation? {
    guard let found = DeveloperText.find(in: text), !isCode(element) else { return nil }
    if found.first == "&" || found.first == "<" && !found.contains(": 0x") && found != "<null>" {
      return Violation(
        element, "has \(found.quoted()), which is HTML, in its \(part) \(text.quoted())", measured: found,
        fix: "Decode HTML before you show it, or make an attributed text of it.",
        restsOn: part == "label" && element.control.label == nil ? [.text] : nil)
    }
    return Violation(
      element, "has the unresolved placeholder \(found.quoted()) in its \(part) \(text.quoted())", measured: found,
      restsOn: part == "label" && element.control.label == nil ? [.text] : nil)
  }

  private func isCode(_ element: Element) -> Bool {
    guard let font = element.appearance.font?.name?.lowercased() else { return false }
    return ["mono", "menlo", "courier", "code"].contains { font.contains($0) }
  }
}

extension UnresolvedText {
  static let examples: [Example] = [
    .fails("Swift optional printed into a text", #"✗ text "Optional(\"Anna\")""#),
    .fails("format string without its arguments", #"✗ text "%@ of %lld""#),
    .fails("HTML that was not decoded", #"✗ text "Terms &amp; conditions""#),
    .passes("percent sign after a number", #"text "50% off""#),
    .passes("the word \"Optional\" in ordinary text", #"text "Optional (recommended)""#),
  ]
}
