import A11yCore

struct NestedInteractive: TreeRule {
  static let info = RuleInfo(
    id: "nested-interactive",
    summary: "An element hides the controls inside it from assistive technology",
    family: .structure,
    severity: .error,
    criteria: [
      .wcag("4.1.2"), .wcag("2.1.1"), .en("11.4.1.2.1"), .en("11.5.2.9"), .en("11.2.1.1.1"),
    ],
    needs: [.exposure, .hierarchy],
    why: """
      What is one element to VoiceOver has nothing inside it: people who listen or use switches \
      never meet the controls that others can touch there.
      """,
    fix: """
      Let the element be a container (`isAccessibilityElement = false`, in SwiftUI \
      `.accessibilityElement(children: .contain)`), or give it a custom action for each control it holds.
      """,
    reviewQuestion: "can each of them be reached in another way?",
    examples: [
      .fails(
        "a player that is one element",
        """
        ✗ view UIView "Player" isElement=true frame=0,700,390,60
          UIButton "Left" frame=20,708,44,44
          UIButton "Right" frame=326,708,44,44
        """),
      .fails(
        "a card that opens itself, and a button on it",
        """
        ✗ view UIView "Card" isElement=true traits=button frame=20,100,300,100
          UIButton "Details" frame=30,110,80,44
        """),
      .fails(
        "a view that reacts to taps, inside an element",
        """
        ✗ view UIView "Song" isElement=true frame=0,100,390,60
          UIImageView image=heart gestures=tap action=like frame=330,108,44,44
        """),
      .needsReview(
        "custom actions of other names",
        """
        ? UITableViewCell "Mail from Anna" isElement=true customActions="Move to bin" frame=0,100,390,60
          UIButton "Delete" frame=330,108,44,44
        """),
      .needsReview(
        "a class of one's own with a label may be a container",
        """
        ? view PlayerView "Player" frame=0,700,390,60
          UIButton "Play" frame=20,708,44,44
        """),
      .passes(
        "a container",
        """
        view UIView "Player" isElement=false frame=0,700,390,60
          UIButton "Left" frame=20,708,44,44
        """),
      .passes(
        "a cell that stands for its switch",
        """
        UITableViewCell "Wi-Fi" value=1 isElement=true traits=button frame=0,100,390,50
          UISwitch value=1 isElement=false frame=320,110,51,31
        """),
      .passes(
        "a tap on it lands in the one control",
        """
        UITableViewCell "Alarm" isElement=true activationPoint=345,125 frame=0,100,390,50
          UIButton "Set" frame=320,103,51,44
        """),
      .passes(
        "a button that does what the row does",
        """
        UITableViewCell "Buy milk" isElement=true traits=button action=open frame=0,100,390,50
          UIButton "More" action=open frame=340,103,44,44
        """),
      .passes(
        "a custom action for each control",
        """
        UITableViewCell "Mail from Anna" isElement=true customActions=Reply,Delete frame=0,100,390,60
          UIButton "Reply" frame=280,108,44,44
          UIButton "Delete" frame=330,108,44,44
        """),
      .passes(
        "disabled",
        """
        view UIView "Card" isElement=true frame=20,100,300,100
          UIButton "Details" enabled=false frame=30,110,80,44
        """),
      .passes(
        "hidden",
        """
        view UIView "Card" isElement=true frame=20,100,300,100
          UIButton "Details" hidden=true frame=30,110,80,44
        """),
      .needsReview(
        "a view with an outlet, by which code makes it stand for its switch",
        """
        component source={"designTime": true} language=en
          ? UIView "Save to diary" isElement=true inferred=connected frame=0,100,390,60
            UISwitch value=1 frame=320,110,51,31
        """),
      .passes(
        "a system control's own parts",
        """
        UITextField "Search" text="abc" frame=20,100,300,36
          UIButton "Clear text" frame=290,108,19,19
        """),
      .passes(
        "a map, whose pins are not judged",
        """
        MKMapView "Map" isElement=true frame=0,100,390,400
          UIButton "Café" frame=30,110,44,44
        """),
      .passes(
        "nothing to act on",
        """
        view UIView "Total: 5 euros" isElement=true frame=20,100,300,100
          UILabel text="Total" frame=30,110,80,44
        """),
      .needsReview(
        "in a dump, whose word for what is met is not VoiceOver's",
        """
        component source={"level": "runtime"}
          ? other "Player" isElement=true frame=0,700,390,60
            button "Left" isElement=false frame=20,708,44,44
        """),
      .passes(
        "in a dump that says what is met inside",
        """
        component source={"level": "runtime"}
          other "Player" isElement=true frame=0,700,390,60
            button "Left" isElement=true frame=20,708,44,44
        """),
      .passes(
        "links in a text, which VoiceOver offers by itself",
        """
        UITextView "By continuing you accept the terms" editable=false frame=20,100,300,60
          UIAccessibilityElement "terms" traits=link frame=210,100,40,18
        """),
    ]
  )

  func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { element in
      !element.descendants.isEmpty && !isComposite(element) && !InnerControls(of: element).hidden.isEmpty
    }
  }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.map { violation($0, InnerControls(of: $0)) })
  }

  /// UIKit answers for the parts of its own controls.
  private func isComposite(_ element: Element) -> Bool {
    if element.vendsParts { return true }
    switch element.role {
    case .slider, .stepper, .datePicker, .picker, .pageControl, .colorWell, .searchBar, .progress, .activity, .key:
      return true
    default: return element.role?.isTextInput == true || element.uikitClass?.name == "UITextView"
    }
  }

  private func violation(_ element: Element, _ lost: InnerControls) -> Violation {
    let count = lost.hidden.count
    let found = count == 1 ? "1 control" : "\(count) controls"
    return Violation(
      element, "hides \(found) from assistive technology: \(lost.hidden.mentions)",
      measured: found, restsOn: [.exposure, .visibility], isInferred: !isStated(element, lost), related: lost.hidden)
  }

  /// A class of the app's own that is only thought to be an element may be a container; so many custom actions may
  /// well stand for so many controls; and a dump's word for what is met is XCUITest's, not VoiceOver's.
  /// The description says that it is an element, and its custom actions cannot stand for all that it hides.
  private func isStated(_ element: Element, _ lost: InnerControls) -> Bool {
    if element.control.isElement == nil, element.isCustom || element.control.className == nil { return false }
    return lost.customActions < lost.hidden.count
  }
}
