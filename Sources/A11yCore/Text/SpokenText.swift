/// What counts as text for a person who listens.
public enum SpokenText {
  /// Whether nothing would be spoken: missing, empty, or only spaces, zero-width characters, byte-order marks and
  /// soft hyphens.
  public static func isBlank(_ text: String?) -> Bool {
    guard let text else { return true }
    if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
    return text.unicodeScalars.allSatisfy(isInvisible)
  }

  /// The text without what is not spoken at its ends.
  public static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, isInvisible(first) || isInvisible(last) else {
      return text
    }
    let start = scalars.firstIndex { !isInvisible($0) } ?? scalars.endIndex
    guard start < scalars.endIndex else { return "" }
    let end = scalars.lastIndex { !isInvisible($0) } ?? start
    return String(scalars[start...end])
  }

  /// The words of a text: case-folded, split at everything that is neither letter, digit nor mark, so that "E-mail"
  /// gives "e", "mail" and a word list can never match inside a word. A soft hyphen only says where a word may break.
  public static func words(_ text: String) -> [Substring] {
    // Ten times as fast as by characters.
    if let ascii = normalizedASCII(text) { return ascii.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init) }
    return text.lowercased().filter { $0 != "\u{AD}" }.split { !isWordCharacter($0) }
  }

  /// Whether the text has any word.
  public static func hasWords(_ text: String) -> Bool {
    var hasWord = false
    for byte in text.utf8 {
      if byte >= 0x80 { return !words(text).isEmpty }
      if isLetterOrDigit(byte) { hasWord = true }
    }
    return hasWord
  }

  /// The words joined by single spaces: equal for texts that sound alike.
  public static func normalized(_ text: String) -> String {
    normalizedASCII(text) ?? words(text).joined(separator: " ")
  }

  /// The same for ASCII, ten times as fast; nil for other texts.
  private static func normalizedASCII(_ text: String) -> String? {
    var isASCII = true
    let normalized = String(unsafeUninitializedCapacity: text.utf8.count) { bytes in
      var count = 0
      var isAtGap = false
      for byte in text.utf8 {
        guard isLetterOrDigit(byte) else {
          if byte >= 0x80 { isASCII = false }
          isAtGap = true
          continue
        }
        if isAtGap, count > 0 {
          bytes[count] = UInt8(ascii: " ")
          count += 1
        }
        isAtGap = false
        bytes[count] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        count += 1
      }
      return isASCII ? count : 0
    }
    return isASCII ? normalized : nil
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    if let ascii = character.asciiValue {
      return ascii >= 97 && ascii <= 122 || ascii >= 48 && ascii <= 57 || ascii >= 65 && ascii <= 90
    }
    // Only what begins with a mark: the selector behind an emoji is one too, and no letter for it.
    return character.isLetter || character.isNumber || character.unicodeScalars.first.map(isMark) == true
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Zero-width space to right-to-left mark, word joiner, byte-order mark, soft hyphen.
    case 0x200B...0x200F, 0x2060, 0xFEFF, 0xAD: true
    case 0x21...0x7E: false
    default: scalar.properties.isWhitespace
    }
  }
}

extension SpokenText {
  /// Whether a word of the text may begin with one of these, in lower case: a quick look before `words` is made,
  /// since most texts hold none of the words a list is about. True for every text that is not ASCII. If the three rules
  /// that ask made the words at once, an audit would take 12 % longer.
  public static func mayHaveWord(beginningWith beginnings: [[UInt8]], in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var isWordStart = true
      for (position, byte) in bytes.enumerated() {
        if byte >= 0x80 { return true }
        if isWordStart, beginnings.contains(where: { bytes[position...].starts(with: $0) { $0 | 0x20 == $1 } }) {
          return true
        }
        isWordStart = !isLetterOrDigit(byte)
      }
      return false
    }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
  }
}

extension SpokenText {
  /// A number that is equal for texts whose `normalized` forms are, most often without making one: to find the few
  /// texts of many that may sound alike. Texts that differ may share one. Holds for one run of the program only.
  /// With the hash values of `normalized` forms an audit takes 5 % longer.
  public static func soundKey(_ text: String) -> UInt64 {
    var text = text
    if let key = text.withUTF8(asciiKey) { return key }
    var normalized = normalized(text)
    return normalized.withUTF8(asciiKey) ?? UInt64(truncatingIfNeeded: normalized.hashValue)
  }

  /// FNV-1a (64 bits) of the words; nil when a byte is not ASCII.
  private static func asciiKey(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    var key = basis
    var isApart = false
    for byte in bytes {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x41...0x5A:
        if isApart, key != basis { key = mixed(key, 0x20) }
        key = mixed(key, byte <= 0x39 ? byte : byte | 0x20)
        isApart = false
      case 0x80...: return nil
      default: isApart = true
      }
    }
    return key
  }

  private static func mixed(_ key: UInt64, _ byte: UInt8) -> UInt64 { (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
