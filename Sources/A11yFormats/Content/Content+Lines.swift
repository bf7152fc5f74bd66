import A11yCore

/// One line of a text and where it begins in the file.
struct TextLine {
  /// Without what ends it.
  var bytes: ArraySlice<UInt8>
  var start: SourceLocation
  /// All of it is at `start`: the place of the string it was in.
  var isFixed = false

  /// The place of a byte of the line. Columns count scalars.
  func location(at index: Int) -> SourceLocation {
    guard !isFixed else { return start }
    let scalars = bytes[bytes.startIndex..<min(index, bytes.endIndex)].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(line: Int(start.line), column: Int(start.column) + scalars)
  }
}

extension Content {
  /// The lines of a text, quoted or not; nil for JSON and XML. They end with LF, CR LF or CR.
  var lines: [TextLine]? {
    switch self {
    case .json, .xml: nil
    case .text(let text): Self.lines(Array(text.utf8), starts: nil)
    case .quoted(let quoted): Self.lines(Array(quoted.text.utf8), starts: quoted.lineStarts)
    }
  }

  private static func lines(_ bytes: [UInt8], starts: [SourceLocation]?) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let number = lines.count
      let place = starts.map { $0.indices.contains(number) ? $0[number] : .start }
      let isFixed = starts.map { $0.count > 1 && $0[0] == $0[1] } ?? false
      lines.append(
        TextLine(
          bytes: bytes[start..<end], start: place ?? SourceLocation(line: number + 1, column: 1), isFixed: isFixed))
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }
}
