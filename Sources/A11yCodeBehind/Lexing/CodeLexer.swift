/// Splits Swift or Objective-C into tokens and pairs the brackets. Reads any bytes, in time linear in their number.
struct CodeLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let isSwift: Bool
  var position = 0
  var line: UInt32 = 1
  /// A string of several lines was not closed: the others end with their line.
  var hasOpenText = false

  private(set) var tokens: [CodeToken] = []
  private(set) var lexicon = CodeVocabulary.lexicon
  private(set) var texts: [CodeText] = []
  private(set) var isFirstOnLine = true
  private var followsSpace = true
  private var open: [UInt32] = []
  private var openCounts = (parens: 0, brackets: 0, braces: 0)
  /// The number of open brackets at each `#if` of C.
  var openAtConditions: [Int] = []

  var openCount: Int { open.count }

  struct Result {
    let tokens: [CodeToken]
    let lexicon: CodeLexicon
    let texts: [CodeText]
  }

  static func read(_ bytes: [UInt8], as language: CodeLanguage) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = CodeLexer(bytes: buffer, isSwift: language == .swift)
      lexer.read()
      return Result(tokens: lexer.tokens, lexicon: lexer.lexicon, texts: lexer.texts)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
    tokens.reserveCapacity(bytes.count / 5)
  }

  @inline(__always) func byte(_ offset: Int = 0) -> UInt8 {
    let index = position &+ offset
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func read() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"): newLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        followsSpace = true
        position += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "$"), 0x80...0xFF:
        word()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipComment()
        followsSpace = true
      case UInt8(ascii: "\""): string(hashes: 0)
      case UInt8(ascii: "#"): hash()
      case UInt8(ascii: "'") where !isSwift: character()
      case UInt8(ascii: "`") where isSwift: position += 1
      default: sign(bytes[position])
      }
    }
  }

  mutating func newLine() {
    position += 1
    line += 1
    isFirstOnLine = true
    followsSpace = true
  }

  mutating func add(
    _ kind: CodeToken.Kind, length: Int = 1, word: UInt32 = 0, keyword: CodeKeyword? = nil, start: Int? = nil
  ) {
    tokens.append(
      CodeToken(
        kind: kind, isFirstOnLine: isFirstOnLine, followsSpace: followsSpace, keyword: keyword, word: word, line: line,
        offset: UInt32(truncatingIfNeeded: start ?? position)))
    isFirstOnLine = false
    followsSpace = false
    position += length
  }

  private mutating func word() {
    let start = position
    var hash = CodeLexicon.firstHash
    while position < bytes.count, Self.isPartOfWord(bytes[position]) {
      hash = CodeLexicon.hash(hash, bytes[position])
      position += 1
    }
    let word = lexicon.word(bytes[start..<position], hash: hash)
    var keyword = word < CodeKeyword.count ? CodeVocabulary.keywords[Int(word)] : nil
    // In backticks it is a name.
    if start > 0, bytes[start - 1] == UInt8(ascii: "`"), isSwift { keyword = nil }
    add(.word, length: 0, word: word, keyword: keyword, start: start)
  }

  @inline(__always) static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func number() {
    let start = position
    var value: UInt32 = 0
    while position < bytes.count {
      let next = bytes[position]
      let isFraction = next == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
      guard Self.isPartOfWord(next) || isFraction else { break }
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next), value < 100_000_000 {
        value = value * 10 + UInt32(next - UInt8(ascii: "0"))
      }
      position += 1
    }
    add(.number, length: 0, word: value, start: start)
  }

  private mutating func sign(_ byte: UInt8) {
    let next = self.byte(1)
    let isAssigning = next == UInt8(ascii: "=")
    switch byte {
    case UInt8(ascii: "("): openBracket(.openParen)
    case UInt8(ascii: "["): openBracket(.openBracket)
    case UInt8(ascii: "{"): openBracket(.openBrace)
    case UInt8(ascii: ")"): closeBracket(.closeParen, opening: .openParen)
    case UInt8(ascii: "]"): closeBracket(.closeBracket, opening: .openBracket)
    case UInt8(ascii: "}"): closeBracket(.closeBrace, opening: .openBrace)
    case UInt8(ascii: "."):
      if next == byte {
        add(.other, length: self.byte(2) == byte || self.byte(2) == UInt8(ascii: "<") ? 3 : 2)
      } else {
        add(.dot)
      }
    case UInt8(ascii: ","): add(.comma)
    case UInt8(ascii: ":"): add(.colon)
    case UInt8(ascii: ";"): add(.semicolon)
    case UInt8(ascii: "@"): add(.at)
    case UInt8(ascii: "^"): isAssigning ? add(.compound, length: 2) : add(.caret)
    case UInt8(ascii: "="):
      if isAssigning { add(.other, length: self.byte(2) == byte ? 3 : 2) } else { add(.assign) }
    case UInt8(ascii: "!"): isAssigning ? add(.other, length: 2) : add(.exclamation)
    case UInt8(ascii: "<"): isAssigning || next == byte ? add(.other, length: 2) : add(.less)
    case UInt8(ascii: ">"): isAssigning ? add(.other, length: 2) : add(.greater)
    case UInt8(ascii: "?"): next == byte ? add(.other, length: 2) : add(.question)
    case UInt8(ascii: "-"):
      if next == UInt8(ascii: ">") {
        add(.arrow, length: 2)
      } else {
        isAssigning ? add(.compound, length: 2) : add(.minus)
      }
    case UInt8(ascii: "+"): isAssigning ? add(.compound, length: 2) : add(.plus)
    case UInt8(ascii: "*"): isAssigning ? add(.compound, length: 2) : add(.star)
    case UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      if isAssigning { add(.compound, length: 2) } else { add(.other, length: next == byte ? 2 : 1) }
    default: add(.other)
    }
  }

  private mutating func openBracket(_ kind: CodeToken.Kind) {
    open.append(UInt32(tokens.count))
    count(kind, 1)
    add(kind)
  }

  /// A brace closes what was left open in it; a parenthesis does not close a brace.
  private mutating func closeBracket(_ kind: CodeToken.Kind, opening: CodeToken.Kind) {
    add(kind)
    guard isOpen(opening) else { return }
    while let last = open.last {
      let lastKind = tokens[Int(last)].kind
      if lastKind == .openBrace, opening != .openBrace { return }
      open.removeLast()
      count(lastKind, -1)
      guard lastKind == opening else { continue }
      tokens[Int(last)].match = UInt32(tokens.count - 1)
      tokens[tokens.count - 1].match = last
      return
    }
  }

  private func isOpen(_ kind: CodeToken.Kind) -> Bool {
    switch kind {
    case .openParen: openCounts.parens > 0
    case .openBracket: openCounts.brackets > 0
    default: openCounts.braces > 0
    }
  }

  private mutating func count(_ kind: CodeToken.Kind, _ change: Int) {
    switch kind {
    case .openParen: openCounts.parens += change
    case .openBracket: openCounts.brackets += change
    default: openCounts.braces += change
    }
  }

  /// Notes what may be the name of a class, a nib or a scene.
  mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty, range.count <= NameKey.longest else { return }
    texts.append(CodeText(key: NameKey(bytes[range]), token: tokens.count))
  }

  mutating func markEmptyString() { tokens[tokens.count - 1].kind = .emptyString }
}
