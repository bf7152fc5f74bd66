import A11yCore

/// Texts and inputs by place, to find what is before or behind another in its row.
struct LabelRows {
  struct Entry: Equatable {
    var index: Int
    var frame: Frame
    var isInput: Bool
  }

  /// How far before an input a text may end, in points.
  private let reach: Double
  private var entries: [Entry] = []
  /// By number of the entry.
  private var grid = FrameGrid()

  init(reach: Double) { self.reach = reach }

  /// In points; what is taller is no row.
  private static let tallest = 512.0

  mutating func add(_ entry: Entry) {
    guard entry.frame.height <= Self.tallest else { return }
    grid.insert(entries.count, at: entry.frame)
    entries.append(entry)
  }

  /// The texts between the input and the one before it in its row; nil when too many are near.
  func texts(before input: Entry) -> [Int]? {
    guard let others = before(input) else { return nil }
    let nearestInput = others.filter(\.isInput).map(\.frame.maxX).max() ?? -.infinity
    return others.filter { !$0.isInput && $0.frame.maxX >= nearestInput }.map(\.index).sorted()
  }

  /// What was found in the rows, or that too many are near to look at them all.
  enum Found: Equatable {
    case input(Entry)
    case nothing
    case crowded
  }

  /// The input that ends last before a text in its row.
  func input(before text: Entry) -> Found {
    guard let others = before(text) else { return .crowded }
    let inputs = others.filter(\.isInput)
    return inputs.max { ($0.frame.maxX, $0.index) < ($1.frame.maxX, $1.index) }.map { .input($0) } ?? .nothing
  }

  /// Whether a text is behind the input in its row, as next to a checkbox; nil when too many are near.
  func hasText(after input: Entry) -> Bool? {
    row(of: input, from: input.frame.midX, to: input.frame.maxX + reach)?.contains {
      !$0.isInput && $0.frame.x >= input.frame.midX && $0.frame.x <= input.frame.maxX + reach
    }
  }

  /// What ends before the middle of an entry, in its row.
  private func before(_ entry: Entry) -> [Entry]? {
    let start = entry.frame.x - reach
    return row(of: entry, from: start, to: entry.frame.midX)?.filter {
      $0.frame.maxX >= start && $0.frame.maxX <= entry.frame.midX
    }
  }

  /// The others in the row of an entry that may reach into a stretch of it; nil when too many are near.
  private func row(of entry: Entry, from start: Double, to end: Double) -> [Entry]? {
    guard entry.frame.height <= Self.tallest else { return [] }
    let stretch = Frame(x: start, y: entry.frame.y, width: end - start, height: entry.frame.height)
    var found: [Entry] = []
    let areAll = grid.visit(near: stretch, meetsSmaller: true) { number in
      let other = entries[number]
      if other.index != entry.index, Self.isInOneRow(other.frame, entry.frame) { found.append(other) }
      return false
    }
    return areAll ? found : nil
  }

  /// At least half of the lower of the two is next to the other.
  private static func isInOneRow(_ a: Frame, _ b: Frame) -> Bool {
    a.verticalOverlap(with: b) >= min(a.height, b.height) / 2
  }
}
