import A11yCore

struct ControlMissingName: ElementRule {
  static let info = RuleInfo(
    id: "control-missing-name",
    summary: "A control has no name",
    family: .naming,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("3.3.2"), .en("11.4.1.2.1"), .en("11.5.2.5"), .en("11.5.2.8")],
    needs: [.label],
    supersededBy: ["name-only-in-hint", "placeholder-only-name", "unassociated-visible-label"],
    why: """
      VoiceOver says "button" and nothing more, so a blind person has to try it to learn what it does; \
      Voice Control has no word to call it by.
      """,
    fix: """
      Set `accessibilityLabel` to what the control does ("Close"), not to what it looks like; \
      in SwiftUI use `Button("Close", systemImage:)` or `.accessibilityLabel`.
      """,
    reviewQuestion: "is it named in code?",
    examples: [
      .fails("a picture for a title", #"✗ UIButton image=xmark frame=0,0,48,48"#),
      .fails("an empty label", #"✗ button "" frame=0,0,48,48"#),
      .fails("a label that nobody can hear", #"✗ button " \u{A0}\u{200B}" frame=0,0,48,48"#),
      .fails("a field's text is its value, not its name", #"✗ textField text="Anna" frame=20,100,300,44"#),
      .fails("a wheel's value is not its name", #"✗ picker "" value="May" frame=20,100,300,120"#),
      .fails("disabled, and still met", #"✗ button "" enabled=false frame=0,0,48,48"#),
      .fails("a picture that is a button", #"✗ UIImageView isElement=true traits=image,button frame=0,0,48,48"#),
      .fails(
        "a card of one's own, which UIKit does not name after what it holds",
        """
        ✗ view CardView isElement=true traits=button frame=0,100,390,60
          UILabel text="Orders" frame=16,110,200,20
        """),
      .fails(
        "a cell that holds only a picture",
        """
        ✗ UITableViewCell frame=0,100,390,60
          UIImageView image=logo frame=16,110,40,40
        """),
      .fails(
        "a picture in an editor, which no code holds on to",
        """
        component source={"designTime": true} language=en
          ✗ UIButton image=close frame=0,0,48,48
        """),
      .needsReview(
        "a picture in an editor with an outlet, by which code may name it",
        """
        component source={"designTime": true} language=en
          ? UIButton image=close inferred=connected frame=0,0,48,48
        """),
      .needsReview(
        "text field with an outlet, by which code may name it",
        """
        component source={"designTime": true} language=en
          ? UITextField inferred=connected frame=20,100,300,44
        """),
      .needsReview(
        "a plain view that somebody made an element, and names in code",
        """
        component source={"designTime": true} language=en
          ? UIView isElement=true traits=button inferred=connected frame=20,100,300,44
        """),
      .passes("a name", #"button "Close" frame=0,0,48,48"#),
      .passes("UIKit speaks the title", #"UIButton title="Close" frame=0,0,48,48"#),
      .passes("text without text, which UIKit skips", #"text "" text="" frame=0,0,80,20"#),
      .passes(
        "a cell that UIKit names after its texts",
        """
        UITableViewCell frame=0,100,390,60
          UILabel text="Orders" frame=16,110,200,20
          UILabel text="3 open" frame=16,132,200,20
        """),
      .passes("a cell of which only the class is told", #"UITableViewCell frame=0,100,390,60"#),
      .passes(
        "a system control that exposes named parts",
        """
        UIDatePicker isElement=true frame=20,100,200,34
          button "6 May 2025" frame=20,100,110,34
        """),
      .passes(
        "a wheel of a date picker, whose value says what it is",
        """
        component source={"level": "runtime"}
          datePicker isElement=false frame=0,400,390,216
            picker isElement=true value="6 o’clock" frame=0,400,195,216
        """),
      .passes(
        "other system controls, which are known by their parts",
        """
        UISegmentedControl frame=20,100,200,32
          segment "Map" selected=true
          segment "List" selected=false
        UIStepper frame=20,150,94,32
        UIPickerView frame=0,200,390,120
        UISearchBar placeholder="Search" frame=0,330,390,56
        UIToolbar frame=0,700,390,44
          button "Edit" frame=16,700,44,44
        UITabBar frame=0,761,390,83
          UITabBarItem title="Home"
          UITabBarItem title="Search"
        """),
      .passes("page dots, which the system counts aloud", #"UIPageControl frame=150,700,90,26"#),
      .passes("the spinning wheel speaks for itself", #"UIActivityIndicatorView frame=180,300,37,37"#),
      .passes("a scroll view, which nobody presses", #"UIScrollView isElement=true frame=0,0,390,844"#),
      .passes(
        "a key of the keyboard",
        """
        keyboard frame=0,600,390,244
          key "" frame=2,610,34,44
        """),
      .passes(
        "the system's button in a field",
        """
        textField "Name" isElement=false frame=20,100,300,44
          button "" frame=280,112,20,20
        """),
      .passes(
        "web content, which has rules of its own",
        """
        webView frame=0,0,390,844
          button "" frame=0,0,48,48
        """),
      .passes("a search field shows what it is for", #"searchField placeholder="Search" frame=20,100,300,44"#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool { element.isNameless && element.needsName }

  func violation(_ element: Element) -> Violation? {
    if element.isNamedByPlaceholder { return nil }
    let mayHavePlaceholder = mayHavePlaceholder(element)
    return Violation(
      element, message(element), grade: element.isEnabled == false ? .minor : .full, fix: fix(element),
      reviewQuestion: mayHavePlaceholder ? "is its value only its placeholder?" : nil, isInferred: mayHavePlaceholder)
  }

  private func message(_ element: Element) -> String {
    guard let label = element.control.label else { return "has no label" }
    return label.isEmpty ? "has an empty label" : "has a label of which nothing can be heard"
  }

  /// A run-time dump that knows no placeholders reports one as the value of an empty field.
  private func mayHavePlaceholder(_ element: Element) -> Bool {
    element.role?.isTextInput == true && !element.knows(.placeholder)
      && !SpokenText.isBlank(element.value)
  }

  /// Where UIKit would speak what is written on it, the blank label is all that is in the way.
  private func fix(_ element: Element) -> String? {
    let title = element.control.title ?? ""
    if element.control.label == nil || SpokenText.isBlank(title) { return nil }
    return "Remove the blank `accessibilityLabel`, or set it to the title \(title.quoted())."
  }
}
