import A11yCore

/// Sets a control's facts one key at a time, whatever the notation they come in, and gathers what is wrong.
struct ControlDecoder {
  var control = Control()
  /// What the root's keys say of the screen.
  var screen = Screen()
  private(set) var mistakes: [ReadingError.Mistake] = []
  private(set) var notes: [ReadingNote] = []
  /// A dump has the same unknown words on every control; looking for the nearest known one takes its time.
  private var suggestions: [UnknownWord: String?] = [:]

  private struct UnknownWord: Hashable {
    var what: String
    var word: String
  }

  /// Begins the next control.
  mutating func begin(at location: SourceLocation) {
    control = Control(location: location)
    notes.removeAll(keepingCapacity: true)
  }

  /// Sets one fact. Null means absent.
  mutating func set(_ key: ControlKey, to value: some DescriptionValue) {
    if value.isNull { return }
    switch key {
    case .class, .superclass, .role, .identifier, .id, .language, .system: setKind(key, value)
    case .label, .traits, .hint, .value, .frame: setAttribute(key, value)
    case .title, .text, .placeholder, .image, .alpha, .hidden: setSeen(key, value)
    case .icon, .textColor, .backgroundColor, .placeholderColor, .tintColor, .borderColor, .trackColor,
      .indicatorColor, .logotype, .background, .opaque, .font, .adjustsFont,
      .truncated, .truncationAllowed, .shrinksToFit, .fixedWidth, .fixedHeight, .intrinsicSize, .underline, .inline,
      .spans, .translate, .userContent:
      setAppearance(key, value)
    case .enabled, .selected, .highlighted, .focused, .state, .userInteraction, .editable, .secure, .momentary:
      setState(key, value)
    case .min, .max, .headingLevel, .row, .column: setMetrics(key, value)
    case .isElement, .elementsHidden, .modal, .required, .busy, .groups, .order, .container, .context, .ignore:
      setExposure(key, value)
    case .inferred: control.inferred = inferred(value)
    case .unknown: noteUnknown(value)
    case .accessibilityFrame, .hitFrame, .visibleFrame, .activationPoint, .clips: setGeometry(key, value)
    case .actions, .action, .url, .gestures, .tappable, .contextMenu, .implements, .customActions, .customContent,
      .customRotors, .userInputLabels, .contentType:
      setInteraction(key, value)
    case .name, .kind, .screen, .direction, .idiom, .supportedOrientations, .essentialOrientation, .launchScreen,
      .source, .format, .version:
      setScreen(key, value)
    case .children: break
    }
  }

  /// A key that is none of ours. Keys that begin with `x-` are the user's own.
  mutating func unknown(_ key: String, at location: SourceLocation) {
    if key.hasPrefix("x-") { return }
    let question = question(key, what: "key", among: ControlKey.spellings)
    note(.vocabulary, at: location, "has the unknown key '\(key.excerpt())'\(question)")
  }

  /// The nearest of the words there are of a kind.
  mutating func suggestion(
    _ word: String, what: String, among known: @autoclosure () -> some Sequence<String>
  ) -> String? {
    let unknown = UnknownWord(what: what, word: word)
    if let suggestion = suggestions[unknown] { return suggestion }
    let nearest = Suggestion.nearest(to: word, among: known())
    suggestions[unknown] = .some(nearest)
    return nearest
  }

  /// `; did you mean 'label'?`, or nothing when no word is near.
  mutating func question(
    _ word: String, what: String, among known: @autoclosure () -> some Sequence<String>
  ) -> String {
    suggestion(word, what: what, among: known()).map { "; did you mean '\($0)'?" } ?? ""
  }

  mutating func note(_ kind: ReadingNote.Kind, at location: SourceLocation, _ message: String) {
    notes.append(ReadingNote(kind, at: location, message))
  }

  mutating func fail(_ message: String, at location: SourceLocation) {
    mistakes.append(ReadingError.Mistake(message, at: location))
  }

  /// A key of the screen on a control beneath the root.
  mutating func noteMisplaced(_ key: ControlKey, at location: SourceLocation) {
    note(.vocabulary, at: location, "has the key '\(key.rawValue)', which belongs on the root only")
  }

  /// One fact by two spellings, or by one twice.
  mutating func failTwice(
    _ first: String, _ second: String, first place: SourceLocation, at location: SourceLocation
  ) {
    if first == second {
      fail("duplicate key '\(second)', first given at \(place.line):\(place.column)", at: location)
    } else {
      let place = "\(place.line):\(place.column)"
      fail("'\(second)' and '\(first)' are one fact given twice, first at \(place)", at: location)
    }
  }

  /// `'frame' must be [x, y, width, height], found a string`
  mutating func fail(_ key: ControlKey, mustBe expected: String, _ value: some DescriptionValue) {
    fail("'\(key.rawValue)' must be \(expected), found \(value.kindWords)", at: value.location)
  }
}
