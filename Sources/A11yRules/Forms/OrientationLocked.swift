import A11yCore

struct OrientationLocked: ScreenRule {
  static let info = RuleInfo(
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
    examples: [
      .fails("upright only", #"✗ screen "Inbox" 390x844 en supportedOrientations=portrait"#),
      .fails(
        "upright, either way up",
        #"✗ screen "Inbox" 390x844 en supportedOrientations=portrait,portraitUpsideDown"#),
      .fails("across only", #"✗ screen "Film" 844x390 en supportedOrientations=landscapeLeft,landscapeRight"#),
      .passes("both", #"screen "Inbox" 390x844 en supportedOrientations=portrait,landscapeLeft"#),
      .passes(
        "a cheque's scanner, which needs it",
        #"screen "Scan" 844x390 en supportedOrientations=landscapeLeft,landscapeRight essentialOrientation=true"#),
      .passes("nobody says", #"screen "Inbox" 390x844 en"#),
      .passes("a part of a screen", #"component "Card" 390x844 en supportedOrientations=portrait"#),
      .passes(
        "a television is not turned", #"screen "Film" 1920x1080 en idiom=tv supportedOrientations=landscapeLeft"#),
    ]
  )

  func appliesTo(_ tree: AccessibilityTree) -> Bool {
    let screen = tree.screen
    return screen.kind == .screen && !screen.isLaunchScreen && !screen.isOrientationEssential
      && (screen.idiom == .phone || screen.idiom == .pad) && !screen.controls.isEmpty
  }

  func violations(in tree: AccessibilityTree) -> RuleResult {
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
