extension AccessibilityTree {
  /// Whether the frames of this description can be trusted: neither in pixels nor stale.
  public var geometryIsUsable: Bool { pixelScale == nil && staleness == nil }

  /// Elements that would be checked if they had a size and a place on the display, in tree order.
  public var unseen: some RandomAccessCollection<Element> { unseenIndices.lazy.map { self[Int($0)] } }

  /// All that an eye meets and that assistive technology does not pass over, in tree order: elements, what they
  /// stand for, and what holds them. The app's own only.
  public var seen: some RandomAccessCollection<Element> { seenIndices.lazy.map { self[Int($0)] } }
}
