import A11yCore

/// A value of the outline's notation. A bare word may be text, a number or a flag: what is asked for decides.
struct PlainValue {
  var location: SourceLocation
  var content: Content

  enum Content {
    case word(String)
    case quoted(String)
    case list([PlainValue])
    case json(JSONValue)
  }
}

extension PlainValue: DescriptionValue {
  static var isOfOutline: Bool { true }

  func read(as key: Key, into decoder: inout ControlDecoder) { key.read(self, into: &decoder) }

  var kindWords: String {
    switch content {
    case .word(let word): "the word \(word.quoted(limit: 40))"
    case .quoted: "a string"
    case .list: "a list"
    case .json(let value): value.kindWords
    }
  }

  var isNull: Bool {
    switch content {
    case .word(let word): word == "null"
    case .json(let value): value.isNull
    case .quoted, .list: false
    }
  }

  var string: String? {
    switch content {
    case .word(let text), .quoted(let text): text
    case .json(let value): value.string
    case .list: nil
    }
  }

  var number: Double? {
    switch content {
    case .word(let word): Double(word)
    case .json(let value): value.number
    case .quoted, .list: nil
    }
  }

  var unsigned: UInt64? {
    switch content {
    case .word(let word): UInt64(word)
    case .json(let value): value.unsigned
    case .quoted, .list: nil
    }
  }

  var integer: Int? {
    switch content {
    case .word(let word): Int(word) ?? Double(word).flatMap(Int.init(exactly:))
    case .json(let value): value.integer
    case .quoted, .list: nil
    }
  }

  var flag: Bool? {
    switch content {
    case .word("true"): true
    case .word("false"): false
    case .json(let value): value.flag
    case .word, .quoted, .list: nil
    }
  }

  var numberLiteral: String? { number == nil ? nil : string }

  func forEachItem(_ body: (PlainValue) -> Void) -> Bool {
    switch content {
    case .list(let items):
      items.forEach(body)
      return true
    case .json(let value):
      return value.forEachItem { body(PlainValue(location: location, content: .json($0))) }
    // One item needs no comma: `traits=button`.
    case .word, .quoted:
      body(self)
      return true
    }
  }

  func forEachMember(_ body: (String, SourceLocation, PlainValue) -> Void) -> Bool {
    guard case .json(let value) = content else { return false }
    return value.forEachMember { key, _, member in
      body(key, location, PlainValue(location: location, content: .json(member)))
    }
  }
}
