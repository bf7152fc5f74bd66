import A11yCore

/// Text in a rectangle of a drawing. No browser is asked: the width of a letter is estimated.
struct DrawnText {
  var lines: [String]
  var size: Double

  private static let smallest = 7.0
  private static let widthOfLetter = 0.55
  private static let lineHeight = 1.2

  /// - Parameter size: the size of the font, if the description tells it.
  init(_ text: String, size given: Double?, in frame: Frame) {
    let text = String(text.prefix(Self.mostCharacters))
    let height = max(frame.height, Self.smallest)
    var size = min(max(given.flatMap { $0.isFinite ? $0 : nil } ?? 17, Self.smallest), 96)
    size = min(size, max(Self.smallest, height / Self.lineHeight))
    let width = Double(text.reduce(0) { $0 + $1.columns }) * Self.widthOfLetter * size
    // A little too long is more likely an estimate that is off than a text that is cut.
    if width > frame.width, width <= frame.width * 1.25, frame.width > 0 {
      size = max(Self.smallest, size * frame.width / width)
    }
    self.size = size
    let columns = max(1, Int(frame.width / (size * Self.widthOfLetter) + 0.5))
    let rows = max(1, Int(height / (size * Self.lineHeight) + 0.2))
    lines = Self.lines(of: text, columns: columns, rows: rows)
  }

  private static let mostCharacters = 400

  private static func lines(of text: String, columns: Int, rows: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let width = word.reduce(0) { $0 + $1.columns }
      if used > 0, used + 1 + width > columns {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if used > 0 { (line, used) = (line + " ", used + 1) }
      line += word
      used += width
    }
    if !line.isEmpty { lines.append(line) }
    let isCut = lines.count > rows
    lines = Array(lines.prefix(rows))
    return lines.enumerated().map { number, line in
      shortened(line, columns: columns, isCut: isCut && number == lines.count - 1)
    }
  }

  private static func shortened(_ line: String, columns: Int, isCut: Bool) -> String {
    let width = line.reduce(0) { $0 + $1.columns }
    if width <= columns { return isCut ? line + "…" : line }
    var left = columns - 1
    let start = line.prefix { character in
      left -= character.columns
      return left >= 0
    }
    return start + "…"
  }
}
