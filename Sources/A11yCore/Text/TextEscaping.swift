extension String {
  /// The text made safe for a terminal, a log or a message: control characters, line and paragraph separators and
  /// characters that turn the direction of what follows become `\u{1B}`-like escapes. Everything else stays.
  public var escapedForDisplay: String {
    guard needsEscape else { return self }
    var safe = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      case _ where scalar.isUnsafeToDisplay: safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
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

  private var needsEscape: Bool {
    var hasOther = false
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F { return true }
      hasOther = hasOther || byte >= 0x80
    }
    return hasOther && unicodeScalars.contains(where: \.isUnsafeToDisplay)
  }
}

extension Unicode.Scalar {
  /// Whether it commands a terminal, ends a line, or turns the direction of what follows and so can disguise it.
  package var isUnsafeToDisplay: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `\u009B`; of a character that four digits can say.
  package var jsonEscape: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
