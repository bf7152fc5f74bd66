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
    let items = items.filter { Self.shows($0.frame) }
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

  /// Whether a frame is a place.
  static func shows(_ frame: Frame?) -> Bool {
    guard let frame else { return false }
    return frame.isValid && !frame.isZeroSize && abs(frame.x) < 1e6 && abs(frame.y) < 1e6
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

/// What an element looks like in its line: the brackets of a control are as far apart as its edges, if the name has room, and a
/// name takes the room that nothing else needs.
private struct Label {
  let number: Int
  /// The fewest columns that it needs, and where.
  let start: Int
  let fewest: Int
  var end: Int { start + fewest }
  /// From the left to the right edge of its frame.
  private let left: Int
  private let right: Int
  private let name: String
  private let sign: String
  private let brackets: (String, String)
  private let isControl: Bool

  init(_ item: ScreenChart.Item, isFocus: Bool, of width: Double, columns: Int) {
    number = item.number
    isControl = item.isControl
    left = Int((min(max(item.frame.x / width, 0), 1) * Double(columns)).rounded())
    right = Int((min(max(item.frame.maxX / width, 0), 1) * Double(columns)).rounded())
    brackets = isFocus ? ("▓", "▓") : item.isControl ? ("[", "]") : (" ", " ")
    sign = item.sign.map { " " + $0 } ?? ""
    name = item.name.isEmpty ? "\(item.number)" : "\(item.number) \(item.name)"
    // A number and a few letters, however small the element is.
    let letters = min(max(4, columns / 8), ScreenChart.columns(of: item.name))
    fewest = min(columns, 3 + String(item.number).count + sign.count + letters)
    start = max(0, min(left, columns - fewest))
  }

  /// Where it is and what it says, between what is before it and what is behind it.
  func placed(from low: Int, to high: Int) -> (start: Int, text: String) {
    let full = ScreenChart.columns(of: name) + sign.count + 2
    let width = min(max(isControl ? right - left : 0, full), high - low)
    let start = max(low, min(left, high - width))
    let cut = ScreenChart.cut(name, to: width - 2 - sign.count)
    let rest = String(repeating: " ", count: max(0, width - 2 - sign.count - ScreenChart.columns(of: cut)))
    return (start, brackets.0 + cut + sign + rest + brackets.1)
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
    let sorted = labels.sorted { $0.start < $1.start }
    for (index, label) in sorted.enumerated() {
      let end = index + 1 < sorted.count ? sorted[index + 1].start : columns
      let (start, own) = label.placed(from: used, to: end)
      text += String(repeating: " ", count: max(0, start - used)) + own
      used = start + ScreenChart.columns(of: own)
    }
    return text + String(repeating: " ", count: max(0, columns - used))
  }
}
