public import A11yCore

/// A screen works in one orientation only.
public struct OrientationLocked: ScreenRule {
  public static let info = RuleInfo(
    id: "orientation-locked",
    summary: "A screen works in one orientation only",
    family: .forms,
    severity: .notice,
    criteria: [.wcag("1.3.4"), .en("11.1.3.4")],
    why: """
      A phone or tablet that is fixed to a wheelchair or a bed cannot be turned; \
      people with low vision turn it to get longer lines of large type.
      """,
    fix: """
      Support portrait and landscape. Where one of them is essential (a piano, a cheque's scanner), say so: \
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
