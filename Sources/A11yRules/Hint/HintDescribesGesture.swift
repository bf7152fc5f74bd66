import A11yCore

struct HintDescribesGesture: Rule {
  static let info = RuleInfo(
    id: "hint-describes-gesture",
    summary: "A hint tells how to act instead of what happens",
    family: .hint,
    severity: .warning,
    criteria: [.wcag("3.3.2")],
    needs: [.hint],
    why: """
      VoiceOver adds the gesture by itself, so people hear it twice; with a keyboard, Switch Control or \
      Voice Control it is the wrong one.
      """,
    fix: #"Begin with a verb that tells what happens: "Opens settings."; leave the gesture to VoiceOver."#,
    examples: [
      .fails("the gesture in place of the result", #"✗ button "Settings" hint="Double tap to open settings""#),
      .fails("a finger on the glass", #"✗ button "Settings" hint="Tap to open settings.""#),
      .fails("after the result", #"✗ button "Settings" hint="Opens settings. Tap to continue.""#),
      .fails("what VoiceOver says of everything adjustable", #"✗ slider "Volume" hint="Swipe up or down to adjust.""#),
      .fails("a long press", #"✗ button "Photo" hint="Press and hold for a preview.""#),
      .fails("the kind of element", #"✗ button "Settings" hint="This button opens settings.""#),
      .needsReview(
        "nobody says in which language it is",
        """
        component "Camera"
          ? button "Settings" hint="Double tap to open settings"
        """),
      .passes("what happens", #"button "Settings" hint="Opens settings.""#),
      .passes("no hint", #"button "Settings""#),
      .passes(
        "a canvas one touches directly",
        #"view "Canvas" isElement=true traits=allowsDirectInteraction hint="Tap to paint.""#),
      .passes("a gesture the system does not tell of", #"button "Undo" hint="Swipe left with three fingers.""#),
      .passes("dragging, likewise", #"button "Track 2" hint="Double tap and hold, then drag to move.""#),
      .passes(
        "the gesture is for another control",
        """
        text "Draft" isElement=true hint="Double tap Publish when it is ready."
        button "Publish"
        """),
      .passes("the kind of another control", #"button "Home" hint="Shows the rooms with a switch.""#),
      .passes("the words within other words", #"button "Stats" hint="Shows the top swipes.""#),
      .passes("words that only look like a gesture", #"button "Wallet" hint="Shows how tap to pay works.""#),
      .notChecked(
        "a language without a list",
        """
        component "Camera" de
          button "Optionen" hint="Double tap to open settings"
        """),
    ]
  )

  func check(_ screen: Exposure) -> Verdict {
    var verdict: Verdict = []
    var names: Set<String>?
    var shelf = LexiconShelf()
    for element in screen.elements {
      guard let hint = element.control.hint, !SpokenText.isBlank(hint),
        !element.traits.contains(.allowsDirectInteraction)
      else { continue }
      guard element.knows(.hint), let (lexicon, isCertain) = shelf.reading(element) else {
        verdict.notChecked[element.knows(.hint) ? .language : .hint, default: 0] += 1
        continue
      }
      guard let found = instruction(in: hint, lexicon) else { continue }
      if names == nil { names = controlNames(screen) }
      if let names, let object = found.object, isControl(object, other: element, names) { continue }
      verdict.problems.append(
        Problem(
          element, "has the hint \(hint.quoted()), which says \(found.phrase.quoted())",
          outcome: isCertain ? .fail : .review, measured: found.phrase))
    }
    return verdict
  }

  /// A gesture or the element's kind, and the words after it.
  private struct Instruction {
    var phrase: String
    /// What the gesture is made on, when the words say so: "publish when it is ready".
    var object: String?
  }

  private func instruction(in hint: String, _ lexicon: Lexicon) -> Instruction? {
    let whole = " " + SpokenText.normalised(hint) + " "
    if let mention = lexicon.roleMentions.first(where: { whole.hasPrefix(" \($0) ") }) {
      return Instruction(phrase: mention)
    }
    let gestures = lexicon.gesturePhrases.filter { whole.contains(" \($0) ") }
    guard !gestures.isEmpty, !lexicon.unannouncedGestures.contains(where: { whole.contains(" \($0) ") }) else {
      return nil
    }
    for sentence in hint.split(whereSeparator: { ".!?;:,–—\n".contains($0) }) {
      let words = " " + SpokenText.normalised(String(sentence)) + " "
      for gesture in gestures {
        guard let range = words.firstRange(of: " \(gesture) ") else { continue }
        // "Tap to" tells what to do only where a sentence begins; "how tap to pay works" does not.
        let isWeak = lexicon.gesturesAtStart.contains(gesture)
        if isWeak, range.lowerBound != words.startIndex { continue }
        return Instruction(phrase: gesture, object: isWeak ? nil : String(words[range.upperBound...].dropLast()))
      }
    }
    return nil
  }

  /// Whether the words begin with the name of another control.
  private func isControl(_ object: String, other element: Element, _ names: Set<String>) -> Bool {
    let own = SpokenText.normalised(element.name)
    var words = object.split(separator: " ").prefix(8)
    if words.first == "on" || words.first == "the" { words = words.dropFirst() }
    var name = ""
    for word in words {
      name += name.isEmpty ? String(word) : " " + word
      if name != own, names.contains(name) { return true }
    }
    return false
  }

  private func controlNames(_ screen: Exposure) -> Set<String> {
    var names: Set<String> = []
    for element in screen.elements where element.isInteractive && !element.isNameless {
      names.insert(SpokenText.normalised(element.name))
    }
    return names
  }
}
