public import A11yCore

/// The description was captured before layout.
public struct StaleTree: ScreenRule {
  public static let info = RuleInfo(
    id: "stale-tree",
    summary: "The description was captured before layout",
    family: .integrity,
    severity: .warning,
    why: "Sizes and positions cannot be checked before layout, so small or covered hit targets are not found.",
    fix: "Capture the screen again when the app is idle.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ tree: AccessibilityTree) -> Bool { !tree.screen.isLaunchScreen }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    guard let staleness = tree.staleness else { return [] }
    let why = ": it was captured before layout"
    switch staleness {
    case .emptyRoot: return [Violation(nil, "has a root of 0 × 0 points\(why)")]
    case .equalFrames(let count): return [Violation(nil, "has all \(count) elements in the same position\(why)")]
    case .emptyFrames(let count, let all):
      let found = "\(count) of \(all) elements"
      return [
        Violation(nil, "has elements without a size (\(found))\(why)", measured: found, required: "fewer than 25 %")
      ]
    }
  }
}

extension StaleTree {
  static let examples: [Example] = [
    .fails(
      "screen with an empty frame",
      """
      ✗ screen "Feed" en frame=0,0,0,0
        UIButton "Reload" frame=0,100,120,44
      """),
    .passes(
      "hidden button with an empty frame",
      """
      screen "Feed" 390x844 en
        UIButton "Reload" hidden=true frame=0,0,0,0
        UIButton "Open" frame=0,100,120,44
      """),
  ]
}
