public import A11yCore

/// Text contains characters that VoiceOver cannot read.
public struct UnspeakableCharacters: ElementRule {
  public static let info = RuleInfo(
    id: "unspeakable-characters",
    summary: "Text contains characters that VoiceOver cannot read",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2"), .en("11.1.1.1.1")],
    needs: [.label],
    why: """
      Icon font glyphs have no name: VoiceOver is silent or reads a code. Rows of symbols are read one by one, "black \
      star, black star".
      """,
    fix: """
      Describe text that is drawn with symbols in words: "Rating: 4 of 5 stars", "Back".
      """,
    reviewQuestion: "does VoiceOver read it as intended?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.role != .key && !element.traits.contains(.keyboardKey) }

  public func violation(_ element: Element) -> Violation? {
    let name = element.name
    if SpokenSigns.isPlain(name), element.control.value.map(SpokenSigns.isPlain) ?? true { return nil }
    if let found = SpokenSigns.broken(in: name) { return violation(element, found, in: "label") }
    if let violation = signs(element, name) { return violation }
    // What a person typed is theirs.
    guard let value = element.control.value, value != name, element.role?.isTextInput != true else { return nil }
    if let found = SpokenSigns.broken(in: value) { return violation(element, found, in: "value") }
    return SpokenSigns.run(in: value).map {
      Violation(element, "has a row of \(String($0).quoted()) in its value", grade: .minor)
    }
  }

  private func violation(_ element: Element, _ found: SpokenSigns.Broken, in part: String) -> Violation {
    let code = "U+" + String(found.scalar.value, radix: 16, uppercase: true)
    let text = part == "label" ? element.name : element.value ?? ""
    let mayBeOrnament = found.kind == .attachment && SpokenSigns.hasAttachmentsOnlyInside(text)
    // The icon of a row, whose other texts say what it means.
    let isOrnament = element.role == .text && SpokenText.words(text).isEmpty && element.isInRow
    return Violation(
      element, "has \(found.kind.words) (\(code)) in its \(part)",
      grade: isOrnament ? .minor : found.kind.isLost ? .severe : .full,
      measured: code,
      fix: found.kind.fix, isInferred: mayBeOrnament)
  }

  /// Signs that can be spoken and say little.
  private func signs(_ element: Element, _ name: String) -> Violation? {
    if element.role == .textView || SpokenText.isBlank(name) { return nil }
    // Finding a letter of ASCII is much faster than splitting the text into characters.
    let hasWords = name.utf8.contains { 0x61...0x7A ~= $0 | 0x20 } || name.contains { $0.isLetter || $0.isNumber }
    if !hasWords, element.isControlOrImage, !SpokenSigns.isSpokenWell(name) {
      let isOne = SpokenText.trimmed(name).count == 1
      let mayBeMeant = isOne && (SpokenSigns.emojiCount(name) == 1 || element.isNameVisible)
      return Violation(
        element, "is called \(name.quoted()), which contains no word", grade: .minor, measured: name,
        isInferred: mayBeMeant)
    }
    if let sign = SpokenSigns.run(in: name) {
      return Violation(
        element, "has a row of \(String(sign).quoted()) in its label \(name.quoted())", grade: .minor)
    }
    let emoji = SpokenSigns.emojiCount(name)
    guard emoji >= 3 else { return nil }
    // Texts with many are mostly what people wrote to each other.
    return Violation(
      element, "has \(emoji) emoji in its label \(name.quoted())",
      grade: .minor, measured: "\(emoji)", isInferred: !element.isControlOrImage)
  }
}

extension Element {
  fileprivate var isInRow: Bool { ancestors.contains { $0.role == .cell } }
}

extension UnspeakableCharacters {
  static let examples: [Example] = [
    .fails("icon font glyph as a label", #"✗ button "\u{E001}""#),
    .fails("label that consists of one symbol", #"✗ button "›""#),
    .passes("label in words", #"button "Back""#),
    .needsReview("label that consists of one emoji", #"? button "❤️""#),
  ]
}
