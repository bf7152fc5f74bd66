import A11yCore

struct LabelCapitalisation: ElementRule {
  static let info = RuleInfo(
    id: "label-capitalisation",
    summary: "A name begins with a small letter",
    family: .naming,
    severity: .notice,
    isOptIn: true,
    criteria: [.hig("Accessibility")],
    needs: [.label], restsOn: [.label, .visibleText],
    supersededBy: ["unresolved-text", "unlocalised-key", "machine-name", "meaningless-name"],
    why: "In lists of controls and on a braille display a name in small letters reads like the middle of a sentence.",
    fix: "Begin `accessibilityLabel` with a capital letter.",
    reviewQuestion: "is it written so on the control?",
    examples: [
      .fails("a word", #"✗ button "save""#),
      .fails("several words", #"✗ button "add to cart""#),
      .passes("with a capital", #"button "Save""#),
      .passes("a product's name", #"button "iPhone""#),
      .passes("another one", #"button "eBay offers""#),
      .passes("a digit", #"button "3 messages""#),
      .passes("a script without capitals", #"button "保存""#),
      .passes("a domain", #"link "news.example.org""#),
      .passes("one letter", #"button "x""#),
      .passes("it is drawn so", #"UIButton "save" title="save""#),
      .passes("text", #"text "and more""#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool { element.isControlOrImage && element.role != .image }

  func violation(_ element: Element) -> Violation? {
    let name = element.name
    guard let first = name.first(where: { !$0.isWhitespace }), first.isLowercase else { return nil }
    let word = SpokenText.trimmed(name).prefix { !$0.isWhitespace }
    // A capital within is a product's way of writing itself, a point within an address.
    let isOwn = word.contains { $0.isUppercase || $0 == "." || $0 == "@" || $0 == "/" }
    if name.count == 1 || isOwn || element.isNameVisible { return nil }
    return Violation(
      element, "has a label that begins with a small letter: \(name.quoted())", measured: name)
  }
}
