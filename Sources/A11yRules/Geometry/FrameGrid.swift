import A11yCore

/// Finds the frames near a place without comparing every pair: a hashed grid with a level for each doubling of size,
/// so that a frame stands in one cell and reaches into the next one at most.
struct FrameGrid {
  /// In points: a little more than the smallest target anybody asks for.
  private static let smallestCell = 32.0
  /// Beyond this no display reaches; such frames are left out.
  private static let farthest = 1e8
  /// A place with more frames than this is no place a person could read; it also bounds hostile input.
  private static let mostVisits = 128

  private var cells: [UInt64: [Int32]] = [:]
  /// In order; few.
  private var levels: [Int] = []

  mutating func insert(_ index: Int, at frame: Frame) {
    guard frame.isValid, max(abs(frame.x), abs(frame.y), frame.width, frame.height) < Self.farthest else { return }
    let level = Self.level(of: frame)
    if !levels.contains(level) {
      levels.append(level)
      levels.sort()
    }
    cells[Self.key(level, Self.cell(frame.x, level), Self.cell(frame.y, level)), default: []].append(Int32(index))
  }

  /// The frames that may come nearer to a point than a distance, each once: small ones first, and of these the
  /// last inserted first. The visit ends when `visit` answers true.
  func visit(nearX x: Double, y: Double, within distance: Double, _ visit: (Int) -> Bool) {
    guard max(abs(x), abs(y)) < Self.farthest, distance <= Self.smallestCell else { return }
    var left = Self.mostVisits
    for level in levels {
      let reach = distance + Self.side(of: level)
      let columns = Self.cell(x - reach, level)...Self.cell(x + distance, level)
      for row in Self.cell(y - reach, level)...Self.cell(y + distance, level) {
        for column in columns {
          for index in (cells[Self.key(level, column, row)] ?? []).reversed() {
            if visit(Int(index)) { return }
            left -= 1
            if left == 0 { return }
          }
        }
      }
    }
  }

  /// The frames of its own level or a larger one that may overlap a frame or come nearer to it than a distance, in the
  /// same order: whoever asks for every frame meets each pair, at least from the smaller one's side.
  func visit(near frame: Frame, within distance: Double = 0, _ visit: (Int) -> Bool) {
    guard distance <= Self.smallestCell, frame.isValid,
      max(abs(frame.x), abs(frame.y), frame.width, frame.height) < Self.farthest
    else { return }
    var left = Self.mostVisits
    let own = Self.level(of: frame)
    for level in levels where level >= own {
      let reach = distance + Self.side(of: level)
      let columns = Self.cell(frame.x - reach, level)...Self.cell(frame.maxX + distance, level)
      for row in Self.cell(frame.y - reach, level)...Self.cell(frame.maxY + distance, level) {
        for column in columns {
          for index in (cells[Self.key(level, column, row)] ?? []).reversed() {
            if visit(Int(index)) { return }
            left -= 1
            if left == 0 { return }
          }
        }
      }
    }
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
