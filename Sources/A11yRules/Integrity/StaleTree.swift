public import A11yCore

/// The description was taken before the app had laid itself out.
public struct StaleTree: ScreenRule {
  public static let info = RuleInfo(
    id: "stale-tree",
    summary: "The description was taken before the app had laid itself out",
    family: .integrity,
    severity: .warning,
    why: """
      Sizes and places that are not there yet cannot be judged, \
      so targets that people miss pass unseen.
      """,
    fix: "Capture the screen again when the app is idle.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ tree: AccessibilityTree) -> Bool { !tree.screen.isLaunchScreen }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
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
