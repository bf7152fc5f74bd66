/// Writes JSON, member after member. Keys are ours; values are anybody's.
package struct JSONWriter {
  private var buffer = TextBuffer()
  private let layout: Layout
  private var depth = 0
  private var isFirst = true

  package struct Layout: Sendable {
    fileprivate var colon: StaticString
    fileprivate var isIndented = true
    /// An empty array or object takes several lines.
    fileprivate var spreadsEmpty = false

    /// As Foundation wrote the first reports: what a program compares byte by byte stays the same.
    package static let foundation = Layout(colon: " : ", spreadsEmpty: true)
    package static let indented = Layout(colon: ": ")
    package static let line = Layout(colon: ": ", isIndented: false)
  }

  private init(_ layout: Layout) { self.layout = layout }

  /// The document, ending in a line feed.
  package static func document(_ layout: Layout = .foundation, _ write: (inout JSONWriter) -> Void) -> String {
    var text = TextBuffer()
    document(layout, to: &text, write)
    return text.text
  }

  /// The same, written while it is made.
  package static func document(
    _ layout: Layout = .foundation, to text: inout TextBuffer, _ write: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(layout)
    swap(&writer.buffer, &text)
    write(&writer)
    writer.buffer.append(UInt8(ascii: "\n"))
    swap(&writer.buffer, &text)
  }

  /// A value, or several members, in one line.
  package static func line(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(.line)
    write(&writer)
    return writer.buffer.text
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  package mutating func object(_ key: StaticString, _ members: (inout JSONWriter) -> Void) {
    name(key)
    object(members)
  }

  package mutating func array(_ key: StaticString, _ elements: (inout JSONWriter) -> Void) {
    name(key)
    array(elements)
  }

  /// An array of texts, left out without a value.
  package mutating func array(_ key: StaticString, _ elements: [String]?) {
    guard let elements else { return }
    array(key) { writer in
      for element in elements { writer.element { $0.value(element) } }
    }
  }

  package mutating func array(_ key: StaticString, _ numbers: [Double]) {
    array(key) { writer in
      for number in numbers { writer.element { $0.value(number) } }
    }
  }

  /// An array of objects.
  package mutating func array<Element>(
    _ key: StaticString, _ elements: [Element], members: (Element, inout JSONWriter) -> Void
  ) {
    array(key) { writer in
      for element in elements { writer.element { $0.object { members(element, &$0) } } }
    }
  }

  /// An element of an array: one value.
  package mutating func element(_ value: (inout JSONWriter) -> Void) {
    line()
    value(&self)
  }

  /// A member, left out without a value.
  package mutating func member(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    name(key)
    self.value(value)
  }

  package mutating func member(_ key: StaticString, _ value: Int) {
    name(key)
    self.value(value)
  }

  package mutating func member(_ key: StaticString, _ value: Bool) {
    name(key)
    self.value(value)
  }

  /// A member whose key is anybody's.
  package mutating func member(named key: String, _ value: (inout JSONWriter) -> Void) {
    name(key)
    value(&self)
  }

  package mutating func member(named key: String, _ value: Int) { member(named: key) { $0.value(value) } }

  package mutating func object(named key: String, _ members: (inout JSONWriter) -> Void) {
    name(key)
    object(members)
  }

  private mutating func name(_ key: String) {
    line()
    value(key)
    buffer.append(layout.colon)
  }

  private mutating func name(_ key: StaticString) {
    line()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(key)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(layout.colon)
  }

  private mutating func line() {
    if layout.isIndented {
      buffer.append(Self.breaks[(isFirst ? 1 : 0)..<2 + 2 * depth])
    } else if !isFirst {
      buffer.append(", " as StaticString)
    }
    isFirst = false
  }

  private mutating func nest(_ opening: UInt8, _ closing: UInt8, _ content: (inout JSONWriter) -> Void) {
    buffer.append(opening)
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if layout.isIndented, !isFirst || layout.spreadsEmpty {
      if isFirst { buffer.append(UInt8(ascii: "\n")) }
      buffer.append(Self.breaks[1..<2 + 2 * depth])
    }
    buffer.append(closing)
    isFirst = false
  }

  /// `,`, a line feed and the indentation of what is nested deepest.
  private static let breaks: [UInt8] = Array(",\n".utf8) + Array(repeating: UInt8(ascii: " "), count: 64)

  package mutating func value(_ number: Int) { buffer.append(String(number)) }

  package mutating func value(_ flag: Bool) { buffer.append(flag ? "true" : "false") }

  /// A finite number.
  package mutating func value(_ number: Double) { buffer.append(number.shortest) }

  /// A value that is JSON already.
  package mutating func literal(_ json: String) { buffer.append(json) }

  /// Every character a terminal or a log might act on is written as an escape; a program reads the very same text.
  package mutating func value(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    if text.isSafe {
      buffer.append(text) { byte in
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        default: nil
        }
      }
    } else {
      var last: Unicode.Scalar = " "
      let scalars = text.unicodeScalars
      for index in scalars.indices {
        append(scalars[index], after: last, isUnsafe: scalars.isUnsafeToDisplay(at: index))
        last = scalars[index]
      }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar, after last: Unicode.Scalar, isUnsafe: Bool) {
    switch scalar {
    case "\"": buffer.append("\\\"" as StaticString)
    case "\\": buffer.append("\\\\" as StaticString)
    case "\u{8}": buffer.append("\\b" as StaticString)
    case "\u{C}": buffer.append("\\f" as StaticString)
    case "\n": buffer.append("\\n" as StaticString)
    case "\r": buffer.append("\\r" as StaticString)
    case "\t": buffer.append("\\t" as StaticString)
    case "#" where last == "#": buffer.append("\\u0023" as StaticString)
    case "\u{FFFE}", "\u{FFFF}": buffer.append(scalar.jsonEscape.lowercased())
    case _ where isUnsafe: buffer.append(scalar.jsonEscape.lowercased())
    default: buffer.append(String(scalar))
    }
  }
}

extension Double {
  /// The shortest literal that reads back as the same number, without `.0`.
  package var shortest: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
