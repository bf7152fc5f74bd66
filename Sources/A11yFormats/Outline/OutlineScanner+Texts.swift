import A11yCore

// Texts in quotes.
extension OutlineScanner {
  /// The first word of a text that is a key with a '=': what follows the text, if its quote is missing.
  static func firstKey(in text: String) -> String? {
    let words = text.split(separator: " ").dropFirst()
    return words.lazy.compactMap { word in
      word.firstIndex(of: "=").map { String(word[..<$0]) }
    }.first { Key.named[name: $0] != nil }
  }

  mutating func takeQuoted() throws(ReadingError.Mistake) -> String {
    let start = location
    advance(1)
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      column += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try takeEscape())
      default: text.append(scalar)
      }
    }
    let place = Self.firstKey(in: String(text)).map { "behind its last word, before \($0)=" } ?? "at its end"
    throw .init("the text has no closing quote; write \" \(place)", at: start)
  }

  private mutating func takeEscape() throws(ReadingError.Mistake) -> Unicode.Scalar {
    let start = SourceLocation(line: line, column: column - 1)
    let escape = rest.first
    advance(1)
    switch escape {
    case "\"", "\\": return escape ?? "\\"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u" where rest.first == "{":
      advance(1)
      let digits = take { $0.properties.isASCIIHexDigit }
      if rest.first == "}", let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
        advance(1)
        return scalar
      }
    default: break
    }
    throw .init(#"expected one of \" \\ \n \r \t \u{…} in a string"#, at: start)
  }

  /// A text ends before a space or a comma: `"Say "hi""` has a quote within the text.
  func checkEnd(of text: String, at start: SourceLocation) throws(ReadingError.Mistake) {
    guard let next = rest.first, !next.properties.isWhitespace, next != "," else { return }
    // `image="trash label="Remove"`
    if text.hasSuffix("="), let key = Self.firstKey(in: text) {
      throw .init("a text has no closing quote; write \" behind its last word, before \(key)=", at: start)
    }
    // `"""Pay"""`
    if text.isEmpty, next == "\"" { throw .init("write one quote on each side of a text", at: start) }
    let isQuote = rest.contains("\"")
    let remedy =
      isQuote ? #"write a quote within a text as \""# : "write a space after the text \"\(text.excerpt())\""
    throw .init("'\(String(next).escapedForDisplay)' follows a closing quote; \(remedy)", at: location)
  }

  /// Only double quotes surround texts.
  mutating func checkQuotes() throws(ReadingError.Mistake) {
    guard let quote = rest.first, let end = Self.otherQuotes[quote] else { return }
    // People close with whatever their keyboard gives them.
    let isEnd = { (scalar: Unicode.Scalar) in scalar == end || quote.value > 0x7F && Self.curlyEnds.contains(scalar) }
    let text = String(rest.dropFirst().prefix { !isEnd($0) }).excerpt()
    throw .init("use double quotes: \"\(text)\"", at: location)
  }

  private static let curlyEnds: Set<Unicode.Scalar> = [
    "\"", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{BB}", "\u{AB}",
  ]
  private static let otherQuotes: [Unicode.Scalar: Unicode.Scalar] = [
    "'": "'", "`": "`", "\u{201C}": "\u{201D}", "\u{201E}": "\u{201C}", "\u{2018}": "\u{2019}",
    "\u{AB}": "\u{BB}", "\u{201D}": "\u{201D}", "\u{FF02}": "\u{FF02}",
  ]
}
