/// The parser tries a row of opening brackets as a type in two ways, and each of them again: twenty in a row take it
/// minutes, and each one more doubles that (swift-syntax 603). Only damaged files have them.
enum BracketRuns {
  /// Deeper than any nested literal; two to this power is still fast.
  private static let limit = 10

  /// The bytes as they are given to the parser: in a longer row the further brackets are blanks, so that every place
  /// stays where it is.
  static func tamed(_ bytes: [UInt8]) -> [UInt8] {
    // Hardly any file is touched, and none is copied for the question.
    let further = bytes.withUnsafeBufferPointer(furtherBrackets)
    if further.isEmpty { return bytes }
    var tamed = bytes
    for offset in further { tamed[offset] = UInt8(ascii: " ") }
    return tamed
  }

  private static func furtherBrackets(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var further: [Int] = []
    var count = 0
    var offset = 0
    while offset < bytes.count {
      // Between two rows nothing matters: the C library's search passes over it.
      if count == 0 {
        guard let next = bytes.offset(of: UInt8(ascii: "["), in: offset...bytes.count - 1) else { break }
        offset = next
      }
      switch bytes[offset] {
      case UInt8(ascii: "["):
        count += 1
        if count > limit { further.append(offset) }
      // What ends a row: something closed, a text, a block, a list that goes on.
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "."):
        count = 0
      default: break
      }
      offset += 1
    }
    return further
  }
}
