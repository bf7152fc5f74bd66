import A11yCore

/// Splits one line of an outline into its first word, bare words, the quoted label and `key=value` members.
struct OutlineScanner {
  /// What a line is made of.
  struct Parts {
    var word = ""
    /// Behind the first word and the bare words that belong to it.
    var wordsEnd = SourceLocation.start
    var label: String?
    var labelLocation = SourceLocation.start
    var labelEnd = SourceLocation.start
    /// The bare words directly behind the first word, of which one is the class; of a screen, all bare words.
    var words: [(text: String, location: SourceLocation)] = []
    /// The first bare word at a later place, and the key whose value it probably continues.
    var stray: (text: String, location: SourceLocation, key: String?)?
    var members: [Member] = []
  }

  struct Member {
    var key: String
    var location: SourceLocation
    var value: PlainValue
    /// Behind its value.
    var end: SourceLocation
  }

  /// Scalars, not characters: a combining mark behind a quote would make one character of both.
  var rest: Substring.UnicodeScalarView
  let line: Int
  var column: Int

  init(_ content: Substring, line: Int, column: Int) {
    rest = content.unicodeScalars
    self.line = line
    self.column = column
  }

  var location: SourceLocation { SourceLocation(line: line, column: column) }

  mutating func scan() throws(ReadingError.Mistake) -> Parts {
    var parts = Parts()
    parts.word = takeWord()
    parts.wordsEnd = location
    if parts.word.isEmpty {
      if rest.first == "\"" {
        let role = OutlineWords.role(ofKeys: String(rest.prefix(500)))
        throw .init("write the role before the label: \(role) \"…\"", at: location)
      }
      let found =
        switch rest.first {
        case "\t": "a tab"
        case "\u{A0}": "a no-break space (U+00A0)"
        default: "'\(String(rest.prefix(1)).escapedForDisplay)'"
        }
      throw .init("expected spaces, two per level, and a role or a class; found \(found)", at: location)
    }
    if rest.first == "=", Key.named[name: parts.word] != nil {
      throw .init("'\(parts.word)' belongs to the line of its control, not to a line of its own", at: location)
    }
    // `Button("Pay")`
    if let bracket = parts.word.firstIndex(of: "("), OutlineWords.first(String(parts.word[..<bracket])) != nil {
      let word = parts.word.excerpt()
      let location = SourceLocation(line: line, column: column - parts.word.unicodeScalars.count)
      throw .init("'\(word)' is not a class; \(OutlineWords.remedy(forClass: parts.word))", at: location)
    }
    if parts.word.hasSuffix("("), rest.first == "\"" {
      throw .init(
        "'\(parts.word.excerpt())…' is code; write a role, then the label in quotes and key=value: button \"…\"",
        at: SourceLocation(line: line, column: column - parts.word.unicodeScalars.count))
    }
    // `let volume = UISlider()`
    if ["let", "var"].contains(parts.word) {
      let kind = OutlineWords.firstClass(in: String(rest.prefix(500))) ?? "button"
      throw .init(
        "'\(parts.word)' is code; write a role or a class, then the label in quotes: \(kind) \"…\"",
        at: SourceLocation(line: line, column: column - parts.word.unicodeScalars.count))
    }
    let isScreen = ["screen", "component"].contains(parts.word.lowercased())
    while skipSpaces() {
      let start = location
      if rest.first == "\"" {
        try checkLast(in: parts)
        if let stray = parts.stray, stray.text == "+" {
          throw .init("a text is not joined from parts; write it within one pair of quotes", at: stray.location)
        }
        guard parts.label == nil else {
          // `"Mirror 12" f/4"`: the first quote ended the text.
          if let stray = parts.stray, Int(stray.location.column) + stray.text.unicodeScalars.count == Int(start.column)
          {
            throw .init(#"write a quote within a text as \""#, at: parts.labelEnd)
          }
          throw .init("second label; a control has one label: write this one as hint=\"…\" or value=\"…\"", at: start)
        }
        parts.labelLocation = start
        parts.label = try takeQuoted()
        parts.labelEnd = location
        try checkEnd(of: parts.label ?? "", at: start)
        continue
      }
      try checkQuotes()
      let word = takeWord()
      // `button "Pay", frame=…`
      if word == ",", !isScreen, parts.label != nil || !parts.members.isEmpty {
        throw .init("remove the commas between the parts of the line; spaces separate them", at: start)
      }
      if word.isEmpty { throw spacedEquals(after: parts, at: start) }
      if word.hasSuffix(":"), let remedy = OutlineWords.remedy(word) {
        throw .init("unknown word '\(word)'; \(remedy)", at: start)
      }
      if rest.first == "=" {
        advance(1)
        let value = try takeValue(of: word)
        parts.members.append(Member(key: word, location: start, value: value, end: location))
      } else if isScreen || parts.label == nil && parts.members.isEmpty {
        parts.words.append((word, start))
        parts.wordsEnd = location
      } else if parts.stray == nil {
        // `hint= "x"` and `hint = "x"`: the space is the error.
        let isBeforeEquals = rest.drop(while: \.isSpace).first == "="
        if !isBeforeEquals {
          try checkLast(in: parts)
          if let last = parts.members.last, let list = OutlineWords.numbers(of: last, continuedBy: word + String(rest))
          {
            throw .init("separate the numbers with commas, without spaces: \(list)", at: last.location)
          }
          parts.stray = (word, start, parts.members.last?.key)
        } else {
          throw spacedEquals(after: parts, key: word, at: start)
        }
      }
    }
    return parts
  }

  /// A key with nothing behind its '=', followed by a text: the space between is an error.
  private func checkLast(in parts: Parts) throws(ReadingError.Mistake) {
    guard let last = parts.members.last, case .word("") = last.value.content, parts.stray == nil else { return }
    throw .init("remove the space after '\(last.key.excerpt())='", at: last.location)
  }

  private func spacedEquals(after parts: Parts, key: String? = nil, at start: SourceLocation) -> ReadingError.Mistake {
    if let key { return .init("remove the spaces around '=': \(key.excerpt())=…", at: start) }
    guard parts.label == nil, parts.members.isEmpty, let last = parts.words.last else {
      return .init("expected key=value, found '='", at: start)
    }
    return .init("remove the spaces around '=': \(last.text.excerpt())=…", at: last.location)
  }

  /// One value, or several with commas between.
  private mutating func takeValue(of key: String) throws(ReadingError.Mistake) -> PlainValue {
    let start = location
    var items = [try takeItem()]
    while rest.first == "," {
      advance(1)
      // A value of many numbers is looked ahead in at its end only.
      if rest.first?.isSpace != false {
        let next = rest.drop(while: \.isSpace).prefix { !$0.isSpace }
        if next.isEmpty || next.contains("=") {
          let comma = SourceLocation(line: line, column: column - 1)
          throw .init("remove the comma at the end of the value; spaces separate the parts of the line", at: comma)
        }
        // `20,5, 300,0`: two numbers stand before the space.
        let parts = items.compactMap(\.string)
        let isDecimal = parts.count == 2 && parts.allSatisfy { Int($0) != nil }
        let remedy = isDecimal ? "; write decimals with a point: \(parts.joined(separator: "."))" : ""
        let whole = OutlineWords.isListOfTexts(key) ? "" : ", or \"x, y\""
        throw .init("remove the spaces after commas: x,y without quotes\(whole)\(remedy)", at: location)
      }
      items.append(try takeItem())
    }
    return items.count == 1 ? items[0] : PlainValue(location: start, content: .list(items))
  }

  private mutating func takeItem() throws(ReadingError.Mistake) -> PlainValue {
    let start = location
    switch rest.first {
    case "\"":
      let text = try takeQuoted()
      try checkEnd(of: text, at: start)
      return PlainValue(location: start, content: .quoted(text))
    case "{" where OutlineWords.beginsGeometry(rest):
      // `{{20, 100}, {44, 44}}`, as UIKit prints a frame.
      return PlainValue(location: start, content: .quoted(takeBalanced("{", "}")))
    case "{", "[": return PlainValue(location: start, content: .json(try takeJSON()))
    default:
      try checkQuotes()
      let word = take { !$0.isSpace && $0 != "," && $0 != "\"" && $0 != "(" }
      // `CGRect(x: 20, y: 100, width: 44, height: 44)`
      if rest.first == "(", rest.contains(")") {
        let call = word + takeBalanced("(", ")")
        if rest.first.map({ $0.isSpace || $0 == "," }) ?? true {
          return PlainValue(location: start, content: word.isEmpty ? .quoted(call) : .word(call))
        }
        return PlainValue(location: start, content: .word(call + takeBareWord()))
      }
      return PlainValue(location: start, content: .word(word + takeBareWord()))
    }
  }

  private mutating func takeBareWord() -> String { take { !$0.isSpace && $0 != "," && $0 != "\"" } }

  /// To the bracket that closes the first one; where there is none, the first one alone.
  private mutating func takeBalanced(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> String {
    var depth = 0
    var length = 0
    for scalar in rest {
      length += 1
      if scalar == open { depth += 1 } else if scalar == close { depth -= 1 }
      if depth == 0 { break }
    }
    let text = String(rest.prefix(depth == 0 ? length : 1))
    advance(text.unicodeScalars.count)
    return text
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
    let text = String(rest.prefix(length))
    advance(length)
    if let plain = OutlineWords.plainList(text) {
      throw .init("write the values with commas, without brackets: \(plain.excerpt())", at: start)
    }
    do {
      return try JSONDocument(bytes: Array(text.utf8)).root
    } catch {
      throw .init(error.message, at: SourceLocation(line: line, column: start.column(after: error.location)))
    }
  }

  private mutating func takeWord() -> String { take { !$0.isSpace && $0 != "=" && $0 != "\"" } }

  mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    column += taken.count
    return String(taken)
  }

  /// False at the end of the line.
  private mutating func skipSpaces() -> Bool {
    _ = take(while: \.isSpace)
    return !rest.isEmpty
  }

  mutating func advance(_ count: Int) {
    rest = rest.dropFirst(count)
    column += count
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }
}

extension SourceLocation {
  /// The column of a place in a text that begins here.
  fileprivate func column(after inner: SourceLocation) -> Int { Int(column) + Int(inner.column) - 1 }
}
