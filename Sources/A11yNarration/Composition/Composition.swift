import A11yCore

/// One element's speech, composed step by step in the order of cashapp/AccessibilitySnapshot's `accessibilityDescription`.
struct Composition {
  let element: NarratedElement
  let table: PhraseTable
  let switches: Profile.Switches
  let verbosity: Verbosity
  /// The language numbers are written in.
  let language: String?

  var description = Draft()
  var hint = Draft()

  /// Later steps look at what earlier ones left: the order is the specification.
  mutating func compose() -> Utterance {
    sayLabel()
    rememberHint()
    sayPlaceInTable()
    sayValue()
    sayImportantContent()
    saySelected()
    letHintStandIn()
    sayTraits()
    sayPosition()
    nameEntered()
    if verbosity.hints { finishHint() } else { hint = Draft() }
    return Utterance(description: description, hint: hint, announcement: announcement, language: language)
  }

  var phrases: Phrases { table.phrases }

  func hasTrait(_ trait: Traits) -> Bool { element.traits.contains(trait) }

  /// Custom actions and content are announced, not listed: VoiceOver's user asks for them in the rotor.
  private var announcement: Draft {
    var draft = Draft()
    if switches.contains(.announcedContent), element.hasMoreContent {
      draft.add(.announcement, phrases.customContent.text)
    }
    if switches.contains(.announcedActions), verbosity.actions, element.hasCustomActions {
      draft.add(.announcement, phrases.customActions.text)
    }
    return draft
  }

  /// Missing or empty. A text of spaces is not blank.
  static func isBlank(_ text: String?) -> Bool { text?.isEmpty ?? true }

  /// The label to go by: a button's title, where the title overrides it.
  var label: String? {
    let takesTitle = switches.contains(.titleOverridesLabel) && hasTrait(.button) && !Self.isBlank(element.title)
    return takesTitle ? element.title : element.label
  }

  /// Label first, because everything else is said of it. But a back button labeled "Back" is called "Back Button."
  /// anyway. That word is compared in the element's own language, case aside, under Unicode's canonical equivalence.
  private mutating func sayLabel() {
    guard let label, !label.isEmpty else { return }
    if hasTrait(.backButton), label.lowercased() == phrases.backDescriptor.text.lowercased() { return }
    description.add(.label, label)
  }

  /// An empty hint is none.
  private mutating func rememberHint() {
    if let hint = element.hint, !hint.isEmpty { self.hint.add(.hint, hint) }
  }

  /// Label, colon, value: an existing colon or period makes no difference. In a table cell the label was closed by
  /// its place. The value of a switch is its state, spoken among the traits.
  private mutating func sayValue() {
    guard !saysTextLast, let value = spokenValue, !repeatsLabel(value) else { return }
    if !description.isEmpty, !isTableCell { description.attach(":") }
    description.add(value.kind, value.text)
  }

  /// The value as it is spoken; nil if it is empty or the state of a switch.
  var spokenValue: Utterance.Part? {
    guard let value = element.value, !value.isEmpty, !hasTrait(.toggleButton) else { return nil }
    if let count = characterCount(of: value) { return Utterance.Part(.state, count) }
    return Utterance.Part(.value, value)
  }

  /// VoiceOver says the state of a field that is being edited before its text.
  var saysTextLast: Bool {
    switches.contains(.editedTextLast) && hasTrait(.textEntry) && hasTrait(.isEditing)
  }

  func repeatsLabel(_ value: Utterance.Part) -> Bool {
    guard switches.contains(.equalTextsOnce), let label else { return false }
    return label.split(whereSeparator: \.isWhitespace) == value.text.split(whereSeparator: \.isWhitespace)
  }

  /// "6 characters", if a secure field gives nothing but bullets; nil otherwise.
  private func characterCount(of value: String) -> String? {
    guard switches.contains(.countedSecureText), hasTrait(.secureTextField), value.allSatisfy(Self.bullets.contains)
    else { return nil }
    if value.count == 1, let one = phrases.oneCharacter { return one.text }
    return phrases.characterCountFormat?.filled(with: Digits.text(of: value.count, in: language))
  }

  private static let bullets: Set<Character> = ["•", "●", "∙", "⦁", "*"]

  /// After a comma, unless a period is there already: a table cell's place ends in one.
  private mutating func sayImportantContent() {
    guard switches.contains(.importantContentInDescription) else { return }
    for content in element.importantContent where !content.isEmpty {
      if !description.endsInFullStop { description.attach(",") }
      description.add(.content, content)
    }
  }

  /// "Selected" comes before everything, table headers included.
  private mutating func saySelected() {
    guard hasTrait(.selected) else { return }
    if description.isEmpty {
      description.add(.selected, phrases.selectedAlone.text)
    } else {
      description.wrap(in: phrases.selectedFormat, as: .selected)
    }
  }

  /// An element with nothing but a hint speaks the hint at once, and has none left for later.
  private mutating func letHintStandIn() {
    guard description.isEmpty, !(saysTextLast && spokenValue != nil), let text = hint.parts.first?.text else { return }
    description.add(.standInHint, text)
    hint = Draft()
  }
}
