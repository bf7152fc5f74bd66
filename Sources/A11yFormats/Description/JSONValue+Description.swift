import A11yCore

extension JSONValue: DescriptionValue {
  static var isOfOutline: Bool { false }

  func read(as key: Key, into decoder: inout ControlDecoder) { key.read(self, into: &decoder) }

  var kindWords: String { kind.phrase }

  var flag: Bool? { bool }
  var numberLiteral: String? { numberText }

  func forEachItem(_ body: (JSONValue) -> Void) -> Bool {
    guard kind == .array else { return false }
    for element in elements { body(element) }
    return true
  }

  func forEachMember(_ body: (String, SourceLocation, JSONValue) -> Void) -> Bool {
    guard kind == .object else { return false }
    for (key, value) in members { body(key.string, key.location, value) }
    return true
  }
}
