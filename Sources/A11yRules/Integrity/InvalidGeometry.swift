public import A11yCore

/// The description contains an invalid frame.
public struct InvalidGeometry: ScreenRule {
  public static let info = RuleInfo(
    id: "invalid-geometry",
    summary: "The description contains an invalid frame",
    family: .integrity,
    severity: .error,
    why: "Sizes and positions cannot be checked with an invalid frame, so small or covered hit targets are not found.",
    fix: "Correct the frame: use finite numbers in screen points, and no negative size.",
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
      nil, "has frames in pixels: \(found), and all coordinates are multiples of \(scale)", measured: found,
      fix: "Divide every coordinate by \(scale): frames are in screen points.")
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
