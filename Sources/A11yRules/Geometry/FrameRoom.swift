import A11yCore

/// Looks for room that is left of a frame below others.
enum FrameRoom {
  /// Whether a rectangle of a size fits into the frame next to all covers.
  ///
  /// One that fits can be pushed to the left and upwards until it meets an edge, so these places are enough. Cubic in
  /// the covers: give it a few.
  static func has(_ size: Size, in frame: Frame, beside covers: [Frame]) -> Bool {
    let lefts = [frame.x] + covers.map(\.maxX).filter { $0 > frame.x }
    let tops = [frame.y] + covers.map(\.maxY).filter { $0 > frame.y }
    for left in lefts where left + size.width <= frame.maxX + slack {
      for top in tops where top + size.height <= frame.maxY + slack {
        let place = Frame(x: left, y: top, width: size.width - slack, height: size.height - slack)
        if !covers.contains(where: place.overlaps) { return true }
      }
    }
    return false
  }

  /// What arithmetic loses.
  private static let slack = 0.1
}
