import A11yCore

/// Remembers places and recognises one that it has met, where no edge is farther away than a point.
struct FramePlaces {
  /// In points: twice the tolerance, so that a place stands in one cell and reaches into one neighbour on each axis.
  private static let cell = 2.0
  /// A corner with more different frames than this is no place a person could read; it also bounds hostile input.
  private static let most = 16
  /// Beyond this no display reaches.
  private static let farthest = 1e9

  private var cells: [UInt64: [Entry]] = [:]

  private struct Entry {
    var frame: Frame
    var position: Int
  }

  /// The position that was remembered for this place; nil when it is new, and is remembered now.
  mutating func first(at frame: Frame, else position: Int) -> Int? {
    guard frame.isValid, max(abs(frame.x), abs(frame.y)) < Self.farthest else { return nil }
    let (column, row) = (Int((frame.x / Self.cell).rounded(.down)), Int((frame.y / Self.cell).rounded(.down)))
    for other in [(column, row)] + Self.neighbours(of: frame, column, row) {
      for entry in cells[Self.key(other.0, other.1)] ?? [] where entry.frame.isSamePlace(as: frame) {
        return entry.position
      }
    }
    let key = Self.key(column, row)
    if cells[key]?.count ?? 0 < Self.most {
      cells[key, default: []].append(Entry(frame: frame, position: position))
    }
    return nil
  }

  /// The cells on the sides to which the corner is nearer.
  private static func neighbours(of frame: Frame, _ column: Int, _ row: Int) -> [(Int, Int)] {
    let nextColumn = frame.x - Double(column) * cell < 1 ? column - 1 : column + 1
    let nextRow = frame.y - Double(row) * cell < 1 ? row - 1 : row + 1
    return [(nextColumn, row), (column, nextRow), (nextColumn, nextRow)]
  }

  private static func key(_ column: Int, _ row: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: column) << 32 | UInt64(truncatingIfNeeded: row) & 0xFFFF_FFFF
  }
}
