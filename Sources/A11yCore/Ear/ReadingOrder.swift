/// Sorts what VoiceOver meets into the order it is read in: rows from the top, each row from its leading edge.
struct ReadingOrder {
  let screen: Screen
  let facts: [ControlFacts]

  /// Tops that differ by less are one row: 8 points on a phone, 13 on everything else. Found by experiment by the
  /// authors of cashapp/AccessibilitySnapshot; Apple documents no number.
  private var tolerance: Double { screen.idiom == .phone ? 8 : 13 }

  func sorted(_ root: Traversal.Node) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(screen.controls.count)
    flatten(placed(root, insideTabBar: false), into: &order)
    return order
  }

  /// A node with the point it is sorted by; nil for a group that holds nothing, which sorts last.
  private struct Placed {
    var point: Point?
    var element: Int?
    var members: [Placed] = []
  }

  private func placed(_ node: Traversal.Node, insideTabBar: Bool) -> Placed {
    switch node {
    case .element(let index):
      return Placed(point: origin(of: index), element: index)
    case .group(let members, let isExplicit, let container):
      let isTabBar = facts.indices.contains(container) && facts[container].traits.contains(.tabBar)
      let placed = members.map { self.placed($0, insideTabBar: isTabBar || insideTabBar) }
      let sorted = placed.sorted(by: precedes)
      var point = sorted.first?.point
      // An explicit container among the tabs of a bar stands where it is, not where its first member is.
      if isExplicit, insideTabBar { point = origin(of: container) }
      return Placed(point: point, members: isExplicit ? placed : sorted)
    }
  }

  private func flatten(_ node: Placed, into order: inout [Int]) {
    if let element = node.element { order.append(element) }
    for member in node.members { flatten(member, into: &order) }
  }

  /// An element without a frame is sorted as if it stood in the corner of the nearest ancestor that has one.
  private func origin(of index: Int) -> Point {
    let frame = screen.controls[index].boxedGeometry.value.accessibilityFrame ?? screen.controls[index].frame
    if let frame { return Point(x: frame.x, y: frame.y) }
    for ancestor in screen.ancestors(of: index) {
      if let frame = screen.controls[ancestor].frame { return Point(x: frame.x, y: frame.y) }
    }
    return Point(x: 0, y: 0)
  }

  /// Not transitive (tops of 0, 6 and 12 make a circle), as the model it follows: the outcome then is Swift's own
  /// sort's, on both sides.
  private func precedes(_ a: Placed, _ b: Placed) -> Bool {
    guard let first = a.point, let second = b.point else { return a.point != nil && b.point == nil }
    if abs(first.y - second.y) >= tolerance { return first.y < second.y }
    return screen.direction == .leftToRight ? first.x < second.x : first.x > second.x
  }
}
