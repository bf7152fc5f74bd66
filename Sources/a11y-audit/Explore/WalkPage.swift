import A11yCore

/// What a walk shows on a terminal, fitted to its size.
struct WalkPage {
  let columns: Int
  let rows: Int
  var heading = ""
  var spoken = ""
  /// What a braille display shows, part by part.
  var braille: [String] = []
  var faults: [String] = []
  var notes: [String] = []
  var drawing: [String] = []
  /// A drawing with names, for a window with room for it and a list next to it; then `drawing` is not shown.
  var chart: [String] = []
  /// What comes after the element in focus.
  var next: [String] = []
  var footing = ""

  init(size: (columns: Int, rows: Int)) {
    columns = max(10, size.columns)
    rows = max(4, size.rows)
  }

  /// What a drawing may take next to its border and some lines of text.
  var drawingRows: Int { max(3, min(20, rows - 10)) }

  /// A window with fewer columns has one column of text.
  var hasTwoColumns: Bool { columns >= ScreenDrawing.fewestForTwo && rows >= 12 }

  var chartColumns: Int { ScreenDrawing.chartColumns(of: columns) }

  /// What a chart may take.
  var chartRows: Int { rows - 4 - min(notes.count, max(2, (rows - 4) / 2)) }

  var lines: [String] { hasTwoColumns && !chart.isEmpty ? linesOfTwoColumns : linesOfOneColumn }

  /// The drawing at the left; what is said, what is wrong and what comes next at its right; notes below both.
  private var linesOfTwoColumns: [String] {
    let width = columns - chartColumns - 2
    var words = TextWrapping.lines(spoken, columns: width - 2).enumerated().map { ($0 == 0 ? "▸ " : "  ") + $1 }
    words += braille.map { ScreenChart.cut("  " + $0, to: width) }
    for fault in faults.prefix(5) { words += TextWrapping.lines(fault, columns: width - 2).map { "  " + $0 } }
    if faults.count > 5 { words.append("  and \(faults.count - 5) more: f lists them") }
    words += [""] + next.map { ScreenChart.cut($0, to: width) }
    let panes = ScreenDrawing.joined(chart, Array(words.prefix(max(chart.count, 3))), left: chartColumns)
    let told = notes.flatMap { wrapped($0, most: 3) }
    let room = max(1, rows - panes.count - 4)
    let below = told.isEmpty ? [] : [""] + told.suffix(room)
    return Array(([cut(heading), ""] + panes + below).prefix(rows - 1)) + [cut(footing)]
  }

  /// As many lines as there are rows at most: the drawing gives way to words, and the beginning of long notes to their
  /// end.
  private var linesOfOneColumn: [String] {
    var words = [cut(heading), ""] + wrapped(spoken, most: 4) + braille.map(cut)
    words += faults.prefix(5).map { cut("  \($0)") }
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
