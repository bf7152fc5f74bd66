import A11yCore

struct GestureInLabel: LexiconRule {
  static let info = RuleInfo(
    id: "gesture-in-label",
    summary: "A label tells how to act instead of what happens",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("3.3.2"), .en("11.3.3.2")],
    needs: [.label, .wordList], restsOn: [.label, .visibleText],
    why: """
      VoiceOver tells how to act by itself, and for whoever uses a keyboard, a switch or their voice the gesture is the \
      wrong one; the name, which is what they need, comes last.
      """,
    fix: #"Name the result in the label ("Pay"); what else is to be said belongs into the hint."#,
    reviewQuestion: "is it written so on the control?",
    examples: [
      .fails("a gesture of VoiceOver", #"✗ button "Double tap to pay""#),
      .fails("a finger on the glass", #"✗ button "Tap to retry""#),
      .fails("after the name", #"✗ button "Photo, tap to enlarge""#),
      .fails("a mouse", #"✗ button "Click here for help""#),
      .fails("a swipe", #"✗ button "Swipe left to delete""#),
      .fails("a long press", #"✗ button "Press and hold to record""#),
      .fails("in German", #"✗ button "Tippen, um zu bezahlen" language=de"#),
      .fails("in French", #"✗ button "Appuyez pour payer" language=fr"#),
      .fails("in Spanish", #"✗ button "Pulsa para pagar" language=es"#),
      .fails("in Korean", #"✗ button "두 번 탭하여 결제" language=ko"#),
      .fails("in Japanese", #"✗ button "タップして支払う" language=ja"#),
      .fails("in Chinese", #"✗ button "轻点以付款" language=zh-Hans"#),
      .needsReview(
        "nobody says in which language it is",
        """
        component "Shop"
          ? button "Tap to pay"
        """),
      .passes("the result", #"button "Pay""#),
      .passes("it is drawn on it", #"UIButton "Tap to retry" title="Tap to retry""#),
      .passes("a word within a word", #"button "Tapestry gallery""#),
      .passes("what was swiped", #"button "Swipe history""#),
      .passes("what the press writes", #"link "Press releases""#),
      .passes("what comes out of the tap", #"button "Tap water""#),
      .passes("the gesture is what it is about", #"button "About double tap""#),
      .passes("text that tells what to do", #"text "Tap to continue""#),
      .passes("a setting for the gesture", #"switch "Double tap to zoom" value=1"#),
      .notChecked(
        "a language without a list",
        """
        component "Shop" fi
          button "Tap to pay"
        """),
    ]
  )

  func appliesTo(_ element: Element) -> Bool {
    // A switch with a gesture's name turns the gesture on or off; a canvas has gestures that only words can tell.
    element.isControlOrImage && element.role?.isToggle != true && element.role?.isTextInput != true
      && !element.traits.contains(.allowsDirectInteraction)
  }

  func violation(_ element: Element, _ lexicon: Lexicon) -> Violation? {
    guard let found = instruction(in: element.name, lexicon) else { return nil }
    if let seen = element.visibleText, instruction(in: seen, lexicon) != nil { return nil }
    return Violation(
      element, "says \(found.quoted()) in its label \(element.name.quoted())",
      measured: found)
  }

  private func instruction(in name: String, _ lexicon: Lexicon) -> String? {
    guard 7...2000 ~= name.utf8.count else { return nil }
    if lexicon.isGlued {
      let words = SpokenText.normalized(name)
      return lexicon.labelInstructions.first { words.contains($0) }
    }
    guard mayHold(name, lexicon) else { return nil }
    for clause in name.split(whereSeparator: Self.endsClause) {
      let words = SpokenText.normalized(String(clause)) + " "
      if let found = lexicon.labelInstructions.first(where: { words.hasPrefix($0 + " ") }) { return found }
    }
    // German sets the reason apart: "Tippen, um zu bezahlen".
    let words = SpokenText.normalized(name) + " "
    return lexicon.labelInstructions.first { words.hasPrefix($0 + " ") }
  }

  /// A quick look at the first letters of the words, since almost no name holds an instruction.
  private func mayHold(_ name: String, _ lexicon: Lexicon) -> Bool {
    SpokenText.mayHaveWord(beginningWith: Self.beginnings[lexicon.language] ?? [], in: name)
  }

  private static let beginnings: [String: [[UInt8]]] = {
    var table: [String: [[UInt8]]] = [:]
    for lexicon in Lexicon.all {
      let first = lexicon.labelInstructions.compactMap { $0.split(separator: " ").first }
      table[lexicon.language] = Set(first).sorted().map { Array($0.utf8) }
    }
    return table
  }()

  private static func endsClause(_ character: Character) -> Bool { ".!?;:,–—()\n".contains(character) }
}
