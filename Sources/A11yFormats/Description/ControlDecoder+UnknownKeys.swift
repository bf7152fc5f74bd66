import A11yCore

/// Keys that are not in the list, and keys at the wrong place: what was probably meant, judged by word and value.
extension ControlDecoder {
  /// Notes a key that is not in the list. Keys that begin with `x-` are the user's own.
  mutating func unknown(
    _ key: String, _ value: some DescriptionValue, onRoot: Bool, at location: SourceLocation
  ) {
    if key.hasPrefix("x-") { return }
    let message = "has the unknown key '\(key.excerpt())'"
    if Self.groups.contains(key) {
      return note(.vocabulary, at: location, "\(message); write its members on the control itself, such as 'label'")
    }
    switch HeldControls(value) {
    case .screens: return note(.vocabulary, at: location, "\(message); write a list of screens: [{…}, {…}]")
    case .list: return noteMeant(key, KeyMeaning("children", fits: true), message, at: location)
    case .one where KeyAdvice.remedy(for: key, value, of: facts.control, onRoot: onRoot) == nil:
      return note(.vocabulary, at: location, "\(message); write 'children' with a list: [{…}]")
    case .one, nil: break
    }
    if let remedy = KeyAdvice.remedy(for: key, value, of: facts.control, onRoot: onRoot) {
      return note(.vocabulary, at: location, "\(message); \(remedy)")
    }
    if KeyAdvice.isUnused(key) {
      let message = "has the key '\(key)', which is not used; delete it, or write 'x-\(key)'"
      return note(.extraKey, at: location, message)
    }
    if let meaning = meaning(of: key, value, onRoot: onRoot) {
      return noteMeant(key, meaning, message, at: location)
    }
    if KeyAdvice.isAboutAccessibility(key) { return note(.vocabulary, at: location, message) }
    note(.extraKey, at: location, message)
    doubtAttributes(value)
  }

  private mutating func noteMeant(
    _ key: String, _ meaning: KeyMeaning, _ message: String, at location: SourceLocation
  ) {
    if meaning.isOpposite {
      return note(.vocabulary, at: location, "\(message); write '\(meaning.key)' with the opposite value")
    }
    note(
      .vocabulary, at: location, "\(message); did you mean '\(meaning.key)'?", replacement: meaning.key,
      replaced: meaning.fits ? key : nil)
  }

  /// Members of other notations that hold what are keys of the control here.
  private static let groups: Set = ["accessibility", "a11y", "attributes", "props", "properties", "layout"]

  /// A key of the author's own language or tool may be the name of the control, or its value: rules that need them do
  /// not report that they are missing.
  private mutating func doubtAttributes(_ value: some DescriptionValue) {
    if isOfAnotherFormat || value.flag != nil { return }
    if value.number != nil { return facts.control.inferred.formUnion(.value) }
    if !SpokenText.isBlank(value.string) { facts.control.inferred.formUnion([.label, .value]) }
  }

  /// A key that was probably meant, and whether the value is right for it as it is.
  struct KeyMeaning {
    var key: String
    var fits: Bool
    var isOpposite = false

    init(_ key: String, fits: Bool) {
      self.key = key
      self.fits = fits
    }
  }

  private mutating func meaning(of word: String, _ value: some DescriptionValue, onRoot: Bool) -> KeyMeaning? {
    let candidates = KeySynonyms.keys(meantBy: word, on: facts.control, onRoot: onRoot)
    if let key = candidates.first(where: { fits(value, $0, onRoot: onRoot) }) ?? candidates.first {
      var meaning = KeyMeaning(key, fits: fits(value, key, onRoot: onRoot))
      meaning.isOpposite = KeySynonyms.isOpposite(word) && key != "elementsHidden"
      return meaning
    }
    if let key = suggestion(word, what: "key", among: Key.spellings) {
      let fits = fits(value, key, onRoot: onRoot)
      // What is near in letters alone is meant only if the value fits as well, or nearly all letters do.
      let isSlip = key.lowercased() == word.lowercased() || Suggestion.isSlip(word, of: key)
      if word.count > 2, isSlip || fits && key.prefix(1).lowercased() == word.prefix(1).lowercased() {
        return KeyMeaning(key, fits: fits)
      }
    }
    return KeySynonyms.key(atTheEndOf: word).map { KeyMeaning($0, fits: fits(value, $0, onRoot: onRoot)) }
  }

