public import A11yCore

/// A control is covered by another control.
public struct TargetsOverlap: TreeRule {
  public static let info = RuleInfo(
    id: "targets-overlap",
    summary: "A control is covered by another control",
    family: .geometry,
    severity: .warning,
    criteria: [.wcag("2.5.8"), .wcag("2.5.2")],
    needs: [.frame, .surroundings], restsOn: [.stacking],
    supersededBy: ["duplicate-target"],
    why: """
      A touch on the lower control activates the upper one; people who cannot aim precisely trigger unwanted \
      actions.
      """,
    fix: "Move the controls apart, or make the upper one a custom action of the lower one.",
    reviewQuestion: "can both be tapped?",
    examples: examples
  )

  public init() {}

  /// In points; less is a matter of rounding.
  private static let least = 1.0
  /// Room is looked for next to so many; with more on top of a control it may have less.
  private static let mostCovers = 8
  /// The others are counted in the message.
  private static let mostRelated = 3
  /// What lies over so much of the display is there to be dealt with first.
  private static let shareOfSheet = 0.6

  public func subjects(in tree: AccessibilityTree) -> [Element] { TouchTargets.candidates(in: tree) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let targets = TouchTargets(subjects)
    var covers: [Int: [Int]] = [:]
    var crowded: Set<Int> = []
    lazy var layers = Layers(tree)
    var names = SpokenNames(targets.all)
    let least = max(Self.least, 2 * tree.frameTolerance)
    let notMet = FramePairs(targets.frames).visit(by: least) { a, b in
      let isFull = covers[a]?.count == Self.mostCovers
      guard !isFull || !crowded.contains(a), !targets.frames[a].isSamePlace(as: targets.frames[b]),
        mayCover(b, a, targets, layers, &names)
      else { return }
      if isFull { crowded.insert(a) } else { covers[a, default: []].append(b) }
    }
    let violations = covers.keys.sorted().compactMap { below in
      violation(below, under: covers[below]?.sorted() ?? [], targets)
    }
    return targets.result(violations, crowded: crowded.union(notMet))
  }

  private func mayCover(
    _ above: Int, _ below: Int, _ targets: TouchTargets, _ layers: Layers, _ names: inout SpokenNames
  ) -> Bool {
    let (upper, lower) = (targets.all[above], targets.all[below])
    guard layers.areTogether(upper, lower), !lower.isAncestor(of: upper), upper.isSeen(with: lower),
      !doSame(above, below, targets, &names)
    else {
      return false
    }
    return !upper.isLaidOutBySystem && !lower.isLaidOutBySystem && !isSheet(targets.frames[above], over: upper.tree)
  }

  /// Then it is no matter which of the two is hit: one action, or one name for what lies around the other.
  private func doSame(_ above: Int, _ below: Int, _ targets: TouchTargets, _ names: inout SpokenNames) -> Bool {
    let (upper, lower) = (targets.all[above], targets.all[below])
    if let action = upper.action, let its = lower.action { return action == its }
    let (cover, covered) = (targets.frames[above], targets.frames[below])
    guard cover.contains(covered) || covered.contains(cover) else { return false }
    return !upper.isNameless && names[above] == names[below]
  }

  /// Names as they are spoken, each made once: a control may be compared with many.
  private struct SpokenNames {
    private let elements: [Element]
    private var known: [Int: String] = [:]

    init(_ elements: [Element]) { self.elements = elements }

    subscript(position: Int) -> String {
      mutating get {
        if let name = known[position] { return name }
        let name = SpokenText.normalized(elements[position].name)
        known[position] = name
        return name
      }
    }
  }

  private func isSheet(_ frame: Frame, over tree: AccessibilityTree) -> Bool {
    guard let display = tree.screen.size ?? tree.screen.controls.first?.frame?.size else { return false }
    return frame.area >= display.width * display.height * Self.shareOfSheet
  }

  private func violation(_ below: Int, under above: [Int], _ targets: TouchTargets) -> Violation? {
    let frame = targets.frames[below]
    let needed = room(frame)
    guard !FrameRoom.has(needed, in: frame, beside: above.map { targets.frames[$0] }) else { return nil }
    let (lower, uppers) = (targets.all[below], above.map { targets.all[$0] })
    let others = uppers.count == 1 ? "" : " and \(uppers.count - 1) more"
    var violation = Violation(
      lower,
      "is covered by \(uppers[0].mention)\(others): less than \(needed.description) points are free",
      required: "\(needed.description) points",
      related: Array(uppers.prefix(Self.mostRelated)))
    // What code shows and hides is mostly shown in turn: of four in public apps all were.
    violation.isWorthAQuestion = !lower.isShownByCode && !uppers.contains(where: \.isShownByCode)
    return violation
  }

  /// A finger's breadth, or of what is smaller a breadth that can still be hit.
  private func room(_ frame: Frame) -> Size {
    if frame.width >= 44, frame.height >= 44 { return Size(width: 44, height: 44) }
    return Size(width: Self.side(frame.width), height: Self.side(frame.height))
  }

  /// What is smaller than 24 itself keeps half of it.
  private static func side(_ length: Double) -> Double { length >= 24 ? 24 : length / 2 }
}

extension TargetsOverlap {
  static let examples: [Example] = [
    .fails(
      "button partly covered by another button",
      """
      ✗ button "Back" frame=100,100,30,30
      button "Menu" frame=112,100,44,44
      """),
    .passes(
      "buttons side by side",
      """
      button "Big" frame=10,10,213,44
      button "Small" frame=233,10,62,44
      """),
    .needsReview(
      "overlap in a dump without drawing order",
      """
      component source={"level": "runtime"}
        ? button "Back" isElement=true frame=100,100,30,30
        button "Menu" isElement=true frame=112,100,44,44
      """),
    .notChecked("button without a frame", #"button "Back""#),
  ]
}
