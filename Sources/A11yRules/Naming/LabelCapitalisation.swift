public import A11yCore

/// A label begins with a lowercase letter.
public struct LabelCapitalisation: ElementRule {
  public static let info = RuleInfo(
    id: "label-capitalisation",
    summary: "A label begins with a lowercase letter",
    family: .naming,
    severity: .notice,
    isOptIn: true,
    criteria: [.hig("Accessibility")],
    needs: [.label], restsOn: [.label, .visibleText],
    supersededBy: ["unresolved-text", "unlocalised-key", "machine-name", "meaningless-name"],
    why: "In lists of controls and on a braille display, a lowercase label reads like the middle of a sentence.",
    fix: "Begin `accessibilityLabel` with a capital letter.",
    fixability: .safe("writes a capital letter"),
    reviewQuestion: "is this text visible on the control?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.isControlOrImage && element.role != .image }

  public func violation(_ element: Element) -> Violation? {
    let name = element.name
    guard let first = name.first(where: { !$0.isWhitespace }), first.isLowercase else { return nil }
    let word = SpokenText.trimmed(name).prefix { !$0.isWhitespace }
    // A capital within is a product's way of writing itself, a point within an address.
    let isOwn = word.contains { $0.isUppercase || $0 == "." || $0 == "@" || $0 == "/" }
    if name.count == 1 || isOwn || element.isNameVisible { return nil }
    var violation = Violation(
      element, "has a label that begins with a lowercase letter: \(name.quoted())", measured: name)
    violation.repair = element.repairedLabel { SpokenText.trimmed($0).capitalizedFirst }
    return violation
  }
}

extension LabelCapitalisation {
  static let examples: [Example] = [
    .fails("label that begins with a lowercase letter", #"✗ button "save""#),
    .passes("label that begins with a capital letter", #"button "Save""#),
    .passes("product name that begins with a lowercase letter", #"button "iPhone""#),
  ]
}
