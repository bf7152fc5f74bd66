extension ByteInput {
  /// The first offset at or after `start` of a byte; nil when it does not come.
  func first(_ byte: UInt8, from start: Int) -> Int? {
    var offset = start
    while let eight = eightBytes(at: offset) {
      let mask = eight.mask(of: byte)
      if mask != 0 { return offset + mask.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      if self[offset] == byte { return offset }
      offset += 1
    }
    return nil
  }

  /// The offset behind the first occurrence of a text at or after `start`; the end when it does not come.
  func end(of text: StaticString, from start: Int) -> Int {
    var offset = start
    while let found = first(text.utf8Start.pointee, from: offset) {
      if starts(with: text, at: found) { return found + text.utf8CodeUnitCount }
      offset = found + 1
    }
    return count
  }
}
