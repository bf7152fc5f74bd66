import A11yCore

extension ValueType {
  static func word<Word>(_: Word.Type) -> Self where Self == WordType<Word> { Self() }
  /// - Parameter word: what one of them is called: `gesture`.
  static func words<Word>(_: Word.Type, of word: String) -> Self where Self == WordsType<Word> { Self(word: word) }
}

extension ValueType where Self == RoleType { static var role: Self { Self() } }
extension ValueType where Self == ClassNameType { static var className: Self { Self() } }
extension ValueType where Self == ContentTypeType { static var contentType: Self { Self() } }

/// One of a fixed set of words. An unknown word is noted, with the nearest known one, and counts as absent.
struct WordType<Word: RawRepresentable<String> & CaseIterable>: ValueType {
  var shape: ValueShape { .word(Word.allCases.map(\.rawValue)) }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Word? {
    guard let text = decoder.string(key, value) else { return nil }
    if key == "background", Word(rawValue: text) == nil, ColorType.color(value) != nil {
      decoder.note(
        .vocabulary, at: value.location, "has the unknown background '\(text.excerpt())'; write 'backgroundColor'")
      return nil
    }
    return decoder.word(text, what: key, at: value.location)
  }

  func write(_ word: Word) -> DescribedValue? { .string(word.rawValue) }
}

/// A list of words of a fixed set; unknown ones are noted and left out.
struct WordsType<Word: RawRepresentable<String> & CaseIterable>: ValueType {
  let word: String

  var shape: ValueShape { .words(Word.allCases.map(\.rawValue)) }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> [Word]? {
    decoder.strings(key, value)?.compactMap { decoder.word($0, what: word, at: value.location) }
  }

  func write(_ words: [Word]) -> DescribedValue? { .strings(words.map(\.rawValue)) }
}

struct RoleType: ValueType {
  var shape: ValueShape { .named("role") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Role? {
    guard let name = decoder.string(key, value) else { return nil }
    if let role = Role(name: name) {
      // SwiftUI's `Button(role: .destructive)`.
      if name == "destructive", decoder.facts.structure.buttonRole == nil {
        Facts.Property(\.structure.buttonRole).set(.destructive, &decoder.facts)
      }
      return role
    }
    if Structure.ButtonRole(rawValue: name) != nil {
      decoder.note(
        .vocabulary, at: value.location,
        "has the unknown role '\(name)'; the role of a UIButton is the key 'buttonRole'")
      return nil
    }
    decoder.unknownRole(name, among: [], at: value.location)
    return nil
  }

  func write(_ role: Role) -> DescribedValue? { .string(role.rawValue) }
}

extension ControlDecoder {
  /// Notes a word that is neither a role nor a synonym of one.
  /// - Parameter others: words that are also right at this place.
  mutating func unknownRole(_ word: String, among others: [String], at location: SourceLocation) {
    if let className = Role.className(meantBy: word) {
      let remedy = "write the class '\(className)' in place of a role"
      return note(.vocabulary, at: location, "has the unknown role '\(word.excerpt())'; \(remedy)")
    }
    if word.hasPrefix("UI"), UIKitClasses.named(word) != nil {
      let remedy = "it is a class; write it as 'class' in place of 'role'"
      return note(.vocabulary, at: location, "has the unknown role '\(word.excerpt())'; \(remedy)")
    }
    if let remedy = RoleAdvice.remedy(for: word) {
      return note(.vocabulary, at: location, "has the unknown role '\(word.excerpt())'; \(remedy)")
    }
    // `XCUIElementTypeButton`, `UIAccessibilityTraitButton`
    for prefix in ["XCUIElementType", "UIAccessibilityTrait", "AX"] where word.hasPrefix(prefix) {
      guard let role = Role(name: String(word.dropFirst(prefix.count)).lowercasedFirst) else { continue }
      return noteUnknown("role '\(word.excerpt())'", replacing: word, by: role.rawValue, at: location)
    }
    let roles = Role.allCases.map(\.rawValue)
    // `button.primary`
    let first = word.prefix { $0 != "." }
    if first.count < word.count, Role(name: String(first)) != nil {
      return noteUnknown("role '\(word.excerpt())'", replacing: word, by: String(first), at: location)
    }
    unknownWord(word, what: "role", among: roles + Role.synonyms.keys.sorted() + others, at: location)
  }
}

/// Any name: custom classes are expected, but `UIButon` is noted when all of the control is known.
struct ClassNameType: ValueType {
  var shape: ValueShape { .named("class") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    guard let name = decoder.string(key, value) else { return nil }
    if let advice = decoder.advice(onClass: name) {
      decoder.places.classes.append(.init(name: name, key: key, location: value.location, advice: advice))
    }
    return name
  }

  func write(_ name: String) -> DescribedValue? { .string(name) }
}

/// `textContentType`, by its name in code. An unknown one is noted and kept: the app does declare one.
struct ContentTypeType: ValueType {
  var shape: ValueShape { .named("text") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    guard let spelling = decoder.string(key, value) else { return nil }
    let name = ContentTypeNames.name(of: spelling)
    if !name.isEmpty, !ContentTypeNames.isKnown(name), !decoder.isOfAnotherFormat {
      if let meant = ContentTypeNames.name(meantBy: spelling) {
        decoder.noteUnknown("content type '\(spelling.excerpt())'", replacing: spelling, by: meant, at: value.location)
      } else {
        decoder.unknownWord(spelling, what: "content type", among: ContentTypeNames.all, at: value.location)
      }
    }
    return name
  }

  func write(_ name: String) -> DescribedValue? { .string(name) }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
