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

  /// Whether nothing in it may be a control character, a separator, a character that turns direction, an invisible one, one
  /// of the two that XML lacks, or a doubled `#`. True for nearly every text, and told quickly.
  package var isSafe: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      var last: UInt8 = 0
      var beforeLast: UInt8 = 0
      for byte in bytes[Self.plainPrefix(bytes)...] {
        switch byte {
        case 0x00...0x1F, 0x7F: return false
        case UInt8(ascii: "#"): if last == byte { return false }
        case 0x80...0xBF: if Self.endsUnsafe(beforeLast, last, byte) { return false }
        default: break
        }
        (beforeLast, last) = (last, byte)
      }
      return true
    }
  }

  /// Whether a character that may be unsafe ends with these bytes, or has them at its beginning. The twin of
  /// `Unicode.Scalar.mayBeUnsafeToDisplay` for UTF-8.
  private static func endsUnsafe(_ beforeLast: UInt8, _ last: UInt8, _ byte: UInt8) -> Bool {
    switch (beforeLast, last) {
    case (_, 0xC2): byte <= 0x9F
    case (_, 0xD8): byte == 0x9C
    case (0xE1, 0xA0): byte == 0x8E
    case (0xE2, 0x80): (0x8B...0x8F).contains(byte) || (0xA8...0xAE).contains(byte)
    case (0xE2, 0x81): (0xA0...0xAF).contains(byte)
    case (0xEF, 0xBB): byte == 0xBF
    case (0xEF, 0xBF): byte >= 0xBE
    // The tag characters' block, which a fourth byte follows.
    case (0xF3, 0xA0): byte <= 0x81
    default: false
    }
  }

  /// How many bytes at the beginning, in words of eight, are ASCII characters without a meaning to anybody: neither control
  /// characters nor `#`. Most texts are nothing else.
  private static func plainPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    let raw = UnsafeRawBufferPointer(bytes)
    var count = 0
    while count + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      let hash = word ^ (ones &* 0x23)
      let delete = word ^ (ones &* 0x7F)
      // A byte borrows from its top bit when it is less than what is taken away; tops of the word itself are not ASCII.
      let suspects = word | (word &- ones &* 0x20) | (hash &- ones) | (delete &- ones)
      if suspects & tops != 0 { break }
      count += 8
    }
    return count
  }
}
