/// Sorts accessibility elements into VoiceOver's reading order: rows from the top, each row from its leading edge.
struct ReadingOrderSorter {
  let screen: Screen
  let facts: [ControlFacts]
  /// Of controls without a frame, where the nearest one before it that has one is, among those in the same parent; empty
  /// if all have frames, and for controls that are sorted on their own.
  private var inherited: [Point?] = []

  init(screen: Screen, facts: [ControlFacts]) {
    self.screen = screen
    self.facts = facts
  }

  private static func inheritedPoints(_ screen: Screen) -> [Point?] {
    guard screen.controls.contains(where: { $0.frame == nil }), screen.controls.contains(where: { $0.frame != nil })
    else { return [] }
    // By the parent.
    var last: [Int: Point] = [:]
    return screen.controls.indices.map { index in
      let parent = screen.parent(of: index) ?? -1
      // Read in place: a control is large to copy.
      if let frame = screen.controls[index].boxedGeometry.value.accessibilityFrame ?? screen.controls[index].frame {
        last[parent] = Point(x: frame.x, y: frame.y)
        // What comes after a stepper comes after both of its buttons.
        if screen.controls[index].isVended, let grandparent = screen.parent(of: parent) {
          last[grandparent] = last[parent]
        }
      }
      return last[parent]
    }
  }

  /// Tops that differ by less are one row: 8 points on a phone, 13 on everything else. Found by experiment by the
  /// authors of cashapp/AccessibilitySnapshot; Apple documents no number.
  static func tolerance(on screen: Screen) -> Double { screen.idiom == .phone ? 8 : 13 }

  /// - Parameter groups: as the traversal gathered them, each before the groups in it.
  func sorted(_ groups: [Traversal.Group]) -> [Int] {
    var sorter = self
    sorter.inherited = Self.inheritedPoints(screen)
    return sorter.sortedGroups(groups)
  }

  private func sortedGroups(_ groups: [Traversal.Group]) -> [Int] {
    let tabBars = insideTabBars(groups)
    var points: [Point?] = Array(repeating: nil, count: groups.count)
    var sorted: [[Traversal.Member]] = groups.map(\.members)
    let bar = groups.contains(where: isScrollView) ? bottomOfBar : 0
    // From the innermost: a group's place follows from its members'.
    for index in groups.indices.reversed() {
      let group = groups[index]
      let placed = group.members.map { Placed(point: point(of: $0, groups: points), member: $0) }
      let inOrder = placed.sorted(by: precedes)
      points[index] = inOrder.first?.point
      if isScrollView(group) { points[index] = firstInSight(inOrder, of: group.container, below: bar) }
      // Cells of one row have equal frames, whatever is in them.
      if isCell(group), let corner = corner(of: group.container) { points[index] = corner }
      // An explicit container among the tabs of a bar is where it is, not where its first member is.
      if group.isExplicit, tabBars[index] { points[index] = origin(of: group.container) }
      if !group.isExplicit { sorted[index] = inOrder.map(\.member) }
    }
    return flattened(sorted)
  }

  /// These controls, each by its own corner, whatever order an app gives them.
  func sortedByPlace(_ controls: [Int]) -> [Int] {
    let placed = controls.map { (control: $0, placed: Placed(point: origin(of: $0), member: .element($0))) }
    return placed.sorted { precedes($0.placed, $1.placed) }.map(\.control)
  }

  /// A member with the point it is sorted by; nil for a group that holds nothing, which sorts last.
  private struct Placed {
    var point: Point?
    var member: Traversal.Member
  }

  private func isScrollView(_ group: Traversal.Group) -> Bool {
    guard group.isUnknownToReference else { return false }
    switch facts[group.container].role {
    case .scroll, .table, .list: return true
    default: return false
    }
  }

  private func isCell(_ group: Traversal.Group) -> Bool {
    guard group.isUnknownToReference, !group.members.isEmpty else { return false }
    return facts[group.container].role?.isRow == true
  }

  private func corner(of control: Int) -> Point? {
    guard let frame = screen.controls[control].frame, frame.isValid, !frame.isZeroSize else { return nil }
    return Point(x: frame.x, y: frame.y)
  }

  /// The point of the first member that is scrolled into view and not covered by a navigation bar.
  private func firstInSight(_ members: [Placed], of container: Int, below bar: Double) -> Point? {
    guard let frame = screen.controls[container].frame, frame.isValid else { return members.first?.point }
    let seen = members.first { member in
      guard let point = member.point else { return false }
      return point.y >= max(frame.y, bar) - 1 && point.x >= frame.x - 1
    }
    return (seen ?? members.first)?.point
  }

  private var bottomOfBar: Double {
    let bars = screen.controls.indices.lazy.filter { facts[$0].role == .navigationBar }
    return bars.compactMap { screen.controls[$0].frame?.maxY }.first { $0 <= Self.lowestBar } ?? 0
  }

  /// In points: no navigation bar at the top of a display ends lower.
  private static let lowestBar = 200.0

  /// Which groups are inside one whose container has the tab bar trait.
  private func insideTabBars(_ groups: [Traversal.Group]) -> [Bool] {
    var inside: [Bool] = []
    for group in groups {
      guard let parent = group.parent else {
        inside.append(false)
        continue
      }
      inside.append(inside[parent] || facts[groups[parent].container].traits.contains(.tabBar))
    }
    return inside
  }

  private func point(of member: Traversal.Member, groups points: [Point?]) -> Point? {
    switch member {
    case .element(let index): origin(of: index)
    case .group(let index): points[index]
    }
  }

  private func flattened(_ groups: [[Traversal.Member]]) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(screen.controls.count)
    var pending: [Traversal.Member] = [.group(0)]
    while let next = pending.popLast() {
      switch next {
      case .element(let index): order.append(index)
      case .group(let index): pending += groups[index].reversed()
      }
    }
    return order
  }

  /// An element without a frame follows the one before it, or else is in the corner of the nearest ancestor that has one.
  private func origin(of index: Int) -> Point {
    let frame = screen.controls[index].boxedGeometry.value.accessibilityFrame ?? screen.controls[index].frame
    if let frame { return Point(x: frame.x, y: frame.y) }
    if !inherited.isEmpty, let point = inherited[index] { return point }
    for ancestor in screen.ancestors(of: index) {
      if let frame = screen.controls[ancestor].frame { return Point(x: frame.x, y: frame.y) }
    }
    return Point(x: 0, y: 0)
  }

  /// Not transitive (tops of 0, 6 and 12 make a circle), like the same comparison in AccessibilitySnapshot. Both sort
  /// with Swift's `sort`, so that the results are equal even then.
  private func precedes(_ a: Placed, _ b: Placed) -> Bool {
    guard let first = a.point, let second = b.point else { return a.point != nil && b.point == nil }
    if abs(first.y - second.y) >= Self.tolerance(on: screen) { return first.y < second.y }
    return screen.direction == .leftToRight ? first.x < second.x : first.x > second.x
  }
}
