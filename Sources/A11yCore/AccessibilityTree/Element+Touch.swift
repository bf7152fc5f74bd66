extension AccessibilityTree {
  /// How accurate frames are, in points: rounded frames have lost up to a point, exact ones only what arithmetic loses.
  public var frameTolerance: Double { screen.source.roundsFrames ? 1.0 : 0.1 }
}

extension Element {
  /// The hit target in screen points: the declared hit area, or else the view.
  public var touchFrame: Frame? { geometry.hitFrame ?? control.frame ?? frame }

  /// How large it is for a finger and for VoiceOver. The declared hit area is the truth; without one, frame and
  /// accessibility frame must each be large enough, as google/GTXiLib measures.
  public var touchSize: Size? {
    if let hit = geometry.hitFrame { return hit.size }
    guard let frame = control.frame ?? frame else { return nil }
    guard let spoken = geometry.accessibilityFrame else { return frame.size }
    return Size(width: min(frame.width, spoken.width), height: min(frame.height, spoken.height))
  }

  /// How far a size may fall short, in points.
  public var sizeTolerance: Double { tree.frameTolerance }

  /// Both sides reach a length in points.
  public func isTouchable(atLeast minimum: Double) -> Bool {
    guard let size = touchSize else { return false }
    return size.width >= minimum - sizeTolerance && size.height >= minimum - sizeTolerance
  }

  /// Part of it is scrolled away or beyond the display, so that its size cannot be checked. What lies wholly beyond,
  /// in a scroll view, has the size it will have.
  public var isClipped: Bool {
    guard let frame = control.frame ?? frame else { return false }
    if let visible = geometry.visibleFrame, visible != frame { return true }
    guard let display = tree.screen.display else { return false }
    return display.overlaps(frame) && !display.contains(frame)
  }

  /// Whether both can be visible at the same time where their frames are. One that is scrolled out of view is visible only
  /// together with what scrolls with it.
  public func isSeen(with other: Element) -> Bool {
    let (scrollers, others) = (self.scrollers, other.scrollers)
    let common = Set(scrollers.map(\.index)).intersection(others.map(\.index))
    return !isScrolledOut(of: scrollers.filter { !common.contains($0.index) })
      && !other.isScrolledOut(of: others.filter { !common.contains($0.index) })
  }

  /// Whether it is scrolled out of a horizontal row in which another control that is no larger is visible.
  public var isScrolledAside: Bool {
    guard knows(.layout), let frame = touchFrame, let scroller = scrollers.first, let bounds = scroller.control.frame,
      bounds.isValid, !bounds.isZeroSize, frame.x >= bounds.maxX || frame.maxX <= bounds.x
    else { return false }
    let others = scroller.descendants.lazy.filter(\.isInteractive).prefix(Self.mostNeighbors)
    return others.contains { other in
      guard let place = other.touchFrame, bounds.contains(place) else { return false }
      return min(place.width, place.height) <= min(frame.width, frame.height) + sizeTolerance
    }
  }

  /// How many controls of a row are searched for a visible one.
  private static let mostNeighbors = 100

  /// The views around it that scroll, the nearest first.
  private var scrollers: [Element] {
    ancestors.filter { ancestor in
      switch ancestor.role {
      case .scroll, .table, .list: true
      default: false
      }
    }
  }

  private func isScrolledOut(of scrollers: [Element]) -> Bool {
    guard let frame = touchFrame else { return false }
    return scrollers.contains { scroller in
      guard let bounds = scroller.control.frame, bounds.isValid, !bounds.isZeroSize else { return false }
      return bounds.distance(toX: frame.midX, y: frame.midY) > 0
    }
  }

  /// The side that shows best that a size falls short of a length: one that a constraint fixes, if there is one.
  public func decidingSide(of size: Size, below minimum: Double) -> Fact {
    let isWidthShort = size.width < minimum - sizeTolerance
    let isHeightShort = size.height < minimum - sizeTolerance
    if isWidthShort, isHeightShort { return evidence(for: .width) < evidence(for: .height) ? .height : .width }
    return isWidthShort ? .width : .height
  }

  /// Something around it does the same when it is tapped, and reaches a length in points.
  public func hasLargerTwin(atLeast minimum: Double) -> Bool {
    ancestors.contains { ancestor in
      guard ancestor.reactsToTaps || ancestor.reach == .element, ancestor.isTouchable(atLeast: minimum)
      else { return false }
      if let action, ancestor.action == action { return true }
      guard ancestor.action == nil || action == nil else { return false }
      return ancestor.reach == .element || !ancestor.holdsControl(besides: self)
    }
  }

  /// What is around several controls does for none of them what it does itself.
  private func holdsControl(besides element: Element) -> Bool {
    descendants.contains { $0.index != element.index && $0.reach == .element && $0.isInteractive }
  }

  /// A text view that a dump shows with text in it and that may be there only to be read: no dump tells.
  public var mayBeOnlyRead: Bool {
    role == .textView && control.isEditable == nil && !derivesFromClass
      && !SpokenText.isBlank(control.value)
  }

  /// An editor disables it, and nothing can enable it: a field that only shows what is entered elsewhere.
  public var isDisabledForGood: Bool {
    isEnabled == false && tree.screen.source.isDesignTime && evidence(for: .enabled) == .declared
  }

  /// It takes no touches, or something around it lets none through.
  public var ignoresTouches: Bool {
    control.isUserInteractionEnabled == false || ancestors.contains { $0.control.isUserInteractionEnabled == false }
  }

  /// A link within text, whose size is that of the line.
  public var isInline: Bool {
    if let isInline = appearance.isInline { return isInline }
    return role == .link && ancestors.contains { $0.role == .textView || $0.role == .text }
  }

  /// Part of something that UIKit lays out: a bar's items have hit areas larger than what is drawn, the parts of a
  /// picker or a stepper have the system's own size.
  public var isLaidOutBySystem: Bool {
    if role == .tab { return !isCustom }
    if isPartOfSearchBar { return true }
    return ancestors.contains { ancestor in
      switch ancestor.role {
      case .navigationBar, .toolbar, .tabBar, .searchBar, .searchField, .datePicker, .picker, .stepper:
        !ancestor.isCustom
      default: false
      }
    }
  }

  /// A button that UIKit puts next to the field of a search bar or into it, such as "Cancel" and "Dictate"; dumps do not
  /// name the bar.
  private var isPartOfSearchBar: Bool {
    guard role == .button, !isCustom, let frame else { return false }
    // "Clear text" may stand before "Dictate".
    let brother = brotherBefore.flatMap { $0.role == .button ? $0.brotherBefore : $0 }
    guard let brother, brother.role == .searchField, let field = brother.frame else { return false }
    guard field.y <= frame.midY, frame.midY <= field.maxY else { return false }
    return frame.height >= 28 && field.maxX <= frame.x || field.x <= frame.x && frame.maxX <= field.maxX
  }

  /// What comes before it in the element that holds both.
  private var brotherBefore: Element? {
    guard let parent, index > parent.index + 1 else { return nil }
    var brother = Element(tree, index - 1)
    while let holder = brother.parent, holder.index != parent.index { brother = holder }
    return brother
  }
}
