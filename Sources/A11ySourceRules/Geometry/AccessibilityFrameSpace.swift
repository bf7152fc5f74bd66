import A11yCore

struct AccessibilityFrameSpace: Rule {
  static let info = RuleInfo(
    id: "accessibility-frame-space",
    summary: "A frame is given in the wrong coordinates",
    family: .geometry, severity: .error,
    criteria: [.wcag("2.4.7"), .wcag("4.1.2")],
    why: """
      `accessibilityFrame` is in screen coordinates. With a view's own coordinates VoiceOver draws its cursor somewhere \
      else, and touching the control finds nothing.
      """,
    fix: "Use `accessibilityFrameInContainerSpace`, or `UIAccessibility.convertToScreenCoordinates(_:in:)`.",
    examples: [
      .fails(
        "a view's coordinates",
        """
        ✗ element.accessibilityFrame = thumb.frame
        ✗ element.accessibilityFrame = bounds
        """),
      .passes(
        "the container's coordinates, or the screen's",
        """
        element.accessibilityFrameInContainerSpace = thumb.frame
        element.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(thumb.frame, in: self)
        element.accessibilityFrame = view.convert(thumb.frame, to: nil)
        element.accessibilityFrame = other.accessibilityFrame
        """),
    ]
  )

  func check(_ file: SourceFile) -> Verdict {
    Verdict(
      file.nodes.compactMap { node in
        guard node.kind == .assign, node.text == "=", let target = node.target, target.lastName == "accessibilityFrame",
          let value = node.assignedValue, value.kind == .name || value.kind == .member, let name = value.lastName,
          name == "frame" || name == "bounds", value.path?.hasPrefix("UIScreen") != true
        else { return nil }
        // The frame of a window's own view is the screen's.
        if let base = value.firstChild?.lastName?.lowercased(), base.contains("window") || base.contains("screen") {
          return nil
        }
        return Problem(
          Finding.Subject(source: (target.firstChild?.path ?? node.enclosingType?.text ?? "element").escapedName),
          "has \(name) for an accessibilityFrame, which is in screen coordinates", at: node.location)
      })
  }
}
