extension AccessibilityTree {
  /// Whether the frames of this description can be trusted: neither in pixels nor stale.
  public var geometryIsUsable: Bool { pixelScale == nil && staleness == nil }

  /// Elements that would be checked if they had a size and a place on the display, in tree order.
  public var unseen: some RandomAccessCollection<Element> { unseenIndices.lazy.map { self[Int($0)] } }

  /// All that an eye meets and that assistive technology does not pass over, in tree order: elements, what they
  /// stand for, and what holds them. The app's own only.
  public var seen: some RandomAccessCollection<Element> { seenIndices.lazy.map { self[Int($0)] } }

  /// The outermost controls for which a condition holds, in tree order: what one of them holds is not looked at.
  ///
  /// - Parameter first: the index of the first control that is looked at.
  package func outermost(from first: Int = 0, where isWanted: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    var index = first
    while index < screen.controls.count {
      let element = self[index]
      if isWanted(element) {
        found.append(element)
        index = screen.descendants(of: index).upperBound
      } else {
        index += 1
      }
    }
    return found
  }
}
