import A11yCore

struct SilentElement: ElementRule {
  static let info = RuleInfo(
    id: "silent-element",
    summary: "VoiceOver stops at an element that says nothing",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1"), .en("11.4.1.2.1"), .en("11.5.2.5")],
    needs: [.label, .value], restsOn: [.label],
    supersededBy: ["image-missing-name", "name-only-in-hint", "empty-heading"],
    why: """
      Someone who swipes from element to element lands on silence, cannot tell whether VoiceOver still works, \
      and has to swipe again.
      """,
    fix: "Give it an `accessibilityLabel`, or stop exposing it with `isAccessibilityElement = false`.",
    examples: [
      .fails("a view that is an element and has no words", #"✗ UIView isElement=true frame=0,0,48,48"#),
      .fails("a blank label", #"✗ UIView " " isElement=true frame=0,0,48,48"#),
      .fails("traits alone say nothing of it", #"✗ UIView isElement=true traits=updatesFrequently frame=0,0,48,48"#),
      .passes("a label", #"UIView "Battery full" isElement=true frame=0,0,48,48"#),
      .passes("a value", #"UIView value="72%" isElement=true frame=0,0,48,48"#),
      .passes(
        "custom content",
        #"UIView isElement=true customContent=[{"label":"Mass","value":"3 kg"}] frame=0,0,48,48"#),
      .passes("no element", #"UIView isElement=false frame=0,0,48,48"#),
      .passes("a container", #"UIScrollView isElement=true frame=0,0,390,844"#),
      .passes(
        "an element around others, whose fault is another",
        """
        UIView isElement=true frame=0,100,390,60
          UIButton "Call" frame=300,108,60,44
        """),
      .passes("text without text, which UIKit skips", #"text "" isElement=true frame=0,0,80,20"#),
      .passes("a heading without text has a rule of its own", #"heading "" isElement=true frame=0,0,80,20"#),
      .passes("the system speaks of progress", #"progress "" isElement=true frame=20,300,350,4"#),
      .passes("a spinning wheel", #"activity "" frame=180,300,37,37"#),
      .passes("a control without a name has a rule of its own", #"button "" frame=0,0,48,48"#),
      .passes("words in the hint have a rule of their own", #"UIView isElement=true hint="Shows more.""#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool {
    (element.role == nil || element.role == .other) && !element.isInteractive && element.isNameless
  }

  func violation(_ element: Element) -> Violation? {
    guard SpokenText.isBlank(element.value), SpokenText.isBlank(element.control.hint),
      element.interaction.customContent?.isEmpty != false,
      !element.descendants.contains(where: \.isElement)
    else { return nil }
    return Violation(element, "has no label and no value, so nothing is spoken")
  }
}
