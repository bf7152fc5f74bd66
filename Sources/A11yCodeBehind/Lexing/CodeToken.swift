/// A token of Swift or Objective-C.
struct CodeToken {
  enum Kind: UInt8 {
    case end, word, number, string, emptyString
    /// `=`, and `+=`, `|=` and the like.
    case assign, compound
    case arrow, dot, comma, colon, semicolon, question, exclamation, star, less, greater, at, caret, minus, plus
    case openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace
    /// Every other operator or sign.
    case other
  }

  var kind: Kind
  var isFirstOnLine = false
  var followsSpace = false
  var keyword: CodeKeyword?
  /// The word's number in the lexicon, or the value of a decimal number.
  var word: UInt32 = 0
  /// The bracket that closes this one, or that this one closes.
  var match = CodeToken.unmatched
  var line: UInt32 = 0
  /// Of its first byte.
  var offset: UInt32 = 0

  /// A word of the language that begins no expression.
  var isReserved: Bool { keyword?.isReserved ?? false }

  /// No object, however the language spells it.
  var isNil: Bool { keyword == .nil || keyword == .null || keyword == .nilClass }

  static let unmatched = UInt32.max
  static let end = CodeToken(kind: .end, isFirstOnLine: true, followsSpace: true)
}

/// A short literal, or a word of a macro.
struct CodeText {
  let key: NameKey
  /// The number of tokens before it.
  let token: Int
}
