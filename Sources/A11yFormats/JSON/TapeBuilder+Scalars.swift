/// Strings, numbers and the three words (RFC 8259, sections 3, 6 and 7). Each starts at `position` and ends behind what
/// it read. Only the form is checked here; values are computed when somebody asks.
extension TapeBuilder {
  @inline(__always)
  mutating func readString() throws(JSONFault) {
    let start = position
    var hasEscapes = false
    var end = input.plainTextEnd(from: start + 1)
    while input[end] != UInt8(ascii: "\"") {
      switch input[end] {
      case UInt8(ascii: "\\"):
        hasEscapes = true
        end = try escapeEnd(from: end, stringStart: start)
      case 0x80...:
        let next = input.wellFormedEnd(from: end)
        guard next > end else { throw JSONFault(.invalidUTF8, at: end) }
        end = next
      default:
        guard end < input.count else { throw JSONFault(.unterminatedString, at: start) }
        throw JSONFault(.controlCharacter, at: end)
      }
      end = input.plainTextEnd(from: end)
    }
    tape.append(TapeWord(.string, offset: start, size: end - start - 1, flag: hasEscapes))
    position = end + 1
  }

  private func escapeEnd(from backslash: Int, stringStart: Int) throws(JSONFault) -> Int {
    switch input[backslash + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return backslash + 2
    case UInt8(ascii: "u"):
      guard input.codeUnit(at: backslash + 2) != nil else { throw JSONFault(.incompleteUnicodeEscape, at: backslash) }
      return backslash + 6
    default:
      guard backslash + 1 < input.count else { throw JSONFault(.unterminatedString, at: stringStart) }
      throw JSONFault(.unknownEscape, at: backslash)
    }
  }

  @inline(__always)
  mutating func readNumber() throws(JSONFault) {
    var end = position
    if input[end] == UInt8(ascii: "-") { end += 1 }
    if input[end] == UInt8(ascii: "0") {
      guard !input.hasDigit(at: end + 1) else { throw JSONFault(.leadingZero, at: end) }
      end += 1
    } else {
      end = try digitsEnd(from: end, "after '-'")
    }
    if input[end] == UInt8(ascii: ".") { end = try digitsEnd(from: end + 1, "after '.'") }
    if input[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if input[end] == UInt8(ascii: "+") || input[end] == UInt8(ascii: "-") { end += 1 }
      end = try digitsEnd(from: end, "in the exponent")
    }
    tape.append(TapeWord(.number, offset: position, size: end - position))
    position = end
  }

  /// Skips digits, of which there must be one.
  @inline(__always)
  private func digitsEnd(from start: Int, _ place: StaticString) throws(JSONFault) -> Int {
    var end = start
    while input.hasDigit(at: end) { end += 1 }
    guard end > start else { throw JSONFault(.expectedDigit(place), at: start) }
    return end
  }

  mutating func readWord() throws(JSONFault) {
    if input.starts(with: "true", at: position) {
      tape.append(TapeWord(.bool, offset: position, flag: true))
      position += 4
    } else if input.starts(with: "false", at: position) {
      tape.append(TapeWord(.bool, offset: position, flag: false))
      position += 5
    } else if input.starts(with: "null", at: position) {
      tape.append(TapeWord(.null, offset: position))
      position += 4
    } else {
      throw JSONFault(.expectedValue, at: position)
    }
  }
}
