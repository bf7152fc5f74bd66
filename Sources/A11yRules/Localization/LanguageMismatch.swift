public import A11yCore

/// Text is in a script that its language does not use.
public struct LanguageMismatch: ElementRule {
  public static let info = RuleInfo(
    id: "language-mismatch",
    summary: "Text is in a script that its language does not use",
    family: .localization,
    severity: .notice,
    criteria: [.wcag("3.1.2"), .wcag("3.1.1"), .en("11.3.1.1.1")],
    needs: [.language, .label], restsOn: [.label],
    why: "The voice of the declared language cannot read it: it is silent, or spells the letters one by one.",
    fix: "Translate the text, or set `accessibilityLanguage` to its language.",
    reviewQuestion: "is it a name, or intentionally in this script?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.name.utf8.contains { $0 >= 0x80 } }

  public func violation(_ element: Element) -> Violation? {
    guard element.ownLanguage == nil, !element.hasAppearance || element.appearance.isUserContent != true,
      let tag = element.tree.screen.language, let language = Language.base(of: tag),
      let expected = WritingSystem.used(by: language), let found = script(of: element.name, otherThan: expected),
      !Self.ownNames.contains(SpokenText.normalized(element.name))
    else { return nil }
    return Violation(
      element, "is written in \(found.words), but the screen is in \(tag.quoted(limit: 20))",
      measured: found.words, isInferred: !element.isControlOrImage)
  }

  /// The script of nearly all letters, when it is none of these. Latin is at home everywhere: brands are written in it.
  private func script(of name: String, otherThan expected: Set<WritingSystem>) -> WritingSystem? {
    var counts: [WritingSystem: Int] = [:]
    var letters = 0
    for scalar in name.unicodeScalars.prefix(1000) {
      guard let script = WritingSystem(scalar) else { continue }
      letters += 1
      counts[script, default: 0] += 1
    }
    guard letters >= 4 else { return nil }
    let foreign = counts.filter { $0.key != .latin && !expected.contains($0.key) }
    guard foreign.values.reduce(0, +) * 5 >= letters * 4 else { return nil }
    return WritingSystem.allCases.max { foreign[$0] ?? 0 < foreign[$1] ?? 0 }
  }

  /// Languages by their own names, as lists of languages show them.
  private static let ownNames: Set<String> = [
    "русский", "русский язык", "українська", "українська мова", "беларуская", "български", "српски", "македонски",
    "қазақ тілі", "қазақша", "кыргызча", "монгол", "монгол хэл", "тоҷикӣ", "ελληνικά", "עברית", "العربية", "عربي",
    "فارسی", "اردو", "پښتو", "हिन्दी", "हिंदी", "मराठी", "नेपाली", "বাংলা", "தமிழ்", "తెలుగు", "ไทย", "ภาษาไทย",
    "ខ្មែរ", "ភាសាខ្មែរ", "한국어", "日本語", "中文", "简体中文", "繁體中文", "中文 简体", "中文 繁體", "粵語", "հայերեն",
    "ქართული",
  ]
}

extension WritingSystem {
  fileprivate var words: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + " letters" }
}

extension LanguageMismatch {
  static let examples: [Example] = [
    .fails("Russian label on an English screen", #"✗ button "Настройки""#),
    .passes("Russian label with a declared language", #"button "Настройки" language=ru"#),
    .needsReview("static text, which may be a name or user content", #"? text "Анна Каренина""#),
    .notChecked(
      "language not declared",
      """
      component "Shop"
        button "Настройки"
      """),
  ]
}
