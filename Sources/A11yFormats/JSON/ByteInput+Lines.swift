import A11yCore

extension ByteInput {
  /// Walks from one place to a later offset, counting lines and columns.
  func location(of offset: Int, from start: Int, at location: SourceLocation) -> SourceLocation {
    var line = Int(location.line)
    var column = Int(location.column)
    var position = start
    while position < offset {
      if offset - position >= 8, let word = eightBytes(at: position), !Self.hasLineBreak(word) {
        column += 8 - Self.continuations(in: word).nonzeroBitCount
        position += 8
        continue
      }
      if endsLine(at: position) {
        line += 1
        column = 1
      } else if !Self.isContinuation(self[position]) {
        column += 1
      }
      position += 1
    }
    return SourceLocation(line: line, column: column)
  }

  /// How many lines end in a range.
  func lineBreakCount(in range: Range<Int>) -> Int {
    var count = 0
    for offset in range where endsLine(at: offset) { count += 1 }
    return count
  }

  /// How many scalars start in a range: a byte is a scalar's first unless it continues one.
  func scalarCount(in range: Range<Int>) -> Int {
    var count = 0
    for byte in slice(range) where !Self.isContinuation(byte) { count += 1 }
    return count
  }

  /// What stands behind the last line break of a range.
  func lastLine(of range: Range<Int>) -> Range<Int> {
    var start = range.upperBound
    while start > range.lowerBound, !endsLine(at: start - 1) { start -= 1 }
    return start..<range.upperBound
  }

  /// Whether the byte is the last of a line break: LF, or CR without LF behind it.
  @inline(__always)
  private func endsLine(at offset: Int) -> Bool {
    self[offset] == 0x0A || (self[offset] == 0x0D && self[offset + 1] != 0x0A)
  }

  /// The high bit of every byte that continues a scalar.
  @inline(__always)
  private static func continuations(in word: UInt64) -> UInt64 { word & (~word << 1) & 0x8080_8080_8080_8080 }

  /// Whether a line feed or carriage return is among the eight bytes.
  @inline(__always)
  private static func hasLineBreak(_ word: UInt64) -> Bool {
    let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
    let ones: UInt64 = 0x0101_0101_0101_0101
    return ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & 0x8080_8080_8080_8080 != 0
  }
}
