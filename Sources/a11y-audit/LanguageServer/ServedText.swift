import A11yCore

/// The text of an open document, by lines.
struct ServedText {
  let text: String
  private let lines: [Substring.UnicodeScalarView]

  init(_ text: String) {
    self.text = text
    lines = text.split(omittingEmptySubsequences: false) {
      $0.isNewline && $0 != "\u{2028}" && $0 != "\u{2029}" && $0 != "\u{85}" && $0 != "\u{B}" && $0 != "\u{C}"
    }
    .map { $0.unicodeScalars }
  }

  /// The range of what begins at a place: a string, a tag's name, a word or a number. Never empty on a line with text.
  func range(at location: SourceLocation, _ encoding: PositionEncoding) -> (line: Int, start: Int, end: Int) {
    let number = max(0, Int(location.line) - 1)
    guard lines.indices.contains(number) else { return (max(0, lines.count - 1), 0, 0) }
    let line = Array(lines[number])
    let start = min(max(0, Int(location.column) - 1), line.count)
    let end = Self.end(ofWordAt: start, in: line)
    return (
      number, encoding.character(ofColumn: start + 1, in: line), encoding.character(ofColumn: end + 1, in: line)
    )
  }

  /// A place as an editor counts it.
  func position(_ location: SourceLocation, _ encoding: PositionEncoding) -> (line: Int, character: Int) {
    let number = min(max(0, Int(location.line) - 1), max(0, lines.count - 1))
    return (number, encoding.character(ofColumn: Int(location.column), in: Array(lines[number])))
  }

  /// The last line, and the characters in it.
  func end(_ encoding: PositionEncoding) -> (line: Int, character: Int) {
    let last = lines.count - 1
    return (last, encoding.character(ofColumn: lines[last].count + 1, in: Array(lines[last])))
  }

  /// A line as far as a place.
  func beginning(ofLine line: Int, before character: Int, _ encoding: PositionEncoding) -> String {
    guard lines.indices.contains(line) else { return "" }
    let column = encoding.column(ofCharacter: character, in: lines[line])
    return String(String.UnicodeScalarView(lines[line].prefix(column - 1)))
  }

  func location(line: Int, character: Int, _ encoding: PositionEncoding) -> SourceLocation {
    guard lines.indices.contains(line) else { return SourceLocation(line: line + 1, column: 1) }
    return SourceLocation(line: line + 1, column: encoding.column(ofCharacter: character, in: lines[line]))
  }

  private static func end(ofWordAt start: Int, in line: [Unicode.Scalar]) -> Int {
    guard start < line.count else { return line.count }
    var end = start + 1
    switch line[start] {
    case "\"":
      while end < line.count, line[end] != "\"" { end += line[end] == "\\" ? 2 : 1 }
      return min(end + 1, line.count)
    case "{", "[":
      // A control: the rest of its first line.
      end = line.count
      while end > start + 1, line[end - 1].properties.isWhitespace { end -= 1 }
      return end
    default:
      while end < line.count, !line[end].properties.isWhitespace, !",>}]\"=".unicodeScalars.contains(line[end]) {
        end += 1
      }
      return end
    }
  }
}
