public import A11yCore

/// A label is in all capital letters.
public struct LabelShouting: ElementRule {
  public static let info = RuleInfo(
    id: "label-shouting",
    summary: "A label is in all capital letters",
    family: .naming,
    severity: .notice,
    isOptIn: true,
    criteria: [.hig("Accessibility")],
    needs: [.label], restsOn: [.label, .visibleText],
    supersededBy: ["unlocalised-key", "machine-name"],
    why: "Some voices read words in capital letters as abbreviations and spell them letter by letter.",
    fix: "Write the label in sentence case; let the text style change the visible text to capitals.",
    reviewQuestion: "is this text visible on the control?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.isControlOrImage }

  public func violation(_ element: Element) -> Violation? {
    let name = element.name
    guard name.utf8.count >= 9, name.contains(where: \.isUppercase), !name.contains(where: \.isLowercase) else {
      return nil
    }
    let words = name.split { !$0.isLetter && !$0.isNumber }.filter { $0.contains(where: \.isCased) }
    guard words.count >= 2, words.reduce(0, { $0 + $1.count }) >= 8, !words.allSatisfy(isAbbreviation),
      !element.isNameVisible
    else { return nil }
    return Violation(
      element, "has a label in all capital letters: \(name.quoted())", measured: name)
  }

  /// Short, or without a vowel to say it with.
  private func isAbbreviation(_ word: Substring) -> Bool {
    word.count <= 3 || !word.contains { "AEIOUYÄÖÜÀÁÂÈÉÊÌÍÎÒÓÔÙÚÛАЕИОУЫЭЮЯЁІЄЇΑΕΗΙΟΥΩ".contains($0) }
  }
}

extension LabelShouting {
  static let examples: [Example] = [
    .fails("label in all capital letters", #"✗ button "ENDS WITH CAPS""#),
    .passes("abbreviation in capital letters", #"button "NASA""#),
    .passes("one word of several in capital letters", #"button "Photos of NASA""#),
  ]
}
