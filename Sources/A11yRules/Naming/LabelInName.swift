import A11yCore

struct LabelInName: ElementRule {
  static let info = RuleInfo(
    id: "label-in-name",
    summary: "A control is called other than what is written on it",
    family: .naming,
    severity: .error,
    criteria: [.wcag("2.5.3"), .en("11.2.5.3")],
    needs: [.label], restsOn: [.label, .visibleText],
    why: """
      People who speak to Voice Control read aloud what they see, and nothing happens; \
      who sees a little and listens hears another word than the one they found.
      """,
    fix: "Begin `accessibilityLabel` with the visible text, or list that text in `accessibilityUserInputLabels`.",
    reviewQuestion: "would people say the one for the other?",
    examples: [
      .fails("another word", #"✗ UIButton "OK" title="Next""#),
      .fails("only a part of it", #"✗ UIButton "the full" title="The full label""#),
      .fails("a part of a word", #"✗ UIButton "Bolder text" title="Bold""#),
      .fails(
        "the first text of several",
        """
        ✗ view Card "Offer of the day" isElement=true traits=button
          text "Red shoes" text="Red shoes"
          text "59 euros" text="59 euros"
        """),
      .needsReview("one letter", #"? UIButton "Close" title="X""#),
      .needsReview("one sign", #"? UIButton "Help" title="?""#),
      .needsReview("an abbreviation", #"? UIButton "Spell check" title="ABC""#),
      .needsReview("a price in other words", #"? UIButton "Buy for five dollars" title="$5""#),
      .needsReview("a date in other words", #"? UIButton "May the sixth" title="6 May""#),
      .needsReview("a time in other words", #"? UIButton "Quarter to nine" title="8:45""#),
      .needsReview("other words between them", #"? UIButton "Add banana to cart" title="Add to cart""#),
      .passes("what is written and more", #"UIButton "Next page" title="Next""#),
      .passes("the very same", #"UIButton ">>" title=">>""#),
      .passes("without the punctuation", #"UIButton "Next page" title="Next page >>""#),
      .passes("without the ellipsis", #"UIButton "Next page" title="Next page…""#),
      .passes("without the emoji", #"UIButton "I would like a burger" title="I would like a 🍔 burger""#),
      .passes("in other case", #"UIButton "next page" title="NEXT PAGE""#),
      .passes("Voice Control listens for it", #"UIButton "OK" title="Next" userInputLabels=Next"#),
      .passes("what was typed", #"textField "Name" text="Anna""#),
      .passes("a picture with a title nobody sees", #"UIButton "Close" title="xmark" icon=true"#),
      .passes("text without spaces", #"UIButton "次のページへ" title="次のページ" language=ja"#),
      .passes(
        "the first text of several, and more",
        """
        view Card "Red shoes, on offer" isElement=true traits=button
          text "Red shoes" text="Red shoes"
          text "59 euros" text="59 euros"
        """),
    ]
  )

  func appliesTo(_ element: Element) -> Bool { element.isInteractive && element.role != .key }

  func violation(_ element: Element) -> Violation? {
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
