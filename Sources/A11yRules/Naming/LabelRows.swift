import A11yCore

/// Texts and inputs in horizontal bands, to find what stands before an input in its row.
struct LabelRows {
  struct Entry: Equatable {
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

  /// What was found in the rows, or that too many are near to look at them all.
  enum Found: Equatable {
    case input(Entry)
    case nothing
    case crowded
  }

  /// The input that ends last before a text in its row.
  func input(before text: Entry) -> Found {
    guard text.frame.height <= Self.tallest else { return .nothing }
    var nearest: Entry?
    for band in bands(of: text.frame) {
      guard let entries = bands[band] else { continue }
      let start = text.frame.x - reach
      for (steps, entry) in entries[..<end(of: entries, before: text)].reversed().enumerated() {
        if entry.frame.maxX < nearest?.frame.maxX ?? start { break }
        if steps == Self.patience { return .crowded }
        guard entry.isInput, Self.isInOneRow(entry.frame, text.frame) else { continue }
        nearest = entry
        break
      }
    }
    return nearest.map { .input($0) } ?? .nothing
  }

  /// Whether a text stands behind the input in its row, as beside a checkbox; nil when too many are near.
  func hasText(after input: Entry) -> Bool? {
    guard input.frame.height <= Self.tallest else { return false }
    for band in bands(of: input.frame) {
      guard let entries = bands[band] else { continue }
      for (steps, entry) in entries[end(of: entries, before: input)...].enumerated() {
        if steps == Self.patience { return nil }
        let isAfter = entry.frame.x >= input.frame.midX && entry.frame.x <= input.frame.maxX + reach
        if !entry.isInput, isAfter, Self.isInOneRow(entry.frame, input.frame) { return true }
      }
    }
    return false
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