  /// Whether the value can be read as the key's, without an error or a note.
  private func fits(_ value: some DescriptionValue, _ name: String, onRoot: Bool) -> Bool {
    guard let key = Key.named[name: name]?.key, onRoot || !key.isForRoot else { return false }
    if key.name == ControlsType.key { return HeldControls(value) == .list }
    var trial = ControlDecoder()
    trial.begin(at: value.location)
    value.read(as: key, into: &trial)
    return trial.mistakes.isEmpty && trial.notes.isEmpty && trial.places.classes.isEmpty
  }

  // MARK: - Keys of the screen

  /// A key of the screen on a control below the root.
  mutating func noteMisplaced(_ key: Key, _ value: some DescriptionValue, at location: SourceLocation) {
    // `"kind": "button"`
    let meant = key.name == "kind" ? ["role", "class"].first { fits(value, $0, onRoot: false) } : nil
    places.ofScreen.append(.init(name: key.name, location: location, meant: meant))
  }

  mutating func noteMisplacedKeys(hasChildren: Bool) {
    let isScreen = hasChildren && places.ofScreen.contains { $0.name == "screen" }
    for place in places.ofScreen {
      let message = "has the key '\(place.name)', which is allowed only on the root"
      if isScreen {
        guard place.name == "screen" else { continue }
        noteOnce(.vocabulary, at: place.location, message + "; write a list of screens: [{…}, {…}]")
      } else if place.name == "name" {
        noteName(message, hasChildren: hasChildren, at: place.location)
      } else if let meant = place.meant {
        noteOnce(
          .vocabulary, at: place.location, "\(message); did you mean '\(meant)'?", replacement: meant,
          replaced: place.name)
      } else {
        noteOnce(.extraKey, at: place.location, message)
      }
    }
  }

  /// The name of a control is its label. The name of what holds controls may be no more than a note of the author's: with
  /// a label it would hide what it holds.
  private mutating func noteName(_ message: String, hasChildren: Bool, at location: SourceLocation) {
    let control = facts.control
    if hasChildren || control.role?.isContainer == true {
      if control.label == nil { facts.control.inferred.insert(.label) }
      return noteOnce(.extraKey, at: location, message + "; write 'label' if VoiceOver is to speak it")
    }
    noteOnce(
      .vocabulary, at: location, message + "; did you mean 'label'?", replacement: "label",
      replaced: control.label == nil ? "name" : nil)
  }
}

/// Whether a value describes controls, by what its objects have.
enum HeldControls: Equatable {
  /// Objects of which one has a screen's size or name, and children.
  case screens
  case list
  case one

  init?(_ value: some DescriptionValue) {
    if value.isObject {
      guard Self.describesControl(value) else { return nil }
      self = .one
      return
    }
    var count = 0
    var areControls = true
    var haveScreens = false
    let isList = value.forEachItem { item in
      count += 1
      areControls = areControls && item.isObject && Self.describesControl(item)
      haveScreens = haveScreens || item["screen"] != nil || item["name"] != nil && item["children"] != nil
    }
    guard isList, count > 0, areControls else { return nil }
    self = haveScreens ? .screens : .list
  }

  private static let signs = ["role", "class", "children", "frame", "traits", "superclass", "type"]

  private static func describesControl(_ object: some DescriptionValue) -> Bool {
    signs.contains { object[$0] != nil }
  }
}
