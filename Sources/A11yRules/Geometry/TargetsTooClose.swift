public import A11yCore

/// A small hit target is too close to another one.
public struct TargetsTooClose: TreeRule {
  public static let info = RuleInfo(
    id: "targets-too-close",
    summary: "A small hit target is too close to another one",
    family: .geometry,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("2.5.8")],
    needs: [.frame, .surroundings], restsOn: [.frame],
    supersededBy: ["target-size-minimum", "targets-overlap", "duplicate-target"],
    why: "A finger that slips by a few points hits the other control, and people with a tremor slip often.",
    fix: "Leave 8 points between the two, or enlarge them to 44 × 44 points.",
    reviewQuestion: "are they this close when the app runs?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .number("gap", \.gap, in: 0...32, "minimum distance between two controls, in points")
  ]

  private static let usual = 8.0

  /// The smallest distance between two controls, in points.
  public var gap = Self.usual

  public init() {}

  public init(gap: Double) { self.gap = gap }

  private static let large = 44.0

  public func subjects(in tree: AccessibilityTree) -> [Element] { TouchTargets.candidates(in: tree) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let targets = TouchTargets(subjects)
    var nearest: [Int: (position: Int, distance: Double)] = [:]
    let gap = gap - tree.frameTolerance
    // What overlaps has a rule of its own.
    let crowded = FramePairs(targets.frames).visit(by: -gap) { a, b in
      let distance = targets.frames[a].gap(to: targets.frames[b])
      guard distance < gap, !targets.frames[a].overlaps(targets.frames[b]) else { return }
      let small = targets.all[a].isTouchable(atLeast: Self.large) ? b : a
      guard !targets.all[small].isTouchable(atLeast: Self.large), distance < nearest[small]?.distance ?? .infinity
      else { return }
      nearest[small] = (small == a ? b : a, distance)
    }
    let violations = nearest.sorted { $0.key < $1.key }.compactMap {
      violation(targets.all[$0.key], targets.all[$0.value.position], $0.value.distance)
    }
    return targets.result(violations, crowded: crowded)
  }

  private func violation(_ element: Element, _ other: Element, _ distance: Double) -> Violation? {
    guard !isInRow(element), !isInRow(other) else { return nil }
    return Violation(
      element, "is \(distance.points) points from \(other.mention), needs \(gap.points)",
      measured: "\(distance.points) points",
      required: "\(gap.points) points", fix: gap == Self.usual ? nil : "Leave \(gap.points) points between the two.",
      related: [other])
  }

  /// Parts of one control, and rows, touch one another by design.
  private func isInRow(_ element: Element) -> Bool {
    if element.role == .cell || element.uikitClass?.role == .cell { return true }
    return element.role == .segment || element.role == .tab || element.isLaidOutBySystem
  }
}

extension TargetsTooClose {
  static let examples: [Example] = [
    .fails(
      "small buttons without a gap",
      """
      ✗ button "Cut" frame=20,100,30,30
      button "Copy" frame=50,100,30,30
      """),
    .passes(
      "small buttons with a gap of 8 pt",
      """
      button "Cut" frame=20,100,30,30
      button "Copy" frame=58,100,30,30
      """),
    .passes(
      "buttons of 44 pt height without a gap",
      """
      button "First" frame=20,100,120,44
      button "Second" frame=20,144,120,44
      """),
    .notChecked("button without a frame", #"button "Cut""#),
  ]
}
