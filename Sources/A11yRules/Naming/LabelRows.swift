import A11yCore

/// Texts and inputs in horizontal bands, to find what stands before an input in its row.
struct LabelRows {
  struct Entry {
    var index: Int
    var frame: Frame
    var isInput: Bool
  }

  /// How far before an input a text may end, in points.
  private let reach: Double
  private var bands: [Int: [Entry]] = [:]

  init(reach: Double) { self.reach = reach }

  /// In points; about a row of a list.
  private static let bandHeight = 64.0
  /// In points; what is taller is no row.
  private static let tallest = 512.0
  /// Where more is to be looked at, the place is too crowded to tell.
  private static let patience = 128

  mutating func add(_ entry: Entry) {
    guard entry.frame.height <= Self.tallest else { return }
    for band in bands(of: entry.frame) { bands[band, default: []].append(entry) }
  }

  /// By the side that faces the inputs after it.
  mutating func sort() {
    for band in bands.keys {
      bands[band]?.sort { ($0.frame.maxX, $0.index) < ($1.frame.maxX, $1.index) }
    }
  }

  /// The texts between the input and the one before it in its row; nil when too many are near.
  func texts(before input: Entry) -> [Int]? {
    guard input.frame.height <= Self.tallest else { return [] }
    var texts: [Int: Double] = [:]
    var nearestInput = input.frame.x - reach
    for band in bands(of: input.frame) {
      guard let entries = bands[band] else { continue }
      var steps = 0
      for entry in entries[..<end(of: entries, before: input)].reversed() {
        if entry.frame.maxX < nearestInput { break }
        steps += 1
        if steps > Self.patience { return nil }
        guard entry.index != input.index, Self.isInOneRow(entry.frame, input.frame) else { continue }
        if entry.isInput {
          nearestInput = max(nearestInput, entry.frame.maxX)
        } else {
          texts[entry.index] = entry.frame.maxX
        }
      }
    }
    return texts.filter { $0.value >= nearestInput }.keys.sorted()
  }

  /// The input that ends last before a text in its row; nil when there is none, or when too many are near.
  func input(before text: Entry) -> Entry? {
    guard text.frame.height <= Self.tallest else { return nil }
    var nearest: Entry?
    for band in bands(of: text.frame) {
      guard let entries = bands[band] else { continue }
      for entry in entries[..<end(of: entries, before: text)].suffix(Self.patience)
      where entry.isInput && entry.frame.maxX >= nearest?.frame.maxX ?? text.frame.x - reach
        && Self.isInOneRow(entry.frame, text.frame)
      { nearest = entry }
    }
    return nearest
  }

  /// Whether a text stands behind the input in its row, as beside a checkbox.
  func hasText(after input: Entry) -> Bool {
    guard input.frame.height <= Self.tallest else { return false }
    return bands(of: input.frame).contains { band in
      guard let entries = bands[band] else { return false }
      return entries[end(of: entries, before: input)...].prefix(Self.patience).contains { entry in
        !entry.isInput && entry.frame.x >= input.frame.midX && entry.frame.x <= input.frame.maxX + reach
          && Self.isInOneRow(entry.frame, input.frame)
      }
    }
  }

  private func bands(of frame: Frame) -> ClosedRange<Int> {
    let first = Int((frame.y / Self.bandHeight).rounded(.down))
    return first...max(first, Int((frame.maxY / Self.bandHeight).rounded(.down)))
  }

  /// The first entry that reaches beyond the middle of the input, and so is not before it.
  private func end(of entries: [Entry], before input: Entry) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].frame.maxX <= input.frame.midX { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// At least half of the lower of the two is beside the other.
  private static func isInOneRow(_ a: Frame, _ b: Frame) -> Bool {
    a.verticalOverlap(with: b) >= min(a.height, b.height) / 2
  }
}
