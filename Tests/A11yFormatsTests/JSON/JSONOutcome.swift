import A11yFormats

/// What the reader makes of a text, as one line that a test can compare whole: the values, or the error.
///
/// Strings are in quotes with everything but printable ASCII spelled `\u{…}`, numbers as Swift prints the double.
func outcome(of bytes: some Sequence<UInt8>, maximumDepth: Int = 512) -> String {
  do {
    return describe(try JSONDocument(bytes: Array(bytes), maximumDepth: maximumDepth).root)
  } catch {
    return "error \(error)"
  }
}

func outcome(of text: String, maximumDepth: Int = 512) -> String {
  outcome(of: text.utf8, maximumDepth: maximumDepth)
}

func describe(_ value: JSONValue) -> String {
  switch value.kind {
  case .null: "null"
  case .bool: value.bool.map { "\($0)" } ?? "no boolean"
  case .number: value.number.map { "\($0)" } ?? "no number"
  case .string: value.string.map(describe) ?? "no string"
  case .array: "[" + value.elements.map(describe).joined(separator: ", ") + "]"
  case .object:
    "{" + value.members.map { describe($0.key.string) + ": " + describe($0.value) }.joined(separator: ", ") + "}"
  }
}

func describe(_ text: String) -> String {
  "\"" + text.unicodeScalars.map { $0.value >= 0x20 ? $0.escaped(asASCII: true) : hexadecimal($0) }.joined() + "\""
}

private func hexadecimal(_ scalar: Unicode.Scalar) -> String { "\\u{" + String(scalar.value, radix: 16) + "}" }
