import A11yCore

struct UnspeakableCharacters: ElementRule {
  static let info = RuleInfo(
    id: "unspeakable-characters",
    summary: "A text holds characters that cannot be spoken",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2"), .en("11.1.1.1.1")],
    needs: [.label],
    why: """
      Glyphs of icon fonts have no name: VoiceOver is silent or spells a code. Rows of signs are read one by one, \
      "black star, black star", and nobody counts along.
      """,
    fix: #"Give what is drawn with signs a label in words: "Rating: 4 of 5 stars", "Back"."#,
    reviewQuestion: "is it heard as it is meant?",
    examples: [
      .fails("a glyph of an icon font", #"✗ button "\u{E001}""#),
      .fails("a character that was lost", #"✗ text "Caf\u{FFFD}""#),
      .fails("the place of an attached picture", #"✗ text "\u{FFFC} Delivery today""#),
      .fails("a control character", #"✗ button "Save\u{7}""#),
      .fails("a change of direction that does not end", #"✗ text "\u{202E}Price""#),
      .fails("nothing but a sign", #"✗ button "›""#),
      .fails("nothing but a full stop", #"✗ button ".""#),
      .fails("stars", #"✗ text "★★★★☆""#),
      .fails("stars as a value", #"✗ slider "Rating" value="★★★☆☆""#),
      .fails("a row of hyphens", #"✗ text "Price -----""#),
      .fails("many emoji", #"✗ button "Party 🎉🎈🥳""#),
      .needsReview("the place of a picture between words, which may be a space", #"? text "1.8\u{FFFC}km""#),
      .needsReview("one emoji, which has a name", #"? button "❤️""#),
      .needsReview("the key that types it", #"? UIButton "." title=".""#),
      .passes("words", #"button "Back""#),
      .passes("plus", #"button "+""#),
      .passes("signs of a calculator", #"button "÷""#),
      .passes("a digit", #"button "7""#),
      .passes("a currency", #"button "€""#),
      .passes("Apple's logo", #"button "\u{F8FF} Pay""#),
      .passes("bullets for what is secret", #"secureTextField "Password" value="•••••••""#),
      .passes("a sign between two texts", #"text "·""#),
      .passes("an ellipsis of full stops", #"text "Loading...""#),
      .passes("what takes no space", #"button "Unlock\u{200B}\u{200B}\u{200B}""#),
      .passes("a word with an emoji", #"button "Party 🎉""#),
      .passes("a change of direction that ends", #"text "\u{202A}Price\u{202C}""#),
      .passes("formulas", #"textView "Notes" value="==== sums ====""#),
      .passes("sounds, as a dictionary writes them", #"textView "ˈsɪl.ə.bl̩ ····" isElement=true"#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool { element.role != .key && !element.traits.contains(.keyboardKey) }

  func violation(_ element: Element) -> Violation? {
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
    return Violation(
      element, "has \(found.kind.words) (\(code)) in its \(part)", grade: found.kind.isLost ? .severe : .full,
      measured: code,
      fix: found.kind.fix, isInferred: mayBeOrnament)
  }

  /// Signs that can be spoken and say little.
  private func signs(_ element: Element, _ name: String) -> Violation? {
    if element.role == .textView || SpokenText.isBlank(name) { return nil }
    let hasWords = name.contains { $0.isLetter || $0.isNumber }
    if !hasWords, element.isControlOrImage, !SpokenSigns.isSpokenWell(name) {
      let isOne = SpokenText.trimmed(name).count == 1
      let mayBeMeant = isOne && (SpokenSigns.emojiCount(name) == 1 || element.isNameVisible)
      return Violation(
        element, "is called \(name.quoted()), which holds no word", grade: .minor, measured: name,
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
