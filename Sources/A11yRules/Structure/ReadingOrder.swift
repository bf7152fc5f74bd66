public import A11yCore

/// An explicit order does not match the layout.
public struct ReadingOrder: TreeRule {
  public static let info = RuleInfo(
    id: "reading-order",
    summary: "An explicit order does not match the layout",
    family: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.2"), .wcag("2.4.3"), .en("11.1.3.2.1"), .en("11.2.4.3")],
    needs: [.frame, .surroundings],
    why: "VoiceOver users hear the total before the items and the answer before the question.",
    fix: "Put `accessibilityElements` in the visual reading order, or remove it.",
    reviewQuestion: "is this the intended reading order?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .number("share", \.share, in: 0...1, "maximum share of reversed pairs in an order")
  ]

  /// The share of reversed pairs that an order may have, from 0 to 1.
  public var share = 0.2

  public init() {}

  public init(share: Double) { self.share = share }

  public func subjects(in tree: AccessibilityTree) -> [Element] { ExplicitOrder.containers(in: tree) }

  /// The frames of what a container names matter, not its own.
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  public func violations(among containers: [Element], in tree: AccessibilityTree) -> RuleResult {
    var orders = ExplicitOrder(tree)
    var result: RuleResult = []
    for container in containers {
      var seen: Set<Int> = []
      let named = (container.structure.order ?? []).compactMap { orders.index(of: $0) }.filter {
        seen.insert($0).inserted
      }.map { tree[$0] }
      guard let floating = floating(among: named) else {
        result.leaveOut(without: .surroundings)
        continue
      }
      let listed = named.filter { isCompared($0) && !floating.contains($0.index) }
      guard listed.count > 1 else { continue }
      if listed.contains(where: { !$0.knows(.frame) }) {
        result.leaveOut(without: .frame)
      } else if let violation = judge(container, listed) {
        result.violations.append(violation)
      }
    }
    return result
  }

  /// What is where the layout wants it, whatever is read around it, is not compared: bars, and what scrolls.
  private func isCompared(_ element: Element) -> Bool {
    guard element.reach == .element || element.reach == .container, !element.isOutOfSight else { return false }
    switch element.role {
    case .navigationBar, .toolbar, .tabBar, .searchBar, .scroll, .table, .list, .alert, .webView, .map: return false
    default: return true
    }
  }

  /// What lies over something larger that is listed too and drawn before it: a button above a list, a banner. It
  /// is where there is room, and may be read first. Nil where too many lie in one place to compare them.
  private func floating(among listed: [Element]) -> Set<Int>? {
    let drawn = listed.filter { element in
      guard element.reach != .hidden, !element.isOutOfSight, let frame = element.control.frame else { return false }
      return frame.isValid && frame.area > 0
    }.sorted { $0.index < $1.index }
    let frames = drawn.compactMap(\.control.frame)
    var floating: Set<Int> = []
    let crowded = FramePairs(frames).visit(by: Self.overlap) { lower, upper in
      let (below, above) = (frames[lower], frames[upper])
      if above.area < below.area, below.distance(toX: above.midX, y: above.midY) == 0 {
        floating.insert(drawn[upper].index)
      }
    }
    return crowded.isEmpty ? floating : nil
  }

  /// In points; less is a matter of rounding.
  private static let overlap = 1.0

  private func judge(_ container: Element, _ listed: [Element]) -> Violation? {
    let tree = container.tree
    let tolerance = tree.rowTolerance
    let steps = zip(listed, listed.dropFirst()).filter { isUpwards($0, $1, by: tolerance) }
    guard let step = steps.first(where: { $1.traits.contains(.header) }) ?? steps.first else { return nil }
    let share = Reversals.share(of: listed.map(\.index), against: tree.sortedByPlace(listed.map(\.index)))
    guard share > self.share || step.1.traits.contains(.header) else { return nil }
    return Violation(
      container, "reads \(step.0.mention) before \(step.1.mention), which is above it",
      measured: "\((share * 100).rounded().points)% of pairs reversed",
      required: "at most \((self.share * 100).points)%", isInferred: true, related: [step.0, step.1])
  }

  /// The second lies wholly above the first, in the same column.
  private func isUpwards(_ first: Element, _ second: Element, by tolerance: Double) -> Bool {
    guard let from = first.frame, let to = second.frame else { return false }
    return to.maxY + tolerance < from.y && to.x < from.maxX && from.x < to.maxX
  }
}

extension ReadingOrder {
  static let examples: [Example] = [
    .needsReview(
      "total before the items in the explicit order",
      """
      ? view UIView order=total,one,two
        UILabel text="Item 1" id=one frame=16,100,200,20
        UILabel text="Item 2" id=two frame=16,130,200,20
        UILabel text="Total" id=total frame=16,300,200,20
      """),
    .passes(
      "explicit order from top to bottom",
      """
      view UIView order=one,total
        UILabel text="Total" id=total frame=16,300,200,20
        UILabel text="Item 1" id=one frame=16,100,200,20
      """),
    .passes(
      "explicit order by column",
      """
      view UIView order=a,b,c,d
        UILabel text="A" id=a frame=16,100,100,20
        UILabel text="B" id=b frame=16,200,100,20
        UILabel text="C" id=c frame=200,100,100,20
        UILabel text="D" id=d frame=200,200,100,20
      """),
    .notChecked(
      "element without a frame",
      """
      view UIView order=total,one
        UILabel text="Total" id=total frame=16,300,200,20
        UILabel text="Item 1" id=one
      """),
  ]
}
