import A11yCore

/// A fault as the parser meets it: cheap to throw. It becomes a `JSONError` once there is time to count lines.
struct JSONFault: Error {
  var reason: Reason
  var offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  enum Reason {
    case empty
    case tooLarge
    case encoding(String)
    case invalidUTF8
    case tooDeep(limit: Int)

    case expectedValue
    case expectedKey
    case expectedColon
    case expectedSeparator(closing: Unicode.Scalar)
    case expectedEnd
    case trailingComma(closing: Unicode.Scalar)
    case duplicateKey(firstOffset: Int, name: String)

    case unterminatedString
    case controlCharacter
    case unknownEscape
    case incompleteUnicodeEscape

    case leadingZero
    case expectedDigit(_ place: StaticString)
  }
}

extension JSONFault {
  /// The fault in words.
  ///
  /// - Parameters:
  ///   - input: the bytes the fault was found in, quoted from.
  ///   - place: a position in words, for the second place of a fault that has two.
  func message(in input: ByteInput, place: (Int) -> String) -> String {
    let excerpt = Excerpt(input, at: offset)
    switch reason {
    case .empty: return "is empty"
    case .tooLarge: return "is larger than a tebibyte"
    case .encoding(let name): return "is \(name); save it as UTF-8"
    case .invalidUTF8: return "\(excerpt.quoted) is not valid UTF-8; save the text as UTF-8"
    case .tooDeep(let limit): return "nested deeper than \(limit.counted("level"))"
    case .expectedValue: return excerpt.refusedAsValue
    case .expectedKey: return excerpt.refusedAsKey
    case .expectedColon: return "expected ':' after a key, found \(excerpt.quoted)"
    case .expectedSeparator(let closing):
      // `"label": "Guests, ` ends at the next quote.
      let before = (1...2).compactMap { offset >= $0 ? input[offset - $0] : nil }
      let isOpen = before.first == UInt8(ascii: "\"") && before.last.map { $0 == 0x20 || $0 == 0x0A } == true
      let remedy = isOpen ? "; the text before it may lack its closing quote" : ""
      return "expected ',' or '\(closing)' after a value, found \(excerpt.quoted)\(remedy)"
    case .expectedEnd:
      let isList = ["'{'", "'['"].contains(excerpt.quoted)
      let remedy = isList ? "; 'a11y-audit stream' reads files with one screen on each line" : ""
      return "expected the end of the input after the value, found \(excerpt.quoted)\(remedy)"
    case .trailingComma(let closing): return "trailing comma before '\(closing)'"
    case .duplicateKey(let firstOffset, let name):
      return "duplicate key \(Excerpt.quoting(name)), first given at \(place(firstOffset))"
    case .unterminatedString: return "unterminated string"
    case .controlCharacter: return excerpt.refusedInString
    case .unknownEscape: return "unknown escape \(excerpt.quotedEscape)"
    case .incompleteUnicodeEscape: return "expected four hexadecimal digits after '\\u'"
    case .leadingZero: return "number has a leading zero"
    case .expectedDigit(let place): return "expected a digit \(place), found \(excerpt.quoted)"
    }
  }
}

extension JSONFault {
  /// The fault with its line and column.
  func located(in input: ByteInput, lines: LocationIndex) -> JSONError {
    let message = message(in: input) { offset in
      let place = lines.location(of: offset, in: input)
      return "\(place.line):\(place.column)"
    }
    var error = JSONError(location: lines.location(of: offset, in: input), message: message)
    if case .tooDeep = reason { error.isTooDeep = true }
    return error
  }
}
