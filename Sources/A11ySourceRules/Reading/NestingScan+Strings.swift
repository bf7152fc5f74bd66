// Strings, with the interpolations in them.
extension NestingScan {
  /// - Parameter pounds: how many are before the quote.
  mutating func readQuote(pounds: Int) {
    var string = StringForm(quote: byte(), pounds: pounds)
    let isTriple = isAt("\"\"\"")
    if isUncertain {
      // The string may end on another line.
      if isTriple { isInDoubtForGood = true }
      offset += 1
      return
    }
    endType()
    string.isMultiline = isTriple && !(pounds > 0 && endsOnLine(pounds))
    offset += string.isMultiline ? 3 : 1
    readString(string)
  }

  /// `#"""#` is a string of one quote.
  private func endsOnLine(_ pounds: Int) -> Bool {
    var place = offset + 3
    var count = 0
    var isBehindQuote = true
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") {
      switch bytes[place] {
      case UInt8(ascii: "\""): (isBehindQuote, count) = (true, 0)
      case UInt8(ascii: "#") where isBehindQuote:
        count += 1
        if count == pounds { return true }
      default: isBehindQuote = false
      }
      place += 1
    }
    return false
  }

  /// From behind the opening quote, or an interpolation, to the end or to the next interpolation.
  mutating func readString(_ string: StringForm) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        offset += 1
        guard skipPounds(string.pounds) else { continue }
        if byte() == UInt8(ascii: "(") { return open(UInt8(ascii: "\\"), in: string) }
        if [UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'")].contains(byte()) { offset += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !string.isMultiline { return }
        offset += 1
      case string.quote:
        if endString(string) { return }
      default: offset += 1
      }
    }
  }

  /// - Returns: false if the quote is a character of the string.
  private mutating func endString(_ string: StringForm) -> Bool {
    let quote = offset
    offset += string.isMultiline && isAt("\"\"\"") ? 3 : 1
    let isWhole = !string.isMultiline || offset == quote + 3
    if isWhole, skipPounds(string.pounds) {
      previous = .closing
      return true
    }
    offset = quote + 1
    return false
  }

  /// The lexer takes one more than it asks for.
  private mutating func skipPounds(_ count: Int) -> Bool {
    if count == 0 { return true }
    guard (0..<count).allSatisfy({ byte($0) == UInt8(ascii: "#") }) else { return false }
    offset += count + (byte(count) == UInt8(ascii: "#") ? 1 : 0)
    return true
  }
}
