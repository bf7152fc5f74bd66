import A11yCore

/// Sets the facts of a control one key at a time, in either notation, and collects errors and notes.
struct ControlDecoder {
  /// The control that is being read, and what the root's keys say of its screen.
  var facts = Facts()
  private(set) var mistakes: [ReadingError.Mistake] = []
  private(set) var notes: [ReadingNote] = []
  /// A dump has the same unknown words on every control, and the search for the nearest known one takes time.
  private var suggestions: [UnknownWord: String?] = [:]

  /// Where the control's `isOn` is.
  private var onOff: SourceLocation?

  mutating func noteOnOff(at location: SourceLocation) { onOff = location }

  private struct UnknownWord: Hashable {
    var what: String
    var word: String
  }

  /// The file says that it was converted from another format. A program wrote its words: a class like `UIButon` is no
  /// slip there.
  var isOfAnotherFormat: Bool { facts.screen.source.format != ControlTree.name }

  /// Begins the next control.
  mutating func begin(at location: SourceLocation) {
    // Those of a control that was not finished.
    facts.storeGroups()
    facts.control = Control(location: location)
    onOff = nil
    notes.removeAll(keepingCapacity: true)
  }

  /// Ends the control: its facts are complete.
  mutating func finish() {
    facts.storeGroups()
    if !isOfAnotherFormat { noteForeignFacts() }
  }

  /// What only one kind of control has, on a control that is known to be of another kind: without effect there.
  private mutating func noteForeignFacts() {
    let control = facts.control
    let kind = control.className.flatMap { UIKitClasses.named($0)?.name }
    guard kind != nil || control.role != nil, kind != "UIView", kind != "UIControl" else { return }
    let location = control.location
    if let onOff, let role = control.role, role != .switch, kind != "UISwitch" {
      note(.vocabulary, at: onOff, "has 'isOn', which only a switch has; write 'selected'")
    }
    if control.hasMetrics {
      let metrics = control.metrics
      if metrics.numberOfPages != nil || metrics.currentPage != nil, kind != "UIPageControl",
        control.role != .pageControl
      {
        let key = metrics.currentPage == nil ? "numberOfPages" : "currentPage"
        note(.limit, at: location, "has '\(key)', which only a page control has; write the role 'pageControl'")
      }
      if metrics.selectedSegmentIndex != nil, kind != "UISegmentedControl" {
        noteSegments("selectedSegmentIndex", at: location)
      }
    }
    guard control.hasStructure, let segments = control.structure.segments else { return }
    if let index = control.metrics.selectedSegmentIndex, !(-1..<segments.count).contains(index) {
      let remedy = "write a number from 0 to \(segments.count - 1), or -1 for none"
      note(.limit, at: location, "has 'selectedSegmentIndex' \(index); \(remedy)")
    }
    if kind != "UISegmentedControl" { noteSegments("segments", at: location) }
    if segments.count == 1, let only = segments.first, only.contains(",") {
      note(.limit, at: location, "has one segment '\(only.excerpt())'; write its titles as a list")
    }
  }

  /// A screen's title is its name; a title is what a button shows.
  mutating func noteTitleOfScreen() {
    let control = facts.control
    guard !isOfAnotherFormat, control.title != nil, facts.screen.name == nil, control.role == nil,
      control.className == "UIView" || control.className == nil && facts.screen.size != nil
    else { return }
    note(.limit, at: control.location, "has 'title', which only a button has; write the screen's 'name'")
  }

  private mutating func noteSegments(_ key: String, at location: SourceLocation) {
    let remedy = "write the class 'UISegmentedControl'"
    note(.limit, at: location, "has '\(key)', which only a segmented control has; \(remedy)")
  }

  /// Sets one fact. Null means absent.
  mutating func set(_ key: Key, to value: JSONValue) {
    if !value.isNull { key.read(value, into: &self) }
  }

  mutating func set(_ key: Key, to value: PlainValue) {
    if !value.isNull { key.read(value, into: &self) }
  }

