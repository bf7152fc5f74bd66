public import A11yCore

/// The description contains a frame that cannot be.
public struct InvalidGeometry: ScreenRule {
  public static let info = RuleInfo(
    id: "invalid-geometry",
    summary: "The description contains a frame that cannot be",
    family: .integrity,
    severity: .error,
    why: """
      A frame with an impossible size or in pixels cannot be judged, \
      so a target that people cannot hit passes unseen.
      """,
    fix: "Correct the exporter: frames are finite numbers of screen points, and no size is negative.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ tree: AccessibilityTree) -> Bool { true }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
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

extension InvalidGeometry {
  static let examples: [Example] = [
    .fails("frame with a negative width", #"✗ button "Pay" frame=0,0,-10,20"#),
    .fails("frame with a width that is not a number", #"✗ button "Pay" frame=0,0,nan,20"#),
    .passes("valid frame", #"button "Pay" frame=0,0,10,20"#),
    .passes("frame partly outside the screen", #"button "Pay" frame=-20,0,44,44"#),
  ]
}
