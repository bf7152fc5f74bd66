import A11yCore

/// Splits one line of an outline into its first word, bare words, the quoted label and `key=value` members.
struct OutlineScanner {
  /// What a line is made of.
  struct Parts {
    var word = ""
    var label: String?
    var words: [(text: String, location: SourceLocation)] = []
    var members: [Member] = []
  }

  struct Member {
    var key: String
    var location: SourceLocation
    var value: PlainValue
  }

  private var rest: Substring
  private let line: Int
  private var column: Int

  init(_ content: Substring, line: Int, column: Int) {
    rest = content
    self.line = line
    self.column = column
  }

  private var location: SourceLocation { SourceLocation(line: line, column: column) }

  mutating func scan() throws(ReadingError.Mistake) -> Parts {
    var parts = Parts()
    parts.word = takeWord()
    while skipSpaces() {
      let start = location
      if rest.first == "\"" {
        guard parts.label == nil else { throw .init("a control has one label; this is a second", at: start) }
        parts.label = try takeQuoted()
        continue
      }
      let word = takeWord()
      if rest.first == "=" {
        advance(1)
        parts.members.append(Member(key: word, location: start, value: try takeValue()))
      } else if word.isEmpty {
        throw .init("expected a word, a quoted label or key=value, found '\(rest.prefix(1))'", at: start)
      } else {
        parts.words.append((word, start))
      }
    }
    return parts
  }

  /// One value, or several with commas between.
  private mutating func takeValue() throws(ReadingError.Mistake) -> PlainValue {
    let start = location
    var items = [try takeItem()]
    while rest.first == "," {
      advance(1)
      items.append(try takeItem())
    }
    return items.count == 1 ? items[0] : PlainValue(location: start, content: .list(items))
  }

  private mutating func takeItem() throws(ReadingError.Mistake) -> PlainValue {
    let start = location
    switch rest.first {
    case "\"": return PlainValue(location: start, content: .quoted(try takeQuoted()))
    case "{", "[": return PlainValue(location: start, content: .json(try takeJSON()))
    default:
      let word = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != "\"" }
      advance(word.count)
      return PlainValue(location: start, content: .word(String(word)))
    }
  }

  /// JSON in place, to the bracket that closes it.
  private mutating func takeJSON() throws(ReadingError.Mistake) -> JSONValue {
    let start = location
    var depth = 0
    var inString = false
    var isEscaped = false
    var length = 0
    for character in rest {
      length += 1
      if isEscaped {
        isEscaped = false
      } else if inString {
        if character == "\\" { isEscaped = true } else if character == "\"" { inString = false }
      } else if character == "\"" {
        inString = true
      } else if character == "{" || character == "[" {
        depth += 1
      } else if character == "}" || character == "]" {
        depth -= 1
        if depth == 0 { break }
      }
    }
    let text = rest.prefix(length)
    advance(length)
    do {
      return try JSONDocument(bytes: Array(text.utf8)).root
    } catch {
      throw .init(error.message, at: start)
    }
  }

  private mutating func takeQuoted() throws(ReadingError.Mistake) -> String {
    let start = location
    advance(1)
    var text = ""
    while let character = rest.first {
      advance(1)
      switch character {
      case "\"": return text
      case "\\": text.append(try takeEscape(from: start))
      default: text.append(character)
      }
    }
    throw .init("unterminated string", at: start)
  }

  private mutating func takeEscape(from start: SourceLocation) throws(ReadingError.Mistake) -> Character {
    let escape = rest.first
    advance(1)
    switch escape {
    case "\"", "\\": return escape ?? "\\"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let digits = rest.dropFirst().prefix { $0.isHexDigit }
      if rest.first == "{", let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code),
        rest.dropFirst(digits.count + 1).first == "}"
      {
        advance(digits.count + 2)
        return Character(scalar)
      }
    default: break
    }
    throw .init(#"expected one of \" \\ \n \r \t \u{…} in a string"#, at: start)
  }

  private mutating func takeWord() -> String {
    let word = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "\"" }
    advance(word.count)
    return String(word)
  }

  /// False at the end of the line.
  private mutating func skipSpaces() -> Bool {
    let spaces = rest.prefix(while: \.isWhitespace).count
    advance(spaces)
    return !rest.isEmpty
  }

  private mutating func advance(_ count: Int) {
    for character in rest.prefix(count) { column += character.unicodeScalars.count }
    rest = rest.dropFirst(count)
  }
}

extension ReadingError.Mistake: Error {}