  /// A key that is not in the list. Keys that begin with `x-` are the user's own.
  mutating func unknown(_ key: String, onRoot: Bool, at location: SourceLocation) {
    if key.hasPrefix("x-") { return }
    if Self.groups.contains(key) {
      let message = "has the unknown key '\(key)'; write its members on the control itself, such as 'label'"
      return note(.vocabulary, at: location, message)
    }
    if !onRoot, let remedy = KeyAdvice.remedy(for: key, className: facts.control.className) {
      return note(.vocabulary, at: location, "has the unknown key '\(key.excerpt())'; \(remedy)")
    }
    if KeyAdvice.isUnused(key) {
      let message = "has the key '\(key)', which is not used; delete it, or write 'x-\(key)'"
      return note(.extraKey, at: location, message)
    }
    let nearest = Key.nearest(to: key, onRoot: onRoot, &self)
    guard let nearest, KeySynonyms.isOpposite(key) else {
      return noteUnknown(
        "key '\(key.excerpt())'", nearest: nearest, isKey: !KeyAdvice.isAboutAccessibility(key), at: location)
    }
    note(
      .vocabulary, at: location,
      "has the unknown key '\(key.excerpt())'; write '\(nearest)' with the opposite value")
  }

  /// Members of other notations that hold what are keys of the control here.
  private static let groups: Set = ["accessibility", "a11y", "attributes", "props", "properties", "layout"]

  /// Notes a word that is not known, with the one that was probably meant. A key without such a one may be the author's.
  mutating func noteUnknown(_ word: String, nearest: String?, isKey: Bool = false, at location: SourceLocation) {
    let question = nearest.map { "; did you mean '\($0)'?" } ?? ""
    notes.append(
      ReadingNote(
        isKey && nearest == nil ? .extraKey : .vocabulary, at: location, "has the unknown \(word)\(question)",
        replacement: nearest))
  }

  mutating func unknownWord(
    _ word: String, what: String, among known: some Sequence<String>, at location: SourceLocation
  ) {
    let nearest = suggestion(word, what: what, among: known)
    let all = Array(known.prefix(Self.mostListed + 1))
    let list =
      if nearest != nil { "" } else if all.count <= Self.mostListed {
        "; expected one of \(all.joined(separator: ", "))"
      } else { Self.keyThatLists[what].map { "; 'a11y-audit keys \($0)' lists all" } ?? "" }
    noteUnknown("\(what) '\(word.excerpt())'\(list)", nearest: nearest, at: location)
  }

  /// The key whose explanation lists the words of a kind.
  private static let keyThatLists = ["role": "role", "trait": "traits", "content type": "contentType"]

  /// More words than these are not listed in a message.
  private static let mostListed = 12

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
    _ kind: ReadingNote.Kind, at location: SourceLocation, _ message: String, replacement: String? = nil
  ) {
    notes.append(ReadingNote(kind, at: location, message, replacement: replacement))
  }

  /// A key of the screen on a control below the root.
  mutating func noteMisplaced(_ key: Key, at location: SourceLocation) {
    let message = "has the key '\(key.name)', which is allowed only on the root"
    if key.name == "name" {
      note(.vocabulary, at: location, message + "; did you mean 'label'?", replacement: "label")
    } else {
      note(.extraKey, at: location, message)
    }
  }

  mutating func fail(_ message: String, at location: SourceLocation) {
    mistakes.append(ReadingError.Mistake(message, at: location))
  }

  /// `'frame' must be [x, y, width, height], found a string`
  mutating func fail(_ key: String, mustBe expected: String, _ value: some DescriptionValue) {
    fail("'\(key)' must be \(expected), found \(value.kindWords)", at: value.location)
  }

  /// One fact by two spellings, or by one twice.
  mutating func failTwice(
    _ first: String, _ second: String, first place: SourceLocation, at location: SourceLocation
  ) {
    if first == second {
      fail("duplicate key '\(second)', first given at \(place.line):\(place.column)", at: location)
    } else {
      let place = "\(place.line):\(place.column)"
      fail("'\(second)' is another name for '\(first)', first given at \(place)", at: location)
    }
  }
}
