import A11yCore

struct ImageMissingName: ElementRule {
  static let info = RuleInfo(
    id: "image-missing-name",
    summary: "A picture that VoiceOver stops at has no description",
    family: .naming,
    severity: .error,
    criteria: [.wcag("1.1.1"), .en("11.1.1.1.1")],
    needs: [.label, .value], restsOn: [.label],
    supersededBy: ["name-only-in-hint"],
    why: """
      A blind person hears "image" and cannot tell whether something was missed; \
      a picture that only decorates costs a swipe and says nothing.
      """,
    fix: """
      Describe what the picture tells in `accessibilityLabel`, or hide it when it only decorates \
      (`isAccessibilityElement = false`, `Image(decorative:)`).
      """,
    reviewQuestion: "is it described in code?",
    examples: [
      .fails("exposed without a word", #"✗ UIImageView isElement=true frame=0,0,80,80"#),
      .fails("a blank description", #"✗ UIImageView " " isElement=true frame=0,0,80,80"#),
      .fails("an element with the image trait", #"✗ UIAccessibilityElement traits=image frame=0,0,80,80"#),
      .needsReview(
        "made an element in an editor, with an outlet by which code describes it",
        """
        component source={"designTime": true} language=en
          ? UIImageView image=arrow isElement=true inferred=connected frame=0,0,19,19
        """),
      .passes("a description", #"UIImageView "Sunset over the harbour" isElement=true frame=0,0,80,80"#),
      .passes("a value says what is seen", #"UIImageView value="4 of 5 stars" isElement=true frame=0,0,80,80"#),
      .passes("decoration, as image views are by default", #"UIImageView image=ornament frame=0,0,80,80"#),
      .passes("decoration, said outright", #"SwiftUI.Image isElement=false frame=0,0,80,80"#),
      .passes(
        "a picture of a dump that does not say that it is met",
        """
        component source={"level": "runtime"}
          image isElement=false inferred=exposure frame=0,0,80,80
        """),
      .passes(
        "part of an element that speaks for it",
        """
        UITableViewCell "Anna" isElement=true frame=0,100,390,60
          UIImageView isElement=true frame=16,110,40,40
        """),
      .passes("a picture to press is a control", #"UIImageView traits=image,button isElement=true frame=0,0,48,48"#),
      .passes("hidden", #"UIImageView isElement=true hidden=true frame=0,0,80,80"#),
      .passes("a line that separates", #"UIImageView isElement=true frame=0,100,390,1"#),
    ]
  )

  /// In points: what is thinner on a side is a line, not a picture.
  private static let thinnest = 4.0

  func appliesTo(_ element: Element) -> Bool {
    element.role == .image && !element.isInteractive && element.isNameless && SpokenText.isBlank(element.value)
  }

  func violation(_ element: Element) -> Violation? {
    if let frame = element.frame, frame.isValid, min(frame.width, frame.height) < Self.thinnest { return nil }
    return Violation(element, "has no description")
  }
}
