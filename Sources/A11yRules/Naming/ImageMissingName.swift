public import A11yCore

/// An image in the accessibility tree has no description.
public struct ImageMissingName: ElementRule {
  public static let info = RuleInfo(
    id: "image-missing-name",
    summary: "An image in the accessibility tree has no description",
    family: .naming,
    severity: .error,
    criteria: [.wcag("1.1.1"), .en("11.1.1.1.1")],
    needs: [.label, .value], restsOn: [.label, .exposure],
    supersededBy: ["name-only-in-hint"],
    why: """
      VoiceOver users hear "image" and cannot tell whether they are missing information; a decorative image costs a \
      swipe and conveys nothing.
      """,
    fix: """
      Describe the content of the image in `accessibilityLabel`, or hide a decorative image (`isAccessibilityElement \
      = false`, `Image(decorative:)`).
      """,
    editorFix: """
      Identity inspector > Accessibility > Label: describe the content of the image; deselect Enabled if the image is \
      decorative.
      """,
    reviewQuestion: "does code set a description?",
    examples: examples
  )

  public init() {}

  /// In points: what is thinner on a side is a line, not an image.
  private static let thinnest = 4.0

  public func appliesTo(_ element: Element) -> Bool {
    element.role == .image && !element.isInteractive && element.isNameless && SpokenText.isBlank(element.value)
  }

  public func violation(_ element: Element) -> Violation? {
    if let frame = element.frame, frame.isValid, min(frame.width, frame.height) < Self.thinnest { return nil }
    return Violation(
      element, "has no description", reviewQuestion: element.knows(.exposure) ? nil : "does VoiceOver stop at it?")
  }
}

extension ImageMissingName {
  static let examples: [Example] = [
    .fails("exposed image view without a label", "✗ UIImageView isElement=true frame=0,0,80,80"),
    .passes("image view with a label", #"UIImageView "Sunset over the harbor" isElement=true frame=0,0,80,80"#),
    .passes("decorative image view, not exposed by default", "UIImageView image=ornament frame=0,0,80,80"),
    .needsReview(
      "exposed image view in Interface Builder with an outlet: code may set the label",
      """
      component source={"designTime": true} language=en
        ? UIImageView image=arrow isElement=true inferred=connected frame=0,0,19,19
      """),
  ]
}
