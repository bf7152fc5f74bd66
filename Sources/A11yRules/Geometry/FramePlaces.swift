import A11yCore

/// Remembers places and recognizes one that it has met, where no edge is farther away than a point.
struct FramePlaces {
  /// In points: twice the tolerance, so that an edge lies in one cell and reaches into one neighbor.
  private static let cell = 2.0
  /// With more frames that begin in one cell, these are told apart by the cell they end in. There are at most sixteen
  /// places with both in common that differ by more than the tolerance in some edge.
  private static let few = 16

  /// By the cell of the first corner.
  private var cells: [UInt64: [Entry]] = [:]
  /// The cells with more than a few, by the cell of the last corner.
  private var crowds: [UInt64: [UInt64: [Entry]]] = [:]

  private struct Entry {
    var frame: Frame
    var position: Int
  }

  /// The position that was remembered for this place; nil when it is new, and is remembered now.
  mutating func first(at frame: Frame, else position: Int) -> Int? {
    guard FrameGrid.canHold(frame) else { return nil }
    let starts = Self.cells(x: frame.x, y: frame.y)
    let ends = Self.cells(x: frame.maxX, y: frame.maxY)
    for start in starts {
      if let crowd = crowds[start] {
        for end in ends {
          if let found = Self.position(of: frame, among: crowd[end]) { return found }
        }
      } else if let found = Self.position(of: frame, among: cells[start]) {
        return found
      }
    }
    remember(Entry(frame: frame, position: position), starts[0], ends[0])
    return nil
  }

  private static func position(of frame: Frame, among entries: [Entry]?) -> Int? {
    entries?.first { $0.frame.isSamePlace(as: frame) }?.position
  }

  private mutating func remember(_ entry: Entry, _ start: UInt64, _ end: UInt64) {
    guard crowds[start] == nil else {
      crowds[start]?[end, default: []].append(entry)
      return
    }
    cells[start, default: []].append(entry)
    guard let entries = cells[start], entries.count > Self.few else { return }
    cells[start] = nil
    crowds[start] = Dictionary(grouping: entries) { Self.cells(x: $0.frame.maxX, y: $0.frame.maxY)[0] }
  }

  /// The cell of a corner, and those on the sides to which it is nearer.
  private static func cells(x: Double, y: Double) -> [UInt64] {
    let (column, row) = (Int((x / cell).rounded(.down)), Int((y / cell).rounded(.down)))
    let nextColumn = x - Double(column) * cell < 1 ? column - 1 : column + 1
    let nextRow = y - Double(row) * cell < 1 ? row - 1 : row + 1
    return [key(column, row), key(nextColumn, row), key(column, nextRow), key(nextColumn, nextRow)]
  }

  private static func key(_ column: Int, _ row: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: column) << 32 | UInt64(truncatingIfNeeded: row) & 0xFFFF_FFFF
  }
}
