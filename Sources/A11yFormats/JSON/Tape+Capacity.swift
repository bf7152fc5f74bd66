extension Tape {
  /// How many words a document needs: exactly as many, if no string contains a separator and no container is empty.
  ///
  /// Every key and every value but the first follows a separator of its own. Separators within strings are counted too,
  /// which is quicker than to find the strings, and costs address space only: pages never written take no memory.
  static func capacity(for input: ByteInput) -> Int {
    var count = 1
    for byte in input.slice(0..<input.count) {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ":"): count += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): count += 2
      default: break
      }
    }
    return count
  }
}
