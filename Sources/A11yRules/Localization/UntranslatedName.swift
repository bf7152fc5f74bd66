public import A11yCore

/// A label is the same in two languages.
public struct UntranslatedName: TreeRule {
  public static let info = RuleInfo(
    id: "untranslated-name",
    summary: "A label is the same in two languages",
    family: .localization,
    severity: .warning,
    criteria: [.wcag("3.1.1"), .en("11.3.1.1.1")],
    needs: [.label, .wordList], restsOn: [.label],
    supersededBy: ["unresolved-text", "unlocalised-key", "machine-name", "meaningless-name"],
    why: """
      Translators easily miss a label that is not visible; VoiceOver then reads a foreign word with the \
      pronunciation of the wrong language.
      """,
    fix: "Localize the accessibility string as well as the visible text.",
    reviewQuestion: "is it the same word in both languages?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .words("names", \.names, "names that are the same in all languages")
  ]

  /// Names that are the same in every language, such as that of the app.
  public var names: [String] = []

  public init() {}

  public init(names: [String]) { self.names = names }

  /// What a person wrote, and what is the same everywhere on purpose, has no translation.
  private func mayDiffer(_ element: Element) -> Bool {
    guard element.hasAppearance else { return true }
    return element.appearance.isTranslated != false && element.appearance.isUserContent != true
  }

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    if tree.original == nil { return [] }
    return tree.elements.filter { $0.ownLanguage == nil && !$0.isNameless && mayDiffer($0) }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    guard let original = tree.original else { return [] }
    var result: RuleResult = []
    guard let words = TranslatedWords(original.screen.language, tree.screen.language) else {
      result.leaveOut(subjects.count, without: .wordList)
      return result
    }
    let pairs = TranslationPairs(original, tree)
    let allowed = Set(names.map(SpokenText.normalized))
    for element in subjects {
      guard let twin = pairs.twin(of: element), twin.ownLanguage == nil, twin.name == element.name,
        let word = words.word(in: element.name), !allowed.contains(SpokenText.normalized(element.name))
      else { continue }
      result.add(
        Violation(
          element,
          "is called \(element.name.quoted()) in both \(words.languages), and \(word.quoted()) is a word of only one of them",
          measured: element.name, isInferred: !element.isControlOrImage))
    }
    return result
  }
}

extension UntranslatedName {
  static let examples: [Example] = [
    .fails(
      "English label on a German screen",
      """
      screen "Note" 390x844 en
        button "Close" identifier=close frame=0,0,44,44
      screen "Note" 390x844 de
        ✗ button "Close" identifier=close frame=0,0,44,44
      """),
    .passes(
      "translated label",
      """
      screen "Note" 390x844 en
        button "Close" identifier=close frame=0,0,44,44
      screen "Note" 390x844 de
        button "Schließen" identifier=close frame=0,0,44,44
      """),
    .needsReview(
      "static text, which may be user content",
      """
      screen "Note" 390x844 en
        text "Read later" identifier=title
      screen "Note" 390x844 de
        ? text "Read later" identifier=title
      """),
    .notChecked(
      "language without a word list",
      """
      screen "Note" 390x844 fi
        button "Close" identifier=close frame=0,0,44,44
      screen "Note" 390x844 sv
        button "Close" identifier=close frame=0,0,44,44
      """),
  ]
}
