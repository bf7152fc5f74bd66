public import A11yCore

/// An activation point is outside its element.
public struct ActivationPointOutside: TreeRule {
  public static let info = RuleInfo(
    id: "activation-point-outside",
    summary: "An activation point is outside its element",
    family: .geometry,
    severity: .error,
    criteria: [.wcag("2.1.1"), .wcag("4.1.2"), .en("11.5.2.12")],
    needs: [.frame, .surroundings], restsOn: [],
    why: """
      VoiceOver taps at the activation point. If that point is not on the element, a double tap does nothing or \
      activates another control.
      """,
    fix: """
      Compute the point in screen coordinates after layout, or override `accessibilityActivate()` and do not set the \
      point.
      """,
    examples: examples
  )

  public init() {}

  /// In points: what rounding loses.
  private static let slack = 1.0

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { $0.geometry.activationPoint != nil }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var placed: [(Element, Point)] = []
    for element in subjects {
      guard let point = element.geometry.activationPoint, point.x.isFinite, point.y.isFinite else {
        result.leaveOut(without: .frame)
        continue
      }
      if !isCenter(point, of: element) { placed.append((element, point)) }
    }
    if placed.isEmpty { return result }
    let targets = TouchTargets(TouchTargets.candidates(in: tree).filter { $0.knows(.frame) })
    var grid = FrameGrid()
    for (position, frame) in targets.frames.enumerated() { grid.insert(position, at: frame) }
    for (element, point) in placed {
      let found = check(element, point, targets.all, grid)
      result.add(found.violation)
      if found.isCrowded { result.leaveOut(without: .surroundings) }
    }
    return result
  }

  private typealias Answer = (violation: Violation?, isCrowded: Bool)

  private func check(_ element: Element, _ point: Point, _ targets: [Element], _ grid: FrameGrid) -> Answer {
    if let violation = stray(element, point) { return (violation, false) }
    let (other, isCrowded) = neighbour(at: point, above: element, targets, grid)
    guard let other else { return (nil, isCrowded) }
    let violation = Violation(
      element, "\(Self.place(point)), which is on \(other.mention)",
      measured: "[\(point.x.points), \(point.y.points)]", related: [other])
    return (violation, false)
  }

  private static func place(_ point: Point) -> String {
    "has its activation point at [\(point.x.points), \(point.y.points)]"
  }

  /// A point that is neither on the element nor on the screen.
  private func stray(_ element: Element, _ point: Point) -> Violation? {
    let place = Self.place(point)
    guard element.shapes.contains(where: { $0.distance(toX: point.x, y: point.y) <= Self.slack }) else {
      return Violation(
        element, "\(place), outside its frame \(element.frame?.description ?? "")",
        measured: "[\(point.x.points), \(point.y.points)]")
    }
    if isBeyondDisplay(point, of: element) {
      return Violation(element, "\(place), outside the screen", measured: "[\(point.x.points), \(point.y.points)]")
    }
    return nil
  }

  /// UIKit's own choice, or as good as it.
  private func isCenter(_ point: Point, of element: Element) -> Bool {
    element.shapes.prefix(2).contains {
      abs($0.midX - point.x) <= Self.slack && abs($0.midY - point.y) <= Self.slack
    }
  }

  private func isBeyondDisplay(_ point: Point, of element: Element) -> Bool {
    guard let display = element.tree.screen.display, let frame = element.frame else { return false }
    return display.overlaps(frame) && display.distance(toX: point.x, y: point.y) > Self.slack
  }

  /// A control drawn later that takes the tap.
  private func neighbour(
    at point: Point, above element: Element, _ targets: [Element], _ grid: FrameGrid
  ) -> (found: Element?, isCrowded: Bool) {
    var found: Element?
    let isWhole = grid.visit(nearX: point.x, y: point.y, within: 0) { position in
      let other = targets[position]
      guard other.index > element.index, !element.isAncestor(of: other), let frame = other.touchFrame,
        frame.x < point.x, point.x < frame.maxX, frame.y < point.y, point.y < frame.maxY
      else { return false }
      found = other
      return true
    }
    return (found, !isWhole)
  }
}

extension Element {
  /// Where a tap reaches it: its accessibility frame, its visible frame, its hit area, and the controls that it
  /// represents.
  fileprivate var shapes: [Frame] {
    let own = [frame, control.frame, geometry.hitFrame].compactMap { $0 }
    guard tree.screen.descendants(of: index).count <= Self.mostParts else { return own }
    return own + descendants.compactMap(\.control.frame)
  }

  /// An element with more parts stands for no single control.
  private static var mostParts: Int { 64 }
}

extension ActivationPointOutside {
  static let examples: [Example] = [
    .fails("activation point outside the element", #"✗ button "Play" frame=0,0,100,44 activationPoint=180,22"#),
    .fails(
      "activation point on another button",
      """
      ✗ button "Anna" frame=0,100,390,60 activationPoint=360,130
      button "Call" frame=340,108,44,44
      """),
    .passes("activation point inside the element", #"button "Play" frame=0,0,100,44 activationPoint=80,22"#),
    .notChecked("button without a frame", #"button "Play" activationPoint=10,10"#),
  ]
}
