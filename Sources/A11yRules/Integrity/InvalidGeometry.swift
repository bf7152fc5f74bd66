import A11yCore

struct InvalidGeometry: ScreenRule {
  static let info = RuleInfo(
    id: "invalid-geometry",
    summary: "The description contains a frame that cannot be",
    family: .integrity,
    severity: .error,
    why: """
      A frame with an impossible size or in pixels cannot be judged, \
      so a target that people cannot hit passes unseen.
      """,
    fix: "Correct the exporter: frames are finite numbers of screen points, and no size is negative.",
    examples: [
      .fails("a negative width", #"✗ button "Pay" frame=0,0,-10,20"#),
      .fails("not a number", #"✗ button "Pay" frame=0,0,nan,20"#),
      .fails("endless", #"✗ button "Pay" frame=0,0,inf,20"#),
      .fails("a hit area that cannot be", #"✗ button "Pay" frame=0,0,44,44 hitFrame=0,0,44,-44"#),
      .fails(
        "pixels in place of points",
        """
        ✗ screen "Pay" 390x844 en frame=0,0,1170,2532
          button "Pay" frame=60,300,360,144
        """),
      .passes("a frame that can be", #"button "Pay" frame=0,0,10,20"#),
      .passes("no size at all, yet", #"button "Pay" frame=0,0,0,0"#),
      .passes("partly beyond the edge", #"button "Pay" frame=-20,0,44,44"#),
      .passes("a component, whose screen nobody knows", #"button "Pay" frame=60,300,360,144"#),
    ]
  )

  func appliesTo(_ tree: AccessibilityTree) -> Bool { true }

  func violations(in tree: AccessibilityTree) -> RuleResult {
    var violations = tree.screen.notes.filter { $0.kind == .geometry }.map { note in
      Violation(note.control.map { tree[$0] }, note.message, at: note.location)
    }
    if let pixels = pixels(tree) { violations.append(pixels) }
    return RuleResult(violations)
  }

  private func pixels(_ tree: AccessibilityTree) -> Violation? {
    guard let scale = tree.pixelScale, let display = tree.screen.size, let root = tree.screen.controls.first,
      let frame = root.frame
    else { return nil }
    let found = "\(frame.size.description) on a display of \(display.description)"
    return Violation(
      nil, "has frames in pixels: it is \(found), and every number is a multiple of \(scale)", measured: found,
      fix: "Divide every coordinate by \(scale) in the exporter: frames are screen points.")
  }
}
