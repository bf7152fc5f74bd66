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

extension String {
  /// The text as any log, terminal or document for people may hold it: escaped for display, and so that a CI system
  /// takes no part of it for a command.
  ///
  /// GitHub's runner and Azure Pipelines act on `##[…]` and `##vso[…]` anywhere in a line, TeamCity on `##teamcity[…]`.
  package var safe: String {
    if isSafe { return self }
    let text = escapedForDisplay
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#" where bytes.last == UInt8(ascii: "#"): bytes += "\\u{23}".utf8
      // XML 1.0 has no way to say these.
      case "\u{FFFE}", "\u{FFFF}": bytes += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of a file at the beginning of a line, where `::` would begin a command to GitHub's runner.
  package var safePath: String {
    let path = safe
    // The line number's own colon follows.
    return path.beginsWithColon ? "./" + path : path
  }

  /// Whether its first sign is a colon; the runner looks past blanks.
  package var beginsWithColon: Bool { unicodeScalars.first { !$0.properties.isWhitespace } == ":" }

  /// Whether nothing in it may be a control character, a separator, a character that turns direction, an invisible one,
  /// one of the two that XML lacks, or a doubled `#`: it can be written as it is.
  package var isSafe: Bool {
    var last: UInt8 = 0
    var isASCII = true
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "#") && last == byte { return false }
      if byte >= 0x80 { isASCII = false }
      last = byte
    }
    return isASCII
      || !unicodeScalars.contains { $0.mayBeUnsafeToDisplay || $0 == "\u{FFFE}" || $0 == "\u{FFFF}" }
  }
}

extension String {
  /// Text of any number of lines as a terminal and the log of a CI system may hold it: nothing in it is a command to either.
  /// Line ends and tabs stay, everything else that is unsafe to display is escaped.
  ///
  /// GitHub's runner takes a line that begins with `::` for a command, blanks before it aside, and `##[…]` anywhere in a
  /// line; Azure Pipelines takes `##vso[…]` and `##[…]`, TeamCity `##teamcity[…]`. All of them read standard output and
  /// standard error, and the text of a file, its name or its labels may come from anybody.
  public var safeForConsole: String {
    if isPlainForConsole { return self }
    var safe: [UInt8] = []
    var isAtStart = true
    let scalars = unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let rest = scalars[scalars.index(after: index)...]
      switch scalar {
      case ":" where isAtStart && rest.first == ":": safe += "\\u{3A}".utf8
      case "#" where safe.last == UInt8(ascii: "#") && Self.beginsCommand(rest): safe += "\\u{23}".utf8
      case "\n", "\t": safe += String(scalar).utf8
      case "\r" where rest.first == "\n": safe += "\r".utf8
      case _ where scalars.isUnsafeToDisplay(at: index):
        safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
      default: safe += String(scalar).utf8
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return String(decoding: safe, as: UTF8.self)
  }

  /// Without a beginning of commands, for a notation with an escape of its own.
  public func replacingDoubleHash(with escaped: String) -> String {
    var text = self
    let isPlain = text.withUTF8 { bytes in !zip(bytes, bytes.dropFirst()).contains { $0 == 0x23 && $1 == 0x23 } }
    return isPlain ? text : text.replacing("##", with: escaped)
  }

  /// `##[`, `##vso[`, `##teamcity[`: letters, if any, and a bracket after the second `#`.
  private static func beginsCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
    rest.drop { $0.isASCII && $0.properties.isAlphabetic }.first == "["
  }

  /// Most text is. A hundred thousand lines pass here in one piece: bytes are looked at first.
  private var isPlainForConsole: Bool {
    var copy = self
    var hasOther = false
    let isPlain = copy.withUTF8 { bytes in
      var last: UInt8 = 0
      // Blanks that are not ASCII count as none and as others: what follows them may begin a line.
      var isAtStart = true
      for byte in bytes {
        if byte < 0x20 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t") || byte == 0x7F { return false }
        if byte == UInt8(ascii: "#"), last == byte { return false }
        if byte == UInt8(ascii: ":"), last == byte, isAtStart { return false }
        hasOther = hasOther || byte >= 0x80
        if byte == UInt8(ascii: "\n") {
          isAtStart = true
        } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: ":"), byte < 0x80 {
          isAtStart = false
        }
        last = byte
      }
      return true
    }
    return isPlain && !(hasOther && unicodeScalars.contains(where: \.mayBeUnsafeToDisplay))
  }
}
