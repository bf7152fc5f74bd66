/// Entities and character references.
enum XMLReference {
  /// What is wrong with the reference at an offset; nil when the parser can resolve it without a declaration.
  ///
  /// Whether the number of a character reference is a character is left to the parser.
  static func fault(in input: ByteInput, at start: Int) -> String? {
    if input[start + 1] == UInt8(ascii: "#") || isPredefined(in: input, at: start) { return nil }
    var end = start + 1
    while end - start <= longestName, isNameByte(input[end]) { end += 1 }
    guard end > start + 1, input[end] == UInt8(ascii: ";") else { return "'&' is not an entity; write '&amp;'" }
    let entity = String(decoding: input.slice(start..<end + 1), as: UTF8.self)
    return "unknown entity '\(entity)'; write the character itself, or its number such as '&#160;'"
  }

  private static func isPredefined(in input: ByteInput, at start: Int) -> Bool {
    input.starts(with: "&amp;", at: start) || input.starts(with: "&lt;", at: start)
      || input.starts(with: "&gt;", at: start) || input.starts(with: "&quot;", at: start)
      || input.starts(with: "&apos;", at: start)
  }

  private static let longestName = 40

  /// Enough for an error message: names of entities in the wild are ASCII.
  private static func isNameByte(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") }
}
