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
