extension Tape {
  /// How many words a document takes: exactly as many, if no string contains a separator and no container is empty.
  ///
  /// Every key and every value but the first follows a separator of its own, and containers take two words. Separators
  /// within strings are counted too, which is quicker than to find the strings and costs address space only: pages never
  /// written take no memory. One word for two bytes is enough for all but heaps of brackets; those make the tape grow.
  static func capacity(for input: ByteInput) -> Int {
    var count = 9  // the first value, and one for each of the last bytes that are fewer than eight
    var offset = 0
    while let eight = input.eightBytes(at: offset) {
      let separators = eight.mask(of: UInt8(ascii: ",")) | eight.mask(of: UInt8(ascii: ":"))
      count += EightBytes.sum(separators >> 7 + eight.openingBrackets >> 6)
      offset += 8
    }
    return min(count, input.count / 2 + 9)
  }
}
