import A11yCore

/// Texts by where their lower leading corner is, to find what stands right above an input.
struct LabelTops {
  private struct Place: Hashable {
    var column: Int
    var row: Int
  }

  private var places: [Place: [(index: Int, frame: Frame)]] = [:]

  /// In points: how far the leading edges may be apart.
  private static let shift = 16.0
  /// In points: how far a text may stand above.
  private static let gap = 24.0
  /// In points: what rounding of frames may make the two overlap.
  private static let overlap = 1.0
  /// Where more texts end in one place, it is too crowded to tell.
  private static let patience = 32

  mutating func add(_ index: Int, _ frame: Frame) {
    places[place(x: frame.x, y: frame.maxY), default: []].append((index, frame))
  }

  /// The texts right above a frame, in tree order; nil when too many are near.
  func texts(above frame: Frame) -> [Int]? {
    let first = place(x: frame.x - Self.shift, y: frame.y - Self.gap)
    let last = place(x: frame.x + Self.shift, y: frame.y + Self.overlap)
    var texts: [Int] = []
    for column in first.column...last.column {
      for row in first.row...last.row {
        guard let near = places[Place(column: column, row: row)] else { continue }
        if near.count > Self.patience { return nil }
        for (index, text) in near
        where abs(text.x - frame.x) <= Self.shift && -Self.overlap...Self.gap ~= frame.y - text.maxY {
          texts.append(index)
        }
      }
    }
    return texts.sorted()
  }

  private func place(x: Double, y: Double) -> Place {
    Place(column: Int((x / Self.shift).rounded(.down)), row: Int((y / Self.gap).rounded(.down)))
  }
}
