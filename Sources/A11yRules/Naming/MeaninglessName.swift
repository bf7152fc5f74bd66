public import A11yCore

/// A label does not describe the purpose of its control.
public struct MeaninglessName: LexiconRule {
  public static let info = RuleInfo(
    id: "meaningless-name",
    summary: "A label does not describe the purpose of its control",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("2.4.6"), .wcag("4.1.2"), .en("11.2.4.6")],
    needs: [.label, .wordList],
    supersededBy: ["unresolved-text", "unlocalised-key", "machine-name"],
    why: """
      "Button, button" does not say what activating it does, and three of them in a row cannot be told apart.
      """,
    fix: """
      Name the purpose in `accessibilityLabel`: "Play", "Shopping bag, 3 items".
      """,
    reviewQuestion: "does VoiceOver read this name?",
    examples: examples
  )

  public init() {}

  func appliesTo(_ element: Element) -> Bool { element.isControlOrImage || element.role == .text }

  func violation(_ element: Element, _ lexicon: Lexicon) -> Violation? {
    let name = SpokenText.normalized(element.name.utf8.count > 80 ? String(element.name.prefix(40)) : element.name)
    guard !name.isEmpty else { return nil }
    if element.role == .text, !element.isControlOrImage {
      guard !element.holdsTemplate, let found = standIn(name, lexicon) else { return nil }
      return Violation(
        element, "contains the placeholder text \(found.quoted())", measured: found, restsOn: [.label, .visibleText])
    }
    if element.role == .button, isCount(name), SpokenText.isBlank(element.value),
      SpokenText.isBlank(element.control.hint)
    {
      return Violation(
        element, "is called \(element.name.quoted()), which does not say what is counted", measured: element.name,
        restsOn: element.control.label == nil ? [.text] : [.label])
    }
    guard let strength = strength(of: name, element, lexicon) else { return nil }
    let isVisible = element.isNameVisible
    if strength == .ambiguous, isVisible || element.role == .tab || element.role == .segment { return nil }
    // "Image" may be what an icon adds; on an image it says nothing.
    return Violation(
      element, "is called \(element.name.quoted()), which does not describe its purpose",
      grade: isVisible ? .minor : .full, measured: element.name,
      // Interface Builder's own word, which nothing replaces.
      restsOn: element.holdsTemplate && !element.mayChange ? [] : element.control.label == nil ? [.text] : [.label],
      isInferred: strength == .ambiguous && element.role != .image)
  }

  private enum Strength { case certain, ambiguous }

  private func strength(of name: String, _ element: Element, _ lexicon: Lexicon) -> Strength? {
    let bare = withoutNumber(name)
    if lexicon.meaninglessNames.contains(name) || lexicon.meaninglessNames.contains(bare) { return .certain }
    if isTypesettersLatin(name) { return .certain }
    // What a form asks for: a title, a text, a label.
    if element.role?.isTextInput == true { return nil }
    return lexicon.ambiguousNames.contains(name) || element.role == .image && lexicon.ambiguousNames.contains(bare)
      ? .ambiguous : nil
  }

  /// Text that was to be replaced: typesetters' Latin, and what Interface Builder puts on a new label.
  private func standIn(_ name: String, _ lexicon: Lexicon) -> String? {
    if isTypesettersLatin(name) { return "lorem ipsum" }
    return name == "label" && lexicon.language == "en" ? "Label" : nil
  }

  /// "0 of 2", in English: it does not say what is counted.
  private func isCount(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.count == 3 && words[1] == "of" && [words[0], words[2]].allSatisfy { $0.utf8.allSatisfy(Self.isDigit) }
  }

  private func isTypesettersLatin(_ name: String) -> Bool {
    name == "lorem ipsum" || name.hasPrefix("lorem ipsum dolor")
  }

  /// "button 1" is as empty as "button".
  private func withoutNumber(_ name: String) -> String {
    // Of most names the last byte says that it is no number, and of most others that digits of ASCII are. With the
    // characters alone an audit takes 5 % longer.
    guard let last = name.utf8.last, last >= 0x80 || Self.isDigit(last) else { return name }
    let end = name.utf8.lastIndex { !Self.isDigit($0) && $0 != UInt8(ascii: " ") }
    if let end, name.utf8[end] < 0x80 { return String(name[...end]) }
    guard name.last?.isNumber == true else { return name }
    var bare = name[...]
    while bare.last?.isNumber == true || bare.last == " " { bare.removeLast() }
    return String(bare)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

extension MeaninglessName {
  static let examples: [Example] = [
    .fails("button labeled only with its role", #"✗ button "button""#),
    .passes("ambiguous word that is also the visible title", #"UIButton "View" title="View""#),
    .needsReview("ambiguous word without a visible title", #"? button "View""#),
    .notChecked(
      "language without a word list",
      """
      component "Player" fi
        button "button"
      """),
  ]
}
