import A11yCore
import A11yFormats

/// An object of a record, whose members are what they should be or an error with its place.
struct Fields {
  private let value: JSONValue

  var location: SourceLocation { value.location }

  init(_ value: JSONValue, _ what: String) throws(RecordError) {
    guard value.kind == .object else {
      throw RecordError("\(what): expected an object, found \(value.kind.phrase)", at: value.location)
    }
    self.value = value
  }

  var isEmpty: Bool { value.count == 0 }

  func has(_ key: String) -> Bool { value[key] != nil }

  func text(_ key: String) throws(RecordError) -> String {
    let member = try member(key)
    guard let text = member.string else { throw Self.wrong(key, "a string", member) }
    return text
  }

  func path(_ key: String) throws(RecordError) -> FilePath { FilePath(try text(key)) }

  /// Nil when there is no such member.
  func optionalText(_ key: String) throws(RecordError) -> String? {
    has(key) ? try text(key) : nil
  }

  func number(_ key: String) throws(RecordError) -> Int {
    let member = try member(key)
    return try Self.number(member, key)
  }

  func optionalObject(_ key: String) throws(RecordError) -> Fields? { has(key) ? try object(key) : nil }

  func optionalNumber(_ key: String) throws(RecordError) -> Int? {
    has(key) ? try number(key) : nil
  }

  /// False when there is no such member.
  func flag(_ key: String) throws(RecordError) -> Bool {
    guard let member = value[key] else { return false }
    guard let flag = member.bool else { throw Self.wrong(key, "true or false", member) }
    return flag
  }

  func object(_ key: String) throws(RecordError) -> Fields { try Fields(member(key), "'\(key)'") }

  /// The objects of an array.
  func objects(_ key: String) throws(RecordError) -> [Fields] {
    var objects: [Fields] = []
    for element in try elements(key) { objects.append(try Fields(element, "'\(key)'")) }
    return objects
  }

  /// None when there is no such member.
  func optionalObjects(_ key: String) throws(RecordError) -> [Fields]? {
    has(key) ? try objects(key) : nil
  }

  func texts(_ key: String) throws(RecordError) -> [String] {
    var texts: [String] = []
    for element in try elements(key) {
      guard let text = element.string else { throw Self.wrong(key, "strings", element) }
      texts.append(text)
    }
    return texts
  }

  /// The members of an object whose values are counts.
  func counts() throws(RecordError) -> [(key: String, count: Int, location: SourceLocation)] {
    var counts: [(key: String, count: Int, location: SourceLocation)] = []
    for (key, value) in value.members {
      counts.append((key.string, try Self.number(value, key.string), key.location))
    }
    return counts
  }

  /// The members of an object whose values are objects.
  func nested() throws(RecordError) -> [(key: String, fields: Fields)] {
    var nested: [(key: String, fields: Fields)] = []
    for (key, value) in value.members { nested.append((key.string, try Fields(value, "'\(key.string.excerpt())'"))) }
    return nested
  }

  /// The place of a member's value, or of the object where there is none.
  func location(of key: String) -> SourceLocation { value[key]?.location ?? value.location }

  private func member(_ key: String) throws(RecordError) -> JSONValue {
    guard let member = value[key] else { throw RecordError("'\(key)' is missing", at: value.location) }
    return member
  }

  private func elements(_ key: String) throws(RecordError) -> JSONElements {
    let member = try member(key)
    guard member.kind == .array else { throw Self.wrong(key, "an array", member) }
    return member.elements
  }

  /// Counts and places: anything a file of less than two gigabytes can have.
  private static func number(_ value: JSONValue, _ key: String) throws(RecordError) -> Int {
    guard let number = value.integer, (-1...Int(Int32.max)).contains(number) else {
      throw wrong(key, "a whole number", value)
    }
    return number
  }

  private static func wrong(_ key: String, _ expected: String, _ found: JSONValue) -> RecordError {
    let text = found.numberText?.excerpt(limit: 20) ?? found.kind.phrase
    return RecordError("'\(key.excerpt())': expected \(expected), found \(text)", at: found.location)
  }
}
