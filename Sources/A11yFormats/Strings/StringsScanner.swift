import A11yCore

/// Reads `"key" = "value";` with the comments, escapes and bare words of a `.strings` file.
struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { offset = 1 }
  }

  /// The last one wins where a key comes twice, as Foundation has it.
  mutating func entries() throws(ReadingError) -> [String: String] {
    var entries: [String: String] = [:]
    while try skipToContent() {
      let key = try word("a key")
      guard try skipToContent(), next != ";" else {
        // `"key";` stands for itself.
        try expect(";")
        entries[key] = key
        continue
      }
      try expect("=")
      _ = try skipToContent()
      entries[key] = try word("a text")
      _ = try skipToContent()
      try expect(";")
    }
    return entries
  }

  private var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private func begins(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    offset + 1 < scalars.count && scalars[offset] == first && scalars[offset + 1] == second
  }

  /// Past spaces and comments; false at the end.
  private mutating func skipToContent() throws(ReadingError) -> Bool {
    while let scalar = next {
      if begins("/", "/") {
        while let scalar = next, scalar != "\n", scalar != "\r" { offset += 1 }
      } else if begins("/", "*") {
        let start = offset
        offset += 2
        while !begins("*", "/") {
          guard next != nil else { throw mistake("unterminated comment", at: start) }
          offset += 1
        }
        offset += 2
      } else if scalar.properties.isWhitespace {
        offset += 1
      } else {
        return true
      }
    }
    return false
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(ReadingError) {
    guard next == sign else { throw mistake("expected '\(sign)'", at: offset) }
    offset += 1
  }

  private mutating func word(_ what: String) throws(ReadingError) -> String {
    guard next == "\"" else { return try bareWord(what) }
    let start = offset
    offset += 1
    var text = String.UnicodeScalarView()
    while let scalar = next {
      offset += 1
      if scalar == "\"" { return String(text) }
      if scalar == "\\" { text.append(escaped()) } else { text.append(scalar) }
    }
    throw mistake("unterminated string", at: start)
  }

  private mutating func bareWord(_ what: String) throws(ReadingError) -> String {
    let start = offset
    while let scalar = next, scalar.properties.isAlphabetic || scalar.properties.numericType != nil || isSign(scalar) {
      offset += 1
    }
    guard offset > start else { throw mistake("expected \(what)", at: start) }
    return String(String.UnicodeScalarView(scalars[start..<offset]))
  }

  private func isSign(_ scalar: Unicode.Scalar) -> Bool { "_-.$:/".unicodeScalars.contains(scalar) }

  /// What is behind a backslash. `\U00E9` has four hexadecimal digits.
  private mutating func escaped() -> Unicode.Scalar {
    guard let scalar = next else { return "\\" }
    offset += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "U", "u":
      let digits = scalars[offset...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
      guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else { return scalar }
      offset += digits.count
      // Half of a surrogate pair is no scalar.
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    default: return scalar
    }
  }

  private func mistake(_ message: String, at offset: Int) -> ReadingError {
    var line = 1
    var column = 1
    for scalar in scalars.prefix(offset) {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return ReadingError(message, at: SourceLocation(line: line, column: column))
  }
}
