import A11yCore

struct StaleTree: ScreenRule {
  static let info = RuleInfo(
    id: "stale-tree",
    summary: "The description was taken before the app had laid itself out",
    family: .integrity,
    severity: .warning,
    why: """
      Sizes and places that are not there yet cannot be judged, \
      so targets that people miss pass unseen.
      """,
    fix: "Capture the screen again when the app is idle.",
    examples: [
      .fails("most elements have no size", "✗ " + tree(sizes: 10, zero: 20)),
      .fails("everything in one place", "✗ " + tree(sizes: 0, zero: 0, same: 20)),
      .fails(
        "a screen without a size",
        """
        ✗ screen "Feed" en frame=0,0,0,0
          UIButton "Reload" frame=0,100,120,44
        """),
      .passes("a live tree", tree(sizes: 30, zero: 0)),
      .passes("a collection that is collapsed", tree(sizes: 30, zero: 5)),
      .passes("too few to tell", tree(sizes: 2, zero: 3)),
      .passes(
        "hidden ones",
        """
        screen "Feed" 390x844 en
          UIButton "Reload" hidden=true frame=0,0,0,0
          UIButton "Open" frame=0,100,120,44
        """),
    ]
  )

  func appliesTo(_ tree: AccessibilityTree) -> Bool { !tree.screen.isLaunchScreen }

  func violations(in tree: AccessibilityTree) -> RuleResult {
    guard let staleness = tree.staleness else { return [] }
    let why = ": it was taken before the app had laid it out"
    switch staleness {
    case .emptyRoot: return [Violation(nil, "has a root of 0 × 0 points\(why)")]
    case .equalFrames(let count): return [Violation(nil, "has all \(count) elements in the same place\(why)")]
    case .emptyFrames(let count, let all):
      let found = "\(count) of \(all) elements"
      return [Violation(nil, "has no size on \(found)\(why)", measured: found, required: "fewer than 25 %")]
    }
  }

  /// An example of a screen with this many texts.
  private static func tree(sizes: Int, zero: Int, same: Int = 0) -> String {
    var lines = [#"screen "Feed" 390x844 en"#]
    for row in 0..<sizes { lines.append(#"  text "Row" frame=0,\#(row * 20),390,20"#) }
    for _ in 0..<zero { lines.append(#"  text "Row" frame=0,0,0,0"#) }
    for _ in 0..<same { lines.append(#"  text "Row" frame=0,0,390,844"#) }
    return lines.joined(separator: "\n")
  }
}
