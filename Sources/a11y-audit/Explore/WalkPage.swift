import A11yCore

/// What a walk shows on a terminal, fitted to its size.
struct WalkPage {
  let columns: Int
  let rows: Int
  var heading = ""
  var spoken = ""
  var faults: [String] = []
  var notes: [String] = []
  var drawing: [String] = []
  var footing = ""

  init(size: (columns: Int, rows: Int)) {
    columns = max(10, size.columns)
    rows = max(4, size.rows)
  }

  /// What a drawing may take next to its border and some lines of text.
  var drawingRows: Int { max(3, min(20, rows - 10)) }

  /// As many lines as there are rows at most: the drawing gives way to words, and the beginning of long notes to their
  /// end.
  var lines: [String] {
    var words = [cut(heading), ""] + wrapped(spoken, most: 4) + faults.prefix(5).map { cut("  \($0)") }
    if faults.count > 5 { words.append("  and \(faults.count - 5) more: f lists them") }
    let room = max(1, rows - words.count - 3)
    let told = notes.flatMap { wrapped($0, most: 3) }
    if !told.isEmpty { words += [""] + told.suffix(room) }
    let free = rows - words.count - 2
    if drawing.count <= free { words += [""] + drawing.map(cut) }
    return Array(words.prefix(rows - 1)) + [cut(footing)]
  }

  /// Lines of at most the terminal's width, the last one cut.
  private func wrapped(_ text: String, most: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty, lines.count < most {
      var line = rest.prefix(fitting(rest))
      if line.endIndex < rest.endIndex, let space = line.lastIndex(of: " "), space > line.startIndex {
        line = line[...space]
      }
      rest = rest[line.endIndex...]
      lines.append(String(line))
    }
    if !rest.isEmpty, let last = lines.popLast() { lines.append(cut(last + rest)) }
    return lines.isEmpty ? [""] : lines
  }

  private func cut(_ text: String) -> String {
    let count = fitting(Substring(text))
    return count >= text.count ? text : text.prefix(max(0, count - 1)) + "…"
  }

  /// How many characters fit in a row.
  private func fitting(_ text: Substring) -> Int {
    var width = 0
    var count = 0
    for character in text {
      width += character.columns
      if width > columns { return max(1, count) }
      count += 1
    }
    return count
  }
}
