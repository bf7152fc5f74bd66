import A11yCore

/// A screen in characters: each element by number and name, where it is. One line holds what is next to each other, so that
/// a screen of forty elements fits into a window. Frames are the screen's own: nothing is mirrored for a language that is
/// read from right to left.
struct ScreenChart {
  /// An element in VoiceOver's order.
  struct Item {
    var number: Int
    var name: String
    var frame: Frame
    /// It can be activated, and has brackets.
    var isControl: Bool
    /// The sign of its gravest finding.
    var sign: String?
  }

  /// Without the border, all of the same width.
  private(set) var rows: [String] = []
  /// By number: the row.
  private(set) var rowOfItem: [Int: Int] = [:]
  private let columns: Int
  private let title: String

  /// Fewer columns have no room for names.
  static let fewestColumns = 24

  /// Nil if nothing has a place.
  ///
  /// - Parameters:
  ///   - columns: with the border.
  ///   - focus: the number of the element to be highlighted.
  init?(_ items: [Item], title: String, size: Size?, columns: Int, focus: Int? = nil) {
    let items = items.filter {
      $0.frame.isValid && !$0.frame.isZeroSize && abs($0.frame.x) < 1e6 && abs($0.frame.y) < 1e6
    }
    let told = size.flatMap { $0.width.isFinite && $0.width >= 1 ? $0.width : nil }
    let width = told ?? items.map(\.frame.maxX).max() ?? 0
    guard !items.isEmpty, width >= 1, columns >= Self.fewestColumns else { return nil }
    self.columns = columns - 2
    self.title = title
    var lines: [Line] = []
    for item in items.sorted(by: { ($0.frame.midY, $0.frame.x, $0.number) < ($1.frame.midY, $1.frame.x, $1.number) }) {
      let label = Label(item, isFocus: item.number == focus, of: width, columns: self.columns)
      if let last = lines.indices.last, lines[last].takes(label, at: item.frame) {
        lines[last].add(label, at: item.frame)
      } else {
        lines.append(Line(label, at: item.frame))
      }
    }
    for (number, line) in lines.enumerated() {
      // A gap on the screen is a gap here.
      if number > 0, line.top - lines[number - 1].bottom > Self.gap {
        rows.append(String(repeating: " ", count: self.columns))
      }
      for label in line.labels { rowOfItem[label.number] = rows.count }
      rows.append(line.text(columns: self.columns))
    }
  }

  private static let gap = 60.0

  /// The rows within a border.
  ///
  /// - Parameter most: how many lines there may be; those around the element with this number are shown.
  func lines(most: Int = .max, around number: Int? = nil) -> [String] {
    let room = max(1, most - 2)
    let middle = number.flatMap { rowOfItem[$0] } ?? 0
    let first = max(0, min(middle - room / 2, rows.count - room))
    let shown = rows.dropFirst(first).prefix(room)
    let name = Self.cut(title, to: max(1, columns - 4))
    let rest = columns - 3 - Self.columns(of: name)
    let top = "┌─ \(name) " + String(repeating: "─", count: max(0, rest)) + "┐"
    let isCut = shown.count < rows.count
    let bottom =
      isCut ? "└" + String(repeating: "╌", count: columns) + "┘" : "└" + String(repeating: "─", count: columns) + "┘"
    return [top] + shown.map { "│\($0)│" } + [bottom]
  }

  static func columns(of text: String) -> Int { text.reduce(0) { $0 + $1.columns } }

  /// At most so many columns; a cut is marked.
  static func cut(_ text: String, to columns: Int) -> String {
    if self.columns(of: text) <= columns { return text }
    var left = columns - 1
    let start = text.prefix { character in
      left -= character.columns
      return left >= 0
    }
    return start + (columns > 0 ? "…" : "")
  }
}

/// What an element looks like in its line.
private struct Label {
  let number: Int
  let start: Int
  let text: String
  var end: Int { start + ScreenChart.columns(of: text) }

  init(_ item: ScreenChart.Item, isFocus: Bool, of width: Double, columns: Int) {
    number = item.number
    let left = min(max(item.frame.x / width, 0), 1) * Double(columns)
    let right = min(max(item.frame.maxX / width, 0), 1) * Double(columns)
    let (opening, closing) = isFocus ? ("▓", "▓") : item.isControl ? ("[", "]") : (" ", " ")
    let sign = item.sign.map { " " + $0 } ?? ""
    let name = item.name.isEmpty ? "\(item.number)" : "\(item.number) \(item.name)"
    // A number and a few letters, however small the element is.
    let fewest = min(
      columns, 4 + String(item.number).count + sign.count + min(max(5, columns / 5), ScreenChart.columns(of: item.name))
    )
    let room = min(columns, max(Int(right.rounded()) - Int(left.rounded()), fewest))
    text = opening + ScreenChart.cut(name, to: room - 2 - sign.count) + sign + closing
    start = max(0, min(Int(left.rounded()), columns - ScreenChart.columns(of: text)))
  }
}

/// Elements that are next to each other.
private struct Line {
  private(set) var labels: [Label]
  private(set) var top: Double
  private(set) var bottom: Double

  init(_ label: Label, at frame: Frame) {
    labels = [label]
    (top, bottom) = (frame.y, frame.maxY)
  }

  /// Whether the middle of an element is beside those of the line, and there is room.
  func takes(_ label: Label, at frame: Frame) -> Bool {
    frame.midY < bottom && labels.allSatisfy { $0.end <= label.start || label.end <= $0.start }
  }

  mutating func add(_ label: Label, at frame: Frame) {
    labels.append(label)
    // The line ends where the lowest of the small ones does.
    (top, bottom) = (min(top, frame.y), min(bottom, frame.maxY))
  }

  func text(columns: Int) -> String {
    var text = ""
    var used = 0
    for label in labels.sorted(by: { $0.start < $1.start }) {
      text += String(repeating: " ", count: max(0, label.start - used)) + label.text
      used = label.end
    }
    return text + String(repeating: " ", count: max(0, columns - used))
  }
}
