import A11yCore

extension ByteInput {
  /// Walks from one place to a later offset, counting lines and columns.
  func location(of offset: Int, from start: Int, at location: SourceLocation) -> SourceLocation {
    var line = Int(location.line)
    var column = Int(location.column)
    var position = start
    while position < offset {
      if offset - position >= 8, let eight = eightBytes(at: position) {
        // Most of any text: asked first, it takes a third of the time.
        let isPrintable = eight.isPrintable
        if isPrintable || eight.mask(of: 0x0D) == 0 {
          if isPrintable { column += 8 } else { Self.count(eight, line: &line, column: &column) }
          position += 8
          continue
        }
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

  /// Counts eight bytes without a carriage return. A scalar counts where it starts: at a byte that continues none.
  @inline(__always)
  private static func count(_ eight: EightBytes, line: inout Int, column: inout Int) {
    let feeds = eight.mask(of: 0x0A)
    guard feeds != 0 else {
      column += 8 - EightBytes.count(eight.continuations)
      return
    }
    line += EightBytes.count(feeds)
    let lastLineLength = feeds.leadingZeroBitCount / 8
    let continuations = eight.continuations >> UInt64(56 - 8 * lastLineLength)
    column = 1 + lastLineLength - EightBytes.count(continuations)
  }

  /// Whether the byte is the last of a line break: LF, or CR without LF behind it.
  @inline(__always)
  private func endsLine(at offset: Int) -> Bool {
    self[offset] == 0x0A || (self[offset] == 0x0D && self[offset + 1] != 0x0A)
  }
}
