extension String {
  /// The text made safe for a terminal, a log or a message: control characters, line and paragraph separators,
  /// characters that turn the direction of what follows and invisible ones become `\u{1B}`-like escapes. Everything else
  /// stays, and so do the invisible parts of words and emoji.
  public var escapedForDisplay: String {
    guard mayNeedEscape else { return self }
    var safe = ""
    let scalars = unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      case _ where scalars.isUnsafeToDisplay(at: index):
        safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// The text in double quotes as a message shows it: escaped, and cut after `limit` characters.
  public func quoted(limit: Int = 80) -> String { "\"" + excerpt(limit: limit) + "\"" }

  /// The text as a message shows it between quotes of its own: escaped, and cut after `limit` characters.
  public func excerpt(limit: Int = 80) -> String {
    // Most texts are short: no character is counted for them.
    if utf8.count <= limit { return escapedForDisplay }
    // A character may carry a megabyte of accents, and not even an emoji of a family needs more than eight scalars.
    let cut = prefix(limit).unicodeScalars.prefix(limit * 8)
    let isWhole = cut.endIndex == unicodeScalars.endIndex
    return String(cut).escapedForDisplay + (isWhole ? "" : "…")
  }

  private var mayNeedEscape: Bool {
    var hasOther = false
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F { return true }
      hasOther = hasOther || byte >= 0x80
    }
    return hasOther && unicodeScalars.contains(where: \.mayBeUnsafeToDisplay)
  }
}

extension Unicode.Scalar {
  /// `\u009B`; two of them, a surrogate pair, for a character that four digits cannot say.
  package var jsonEscape: String {
    UTF16.encode(self)?.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined() ?? ""
  }
}
