// What may be a type: words, lists in angles, and what ends them.
extension NestingScan {
  /// `<` before anything but an operator may open a list of types, with or without a blank before it.
  mutating func readAngle() {
    if isAt("<<<<<<< ") { isInDoubtForGood = true }
    if byte(1) == UInt8(ascii: "#") { return skipPlaceholder() }
    if Self.isOfOperator(byte(1)) && byte(1) != UInt8(ascii: "~") {
      while byte() == UInt8(ascii: "<") { offset += 1 }
      return endType()
    }
    level.angles += 1
    angles += 1
    check(angles, Self.mostAngles)
    previous = .other
    offset += 1
  }

  /// `<#name#>`, in which anything may stand.
  private mutating func skipPlaceholder() {
    offset += 2
    previous = .word
    var end = offset
    while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "\n"), !isUncertain {
      switch (bytes[end], bytes[end + 1]) {
      case (UInt8(ascii: "#"), UInt8(ascii: ">")):
        offset = end + 2
        return
      case (UInt8(ascii: "<"), UInt8(ascii: "#")): return
      default: end += 1
      }
    }
    // Not to be looked for again in this line.
    isInDoubt = true
  }

  mutating func closeAngle() {
    if isAt(">>>> ") { isInDoubtForGood = true }
    let isArrow = offset > 0 && bytes[offset - 1] == UInt8(ascii: "-")
    if !isArrow, level.angles > 0 {
      level.angles -= 1
      angles -= 1
    }
    previous = isArrow ? .other : .closing
    offset += 1
  }

  /// Something that is no part of a type.
  mutating func endType() {
    angles -= level.angles
    level.angles = 0
    level.doublings = 0
    previous = .other
  }

  mutating func readWord() {
    let start = offset
    while offset < bytes.count, Self.isOfWord(bytes[offset]) {
      // Curly quotes, which begin with this byte, make a string for the lexer.
      if bytes[offset] == 0xE2 { isInDoubt = true }
      offset += 1
    }
    if level.angles > 0 {
      let word = ByteSpan(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
      if Self.statements.contains(where: { word == $0 }) { endType() }
    }
    countDeclaration(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
    previous = .word
  }

  /// At each of these words the parser looks ahead past all that follow it, up to the body, which a row of them lacks.
  private mutating func countDeclaration(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 5 || bytes.count == 15 else { return }
    let word = ByteSpan(bytes)
    guard word == "actor" || word == "precedencegroup" else { return }
    declarations += 1
    check(declarations, Self.mostInRow, isRow: true)
  }

  /// Comparisons in a row are separated by these where nothing else does.
  private static let statements: [StaticString] = [
    "case", "return", "if", "guard", "let", "var", "while", "func", "else", "default", "in", "where",
  ]

  mutating func readPunctuation(_ character: UInt8) {
    declarations = 0
    switch character {
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "|"), UInt8(ascii: "^"):
      endType()
    case UInt8(ascii: "&") where byte(1) == character: endType()
    // A list of values; a type has one element, or a pair with a colon.
    case UInt8(ascii: ",") where level.opening == UInt8(ascii: "["): level.doublings = 0
    // An attribute without a name, as in Objective-C, is one more way to read what is behind it.
    case UInt8(ascii: "@") where level.angles > 0 || byte(1) == UInt8(ascii: "("):
      level.doublings += 1
      check(level.doublings, Self.mostDoublings)
    // `.padding`: no type begins like this.
    case UInt8(ascii: ".") where previous == .other: level.doublings = 0
    default: break
    }
    previous = .other
    offset += 1
  }

  /// A letter, a digit, a low line, a dollar or anything beyond ASCII.
  static func isOfWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  private static func isOfOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
