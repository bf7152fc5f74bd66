import A11yCore

/// Controls by where their lower leading corner is, to find what is right above another.
struct LabelsAboveIndex {
  struct Entry: Equatable {
    var index: Int
    var frame: Frame
  }

  private var entries: [Entry] = []
  /// The corners, by number of the entry.
  private var corners = FrameGrid()

  /// In points: how far the leading edges may be apart.
  private static let shift = 16.0
  /// In points: how far it may stand above.
  private static let gap = 24.0
  /// In points: what rounding of frames may make the two overlap.
  private static let overlap = 1.0

  mutating func add(_ index: Int, _ frame: Frame) {
    corners.insert(entries.count, at: Frame(x: frame.x, y: frame.maxY, width: 0, height: 0))
    entries.append(Entry(index: index, frame: frame))
  }

  /// What is right above a frame, in tree order; nil when too many are near.
  func entries(above frame: Frame) -> [Entry]? {
    var found: [Entry] = []
    let areAll = corners.visit(nearX: frame.x, y: frame.y, within: Self.gap) { number in
      let entry = entries[number]
      if abs(entry.frame.x - frame.x) <= Self.shift, -Self.overlap...Self.gap ~= frame.y - entry.frame.maxY {
        found.append(entry)
      }
      return false
    }
    return areAll ? found.sorted { $0.index < $1.index } : nil
  }
}
