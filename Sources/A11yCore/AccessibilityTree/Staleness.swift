/// Why the places of a whole description are not to be trusted: it was taken while the app was busy or had gone.
///
/// Its rules about places are then not checked. idb advises another capture at the same share of empty frames.
public enum Staleness: Sendable, Equatable {
  /// So many of the elements with a frame have one of no size.
  case emptyFrames(count: Int, of: Int)
  /// Every one of so many elements has the same frame.
  case equalFrames(count: Int)
  /// The screen itself has no size.
  case emptyRoot

  /// Fewer elements tell nothing.
  private static let fewest = 20
  /// One empty frame in so many is too many.
  private static let share = 4

  init?(_ screen: Screen, _ facts: [ControlFacts]) {
    // In an editor, what is not laid out yet has no size.
    guard !screen.source.isDesignTime, let root = screen.controls.first else { return nil }
    if screen.kind == .screen, screen.controls.count > 1, root.frame?.isZeroSize == true {
      self = .emptyRoot
      return
    }
    let frames = Self.frames(screen, facts)
    let count = frames.count
    let empty = frames.count(where: \.isZeroSize)
    guard count >= Self.fewest else { return nil }
    if empty * Self.share >= count {
      self = .emptyFrames(count: empty, of: count)
    } else if frames.allSatisfy({ $0 == frames.first }) {
      self = .equalFrames(count: count)
    } else {
      return nil
    }
  }

  /// Of the elements that are not hidden.
  private static func frames(_ screen: Screen, _ facts: [ControlFacts]) -> [Frame] {
    var frames: [Frame] = []
    var hiddenEnd = 0
    for index in screen.controls.indices {
      if screen.controls[index].isHidden == true { hiddenEnd = max(hiddenEnd, Int(screen.ends[index])) }
      guard index >= hiddenEnd, facts[index].isElement, !screen.controls[index].isVended,
        let frame = screen.controls[index].frame
      else { continue }
      frames.append(frame)
    }
    return frames
  }
}
