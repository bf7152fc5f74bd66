import A11yCore

/// Objects inside a fact: every member is read as strictly as a key of the control.
extension ControlDecoder {
  /// A member that is understood; nil when it is absent, or a mistake that names key, member and finding.
  mutating func member<Value: DescriptionValue, Found>(
    _ key: ControlKey, _ name: String, of object: Value, mustBe expected: String, _ read: (Value) -> Found?
  ) -> Found? {
    guard let member = object[name] else { return nil }
    if let found = read(member) { return found }
    fail("'\(key.rawValue).\(name)' must be \(expected), found \(member.kindWords)", at: member.location)
    return nil
  }

  mutating func string(_ key: ControlKey, _ name: String, of object: some DescriptionValue) -> String? {
    member(key, name, of: object, mustBe: "a string") { $0.string }
  }

  mutating func flag(_ key: ControlKey, _ name: String, of object: some DescriptionValue) -> Bool? {
    member(key, name, of: object, mustBe: "true or false") { $0.flag }
  }

  mutating func integer(_ key: ControlKey, _ name: String, of object: some DescriptionValue) -> Int? {
    member(key, name, of: object, mustBe: "a whole number") { $0.integer }
  }

  /// The objects of a list, each of which has the member it cannot do without; nil when one has not.
  mutating func objects<Value: DescriptionValue>(
    _ key: ControlKey, _ value: Value, with names: [String], required: String
  ) -> [Value]? {
    let expected = "objects with \(names.joined(separator: ", "))"
    guard let objects = list(key, value, of: expected, { $0.isObject ? $0 : nil }) else { return nil }
    var areWhole = true
    for object in objects {
      noteUnknownMembers(key, of: object, among: names)
      if object[required] == nil {
        fail("'\(key.rawValue)' needs '\(required)' in every object", at: object.location)
        areWhole = false
      } else if string(key, required, of: object) == nil {
        areWhole = false
      }
    }
    return areWhole ? objects : nil
  }

  /// Names that a fact's object does not have. Those that begin with `x-` are the user's own.
  mutating func noteUnknownMembers(_ key: ControlKey, of object: some DescriptionValue, among known: [String]) {
    var unknown: [(name: String, location: SourceLocation)] = []
    _ = object.forEachMember { name, location, _ in
      if !known.contains(name), !name.hasPrefix("x-") { unknown.append((name, location)) }
    }
    for (name, location) in unknown {
      let question = question(name, what: "\(key.rawValue).key", among: known)
      let message = "has the unknown key '\(name.excerpt())' in '\(key.rawValue)'\(question)"
      note(.vocabulary, at: location, message)
    }
  }
}

extension DescriptionValue {
  var isObject: Bool { forEachMember { _, _, _ in } }
}
