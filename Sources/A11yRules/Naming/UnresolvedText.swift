import A11yCore

struct UnresolvedText: ElementRule {
  static let info = RuleInfo(
    id: "unresolved-text",
    summary: "A text holds what the code was to replace",
    family: .naming,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.4.6"), .en("11.4.1.2.1"), .en("11.2.4.6")],
    needs: [.label],
    why:
      #"People hear "Optional Anna" or "percent at" where a name or a number should be, and the information is lost."#,
    fix: "Unwrap the value before it is put into the text, and pass arguments to `String(localized:)`.",
    examples: [
      .fails("an optional in a text", #"✗ text "Optional(\"Anna\")""#),
      .fails("an object's address", #"✗ button "<UIImage: 0x600003>""#),
      .fails("nothing, as Objective-C writes it", #"✗ text "Hello (null)""#),
      .fails("nothing, as other languages write it", #"✗ button "undefined""#),
      .fails("an object of JavaScript", #"✗ button "[object Object]""#),
      .fails("an unfilled format", #"✗ text "%@ of %lld""#),
      .fails("an unfilled format with places", #"✗ text "%1$@, %2$d items""#),
      .fails("numbers in braces", #"✗ text "{0} unread messages""#),
      .fails("names in braces", #"✗ text "Hello {{name}}""#),
      .fails("a name after a dollar sign", #"✗ text "Hello ${name}""#),
      .fails("an interpolation that is none", #"✗ text "Hello \\(name)""#),
      .fails("in a value", #"✗ slider "Volume" value="Optional(0.5)""#),
      .fails("in a hint", #"✗ button "Pay" hint="Pays %@.""#),
      .passes("a percentage", #"text "50% off""#),
      .passes("a percentage at the end", #"text "100%""#),
      .passes("a percentage before a word", #"text "100 %discount""#),
      .passes("an address with escapes", #"text "example.org/a%20b""#),
      .passes("the word itself", #"text "Optional (recommended)""#),
      .passes("a number in brackets", #"text "Inbox (0)""#),
      .passes("a code editor", #"textView "Source" text="print(\"\\(name)\")""#),
      .passes("what a person typed", #"textField "Name" value="{{name}}""#),
      .passes(
        "a web page, whose texts are its own",
        """
        webView frame=0,0,390,844
          text "Hello {{name}}" frame=0,0,200,20
        """),
      .passes("code, in a font for code", #"text "${name}" font={"name":"Menlo"}"#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool { element.role != .textView }

  func violation(_ element: Element) -> Violation? {
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
    return Violation(
      element, "has \(found.quoted()) in its \(part) \(text.quoted())", measured: found,
      restsOn: part == "label" && element.control.label == nil ? [.text] : nil)
  }

  private func isCode(_ element: Element) -> Bool {
    guard let font = element.appearance.font?.name?.lowercased() else { return false }
    return ["mono", "menlo", "courier", "code"].contains { font.contains($0) }
  }
}
