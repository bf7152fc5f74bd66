public import A11yCore

/// A control's input labels do not work with Voice Control.
public struct UserInputLabelsInvalid: ElementRule {
  public static let info = RuleInfo(
    id: "user-input-labels-invalid",
    summary: "A control's input labels do not work with Voice Control",
    family: .custom,
    severity: .notice,
    criteria: [.wcag("2.5.3"), .en("11.2.5.3")],
    why: """
      Voice Control users say the text they see; a name that is empty, longer than the label or different from the \
      visible text is never said.
      """,
    fix: "List the shortest visible wording first in `accessibilityUserInputLabels`, followed by the alternatives.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    element.hasInteraction && element.interaction.userInputLabels?.isEmpty == false && element.role?.isTextInput != true
  }

  public func violation(_ element: Element) -> Violation? {
    let labels = element.interaction.userInputLabels ?? []
    let blank = labels.count { SpokenText.isBlank($0) }
    if blank > 0 {
      return Violation(element, "has \(blank) empty input label\(blank == 1 ? "" : "s") among \(labels.count)")
    }
    let words = labels.map(SpokenText.normalized)
    var met: Set<String> = []
    if let twice = words.first(where: { !$0.isEmpty && !met.insert($0).inserted }) {
      return Violation(element, "has the input label \(twice.quoted()) twice")
    }
    return tooLong(labels, element) ?? unlike(words, element)
  }

  private func tooLong(_ labels: [String], _ element: Element) -> Violation? {
    guard let first = labels.first, !element.isNameless, first.count > element.name.count else { return nil }
    let seen = element.visibleText.map(SpokenText.normalized)
    if seen == SpokenText.normalized(first) { return nil }
    return Violation(
      element,
      "has the first input label \(first.quoted()) of \(first.count) characters, longer than its label of "
        + "\(element.name.count)", measured: "\(first.count) characters")
  }

  private func unlike(_ labels: [String], _ element: Element) -> Violation? {
    guard let text = element.visibleText, isReadAloud(text) else { return nil }
    let seen = Set(SpokenText.words(text))
    guard !seen.isEmpty, !labels.contains(where: { !seen.isDisjoint(with: SpokenText.words($0)) }) else { return nil }
    return Violation(element, "has no input label that contains a word of its visible text \(text.quoted())")
  }

  /// Words one says as they stand: no initials, symbols or numbers, in a script that puts spaces between them.
  private func isReadAloud(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.count > 2 && letters.unicodeScalars.allSatisfy { $0.value < 0xE00 }
      && text.contains(where: \.isLowercase)
  }
}

extension UserInputLabelsInvalid {
  static let examples: [Example] = [
    .fails("empty user input labels", #"✗ button "Send" userInputLabels="","""#),
    .fails("user input label longer than the label", #"✗ button "Send" userInputLabels="Send this message""#),
    .passes("shortest user input label first", #"button "Send message" userInputLabels=Send,"Send message""#),
  ]
}
