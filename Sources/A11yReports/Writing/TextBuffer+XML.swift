import A11yCore

extension TextBuffer {
  /// `<?xml …?>` and its line.
  mutating func appendXMLHeading() { append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" as StaticString) }

  /// ` name="value"`, whatever the value holds.
  mutating func attribute(_ name: StaticString, _ value: String) {
    append(UInt8(ascii: " "))
    append(name)
    append("=\"" as StaticString)
    appendXML(value)
    append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ value: Int) { attribute(name, String(value)) }

  /// The text of an element or an attribute. Control characters, which XML 1.0 cannot say even as references, are shown
  /// as `\u{1B}`.
  mutating func appendXML(_ text: String) { appendSafeXML(text.safe) }

  /// The same for what is safe already, and may be of several lines.
  mutating func appendSafeXML(_ text: String) {
    append(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      // `]]>` may not are in a text.
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: nil
      }
    }
  }
}
