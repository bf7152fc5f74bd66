import A11yCore

/// What the values of several keys are made of: each part is read as strictly as a key of the control.
extension ControlDecoder {
  mutating func string(_ key: String, _ value: some DescriptionValue) -> String? {
    if let text = value.string { return text }
    // `{"name": "avatar"}`, `{"text": "Pay"}`
    if let text = ["name", "text", "title", "value"].lazy.compactMap({ value[$0]?.string }).first {
      fail("'\(key)' must be a string, found an object; write \(text.quoted(limit: 40))", at: value.location)
    } else {
      fail(key, mustBe: "a string", value)
    }
    return nil
  }

  mutating func strings(_ key: String, _ value: some DescriptionValue) -> [String]? {
    list(key, value, of: "strings") { $0.string }
  }

  /// One of a fixed set of words; another one is noted and counts as absent.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, what: String, at location: @autoclosure () -> SourceLocation
  ) -> Word? {
    if let word = Word(rawValue: text) ?? Self.method(named: text).flatMap(Word.init) { return word }
    unknownWord(text, what: what, among: Word.allCases.map(\.rawValue), at: location())
    return nil
  }

  /// `increment` for UIKit's `accessibilityIncrement()`.
  private static func method(named text: String) -> String? {
    let name = text.replacing("()", with: "")
    for prefix in ["accessibilityPerform", "accessibility"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return name == text ? nil : name
  }

  // MARK: - Lists

  /// A list of which every item is understood; otherwise an error at the item that is not, or at what is no list.
  mutating func list<Value: DescriptionValue, Item>(
    _ key: String, _ value: Value, of expected: String, _ item: (Value) -> Item?
  ) -> [Item]? {
    var items: [Item] = []
    var odd: Value?
    let isList = value.forEachItem { part in
      if let understood = item(part) { items.append(understood) } else { odd = odd ?? part }
    }
    if isList, odd == nil { return items }
    if let odd, isList {
      fail("'\(key)' must be an array of \(expected), found \(odd.kindWords) in it", at: odd.location)
    } else {
      let isOfTexts = expected == "strings" || expected.hasSuffix("names")
      if value.isObject, expected.hasPrefix("objects") || expected.contains("of objects") {
        fail("'\(key)' must be an array of \(expected); put [ and ] around the object", at: value.location)
        return nil
      }
      let remedy = isOfTexts ? value.string.map { "; write \(Self.list(of: $0))" } ?? "" : ""
      fail("'\(key)' must be an array of \(expected), found \(value.kindWords)\(remedy)", at: value.location)
    }
    return nil
  }

  /// `["Light", "Dark"]` for `Light, Dark`.
  private static func list(of text: String) -> String {
    let parts = text.split(separator: ",").map { String($0.trimmingPrefix(while: \.isWhitespace)) }
    let shown = (parts.isEmpty ? [text] : parts).prefix(8).map { $0.quoted(limit: 40) }
    return "[\(shown.joined(separator: ", "))\(parts.count > shown.count ? ", …" : "")]"
  }

  /// A list of texts, or of objects that have one as a member.
  mutating func namedItems<Value: DescriptionValue>(
    _ key: String, _ value: Value, by name: String, of expected: String
  ) -> [Value]? {
    list(key, value, of: expected) { $0.string == nil && $0[name]?.string == nil ? nil : $0 }
  }

  /// The objects of a list, each of which has the required member; nil when one has not.
  mutating func objects<Value: DescriptionValue>(
    _ key: String, _ value: Value, with names: [String], required: String
  ) -> [Value]? {
    let expected = "objects with \(names.joined(separator: ", "))"
    guard let objects = list(key, value, of: expected, { $0.isObject ? $0 : nil }) else { return nil }
    var areWhole = true
    for object in objects {
      noteUnknownMembers(key, of: object, among: names, meaning: Self.meant[required] ?? [:])
      if object[required] == nil {
        let other = Self.meant[required]?.keys.sorted().first { object[$0] != nil }
        let remedy = other.map { "; write '\(required)' in place of '\($0)'" } ?? ""
        fail("'\(key)' needs '\(required)' in every object\(remedy)", at: object.location)
        areWhole = false
      } else if string(key, required, of: object) == nil {
        areWhole = false
      }
    }
    return areWhole ? objects : nil
  }

  /// Other words for the members of such objects, by the one that is required.
  private static let meant = [
    "selector": [
      "name": "selector", "action": "selector", "method": "selector", "on": "event", "events": "event",
      "controlevent": "event", "for": "event",
    ],
    "rule": ["id": "rule", "name": "rule", "because": "reason", "why": "reason", "expires": "until"],
    "text": ["string": "text", "content": "text", "foreground": "color", "textcolor": "color"],
  ]

  // MARK: - Members

  /// A member that is understood; nil when it is absent, or after an error that names key, member and finding.
  mutating func member<Value: DescriptionValue, Found>(
    _ key: String, _ name: String, of object: Value, mustBe expected: String, _ read: (Value) -> Found?
  ) -> Found? {
    guard let member = object[name] else { return nil }
    if let found = read(member) { return found }
    fail("\(key).\(name)", mustBe: expected, member)
    return nil
  }

  mutating func string(_ key: String, _ name: String, of object: some DescriptionValue) -> String? {
    member(key, name, of: object, mustBe: "a string") { $0.string }
  }

  mutating func flag(_ key: String, _ name: String, of object: some DescriptionValue) -> Bool? {
    member(key, name, of: object, mustBe: Self.flag) { $0.flag }
  }

  mutating func integer(_ key: String, _ name: String, of object: some DescriptionValue) -> Int? {
    member(key, name, of: object, mustBe: "a whole number") { $0.integer }
  }

  /// Notes the members that an object of this key does not have. Those that begin with `x-` are the user's own.
  /// - Parameter synonyms: other words for members, each with what to write: a member's name, or a whole member.
  mutating func noteUnknownMembers(
    _ key: String, of object: some DescriptionValue, among known: [String], meaning synonyms: [String: String] = [:]
  ) {
    var unknown: [(name: String, location: SourceLocation)] = []
    _ = object.forEachMember { name, location, _ in
      if !known.contains(name), !name.hasPrefix("x-") { unknown.append((name, location)) }
    }
    for (name, location) in unknown {
      if let meant = synonyms[name.lowercased()] {
        let what = known.contains(meant) ? "'\(meant)'" : meant
        note(.vocabulary, at: location, "has the unknown key '\(name.excerpt())' in '\(key)'; write \(what)")
        continue
      }
      if Key.named[name: name]?.key.isForRoot == false {
        note(.vocabulary, at: location, "has the key '\(name)' in '\(key)'; write it on the control itself")
        continue
      }
      let nearest = suggestion(name, what: "\(key).key", among: known)
      let what = "key '\(name.excerpt())' in '\(key)'"
      if nearest == nil {
        note(.extraKey, at: location, "has the unknown \(what)")
      } else {
        noteUnknown(what, replacing: name, by: nearest, at: location)
      }
    }
  }
}
