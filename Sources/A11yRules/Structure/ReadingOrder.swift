import A11yCore

struct ReadingOrder: TreeRule {
  static let info = RuleInfo(
    id: "reading-order",
    summary: "An explicit order reads from below to above",
    family: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.2"), .wcag("2.4.3"), .en("11.1.3.2.1"), .en("11.2.4.3")],
    needs: [.frame, .surroundings],
    why: """
      People who listen hear the sum before the items and the answer before the question, \
      and lose the thread that the layout gives everybody else.
      """,
    fix: "Put `accessibilityElements` in the order in which the screen is read, or remove it.",
    reviewQuestion: "is this the order to read in?",
    examples: [
      .needsReview(
        "the sum before the items",
        """
        ? view UIView order=total,one,two
          UILabel text="Item 1" id=one frame=16,100,200,20
          UILabel text="Item 2" id=two frame=16,130,200,20
          UILabel text="Total" id=total frame=16,300,200,20
        """),
      .needsReview(
        "a heading after what it heads",
        """
        ? view UIView order=a,b,c,d,e,f,g,h,i,j,k,title
          UILabel text="Fruit" id=title traits=header,staticText frame=16,10,200,20
          UILabel text="A" id=a frame=16,40,200,20
          UILabel text="B" id=b frame=16,70,200,20
          UILabel text="C" id=c frame=16,100,200,20
          UILabel text="D" id=d frame=16,130,200,20
          UILabel text="E" id=e frame=16,160,200,20
          UILabel text="F" id=f frame=16,190,200,20
          UILabel text="G" id=g frame=16,220,200,20
          UILabel text="H" id=h frame=16,250,200,20
          UILabel text="I" id=i frame=16,280,200,20
          UILabel text="J" id=j frame=16,310,200,20
          UILabel text="K" id=k frame=16,340,200,20
        """),
      .passes(
        "top to bottom",
        """
        view UIView order=one,total
          UILabel text="Total" id=total frame=16,300,200,20
          UILabel text="Item 1" id=one frame=16,100,200,20
        """),
      .passes(
        "columns, one after the other",
        """
        view UIView order=a,b,c,d
          UILabel text="A" id=a frame=16,100,100,20
          UILabel text="B" id=b frame=16,200,100,20
          UILabel text="C" id=c frame=200,100,100,20
          UILabel text="D" id=d frame=200,200,100,20
        """),
      .passes(
        "hardly above",
        """
        view UIView order=b,a
          UILabel text="A" id=a frame=16,100,200,20
          UILabel text="B" id=b frame=16,126,200,20
        """),
      .passes(
        "the system's own order",
        """
        UILabel text="Total" frame=16,300,200,20
        UILabel text="Item 1" frame=16,100,200,20
        """),
      .passes(
        "a bar at the bottom, read first",
        """
        view UIView order=bar,one,two
          UIToolbar id=bar frame=0,800,390,44
            UIButton "Pay" frame=16,800,100,44
          UILabel text="Item 1" id=one frame=16,100,200,20
          UILabel text="Item 2" id=two frame=16,130,200,20
        """),
      .passes(
        "a button that floats above a list, read first",
        """
        view UIView order=add,title,list
          UILabel text="Fruit" id=title frame=16,60,358,20
          UITableView id=list frame=0,100,390,744
          UIButton "Add" id=add frame=310,760,60,60
        """),
      .passes(
        "a message that lies over what is read after it",
        """
        view UIView order=saved,a,b
          UILabel text="Fruit" id=a frame=16,60,358,20
          view Card "Apples, pears and plums" id=b isElement=true frame=16,100,358,600
          view Banner "Saved" id=saved isElement=true frame=16,640,358,50
        """),
      .passes(
        "what scrolls, wherever it stands",
        """
        view UIView order=pay,list
          UIScrollView id=list frame=0,100,390,500
            UILabel text="Item 1" frame=16,100,200,20
          UIButton "Pay" id=pay frame=16,700,358,44
        """),
      .passes(
        "two groups, each with an order of its own",
        """
        view UIView order=a,b
          UILabel text="Width" id=a frame=16,200,200,20
          UILabel text="20 mm" id=b frame=16,240,200,20
        view UIView order=c,d
          UILabel text="Height" id=c frame=16,100,200,20
          UILabel text="30 mm" id=d frame=16,140,200,20
        """),
      .needsReview(
        "from right to left it is from below to above all the same",
        """
        component "Order" direction=rtl
          ? view UIView order=total,one,two
            UILabel text="Item 1" id=one frame=174,100,200,20
            UILabel text="Item 2" id=two frame=174,130,200,20
            UILabel text="Total" id=total frame=174,300,200,20
        """),
      .passes(
        "one small step back in rows that are read from right to left",
        """
        component "Order" direction=rtl
          view UIView order=n1,n2,n4,n5,n6,n3,n7,n8,n9
            UILabel text="1" id=n1 frame=270,100,100,20
            UILabel text="2" id=n2 frame=140,100,100,20
            UILabel text="3" id=n3 frame=10,100,100,20
            UILabel text="4" id=n4 frame=270,140,100,20
            UILabel text="5" id=n5 frame=140,140,100,20
            UILabel text="6" id=n6 frame=10,140,100,20
            UILabel text="7" id=n7 frame=270,180,100,20
            UILabel text="8" id=n8 frame=140,180,100,20
            UILabel text="9" id=n9 frame=10,180,100,20
        """),
      .passes(
        "one small step back in a long list",
        """
        view UIView order=a,b,d,c,e,f
          UILabel text="A" id=a frame=16,40,200,20
          UILabel text="B" id=b frame=16,70,200,20
          UILabel text="C" id=c frame=16,100,200,20
          UILabel text="D" id=d frame=16,130,200,20
          UILabel text="E" id=e frame=16,160,200,20
          UILabel text="F" id=f frame=16,190,200,20
        """),
      .notChecked(
        "nobody knows where it stands",
        """
        view UIView order=total,one
          UILabel text="Total" id=total frame=16,300,200,20
          UILabel text="Item 1" id=one
        """),
    ]
  )

  static let settings: [RuleSetting<Self>] = [
    .number("share", \.share, in: 0...1, "the share of reversed pairs that an order may have")
  ]

  var share = 0.2

  func subjects(in tree: AccessibilityTree) -> [Element] { ExplicitOrder.containers(in: tree) }

  /// The frames of what a container names matter, not its own.
  func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  func violations(among containers: [Element], in tree: AccessibilityTree) -> RuleResult {
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

  /// What stands where the layout wants it, whatever is read around it, is not compared: bars, and what scrolls.
  private func isCompared(_ element: Element) -> Bool {
    guard element.reach == .element || element.reach == .container, !element.isOutOfSight else { return false }
    switch element.role {
    case .navigationBar, .toolbar, .tabBar, .searchBar, .scroll, .table, .list, .alert, .webView, .map: return false
    default: return true
    }
  }

  /// What lies over something larger that is listed too and drawn before it: a button above a list, a banner. It
  /// stands where there is room, and may be read first. Nil where too many lie in one place to compare them.
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
      container, "reads \(step.0.mention) before \(step.1.mention), which stands above it",
      measured: "\((share * 100).rounded().points) % of pairs reversed",
      required: "at most \((self.share * 100).points) %", isInferred: true, related: [step.0, step.1])
  }

  /// The second lies wholly above the first, in the same column.
  private func isUpwards(_ first: Element, _ second: Element, by tolerance: Double) -> Bool {
    guard let from = first.frame, let to = second.frame else { return false }
    return to.maxY + tolerance < from.y && to.x < from.maxX && from.x < to.maxX
  }
}
