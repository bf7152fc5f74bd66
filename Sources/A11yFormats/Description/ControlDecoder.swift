import A11yCore

/// Sets the facts of a control one key at a time, in either notation, and collects errors and notes.
struct ControlDecoder {
  /// The control that is being read, and what the root's keys say of its screen.
  var facts = Facts()
  private(set) var mistakes: [ReadingError.Mistake] = []
  private(set) var notes: [ReadingNote] = []
  /// A dump has the same unknown words on every control, and the search for the nearest known one takes time.
  private var suggestions: [UnknownWord: String?] = [:]

  /// Where the control's keys are that only one kind of control has, or only a root.
  var places = KeyPlaces()
  /// Classes that were looked up before: a file has few of them on many controls.
  var classAdvice: [String: ClassNames.Advice?] = [:]

  private struct UnknownWord: Hashable {
    var what: String
    var word: String
  }

  /// The file says that it was converted from another format. A program wrote its words: a class like `UIButon` is no
  /// slip there.
  var isOfAnotherFormat: Bool { facts.screen.source.format != ControlTree.name }

  /// The ids that controls of the screen have.
  private var ids: Set<String> = []

  /// Begins the next screen.
  mutating func beginScreen() {
    facts.screen = Screen()
    ids = []
  }

  /// Begins the next control.
  mutating func begin(at location: SourceLocation) {
    // Those of a control that was not finished.
    facts.storeGroups()
    facts.control = Control(location: location)
    places = KeyPlaces()
    notes.removeAll(keepingCapacity: true)
  }

  /// Ends the control: its facts are complete.
  /// - Parameters:
  ///   - hasChildren: as far as the notation tells at this place.
  ///   - isScreen: it is the root of a screen, and no control.
  mutating func finish(hasChildren: Bool = false, isScreen: Bool = false) {
    facts.storeGroups()
    guard !isOfAnotherFormat else { return }
    noteMisplacedKeys(hasChildren: hasChildren)
    noteClasses()
    noteContradictingValues()
    noteRepeatedID()
    // What is misspelled may be what is missed.
    if notes.contains(where: { $0.kind == .vocabulary || $0.kind == .meaning }) { return }
    noteMissingKind(isScreen: isScreen)
    noteRoleAgainstClass()
    noteValueOfAnotherKind()
    noteForeignFacts()
  }

  /// An order that names an id means one control.
  private mutating func noteRepeatedID() {
    guard let id = facts.control.id else { return }
    if ids.insert(id).inserted { return }
    noteOnce(
      .limit, at: facts.control.location,
      "has the id \(id.quoted(limit: 40)), which another control has; write another one, or 'identifier' for tests")
  }

  /// A screen's title is its name; a title is what a button shows.
  mutating func noteTitleOfScreen() {
    let control = facts.control
    guard !isOfAnotherFormat, control.title != nil, facts.screen.name == nil, control.role == nil,
      control.className == "UIView" || control.className == nil && facts.screen.size != nil
    else { return }
    note(.limit, at: control.location, "has 'title', which only a button has; write the screen's 'name'")
  }

  /// Sets one fact. Null means absent.
  /// - Parameter spelling: the key as it was typed, by which errors name it.
  mutating func set(_ key: Key, as spelling: @autoclosure () -> String? = nil, to value: JSONValue) {
    if !value.isNull { naming(key, spelling) { key.read(value, into: &$0) } }
  }

  mutating func set(_ key: Key, as spelling: @autoclosure () -> String? = nil, to value: PlainValue) {
    if !value.isNull { naming(key, spelling) { key.read(value, into: &$0) } }
  }

  /// Reads, and then names the key in the errors as it was typed: a key is made a string only where there is one.
  private mutating func naming(_ key: Key, _ spelling: () -> String?, _ read: (inout Self) -> Void) {
    let count = mistakes.count
    read(&self)
    guard mistakes.count > count, let spelling = spelling(), spelling != key.name else { return }
    let start = "'\(key.name)' "
    for index in count..<mistakes.count where mistakes[index].message.hasPrefix(start) {
      mistakes[index].message = "'\(spelling.excerpt())' " + mistakes[index].message.dropFirst(start.count)
    }
  }

