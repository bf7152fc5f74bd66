import A11yCore

/// Facts of a description that cannot both be true.
extension InconsistentDescription {
  /// Of the radio buttons that follow each other, one is selected.
  func selectedTwice(in tree: AccessibilityTree) -> [Violation] {
    // By what holds them: the selected one of the radio buttons directly before.
    var selected: [Int: Element] = [:]
    var violations: [Violation] = []
    for element in tree.seen {
      guard let parent = element.parent?.index else { continue }
      guard element.role == .radio else {
        selected[parent] = nil
        continue
      }
      guard element.control.selected == true || element.traits.contains(.selected) else { continue }
      if let other = selected.updateValue(element, forKey: parent) {
        violations.append(
          Violation(
            element, "is selected, like \(other.mention) before it, but only one radio button of a group can be",
            grade: .minor, fix: "Write `selected` with false, or remove the trait selected, on all but one.",
            reviewQuestion: "do they belong to different groups?", isInferred: true, related: [other]))
      }
    }
    return violations
  }

  /// A number that UIKit's slider cannot have without a range: its own is from 0 to 1, and it reads a percentage.
  func unitless(_ slider: Element) -> Violation? {
    guard slider.role == .slider, !slider.isCustom, slider.metrics.maximum == nil,
      let value = slider.control.value, let number = Double(value), number > 1
    else { return nil }
    return Violation(
      slider, "has the value \(value), but no range: a slider from 0 to 1 cannot have it", grade: .minor,
      fix:
        "Write `minimumValue` and `maximumValue`, so that it is read as a percentage, or the words that VoiceOver speaks.",
      reviewQuestion: "is it read as the number alone?", isInferred: true)
  }

  /// A text that is drawn with other numbers or words than VoiceOver reads.
  func contradictory(_ text: Element) -> Violation? {
    guard text.role == .text || text.role == .heading, let shown = text.control.text, let label = text.control.label,
      !SpokenText.isBlank(shown), !SpokenText.isBlank(label), differ(shown, label)
    else { return nil }
    return Violation(
      text, "is read as \(label.quoted()), but shows \(shown.quoted())", grade: .minor,
      fix: "Write the same in `label` and `text`, or remove the label.", reviewQuestion: "do both say the same?",
      isInferred: true)
  }

  /// Other numbers, or not one word in common. Words for signs and numbers are left alone: "8:45", "a quarter to nine".
  private func differ(_ shown: String, _ label: String) -> Bool {
    let numbers = (shown.filter(\.isNumber), label.filter(\.isNumber))
    if !numbers.0.isEmpty || !numbers.1.isEmpty {
      return !numbers.0.isEmpty && !numbers.1.isEmpty && numbers.0.sorted() != numbers.1.sorted()
    }
    let words = (Set(SpokenText.words(shown)), Set(SpokenText.words(label)))
    return words.0.isDisjoint(with: words.1) && words.0.contains { $0.count > Self.shortest }
      && words.1.contains { $0.count > Self.shortest } && !shown.contains("…")
  }

  /// Shorter words are often signs and abbreviations.
  private static let shortest = 3

  /// Words that are in many sentences of one language and in none of the others.
  private static let languages: [Substring: String] = [
    "en": "the your with from this and of",
    "de": "und der nicht für mit wird eine einen ist auf dein deine",
    "fr": "les des une avec votre pour est dans vos",
    "es": "los una con para del por tus",
  ].reduce(into: [:]) { table, list in for word in list.value.split(separator: " ") { table[word] = list.key } }

  private static let fewestForeign = 2

  /// Texts of the whole screen that are in another language than the one declared.
  func foreignTexts(in tree: AccessibilityTree) -> Violation? {
    guard let tag = tree.screen.language, let declared = Language.base(of: tag) else { return nil }
    var counts: [String: (count: Int, first: Element)] = [:]
    var sentences = 0
    for element in tree.seen where element.ownLanguage == nil || element.ownLanguage == tag {
      let control = element.control
      let texts = [control.label, control.text, control.title, control.hint, control.placeholder].compactMap(\.self)
      for (number, text) in texts.enumerated() where !texts[..<number].contains(text) {
        let words = SpokenText.words(text)
        guard words.count > 1 else { continue }
        sentences += 1
        for language in Set(words.compactMap { Self.languages[$0] }) {
          if language == declared { return nil }
          counts[language, default: (0, element)].count += 1
        }
      }
    }
    guard let (language, found) = counts.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }),
      found.count >= Self.fewestForeign, found.count * 4 >= sentences
    else { return nil }
    return Violation(
      found.first,
      "seems to be in the language '\(language)', like \(found.count - 1) other text\(found.count == 2 ? "" : "s"), but the "
        + "screen is in '\(tag)': a voice of the wrong language reads them", grade: .minor,
      fix: "Correct the language of the screen, or translate the texts.",
      reviewQuestion: "which language is it?", isInferred: true)
  }
}
