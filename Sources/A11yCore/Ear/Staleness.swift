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
    var count = 0
    var empty = 0
    var first: Frame?
    var areEqual = true
    var hiddenEnd = 0
    for index in screen.controls.indices {
      if screen.controls[index].isHidden == true { hiddenEnd = max(hiddenEnd, Int(screen.ends[index])) }
      guard index >= hiddenEnd, facts[index].isElement, !screen.controls[index].isVended,
        let frame = screen.controls[index].frame
      else { continue }
      count += 1
      if frame.isZeroSize { empty += 1 }
      if areEqual, frame != first ?? frame { areEqual = false }
      first = first ?? frame
    }
    guard count >= Self.fewest else { return nil }
    if empty * Self.share >= count {
      self = .emptyFrames(count: empty, of: count)
    } else if areEqual {
      self = .equalFrames(count: count)
    } else {
      return nil
    }
  }
}
