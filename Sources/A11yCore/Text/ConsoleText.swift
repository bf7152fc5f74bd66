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