  /// Notes a word that is not known, with the one that was probably meant.
  /// - Parameter word: the word alone, if the other one can be written in its place in every case.
  mutating func noteUnknown(
    _ what: String, replacing word: String?, by nearest: String?, at location: SourceLocation
  ) {
    let question = nearest.map { "; did you mean '\($0)'?" } ?? ""
    notes.append(
      ReadingNote(
        .vocabulary, at: location, "has the unknown \(what)\(question)", replacement: nearest,
        replaced: nearest == nil ? nil : word))
  }

  mutating func unknownWord(
    _ word: String, what: String, among known: some Sequence<String>, at location: SourceLocation
  ) {
    if what == "buttonType", ["destructive", "cancel"].contains(word) {
      return noteUnknown("\(what) '\(word)'; write it as 'buttonRole'", replacing: nil, by: nil, at: location)
    }
    let nearest = suggestion(word, what: what, among: known)
    if nearest == nil, what == "content type", let longer = ContentTypeNames.name(containing: word) {
      return noteUnknown("\(what) '\(word.excerpt())'", replacing: nil, by: longer, at: location)
    }
    let all = Array(known.prefix(Self.mostListed + 1))
    let list =
      if nearest != nil { "" } else if all.count <= Self.mostListed {
        "; expected one of \(all.joined(separator: ", "))"
      } else { Self.keyThatLists[what].map { "; 'a11y-audit keys \($0)' lists all" } ?? "" }
    noteUnknown("\(what) '\(word.excerpt())'\(list)", replacing: word, by: nearest, at: location)
  }

  /// The key whose explanation lists the words of a kind.
  private static let keyThatLists = [
    "role": "role", "trait": "traits", "content type": "contentType", "event": "events",
  ]

  /// More words than these are not listed in a message.
  private static let mostListed = 14

  /// The nearest of the known words of a kind.
  mutating func suggestion(
    _ word: String, what: String, among known: @autoclosure () -> some Sequence<String>
  ) -> String? {
    let unknown = UnknownWord(what: what, word: word)
    if let suggestion = suggestions[unknown] { return suggestion }
    let nearest = Suggestion.nearest(to: word, among: known())
    suggestions[unknown] = .some(nearest)
    return nearest
  }

  mutating func note(
    _ kind: ReadingNote.Kind, at location: SourceLocation, _ message: String, replacement: String? = nil,
    replaced: String? = nil
  ) {
    notes.append(ReadingNote(kind, at: location, message, replacement: replacement, replaced: replaced))
  }

  mutating func fail(_ message: String, at location: SourceLocation) {
    mistakes.append(ReadingError.Mistake(message, at: location))
  }

  /// `'frame' must be [x, y, width, height], found a string`
  mutating func fail(_ key: String, mustBe expected: String, _ value: some DescriptionValue) {
    var remedy = ""
    if let point = value.decimalComma {
      remedy = "; write a decimal point: \(point)"
    } else if expected == Self.flag, let flag = Self.flagMeant(by: value) {
      remedy = "; write \(flag)"
    } else if expected == "a string", value.number != nil, Self.spoken.contains(key) {
      remedy = "; write it in quotes"
    }
    fail("'\(key)' must be \(expected), found \(value.kindWords)\(remedy)", at: value.location)
  }

  static let flag = "true or false"

  /// Keys of texts, which may be numbers to an author.
  private static let spoken: Set = [
    "label", "accessibilityLabel", "hint", "accessibilityHint", "title", "text", "placeholder",
  ]

  /// `yes`, `1` and `"TRUE"` in place of true.
  private static func flagMeant(by value: some DescriptionValue) -> Bool? {
    let word = value.string?.lowercased() ?? value.number.map { $0 == 1 ? "1" : $0 == 0 ? "0" : "" } ?? ""
    if ["true", "yes", "on", "1", "y"].contains(word) { return true }
    return ["false", "no", "off", "0", "n"].contains(word) ? false : nil
  }

  /// One fact by two spellings, or by one twice.
  mutating func failTwice(
    _ first: String, _ second: String, first place: SourceLocation, at location: SourceLocation
  ) {
    if first == second {
      fail("duplicate key '\(second)', first given at \(place.line):\(place.column)", at: location)
    } else {
      let place = "\(place.line):\(place.column)"
      let isValue = Key.named[name: first]?.key.name == "value"
      let remedy = isValue ? "; write only the one that VoiceOver speaks" : ""
      fail("'\(second)' is another name for '\(first)', first given at \(place)\(remedy)", at: location)
    }
  }
}
