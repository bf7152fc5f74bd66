/// An element of an XML file, with the places of its parts. The file is known to be well formed.
struct MarkupElement {
  struct Attribute {
    var name: String
    /// From the first letter of its name to its closing quote.
    var range: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
  }

  private(set) var name = ""
  private(set) var attributes: [Attribute] = []
  /// Of the start tag.
  private(set) var tag: Range<Int>
  /// `<label/>`
  private(set) var isEmpty = false
  /// Behind the name and the attributes.
  private(set) var attributesEnd = 0
  /// The end tag, or what closes the start tag, included.
  private(set) var end: Int
  private(set) var children: [MarkupElement] = []

  /// The element whose start tag begins here; nil if none does.
  init?(at start: Int, in bytes: [UInt8]) {
    guard var element = Self(tagAt: start, in: bytes) else { return nil }
    if !element.isEmpty {
      guard element.readContent(in: bytes) else { return nil }
    }
    self = element
  }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  func value(_ name: String, in bytes: [UInt8]) -> String? { attribute(name).flatMap { Self.decoded($0.value, bytes) } }

  func child(_ name: String, key: String? = nil, in bytes: [UInt8]) -> MarkupElement? {
    children.first { $0.name == name && (key == nil || $0.value("key", in: bytes) == key) }
  }

  private init?(tagAt start: Int, in bytes: [UInt8]) {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "<"), Self.isNamePart(bytes[start + 1]) else {
      return nil
    }
    var position = start + 1
    func takeName() -> String {
      let from = position
      while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
      return String(decoding: bytes[from..<position], as: UTF8.self)
    }
    func skipSpaces() {
      while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }
    tag = start..<start
    end = start
    name = takeName()
    attributesEnd = position
    while true {
      skipSpaces()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { break }
      let from = position
      let name = takeName()
      skipSpaces()
      guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
      position += 1
      skipSpaces()
      guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]),
        let close = bytes[(position + 1)...].firstIndex(of: bytes[position])
      else { return nil }
      attributes.append(Attribute(name: name, range: from..<close + 1, value: position + 1..<close))
      position = close + 1
      attributesEnd = position
    }
    isEmpty = bytes[position] == UInt8(ascii: "/")
    if isEmpty { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { return nil }
    end = position + 1
    tag = start..<end
  }

  /// Reads the children and the end tag; of the children's own children only where they end.
  private mutating func readContent(in bytes: [UInt8]) -> Bool {
    var position = tag.upperBound
    // Open start tags, this element's child first.
    var open: [MarkupElement] = []
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      if let (_, close) = Self.sections.first(where: { rest.starts(with: $0.open) }) {
        guard let end = Self.end(of: close, in: bytes, from: start) else { return false }
        position = end
      } else if rest.dropFirst().first == UInt8(ascii: "/") {
        guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
        position = close + 1
        guard var last = open.popLast() else {
          end = position
          return true
        }
        last.end = position
        add(last, to: &open)
      } else {
        guard let child = MarkupElement(tagAt: start, in: bytes) else { return false }
        position = child.end
        if child.isEmpty { add(child, to: &open) } else { open.append(child) }
      }
    }
    return false
  }

  /// Grandchildren and their children are kept: an attribute may stand that deep.
  private mutating func add(_ element: MarkupElement, to open: inout [MarkupElement]) {
    if open.isEmpty {
      children.append(element)
    } else if open.count <= 2 {
      open[open.count - 1].children.append(element)
    }
  }

  private static let sections: [(open: [UInt8], close: [UInt8])] = [
    (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (Array("<?".utf8), Array("?>".utf8)), (Array("<!".utf8), Array(">".utf8)),
  ]

  private static func end(of close: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var position = start
    while let next = bytes[position...].firstIndex(of: close[0]) {
      if bytes[next...].starts(with: close) { return next + close.count }
      position = next + 1
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
      || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Nil with entities that are not XML's own.
  static func decoded(_ range: Range<Int>, _ bytes: [UInt8]) -> String? {
    let parts = String(decoding: bytes[range], as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false)
    var text = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else { return nil }
      text += character + part[part.index(after: end)...]
    }
    return text
  }

  private static func character(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }

  /// A text within double quotes, as Xcode writes it.
  static func encoded(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      case "\t": "&#9;"
      default: String(scalar)
      }
    }.joined()
  }
}
