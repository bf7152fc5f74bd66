import A11yCore

extension Composition {
  /// Adds what VoiceOver says by itself about gestures. Nothing else has such a hint: a plain button, link or tab is only
  /// followed by "double tap to activate" where a switch asks for it.
  mutating func finishHint() {
    addSwitchHint()
    replaceByTextEntryHint()
    addAdjustableHint()
    addExpandedHint()
    addPopupHint()
    addActivateHint()
    addDirectTouchHint()
  }

  private mutating func addSwitchHint() {
    guard hasTrait(.toggleButton), !hasTrait(.notEnabled) else { return }
    addGesture(phrases.switchHint, after: phrases.switchHintFormat)
  }

  /// A text field that can be edited loses whatever hint it had; a dimmed one keeps it.
  private mutating func replaceByTextEntryHint() {
    guard hasTrait(.textEntry), !hasTrait(.notEnabled) else { return }
    hint = Draft()
    hint.add(.gesture, textEntryHint.text)
  }

  private var textEntryHint: Phrase {
    if hasTrait(.isEditing) { return phrases.editingHint }
    return hasTrait(.textArea) ? phrases.textAreaHint : phrases.textFieldHint
  }

  /// An adjustable element that was given a hint but neither label nor value says nothing about swiping.
  private mutating func addAdjustableHint() {
    guard hasTrait(.adjustable), element.traits.isDisjoint(with: [.notEnabled, .toggleButton]) else { return }
    let hasOnlyHint = !Self.isBlank(element.hint) && Self.isBlank(label) && Self.isBlank(element.value)
    if !hasOnlyHint { addGesture(phrases.adjustableHint, after: phrases.adjustableHintFormat) }
  }

  private mutating func addExpandedHint() {
    guard switches.contains(.expandedState), !hasTrait(.notEnabled), let isExpanded = element.isExpanded,
      let phrase = isExpanded ? phrases.expandedHint : phrases.collapsedHint
    else { return }
    addGesture(phrase)
  }

  private mutating func addPopupHint() {
    guard switches.contains(.privateTraitWords), hasTrait(.popupButton), !hasTrait(.notEnabled),
      let phrase = phrases.popupHint
    else { return }
    addGesture(phrase)
  }

  private mutating func addActivateHint() {
    let withAnother: Traits = [.toggleButton, .textEntry, .adjustable, .notEnabled, .keyboardKey]
    guard switches.contains(.activateHint), !element.traits.isDisjoint(with: [.button, .link, .tabBarItem]),
      element.traits.isDisjoint(with: withAnother), let phrase = phrases.activateHint
    else { return }
    addGesture(phrase)
  }

  private mutating func addDirectTouchHint() {
    guard switches.contains(.directTouchHint), hasTrait(.allowsDirectInteraction), let phrase = phrases.directTouchHint
    else { return }
    addGesture(phrase)
  }

  /// For hints without a format of their own: the one all formats have.
  private mutating func addGesture(_ phrase: Phrase) {
    addGesture(phrase, after: Phrase("%@. " + phrase.text, phrase.sources))
  }

  /// The format brings a period, so one is taken off the hint it is put around, and no more than one.
  private mutating func addGesture(_ phrase: Phrase, after format: Phrase) {
    if hint.isEmpty {
      hint.add(.gesture, phrase.text)
    } else {
      hint.open()
      hint.wrap(in: format, as: .gesture)
    }
  }
}
