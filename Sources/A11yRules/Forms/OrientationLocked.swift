public import A11yCore

/// A screen supports only one orientation.
public struct OrientationLocked: ScreenRule {
  public static let info = RuleInfo(
    id: "orientation-locked",
    summary: "A screen supports only one orientation",
    family: .forms,
    severity: .notice,
    criteria: [.wcag("1.3.4"), .en("11.1.3.4")],
    why: """
      A device that is mounted on a wheelchair or a bed cannot be turned; people with low vision turn it to get \
      longer lines of large text.
      """,
    fix: """
      Support portrait and landscape. If one orientation is essential (a piano, a check scanner), set \
      "essentialOrientation": true.
      """,
    examples: examples
  )

  public init() {}

  public func appliesTo(_ tree: AccessibilityTree) -> Bool {
    let screen = tree.screen
    return screen.kind == .screen && !screen.isLaunchScreen && !screen.isOrientationEssential
      && (screen.idiom == .phone || screen.idiom == .pad) && !screen.controls.isEmpty
  }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    guard let orientations = tree.screen.supportedOrientations, !orientations.isEmpty else { return [] }
    let upright = orientations.count { $0 == .portrait || $0 == .portraitUpsideDown }
    guard upright == 0 || upright == orientations.count else { return [] }
    let list = orientations.map(\.rawValue).joined(separator: ", ")
    return [
      Violation(
        nil, "supports \(upright == 0 ? "landscape" : "portrait") only (\(list))", measured: list,
        required: "portrait and landscape")
    ]
  }
}

extension OrientationLocked {
  static let examples: [Example] = [
    .fails("portrait only", #"✗ screen "Inbox" 390x844 en supportedOrientations=portrait"#),
    .passes("portrait and landscape", #"screen "Inbox" 390x844 en supportedOrientations=portrait,landscapeLeft"#),
    .passes(
      "orientation declared as essential",
      #"screen "Scan" 844x390 en supportedOrientations=landscapeLeft,landscapeRight essentialOrientation=true"#),
  ]
}
