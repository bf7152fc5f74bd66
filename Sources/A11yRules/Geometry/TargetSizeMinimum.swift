public import A11yCore

/// A hit target is smaller than 24 × 24 points and too close to another one.
public struct TargetSizeMinimum: TreeRule {
  public static let info = RuleInfo(
    id: "target-size-minimum",
    summary: "A hit target is smaller than 24 × 24 points and too close to another one",
    family: .geometry,
    severity: .error,
    criteria: [.wcag("2.5.8")],
    needs: [.frame, .surroundings], restsOn: [.frame],
    why: """
      People with a tremor or a prosthesis, and everyone on a moving bus, hit the other control: the fingertip \
      covers both.
      """,
    fix: "Enlarge the control to 24 × 24 points, or move it away from the other one; 44 × 44 is better.",
    fixability: .unsafe("enlarges the frame around its center, if it stays in its parent and overlaps nothing else"),
    reviewQuestion: "is the control or its hit area larger when the app runs?",
    examples: examples
  )

  public init() {}

  /// WCAG 2.2, 2.5.8: CSS pixels there, points here.
  private static let minimum = 24.0
  private static let radius = minimum / 2
  /// One side may be as short as this when the other one is long enough.
  private static let shortest = 10.0

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // A television is not touched.
    tree.screen.idiom == .tv ? [] : TouchTargets.candidates(in: tree)
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    let targets = subjects.filter { $0.touchFrame.map(FrameGrid.canHold) == true }
    result.leaveOut(subjects.count - targets.count, without: .frame)
    let small = targets.filter(isSmall)
    guard !small.isEmpty else { return result }
    var surroundings = TargetSurroundings(tree, targets: targets)
    for element in small {
      let found = check(element, in: &surroundings)
      result.add(found.violation)
      if found.isCrowded { result.leaveOut(without: .surroundings) }
    }
    return result
  }

  private func isSmall(_ element: Element) -> Bool {
    guard !element.isTouchable(atLeast: Self.minimum), let size = element.touchSize, !element.isClipped,
      !element.isScrolledAside
    else {
      return false
    }
    let sides = (min(size.width, size.height), max(size.width, size.height))
    let mayBeFlat = element.role?.isTextInput != true || element.derivesFromClass
    if mayBeFlat, sides.0 >= Self.shortest, sides.1 >= Self.minimum - element.sizeTolerance { return false }
    return !isOfSystem(element) && !element.hasLargerTwin(atLeast: Self.minimum)
  }

  private func isOfSystem(_ element: Element) -> Bool {
    switch element.role {
    case .picker, .datePicker, .segment: !element.isCustom
    default: element.isLaidOutBySystem
    }
  }

  /// - Returns: what is wrong; or that too many lie around it to tell.
  private func check(
    _ element: Element, in surroundings: inout TargetSurroundings
  ) -> (violation: Violation?, isCrowded: Bool) {
    guard let frame = element.touchFrame, let size = element.touchSize else { return (nil, false) }
    guard let isCovered = surroundings.isCovered(element) else { return (nil, true) }
    if isCovered || surroundings.hasTwin(element, atLeast: Self.minimum) { return (nil, false) }
    let (neighbour, areAll) = nearest(to: element, frame, in: &surroundings)
    guard let neighbour else { return (nil, !areAll) }
    let room =
      neighbour.isSmall
      ? "the center of another small target is \(neighbour.distance.points) points from its own, needs 24"
      : "another target is \(neighbour.distance.points) points from its center, needs 12"
    var violation = Violation(
      element, "is \(size.description) points, needs 24 × 24, and \(room)",
      measured: "\(size.description) points",
      required: "24 × 24 points", related: [neighbour.element])
    violation.repair = element.enlarged(to: Self.minimum)
    return (violation, false)
  }

  private struct Neighbour {
    var element: Element
    var distance: Double
    /// Then the centers are too near; else its edge is too near to the center.
    var isSmall: Bool
  }

  /// The target that is most in the way, if any does: it meets the circle, or its own circle does. And whether all
  /// around it were looked at.
  private func nearest(
    to element: Element, _ frame: Frame, in surroundings: inout TargetSurroundings
  ) -> (Neighbour?, areAll: Bool) {
    var best: (neighbour: Neighbour, share: Double)?
    let around = surroundings.targets(around: frame, within: Self.minimum)
    var areAll = around.areAll
    for other in around.found where other.index != element.index {
      guard let found = neighbour(other, of: element, frame) else { continue }
      guard element.isSeen(with: other) else { continue }
      guard let isCovered = surroundings.isCovered(other) else {
        areAll = false
        continue
      }
      if isCovered { continue }
      let share = found.distance / (found.isSmall ? Self.minimum : Self.radius)
      // The first of equals in the tree; they come last first.
      if share <= best?.share ?? .infinity { best = (found, share) }
    }
    return (best?.neighbour, areAll)
  }

  private func neighbour(_ other: Element, of element: Element, _ frame: Frame) -> Neighbour? {
    guard let place = other.touchFrame, other.action == nil || other.action != element.action else { return nil }
    let tolerance = element.sizeTolerance
    let edge = place.distance(toX: frame.midX, y: frame.midY)
    if edge < Self.radius - tolerance { return Neighbour(element: other, distance: edge, isSmall: false) }
    guard !other.isTouchable(atLeast: Self.minimum) else { return nil }
    let (dx, dy) = (place.midX - frame.midX, place.midY - frame.midY)
    let centers = (dx * dx + dy * dy).squareRoot()
    return centers < Self.minimum - tolerance ? Neighbour(element: other, distance: centers, isSmall: true) : nil
  }
}

extension TargetSizeMinimum {
  static let examples: [Example] = [
    .fails(
      "two 16 × 16 pt buttons with a gap of 4 pt",
      """
      ✗ button "Back" frame=100,100,16,16
      ✗ button "Forward" frame=120,100,16,16
      """),
    .passes(
      "two 16 × 16 pt buttons with a gap of 8 pt",
      """
      button "Back" frame=100,100,16,16
      button "Forward" frame=124,100,16,16
      """),
    .passes(
      "adjacent 24 × 24 pt buttons",
      """
      button "Back" frame=100,100,24,24
      button "Forward" frame=124,100,24,24
      """),
    .notChecked("button without a frame", #"button "Close""#),
  ]
}
