import A11yCore

struct AccessibilityFrameSpace: Rule {
  static let info = RuleInfo(
    id: "accessibility-frame-space",
    summary: "An accessibility frame is in the wrong coordinate space",
    family: .geometry, severity: .error,
    criteria: [.wcag("2.4.7"), .wcag("4.1.2")],
    why: """
      `accessibilityFrame` is in screen coordinates. With a view's own coordinates, VoiceOver draws its cursor in the \
      wrong place, and people who explore by touch do not find the control.
      """,
    fix: "Use `accessibilityFrameInContainerSpace`, or `UIAccessibility.convertToScreenCoordinates(_:in:)`.",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words("exempt-views", \.exemptViews, "words in the name of a view that uses screen coordinates")
  ]

  var exemptViews = ["window", "screen"]

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(
      file.assignments(to: "accessibilityFrame").compactMap { node in
        guard node.text == "=", let target = node.target,
          let value = node.assignedValue, value.kind == .name || value.kind == .member, let name = value.lastName,
          name == "frame" || name == "bounds", value.path?.hasPrefix("UIScreen") != true
        else { return nil }
        if converts(target, file) { return nil }
        // The frame of a window's own view is the screen's.
        if let base = value.firstChild?.lastName, IdentifierWords(base).contain(anyOf: exemptViews) { return nil }
        return Violation(
          Finding.Subject(source: (target.firstChild?.path ?? node.enclosingType?.text ?? "element").escapedName),
          "has its \(name) as the accessibilityFrame, which must be in screen coordinates", at: node.location)
      })
  }

  /// An element of a class of ours whose setter converts what it is given.
  private func converts(_ target: Node, _ file: SourceFile) -> Bool {
    let type =
      target.kind == .member
      ? file.objects(target.firstChild?.path ?? "").last?.type : target.enclosingType?.text
    return type.flatMap(file.facts)?.declares("accessibilityFrame") == true
  }
}

extension AccessibilityFrameSpace {
  static let examples: [Example] = [
    .fails(
      "frame in the coordinates of a view",
      """
      ✗ element.accessibilityFrame = thumb.frame
      ✗ element.accessibilityFrame = bounds
      """),
    .passes(
      "frame in the coordinates of the container or the screen",
      """
      element.accessibilityFrameInContainerSpace = thumb.frame
      element.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(thumb.frame, in: self)
      element.accessibilityFrame = view.convert(thumb.frame, to: nil)
      element.accessibilityFrame = other.accessibilityFrame
      """),
    .passes(
      "frame from a function or of the window",
      """
      element.accessibilityFrame = frame(of: thumb)
      element.accessibilityFrame = window.bounds
      element.accessibilityFrame = UIScreen.main.bounds
      """),
  ]
}
