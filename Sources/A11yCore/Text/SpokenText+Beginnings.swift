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
