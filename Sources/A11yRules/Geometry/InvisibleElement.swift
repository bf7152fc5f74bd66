import A11yCore

struct InvisibleElement: TreeRule {
  static let info = RuleInfo(
    id: "invisible-element",
    summary: "A control is exposed where nobody can see it",
    family: .geometry,
    severity: .warning,
    criteria: [.wcag("2.4.3"), .wcag("1.3.1"), .en("11.2.4.3")],
    needs: [.frame, .layout, .hierarchy], restsOn: [.frame, .visibility],
    why: """
      VoiceOver and switches stop at something that is not on the screen; \
      people lose their place, or set off what they were not meant to.
      """,
    fix: "Hide it from accessibility while it is not shown, or give it a size and a place on the screen.",
    reviewQuestion: "should anybody meet it?",
    examples: [
      .fails("no size", #"✗ UIButton "Debug" frame=0,0,0,0"#),
      .fails("less than a point wide", #"✗ button "Debug" frame=20,100,0.5,44"#),
      .fails(
        "beside the screen",
        """
        screen "Home" 390x844 en
          ✗ button "Debug" frame=900,100,80,44
          text "Home" frame=20,100,200,20
        """),
      .needsReview(
        "in a dump, which lists what VoiceOver would pass over",
        """
        component source={"level": "runtime"}
          ? button "Debug" isElement=true frame=0,0,0,0
        """),
      .passes("hidden", #"UIButton "Debug" hidden=true frame=0,0,0,0"#),
      .passes("a container that is, hides it", "UIView hidden=true\n  button \"Debug\" frame=0,0,0,0"),
      .passes("one point by one, on purpose", #"button "Skip to results" frame=0,0,1,1"#),
      .passes("text, which nobody acts on", #"text "Total" frame=0,0,0,0"#),
      .passes(
        "further on in what scrolls",
        """
        screen "Feed" 390x844 en
          UIScrollView frame=0,0,390,844
            button "Reply" frame=20,2000,80,44
        """),
      .passes(
        "on the screen for the ear",
        """
        screen "Chart" 390x844 en
          button "March" frame=900,100,80,44 accessibilityFrame=20,100,80,44
        """),
      .passes(
        "a component, whose screen nobody knows",
        """
        UIView frame=0,0,390,60
          button "Reply" frame=900,10,80,44
        """),
      .notChecked(
        "a capture of an app that was not ready",
        (["UIView"] + (1...20).map { "  button \"Row \($0)\" frame=0,0,0,0" }).joined(separator: "\n")),
    ]
  )

  /// In points: less cannot be seen.
  private static let least = 1.0

  func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter(\.isInteractive) + tree.unseen.filter(\.isInteractive)
  }

  func missingFact(for subject: Element, needs: [Fact]) -> Fact? { subject.missing(of: [.frame]) }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let unseen = Set(tree.unseen.map(\.index))
    var result: RuleResult = []
    for element in subjects {
      guard let frame = element.frame else { continue }
      if unseen.contains(element.index) {
        compare(element, frame, &result)
      } else if min(frame.width, frame.height) < Self.least {
        result.add(tooSmall(element, frame))
      }
    }
    return result
  }

  /// What is not seen may come into sight when the app lays it out, or when a person scrolls.
  private func compare(_ element: Element, _ frame: Frame, _ result: inout RuleResult) {
    if !element.knows(.layout) {
      result.leaveOut(without: .layout)
    } else if frame.isZeroSize {
      result.add(tooSmall(element, frame))
    } else if !element.knows(.hierarchy) {
      result.leaveOut(without: .hierarchy)
    } else if let display = element.tree.screen.size {
      result.add(
        Violation(
          element, "is exposed at \(frame.description), outside the screen of \(display.description) points",
          measured: frame.description))
    }
  }

  private func tooSmall(_ element: Element, _ frame: Frame) -> Violation {
    Violation(
      element, "is exposed, but only \(frame.size.description) points large",
      measured: "\(frame.size.description) points")
  }
}
