package import A11yCore

/// The text of an open document, by lines as the Language Server Protocol has them: LF, CRLF or CR end one.
package struct ServedText: Sendable {
  package private(set) var bytes: [UInt8]
  private var lineStarts: [Int] = []
  private var marks: CharacterMarks?

  /// A line from 0, and characters before a place in it, as the editor counts them.
  package struct Position: Sendable, Equatable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }
  }

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    findLines()
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func findLines() {
    lineStarts = [0]
    lineStarts.reserveCapacity(bytes.count / 40 + 1)
    var longest = 0
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      var start = 0
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        if byte == 0x0A || byte == 0x0D && (position == bytes.count || bytes[position] != 0x0A) {
          longest = max(longest, position - start)
          start = position
          lineStarts.append(position)
        }
      }
      longest = max(longest, bytes.count - start)
    }
    marks = longest > Self.longLine ? CharacterMarks(bytes) : nil
  }

  /// Longer lines are not counted from their beginning each time: a dump may be one line of many megabytes.
  private static let longLine = 4096

  /// A line, from 0, without what ends it.
  private func range(ofLine number: Int) -> Range<Int> {
    let start = lineStarts[number]
    var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  // MARK: Places

  /// The byte that is so many characters behind the beginning of a line; its end if it has fewer.
  private func offset(_ characters: Int, in line: Range<Int>, _ encoding: PositionEncoding) -> Int {
    // No character is less than a byte; a client may ask for any number.
    let characters = min(max(0, characters), line.count)
    if encoding == .utf8 {
      var offset = line.lowerBound + characters
      while offset > line.lowerBound, offset < bytes.count, bytes[offset].continuesScalar { offset -= 1 }
      return offset
    }
    var (offset, left) = (line.lowerBound, characters)
    if let marks, line.count > Self.longLine {
      (offset, left) = marks.nearest(before: characters, in: line, encoding, bytes)
    }
    while offset < line.upperBound {
      let width = bytes[offset].continuesScalar ? 0 : encoding.width(ofScalarBeginning: bytes[offset])
      // A place within a character is before it.
      if width > left { break }
      left -= width
      offset += 1
    }
    return offset
  }

  private func count(_ range: Range<Int>, _ encoding: PositionEncoding) -> Int {
    if let marks, range.count > Self.longLine {
      return marks.total(before: range.upperBound, encoding, bytes)
        - marks.total(before: range.lowerBound, encoding, bytes)
    }
    return encoding.count(range, in: bytes)
  }

  /// The byte of a place; the end of its line for one behind it. Nil for a line that the text does not have.
  private func offset(of location: SourceLocation) -> Int? {
    guard lineStarts.indices.contains(Int(location.line) - 1) else { return nil }
    return offset(Int(location.column) - 1, in: range(ofLine: Int(location.line) - 1), .utf32)
  }

  private func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    return offset(position.character, in: range(ofLine: max(0, position.line)), encoding)
  }

  /// A place as the editor counts it; one behind a line is its end.
  package func position(_ location: SourceLocation, _ encoding: PositionEncoding) -> Position {
    let number = min(max(0, Int(location.line) - 1), lineStarts.count - 1)
    let line = range(ofLine: number)
    let offset = offset(Int(location.column) - 1, in: line, .utf32)
    return Position(line: number, character: count(line.lowerBound..<offset, encoding))
  }

  package func location(of position: Position, _ encoding: PositionEncoding) -> SourceLocation {
    guard lineStarts.indices.contains(position.line) else {
      return SourceLocation(line: max(0, position.line) + 1, column: 1)
    }
    let line = range(ofLine: position.line)
    let offset = offset(position.character, in: line, encoding)
    return SourceLocation(line: position.line + 1, column: count(line.lowerBound..<offset, .utf32) + 1)
  }

  /// The end of the text.
  package func end(_ encoding: PositionEncoding) -> Position {
    let line = range(ofLine: lineStarts.count - 1)
    return Position(line: lineStarts.count - 1, character: count(line, encoding))
  }

  /// The string, tag, word or number that begins at a place.
  package func token(at location: SourceLocation) -> SourceRange {
    var next = location
    next.column += 1
    guard let start = offset(of: location), start < bytes.count else { return SourceRange(location, to: next) }
    let length = PositionEncoding.utf32.count(start..<SourceRange.end(ofTokenAt: start, in: bytes), in: bytes)
    next.column = location.column + Int32(clamping: max(1, length))
    return SourceRange(location, to: next)
  }

  /// The word that a place is in or behind: letters, digits, `-`, `_` and `.`.
  package func word(at location: SourceLocation) -> (text: String, range: SourceRange)? {
    guard let offset = offset(of: location) else { return nil }
    let line = range(ofLine: Int(location.line) - 1)
    let isPart = { (byte: UInt8) in
      byte >= 0x80 || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || "-_.".utf8.contains(byte)
    }
    let start = (bytes[line.lowerBound..<offset].lastIndex { !isPart($0) } ?? line.lowerBound - 1) + 1
    let end = bytes[offset..<max(offset, line.upperBound)].firstIndex { !isPart($0) } ?? max(offset, line.upperBound)
    guard start < end else { return nil }
    let before = count(line.lowerBound..<start, .utf32)
    let first = SourceLocation(line: Int(location.line), column: before + 1)
    let last = SourceLocation(line: Int(location.line), column: before + count(start..<end, .utf32) + 1)
    return (String(decoding: bytes[start..<end], as: UTF8.self), SourceRange(first, to: last))
  }

  /// A line up to a position; empty for a line longer than people write by hand.
  package func beginning(ofLineTo location: SourceLocation) -> String {
    guard let offset = offset(of: location) else { return "" }
    let start = lineStarts[Int(location.line) - 1]
    return offset - start > Self.mostWritten ? "" : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static let mostWritten = 1 << 16

  /// A line, from 1.
  package func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    return String(decoding: bytes[range(ofLine: number - 1)], as: UTF8.self)
  }

  /// The token that begins at a byte.
  package func token(atByte offset: Int) -> SourceRange {
    let line = max(0, (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1)
    let column = count(lineStarts[line]..<max(lineStarts[line], offset), .utf32) + 1
    return token(at: SourceLocation(line: line + 1, column: column))
  }

  /// The spaces before the first word of a line.
  package func indentation(ofLine number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    return String(decoding: bytes[range(ofLine: number - 1)].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// As the text ends its lines.
  package var lineEnd: String {
    guard lineStarts.count > 1, lineStarts[1] > 1, bytes[lineStarts[1] - 1] == 0x0A else { return "\n" }
    return bytes[lineStarts[1] - 2] == 0x0D ? "\r\n" : "\n"
  }

  // MARK: Changes

  /// Makes a change that an editor tells of.
  package mutating func replace(
    _ start: Position, to end: Position, with text: String, _ encoding: PositionEncoding
  ) {
    let from = offset(of: start, encoding)
    bytes.replaceSubrange(from..<max(from, offset(of: end, encoding)), with: text.utf8)
    findLines()
  }
}
