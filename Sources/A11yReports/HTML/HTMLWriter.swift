import A11yCore

/// Writes HTML. Tags and attribute names are literals of this code; everything else is escaped here and nowhere else.
struct HTMLWriter {
  private(set) var buffer = TextBuffer()

  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// `<p class="fix">…</p>`. An attribute that is nil is left out; an empty one is only named.
  mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(tag, attributes)
    content(&self)
    buffer.append("</" as StaticString)
    buffer.append(tag)
    buffer.append(">" as StaticString)
  }

  /// An element of one text.
  mutating func element(_ tag: StaticString, _ attributes: Attributes, _ text: String) {
    element(tag, attributes) { $0.text(text) }
  }

  mutating func element(_ tag: StaticString, _ text: String) { element(tag, [:], text) }

  /// An element without an end tag: `meta`, `input`.
  mutating func void(_ tag: StaticString, _ attributes: Attributes) { open(tag, attributes) }

  /// An element of SVG without contents.
  mutating func shape(_ tag: StaticString, _ attributes: Attributes) {
    start(tag, attributes)
    buffer.append("/>" as StaticString)
  }

  /// Literal markup.
  mutating func markup(_ text: StaticString) { buffer.append(text) }

  /// The style, the script and the encoded sound: text of this tool, which has no `</`.
  mutating func raw(_ text: String) { buffer.append(text) }

  mutating func raw(_ text: TextBuffer) { buffer.append(text) }

  mutating func line() { buffer.append(UInt8(ascii: "\n")) }

  /// Text of anybody's. Control characters are shown as pictures (`␛`), other characters that change how the text around
  /// them is displayed as escapes (`\u{202E}`).
  mutating func text(_ text: String) {
    append(text.shown)
  }

  private mutating func append(_ text: String) {
    var last: UInt8 = 0
    buffer.append(text) { byte in
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "&"): return "&amp;"
      case UInt8(ascii: "<"): return "&lt;"
      case UInt8(ascii: ">"): return "&gt;"
      case UInt8(ascii: "\""): return "&quot;"
      // Commands to CI systems begin with two of them.
      case UInt8(ascii: "#") where last == byte: return "&#35;"
      default: return nil
      }
    }
  }

  private mutating func open(_ tag: StaticString, _ attributes: Attributes) {
    start(tag, attributes)
    buffer.append(">" as StaticString)
  }

  private mutating func start(_ tag: StaticString, _ attributes: Attributes) {
    buffer.append("<" as StaticString)
    buffer.append(tag)
    for (name, value) in attributes {
      guard let value else { continue }
      buffer.append(" " as StaticString)
      buffer.append(name)
      if value.isEmpty { continue }
      buffer.append("=\"" as StaticString)
      append(value.shown)
      buffer.append("\"" as StaticString)
    }
  }
}

extension HTMLWriter {
  /// Text of a label or a file, which may be in any script and direction.
  mutating func isolated(_ text: String, language: String? = nil) {
    element("bdi", ["lang": language], text)
  }

  /// The text of a rule, which puts code between backticks.
  mutating func prose(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A backtick without a partner is no code.
    guard parts.count % 2 == 1 else { return self.text(text) }
    for (number, part) in parts.enumerated() where !part.isEmpty {
      if number % 2 == 0 { self.text(part) } else { element("code", part) }
    }
  }
}

extension String {
  /// With control characters as pictures, and without anything that a page must not contain.
  fileprivate var shown: String {
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    if isSafe, isASCII || !unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint) { return self }
    var pictures = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20: pictures.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "␀")
      case 0x7F: pictures += "␡"
      // No page may contain these.
      case let value where scalar.properties.isNoncharacterCodePoint:
        pictures += "\\u{\(String(value, radix: 16, uppercase: true))}"
      default: pictures.unicodeScalars.append(scalar)
      }
    }
    return pictures.escapedForDisplay
  }
}
