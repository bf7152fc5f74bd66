import A11yCore

/// Controls by where their lower leading corner is, to find what stands right above another.
struct LabelsAboveIndex {
  struct Entry: Equatable {
    var index: Int
    var frame: Frame
  }

  private struct Place: Hashable {
    var column: Int
    var row: Int
  }

  private var places: [Place: [Entry]] = [:]

  /// In points: how far the leading edges may be apart.
  private static let shift = 16.0
  /// In points: how far it may stand above.
  private static let gap = 24.0
  /// In points: what rounding of frames may make the two overlap.
  private static let overlap = 1.0
  /// Where more end in one place, it is too crowded to tell.
  private static let patience = 32

  mutating func add(_ index: Int, _ frame: Frame) {
    places[place(x: frame.x, y: frame.maxY), default: []].append(Entry(index: index, frame: frame))
  }

  /// What stands right above a frame, in tree order; nil when too many are near.
  func entries(above frame: Frame) -> [Entry]? {
    let first = place(x: frame.x - Self.shift, y: frame.y - Self.gap)
    let last = place(x: frame.x + Self.shift, y: frame.y + Self.overlap)
    var found: [Entry] = []
    for column in first.column...last.column {
      for row in first.row...last.row {
        guard let near = places[Place(column: column, row: row)] else { continue }
        if near.count > Self.patience { return nil }
        found += near.filter {
          abs($0.frame.x - frame.x) <= Self.shift && -Self.overlap...Self.gap ~= frame.y - $0.frame.maxY
        }
      }
    }
    return found.sorted { $0.index < $1.index }
  }

  private func place(x: Double, y: Double) -> Place {
    Place(column: Int((x / Self.shift).rounded(.down)), row: Int((y / Self.gap).rounded(.down)))
  }
}
