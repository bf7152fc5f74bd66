/// Entities and character references.
enum XMLReference {
  /// The character that a predefined entity stands for, and the length of the reference.
  static func predefined(in input: ByteInput, at start: Int) -> (byte: UInt8, length: Int)? {
    switch input[start + 1] {
    case UInt8(ascii: "a"):
      if input.starts(with: "&amp;", at: start) { return (UInt8(ascii: "&"), 5) }
      if input.starts(with: "&apos;", at: start) { return (UInt8(ascii: "'"), 6) }
    case UInt8(ascii: "l"): if input.starts(with: "&lt;", at: start) { return (UInt8(ascii: "<"), 4) }
    case UInt8(ascii: "g"): if input.starts(with: "&gt;", at: start) { return (UInt8(ascii: ">"), 4) }
    case UInt8(ascii: "q"): if input.starts(with: "&quot;", at: start) { return (UInt8(ascii: "\""), 6) }
    default: break
    }
    return nil
  }

  /// `&#160;` or `&#xA0;`; nil when it is not closed, or its number is none of a character that XML allows.
  static func character(in input: ByteInput, at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let isHexadecimal = input[start + 2] == UInt8(ascii: "x")
    let first = start + (isHexadecimal ? 3 : 2)
    var number: UInt32 = 0
    var position = first
    while let digit = Self.digit(input[position], isHexadecimal) {
      // Leading zeros may be any number; a number that is too large stays so.
      number = min(number * (isHexadecimal ? 16 : 10) + digit, 0x110000)
      position += 1
    }
    guard position > first, input[position] == UInt8(ascii: ";"), let scalar = Unicode.Scalar(number) else {
      return nil
    }
    switch number {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: return (scalar, position + 1)
    default: return nil
    }
  }

  private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The error for a reference that is not a predefined entity; nil for a character reference.
  static func fault(in input: ByteInput, at start: Int) -> String? {
    if input[start + 1] == UInt8(ascii: "#") { return nil }
    var end = start + 1
    while end - start <= longestName, isNameByte(input[end]) { end += 1 }
    guard end > start + 1, input[end] == UInt8(ascii: ";") else { return "'&' is not an entity; write '&amp;'" }
    let entity = String(decoding: input.slice(start..<end + 1), as: UTF8.self)
    return "unknown entity '\(entity)'; write the character itself, or its number such as '&#160;'"
  }

  private static let longestName = 40

  /// Enough for an error message: names of entities in the wild are ASCII.
  private static func isNameByte(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") }
}
