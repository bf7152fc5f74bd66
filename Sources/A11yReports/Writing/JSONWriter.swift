import A11yCore

/// Writes JSON, indented, member after member. Keys are ours; values are anybody's.
///
/// The spacing is Foundation's, which wrote the first reports: what a program compares byte by byte stays the same.
package struct JSONWriter {
  private var buffer = ReportBuffer()
  private var depth = 0
  private var isFirst = true

  /// The document, ending in a line feed.
  package static func document(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    writer.buffer.append(UInt8(ascii: "\n"))
    return writer.buffer.text
  }

  /// A string by itself.
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
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

  package mutating func array(_ key: StaticString, _ elements: [String]) {
    array(key) { writer in
      for element in elements { writer.element { $0.string(element) } }
    }
  }

  /// An element of an array: one value.
  mutating func element(_ value: (inout JSONWriter) -> Void) {
    line()
    value(&self)
  }

  /// A member, left out without a value.
  package mutating func member(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    name(key)
    string(value)
  }

  package mutating func member(_ key: StaticString, _ value: Int) {
    name(key)
    buffer.append(String(value))
  }

  package mutating func member(_ key: StaticString, _ value: Bool) {
    name(key)
    buffer.append(value ? "true" : "false")
  }

  /// A member whose key is anybody's.
  package mutating func member(named key: String, _ value: Int) {
    name(key)
    buffer.append(String(value))
  }

  package mutating func object(named key: String, _ members: (inout JSONWriter) -> Void) {
    name(key)
    object(members)
  }

  private mutating func name(_ key: String) {
    line()
    string(key)
    buffer.append(" : " as StaticString)
  }

  private mutating func name(_ key: StaticString) {
    line()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(key)
    buffer.append("\" : " as StaticString)
  }

  private mutating func line() {
    buffer.append(Self.breaks[(isFirst ? 1 : 0)..<2 + 2 * depth])
    isFirst = false
  }

  private mutating func nest(_ opening: UInt8, _ closing: UInt8, _ content: (inout JSONWriter) -> Void) {
    buffer.append(opening)
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if isFirst { buffer.append(UInt8(ascii: "\n")) }
    buffer.append(Self.breaks[1..<2 + 2 * depth])
    buffer.append(closing)
    isFirst = false
  }

  /// `,`, a line feed and the indentation of what is nested deepest.
  private static let breaks: [UInt8] = Array(",\n".utf8) + Array(repeating: UInt8(ascii: " "), count: 64)

  /// Every character a terminal or a log might act on is written as an escape; a program reads the very same text.
  private mutating func string(_ text: String) {
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
