public import A11yCore

/// A hint repeats the label.
public struct HintRepeatsLabel: ElementRule {
  public static let info = RuleInfo(
    id: "hint-repeats-label",
    summary: "A hint repeats the label",
    family: .hint,
    severity: .warning,
    needs: [.hint],
    supersededBy: ["name-only-in-hint"],
    why: "People wait for the hint to learn what will happen, and hear the name a second time.",
    fix: """
      Remove `accessibilityHint`, or describe the result ("Starts the first episode").
      """,
    fixability: .safe("removes the hint"),
    reviewQuestion: "is the text in English?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { !SpokenText.isBlank(element.control.hint) }

  public func violation(_ element: Element) -> Violation? {
    guard let hint = element.control.hint else { return nil }
    let words = SpokenText.normalized(hint)
    if let source = source(of: words, element) {
      var violation = Violation(
        element, "has the hint \(hint.quoted()), which repeats its \(source)",
        grade: source == "label" ? .full : .minor, measured: hint.excerpt())
      violation.repair = .safe(.text(.hint, from: hint, to: nil))
      return violation
    }
    guard addsOnlyKind(words, element) else { return nil }
    var violation = Violation(
      element, "has the hint \(hint.quoted()), which repeats its label and adds only the control type",
      grade: .minor, measured: hint.excerpt(), restsOn: [.hint, .language])
    violation.repair = .safe(.text(.hint, from: hint, to: nil))
    return violation
  }

  private func source(of words: String, _ element: Element) -> String? {
    guard !words.isEmpty else { return nil }
    let control = element.control
    let said = [("label", element.name), ("value", control.value), ("placeholder", control.placeholder)]
    return said.first { $0.1.map(SpokenText.normalized) == words }?.0
  }

  private func addsOnlyKind(_ words: String, _ element: Element) -> Bool {
    let name = SpokenText.normalized(element.name)
    guard !name.isEmpty, words.hasPrefix(name + " "), let role = element.role else { return false }
    return Lexicon.reading(element)?.roleWords[role]?.contains(String(words.dropFirst(name.count + 1))) == true
  }
}

extension HintRepeatsLabel {
  static let examples: [Example] = [
    .fails("hint equal to the label", #"✗ button "Play" hint="Play""#),
    .passes("hint with the result", #"button "Play" hint="Starts the first episode.""#),
    .needsReview(
      "hint with the role, language not declared",
      """
      component "Player"
        ? button "Play" hint="Play button"
      """),
    .notChecked(
      "format without hints",
      """
      component source={"level": "runtime", "lacks": ["hint"]}
        button "Play" isElement=true hint="Play"
      """),
  ]
}
