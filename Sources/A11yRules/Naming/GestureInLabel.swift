public import A11yCore

/// A label describes a gesture.
public struct GestureInLabel: LexiconRule {
  public static let info = RuleInfo(
    id: "gesture-in-label",
    summary: "A label describes a gesture",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("3.3.2"), .en("11.3.3.2")],
    needs: [.label, .wordList], restsOn: [.label, .visibleText],
    why: """
      VoiceOver explains gestures itself. For people who use a keyboard, a switch or their voice, the gesture is \
      wrong, and the name they need comes last.
      """,
    fix: """
      Name the result in the label ("Pay"); put any further explanation in the hint.
      """,
    fixability: .safe("leaves only the result in an English label: \"Double tap to pay\" becomes \"Pay\""),
    reviewQuestion: "is this text visible on the control?",
    examples: examples
  )

  public init() {}

  func appliesTo(_ element: Element) -> Bool {
    // A switch with a gesture's name turns the gesture on or off; a canvas has gestures that only words can tell.
    element.isControlOrImage && element.role?.isToggle != true && element.role?.isTextInput != true
      && !element.traits.contains(.allowsDirectInteraction)
  }

  func violation(_ element: Element, _ lexicon: Lexicon) -> Violation? {
    guard let found = Self.instruction(in: element.name, lexicon) else { return nil }
    if let seen = element.visibleText, Self.instruction(in: seen, lexicon) != nil { return nil }
    var violation = Violation(
      element, "describes a gesture, \(found.quoted()), in its label \(element.name.quoted())",
      measured: found)
    violation.repair = element.repairedLabel { label in
      guard let words = label.purpose(behind: found), lexicon.imperatives.contains(String(words.prefix { $0.isLetter }))
      else { return nil }
      return (words.last == "." ? String(words.dropLast()) : words).capitalizedFirst
    }
    return violation
  }

  /// The instruction that a clause of a name begins with.
  static func instruction(in name: String, _ lexicon: Lexicon) -> String? {
    guard 7...2000 ~= name.utf8.count else { return nil }
    if lexicon.isGlued {
      let words = SpokenText.normalized(name)
      return lexicon.labelInstructions.first(where: words.hasBytes)
    }
    guard SpokenText.mayHaveWord(beginningWith: lexicon.instructionBeginnings, in: name) else { return nil }
    let words = SpokenText.normalized(name)
    // Most texts have none of them anywhere: to split all into clauses took 6 % of an audit. Letters with accents may be
    // written in two ways, whose bytes differ.
    let isASCII = words.utf8.allSatisfy { $0 < 0x80 }
    if isASCII, !lexicon.labelInstructions.contains(where: words.hasBytes) { return nil }
    for clause in name.split(whereSeparator: Self.endsClause) {
      if let found = beginning(of: SpokenText.normalized(String(clause)), lexicon) { return found }
    }
    // German sets the reason apart: "Tippen, um zu bezahlen".
    return beginning(of: words, lexicon)
  }

  private static func beginning(of words: String, _ lexicon: Lexicon) -> String? {
    lexicon.labelInstructions.first { (words + " ").hasPrefix($0 + " ") }
  }

  private static func endsClause(_ character: Character) -> Bool { ".!?;:,–—()\n".contains(character) }
}

extension GestureInLabel {
  static let examples: [Example] = [
    .fails("label with a VoiceOver gesture", #"✗ button "Double tap to pay""#),
    .passes("label with the result", #"button "Pay""#),
    .needsReview(
      "language of the text not declared",
      """
      component "Shop"
        ? button "Tap to pay"
      """),
    .notChecked(
      "language without a word list",
      """
      component "Shop" fi
        button "Tap to pay"
      """),
  ]
}
