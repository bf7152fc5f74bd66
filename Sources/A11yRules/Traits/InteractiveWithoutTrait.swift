import A11yCore

struct InteractiveWithoutTrait: ElementRule {
  static let info = RuleInfo(
    id: "interactive-without-trait",
    summary: "An element reacts to taps, and nothing says so",
    family: .traits,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1"), .en("11.5.2.5"), .en("11.5.2.12")],
    needs: [.traits, .actions],
    supersededBy: ["lost-default-trait"],
    why: """
      People who listen hear a text and move on, because nothing tells them that it can be activated; \
      Switch Control and Voice Control may leave it out altogether.
      """,
    fix: "Add the trait .button (or .link where it opens a page), or build it from UIButton or SwiftUI's Button.",
    reviewQuestion: "does a tap do something that people would want?",
    examples: [
      .fails("a card with a tap recogniser", #"✗ view CardView "Paris" isElement=true gestures=tap traits=[]"#),
      .fails("a text that opens a page", #"✗ SwiftUI.Text "Learn more" gestures=tap traits=staticText"#),
      .fails("a picture with a target", #"✗ image "Map" isElement=true action=openMap traits=image"#),
      .fails("a control of one's own", #"✗ view Dial "Volume" superclass=UIControl value="3" traits=[]"#),
      .fails("a view that is said to react", #"✗ view CardView "Paris" isElement=true tappable=true traits=[]"#),
      .needsReview(
        "custom actions in a dump, which tells no taps",
        """
        component source={"level": "runtime"}
          ? other "Paris" isElement=true customActions=Share traits=[] frame=0,0,300,80
        """),
      .needsReview("a label whose traits nobody lists", #"? UILabel "Terms" text="Terms" gestures=tap"#),
      .passes("it says that it is a link", #"SwiftUI.Text "Pricing" gestures=tap traits=staticText,link"#),
      .passes("it says that it can be adjusted", #"view Dial "Volume" superclass=UIControl value=3 traits=adjustable"#),
      .passes("it starts a film", #"view Player "Trailer" isElement=true gestures=tap traits=startsMediaSession"#),
      .passes("a canvas for the finger", #"view Canvas "Sketch" gestures=tap traits=allowsDirectInteraction"#),
      .passes("a cell, which people know to select", #"UITableViewCell "Paris" gestures=tap traits=[]"#),
      .passes("a text input", #"UITextField "City" gestures=tap traits=[]"#),
      .passes("a text with links", #"UITextView "Terms" text="Terms" editable=false gestures=tap traits=staticText"#),
      .passes("a scroll view", #"UIScrollView "Gallery" isElement=true gestures=tap traits=[]"#),
      .passes("a map, which answers by itself", #"MKMapView "Map" isElement=true gestures=tap traits=[]"#),
      .passes(
        "a tap that only dismisses the keyboard",
        #"view FormView "Form" isElement=true gestures=tap action=dismissKeyboard traits=[]"#),
      .passes("two taps", #"view PhotoView "Photo" isElement=true gestures=doubleTap action=zoom traits=image"#),
      .passes("switched off", #"view CardView "Paris" isElement=true enabled=false gestures=tap traits=[]"#),
      .notChecked("nobody lists its traits", #"view CardView "Paris" isElement=true gestures=tap"#),
    ]
  )

  /// Each of these tells a person that there is something to do.
  private static let telling: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .startsMediaSession, .allowsDirectInteraction,
    .toggleButton, .tabBarItem, .backButton, .textEntry, .textArea, .secureTextField, .popupButton, .menuItem,
    .radioButton, .pickerElement, .map, .webContent,
  ]

  func appliesTo(_ element: Element) -> Bool {
    guard element.hasInteraction || element.isOwnControl, element.isEnabled != false,
      !isExempt(element)
    else { return false }
    return reactsToTaps(element) || hasOnlyCustomActions(element)
  }

  func violation(_ element: Element) -> Violation? {
    guard element.traits.isDisjoint(with: Self.telling) else { return nil }
    let names = element.traits.names
    let found = names.isEmpty ? "has no traits" : "has only the traits \(names.joined(separator: ", "))"
    let reacts = reactsToTaps(element)
    let what = reacts ? "reacts to taps" : "has custom actions"
    // Custom actions alone do not prove that a tap does something.
    return Violation(
      element, "\(what) but \(found)", measured: found, restsOn: [.listedTraits, .actions], isInferred: !reacts)
  }

  private func isExempt(_ element: Element) -> Bool {
    guard let role = element.role else { return false }
    if role.isTextInput || role == .cell { return true }
    return role.isContainer && role != .group || element.uikitClass?.name == "UITextView"
  }

  private func reactsToTaps(_ element: Element) -> Bool { element.reactsToSingleTap || element.isOwnControl }

  /// Dumps of running apps tell no recognisers: custom actions are all there is to see.
  private func hasOnlyCustomActions(_ element: Element) -> Bool {
    guard !element.derivesFromClass, element.role == nil || element.role == .other else {
      return false
    }
    return element.interaction.customActions?.isEmpty == false
  }
}
