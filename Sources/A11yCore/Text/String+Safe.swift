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
