import A11yCore

/// Frames in the order in which they are drawn, and the pairs of them that share an area.
struct FramePairs {
  private let frames: [Frame]
  private var grid = FrameGrid()

  init(_ frames: [Frame]) {
    self.frames = frames
    for (position, frame) in frames.enumerated() { grid.insert(position, at: frame) }
  }

  /// The pairs that overlap by more than a length in both directions, each once: the one below, the one above it.
  /// A negative length asks for pairs that are no farther apart than that.
  ///
  /// - Returns: the positions of frames in places more crowded than any display: some pairs with them were left out, so
  ///   that time stays linear.
  func visit(by length: Double, _ visit: (Int, Int) -> Void) -> Set<Int> {
    var crowded: Set<Int> = []
    for (position, frame) in frames.enumerated() {
      let isWhole = grid.visit(near: frame, within: max(0, -length)) { other in
        guard other != position, isDue(other, from: position), frames[other].overlaps(frame, by: length) else {
          return false
        }
        visit(min(position, other), max(position, other))
        return false
      }
      if !isWhole { crowded.insert(position) }
    }
    return crowded
  }

  /// Each pair belongs to the smaller frame, and between equals to the later one.
  private func isDue(_ other: Int, from position: Int) -> Bool {
    let (own, its) = (frames[position].longerSide, frames[other].longerSide)
    return own == its ? other < position : own < its
  }
}

extension Frame {
  fileprivate var longerSide: Double { max(width, height) }

  fileprivate func overlaps(_ other: Frame, by length: Double) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > length && min(maxY, other.maxY) - max(y, other.y) > length
  }

  /// The same place as far as an eye could tell: no edge is a point away.
  func isSamePlace(as other: Frame) -> Bool {
    abs(x - other.x) <= 1 && abs(y - other.y) <= 1 && abs(maxX - other.maxX) <= 1 && abs(maxY - other.maxY) <= 1
  }
}
