import A11yCore

/// Finds the frames near a place without comparing every pair: a hashed grid with a level for each doubling of size,
/// so that a frame is in one cell and reaches into the next one at most.
struct FrameGrid {
  /// In points: a little more than the smallest target anybody asks for.
  private static let smallestCell = 32.0
  /// Beyond this no display reaches.
  private static let farthest = 1e8
  /// No screen that a person could use has more frames near one place. A visit ends there, so that time stays linear,
  /// and tells that it did: what was not visited is not checked.
  private static let mostVisits = 128

  private var cells: [UInt64: [Int32]] = [:]
  /// In order; few.
  private var levels: [Int] = []

  /// Whether a frame is one that a grid can hold. Others are left out.
  static func canHold(_ frame: Frame) -> Bool {
    frame.isValid && max(abs(frame.x), abs(frame.y), frame.width, frame.height) < farthest
  }

  mutating func insert(_ index: Int, at frame: Frame) {
    guard Self.canHold(frame) else { return }
    let level = Self.level(of: frame)
    if !levels.contains(level) {
      levels.append(level)
      levels.sort()
    }
    cells[Self.key(level, Self.cell(frame.x, level), Self.cell(frame.y, level)), default: []].append(Int32(index))
  }

  /// The frames that may come nearer to a point than a distance, as `visit(near:)` meets them.
  func visit(
    nearX x: Double, y: Double, within distance: Double, from first: Int = 0, _ visit: (Int) -> Bool
  ) -> Bool {
    self.visit(near: Frame(x: x, y: y, width: 0, height: 0), within: distance, from: first, visit)
  }

  /// The frames that may overlap a frame or come nearer to it than a distance, each once: small ones first, and of these
  /// the last inserted first. The visit ends when `visit` answers true.
  ///
  /// - Parameters:
  ///   - first: those with a lower index are left out; frames must have been inserted in the order of indices.
  ///   - meetsSmaller: whether frames of a smaller level are visited. A caller that asks for every frame meets each
  ///     pair without them, at least from the smaller one's side.
  /// - Returns: false when there are too many, and some were not visited.
  func visit(
    near frame: Frame, within distance: Double = 0, from first: Int = 0, meetsSmaller: Bool = false,
    _ visit: (Int) -> Bool
  ) -> Bool {
    guard distance <= Self.smallestCell, Self.canHold(frame) else { return true }
    var left = Self.mostVisits
    let lowest = meetsSmaller ? 0 : Self.level(of: frame)
    for level in levels where level >= lowest {
      let reach = distance + Self.side(of: level)
      let columns = Self.cell(frame.x - reach, level)...Self.cell(frame.maxX + distance, level)
      for row in Self.cell(frame.y - reach, level)...Self.cell(frame.maxY + distance, level) {
        for column in columns {
          for index in (cells[Self.key(level, column, row)] ?? []).reversed() {
            if index < first { break }
            if left == 0 { return false }
            if visit(Int(index)) { return true }
            left -= 1
          }
        }
      }
    }
    return true
  }

  /// The first level whose cells are as large as the frame.
  private static func level(of frame: Frame) -> Int {
    var level = 0
    while side(of: level) < max(frame.width, frame.height) { level += 1 }
    return level
  }

  private static func side(of level: Int) -> Double { smallestCell * Double(1 << level) }

  private static func cell(_ coordinate: Double, _ level: Int) -> Int {
    Int((coordinate / side(of: level)).rounded(.down))
  }

  /// 28 bits hold the cells of the farthest coordinates, in both directions.
  private static func key(_ level: Int, _ column: Int, _ row: Int) -> UInt64 {
    let mask: UInt64 = 0xFFF_FFFF
    let (x, y) = (UInt64(truncatingIfNeeded: column) & mask, UInt64(truncatingIfNeeded: row) & mask)
    return UInt64(level) << 56 | x << 28 | y
  }
}
