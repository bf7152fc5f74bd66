public import A11yCore

/// An accessible name does not contain the visible label.
public struct LabelInName: ElementRule {
  public static let info = RuleInfo(
    id: "label-in-name",
    summary: "An accessible name does not contain the visible label",
    family: .naming,
    severity: .error,
    criteria: [.wcag("2.5.3"), .en("11.2.5.3")],
    needs: [.label], restsOn: [.label, .visibleText],
    why: """
      Voice Control users say the text they see, and nothing happens. People with low vision hear words that differ \
      from those they see.
      """,
    fix: "Begin `accessibilityLabel` with the visible text, or list that text in `accessibilityUserInputLabels`.",
    reviewQuestion: "do both texts have the same meaning when spoken?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.isInteractive && element.role != .key }

  public func violation(_ element: Element) -> Violation? {
    guard let words = DrawnWords(element) else { return nil }
    let isContained = words.isUnspaced ? words.unspacedPosition != nil : words.position != nil
    if isContained && !words.drawn.isEmpty || isHeard(words.text, element) { return nil }
    return Violation(
      element, "is called \(element.name.quoted()), but shows \(words.text.quoted())",
      measured: element.name, required: words.text,
      isInferred: isSignOrAbbreviation(words.text) || !words.drawn.isEmpty && words.isScattered)
  }

  /// What Voice Control listens for in place of the name.
  private func isHeard(_ text: String, _ element: Element) -> Bool {
    guard element.hasInteraction, let labels = element.interaction.userInputLabels else { return false }
    let drawn = SpokenText.normalized(text)
    return labels.contains { SpokenText.normalized($0) == drawn }
  }

  /// Signs, single letters, initials and short capitals stand for words that only a person can know, and numbers are
  /// read in many ways.
  private func isSignOrAbbreviation(_ text: String) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    let letters = text.filter(\.isLetter)
    if letters.count <= 1 || text.contains(where: \.isNumber) { return true }
    return signs.count <= 3 && letters.allSatisfy(\.isUppercase)
  }
}

extension LabelInName {
  static let examples: [Example] = [
    .fails("label that differs from the visible title", #"✗ UIButton "OK" title="Next""#),
    .passes("label that contains the visible title", #"UIButton "Next page" title="Next""#),
    .needsReview("visible title of one letter", #"? UIButton "Close" title="X""#),
  ]
}
