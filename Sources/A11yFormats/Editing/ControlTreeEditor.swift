package import A11yCore

/// Changes an object of a control tree in JSON.
package struct ControlTreeEditor: ScreenEditor {
  private let text: EditedText

  package init(_ text: EditedText) { self.text = text }

  package func edit(_ change: Repair.Change, at location: SourceLocation) -> TextEdit? {
    if case .word(let word, let replacement) = change {
      return text.range(of: word, at: location).map { TextEdit($0, replacement) }
    }
    guard let start = text.offset(of: location), let object = JSONObjectRanges(at: start, in: text.bytes) else {
      return nil
    }
    switch change {
    case .text(let attribute, let old, let new):
      guard string(attribute.rawValue, in: object) == old else { return nil }
      return set(attribute.rawValue, to: new.map { new in JSONWriter.line { $0.value(new) } }, in: object)
    case .traits(let traits):
      let isCompact = object.members.first.map { $0.value.lowerBound == $0.key.upperBound + 1 } ?? false
      let names = traits.names.map { "\"\($0)\"" }.joined(separator: isCompact ? "," : ", ")
      return set("traits", to: "[\(names)]", in: object)
    case .frame(let old, let new):
      guard let index = index(of: "frame", in: object) else { return nil }
      let value = object.members[index].value
      guard value.first.map({ text.bytes[$0] }) == UInt8(ascii: "[") else { return nil }
      let written = text.text(value)
      guard FrameText.numbers(in: written.dropFirst().dropLast()) == FrameText.numbers(of: old) else { return nil }
      return TextEdit(value, "[\(FrameText.text(of: new, isCompact: !written.contains(" ")))]")
    case .color(let part, let old, let new):
      guard string(part.rawValue, in: object).flatMap(ColorValue.init) == old else { return nil }
      return set(part.rawValue, to: "\"\(new.description)\"", in: object)
    case .scalesFont: return set("adjustsFont", to: "true", in: object)
    case .suppression(let rule):
      let key = "a11y-audit:ignore"
      guard index(of: key, in: object) == nil else { return nil }
      return insert(key, "[{\"rule\": \"\(rule)\", \"reason\": \"\"}]", into: object)
    case .word: return nil
    }
  }

  private func index(of key: String, in object: JSONObjectRanges) -> Int? {
    object.members.firstIndex { member in
      let name = text.text(member.key.lowerBound + 1..<member.key.upperBound - 1)
      return (Key.named[name: name]?.key.name ?? name) == key
    }
  }

  /// Of a member that is a string.
  private func string(_ key: String, in object: JSONObjectRanges) -> String? {
    guard let index = index(of: key, in: object) else { return nil }
    return (try? JSONDocument(bytes: Array(text.bytes[object.members[index].value])))?.root.string
  }

  private func set(_ key: String, to value: String?, in object: JSONObjectRanges) -> TextEdit? {
    guard let index = index(of: key, in: object) else { return value.flatMap { insert(key, $0, into: object) } }
    let member = object.members[index]
    if let value { return TextEdit(member.value, value) }
    // With the comma before it or, of the first member, behind it.
    if index > 0 { return TextEdit(object.members[index - 1].value.upperBound..<member.value.upperBound, "") }
    let end = object.members.count > 1 ? object.members[1].key.lowerBound : member.value.upperBound
    return TextEdit(member.key.lowerBound..<end, "")
  }

  /// Behind the first member, between the others as they are written.
  private func insert(_ key: String, _ value: String, into object: JSONObjectRanges) -> TextEdit? {
    guard let first = object.members.first else { return nil }
    let colon = text.text(first.key.upperBound..<first.value.lowerBound)
    let gap =
      if object.members.count > 1 {
        text.text(first.value.upperBound..<object.members[1].key.lowerBound)
      } else {
        ","
          + (first.key.lowerBound > object.start + 1 || colon == ":"
            ? text.text(object.start + 1..<first.key.lowerBound) : " ")
      }
    // A gap may hold anything in a dialect with comments.
    guard gap.allSatisfy({ $0 == "," || $0.isWhitespace }), colon.allSatisfy({ $0 == ":" || $0.isWhitespace }) else {
      return nil
    }
    return TextEdit(first.value.upperBound..<first.value.upperBound, "\(gap)\"\(key)\"\(colon)\(value)")
  }
}

/// Where the members of a JSON object are.
struct JSONObjectRanges {
  struct Member {
    /// With its quotes.
    var key: Range<Int>
    var value: Range<Int>
  }

  /// The opening brace.
  let start: Int
  private(set) var members: [Member] = []

  /// Nil for anything but an object that is well formed, as far as its own level is looked at.
  init?(at start: Int, in bytes: [UInt8]) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
    self.start = start
    var position = start + 1
    func skipSpaces() {
      while position < bytes.count, TextCleaning.isSpace(bytes[position]) { position += 1 }
    }
    while true {
      skipSpaces()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: "}") { return }
      if !members.isEmpty {
        guard bytes[position] == UInt8(ascii: ",") else { return nil }
        position += 1
        skipSpaces()
      }
      guard let keyEnd = Self.end(ofStringAt: position, in: bytes) else { return nil }
      let key = position..<keyEnd
      position = keyEnd
      skipSpaces()
      guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return nil }
      position += 1
      skipSpaces()
      guard let end = Self.end(ofValueAt: position, in: bytes) else { return nil }
      members.append(Member(key: key, value: position..<end))
      position = end
    }
  }

  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    var position = start + 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") { return position + 1 }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func end(ofValueAt start: Int, in bytes: [UInt8]) -> Int? {
    var position = start
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        guard let end = end(ofStringAt: position, in: bytes) else { return nil }
        position = end
        if depth == 0 { return position }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position > start ? position : nil }
        depth -= 1
        if depth == 0 { return position + 1 }
      case UInt8(ascii: ",") where depth == 0: return position > start ? position : nil
      case let byte where depth == 0 && TextCleaning.isSpace(byte): return position
      default: break
      }
      position += 1
    }
    return nil
  }
}
