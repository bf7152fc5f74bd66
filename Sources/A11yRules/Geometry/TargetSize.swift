import A11yCore

struct TargetSize: ElementRule {
  static let info = RuleInfo(
    id: "target-size",
    summary: "A control is smaller than 44 × 44 points",
    family: .geometry,
    severity: .warning,
    criteria: [.wcag("2.5.5"), .hig("Buttons")],
    needs: [.frame],
    supersededBy: ["target-size-minimum"],
    why: """
      People with a tremor, and anyone holding a phone in one hand, miss small targets \
      and hit the control beside them instead.
      """,
    fix: "Make the control, or its hit area, at least 44 points wide and 44 points high; the icon may stay small.",
    reviewQuestion: "is it larger on the screen, or where it takes taps?",
    examples: [
      .fails("a close button as small as its icon", #"✗ button "Close" frame=0,0,20,20"#),
      .fails("a link that stands alone", #"✗ link "Terms" frame=20,100,40,16"#),
      .fails("a switch of one's own", #"✗ switch FancySwitch "Wi-Fi" value=1 frame=320,110,51,30"#),
      .fails("one side is enough", #"✗ button "Close" frame=0,0,44,43"#),
      .fails("too small though disabled", #"✗ button "Close" enabled=false frame=0,0,20,20"#),
      .fails(
        "an accessibility frame smaller than the view",
        #"✗ button "Close" frame=0,0,60,60 accessibilityFrame=10,10,20,20"#),
      .passes("the same icon in a larger hit area", #"button "Close" frame=10,10,24,24 hitFrame=0,0,44,44"#),
      .passes("exactly 44 points", #"button "Close" frame=0,0,44,44"#),
      .passes("text, which nobody taps", #"text "Terms apply" frame=0,0,80,12"#),
      .passes("a system switch in its own size", #"UISwitch "Wi-Fi" value=1 frame=320,110,51,31"#),
      .passes(
        "other system controls in their own size",
        """
        UISlider "Volume" frame=20,100,300,34
        UIStepper "Guests" frame=20,150,94,32
        UISegmentedControl frame=20,200,200,32
          segment "Map" selected=true frame=20,200,100,32
          segment "List" selected=false frame=120,200,100,32
        UIPageControl frame=150,250,90,26
        UIDatePicker "Day" isElement=true frame=20,290,120,34
        UISearchTextField "Search" frame=20,340,350,36
        """),
      .passes("a text field as high as its line", #"UITextField "Server" frame=20,100,300,21"#),
      .fails("a text field made lower", #"✗ UITextField "Server" frame=20,100,300,16"#),
      .passes(
        "a field of one's own as high as the system's",
        #"textField AppField "Server" superclass=UITextField frame=20,100,300,34"#),
      .passes(
        "a switch of one's own that is the system's",
        #"view ThemedSwitch "Wi-Fi" superclass=UISwitch frame=0,0,49,31"#),
      .passes("a text view of one line", #"UITextView "Message" editable=true frame=20,100,300,35"#),
      .needsReview(
        "a low text field in a row of its own, which may bring it up",
        """
        UITableViewCell frame=0,100,390,44
          ? UITextField "Server" frame=20,113,300,18
        """),
      .passes("a link inside a sentence", #"link "terms" inline=true frame=210,100,40,18"#),
      .passes(
        "partly scrolled away",
        """
        UIScrollView frame=0,100,390,300
          button "Foo" frame=20,390,100,44 visibleFrame=20,390,100,10
        """),
      .passes(
        "partly beyond the display",
        """
        screen "Map" 390x844 en
          button "Foo" frame=370,200,40,40
        """),
      .fails(
        "further down in what scrolls",
        """
        screen "Feed" 390x844 en
          UIScrollView frame=0,0,390,844
            ✗ button "Foo" frame=20,900,20,20
        """),
      .passes(
        "a bar's own item",
        """
        UINavigationBar frame=0,44,390,44
          button "Edit" frame=340,50,36,32
        """),
      .passes(
        "an item of a toolbar, and a tab",
        """
        UIToolbar frame=0,700,390,44
          button "Share" frame=16,708,30,30
        UITabBar frame=0,761,390,49
          UITabBarButton "Home" selected=true frame=2,762,42,40
        """),
      .passes(
        "a key of the keyboard",
        """
        keyboard frame=0,600,390,244
          key "q" frame=2,610,34,42
        """),
      .passes(
        "a part of a system picker",
        """
        UIDatePicker frame=20,100,200,34
          button "9:41 AM" frame=135,100,85,34
        """),
      .passes(
        "the halves of a stepper",
        """
        component source={"level": "runtime"}
          stepper isElement=false frame=20,100,94,32
            button "Decrement" isElement=true frame=20,100,47,32
            button "Increment" isElement=true frame=67,100,47,32
        """),
      .passes(
        "the whole row does the same",
        """
        UITableViewCell "Wi-Fi" frame=0,100,390,50 gestures=tap action=toggle
          button "Toggle" frame=330,110,30,30 action=toggle
        """),
      .passes(
        "a search bar's own Cancel",
        """
        other frame=33,20,381,50
          UISearchTextField "Search" value=cats frame=41,27,319,36
            button "Clear text" frame=335,35,20,20 hitFrame=325,27,44,44
          button "Cancel" frame=371,29,35,30
        """),
      .fails(
        "a cross of one's own beside a search field",
        """
        other frame=0,60,390,50
          UISearchTextField "Search" frame=47,64,300,39
          ✗ button "Close" frame=362,72,24,24
        """),
      .passes(
        "a link among the words of a text view",
        """
        UITextView value="By going on you accept the terms." editable=false frame=30,500,330,60
          link "terms" frame=200,520,40,20
        """),
      .passes(
        "a text view of a dump, which may be there only to be read",
        """
        component source={"level": "runtime"}
          UITextView value="Load the page again?" frame=121,311,133,35
        """),
      .needsReview(
        "drawn in an editor with constraints that may change it",
        """
        component source={"designTime": true} language=en
          ? UIButton "Close" inferred=width,height frame=20,20,30,30
        """),
      .passes(
        "a point that rounding took",
        """
        component source={"level": "runtime", "roundsFrames": true}
          button "Close" isElement=true frame=20,20,43,44
        """),
      .needsReview(
        "what looks like a row's information button",
        """
        component source={"level": "runtime"}
          UITableViewCell "Guest network" frame=0,144,414,44
            ? button "More Info" frame=372,155,22,22
        """),
      .needsReview(
        "what looks like the button of a navigation bar",
        """
        component source={"level": "runtime"}
          ? button "Back" frame=8,63,60,30
          heading "Friends" frame=153,68,96,20
        """),
      .fails(
        "a button beside a heading further down",
        """
        component source={"level": "runtime"}
          ✗ button "All" frame=330,263,40,30
          heading "Friends" frame=20,268,96,20
        """),
      .passes(
        "a television, which nobody touches",
        """
        screen "Film" 1920x1080 en idiom=tv
          button "Play" frame=20,100,40,30
        """),
      .notChecked("nobody knows how large it is", #"button "Close""#),
      .notChecked(
        "a capture of an app that was not ready",
        (["UIView"] + (1...20).map { "  button \"Row\" frame=" + ($0 % 3 == 0 ? "0,0,0,0" : "0,\($0 * 30),30,30") })
          .joined(separator: "\n")),
    ]
  )

  static let settings: [RuleSetting<Self>] = [
    .number("minimum", \.minimum, in: 1...1000, "the smallest side, in points"),
    .flag("strictSystemControls", \.strictSystemControls, "judge system controls in their own size too"),
  ]

  /// The Human Interface Guidelines' size, and that of WCAG 2.5.5.
  private static let usual = 44.0
  /// 41 of 44 points are hit nearly as well as 44; 12 are not.
  private static let close = 0.93

  var minimum = Self.usual
  var strictSystemControls = false

  func appliesTo(_ element: Element) -> Bool {
    // A television is not touched.
    if element.tree.screen.idiom == .tv { return false }
    return element.isInteractive && !element.isInline && element.role != .key && !element.mayBeOnlyRead
  }

  func violation(_ element: Element) -> Violation? {
    guard !element.isTouchable(atLeast: minimum), let size = element.touchSize, !element.isClipped,
      !element.hasLargerTwin(atLeast: minimum)
    else { return nil }
    if !strictSystemControls, isSystemSize(size, element) || element.isLaidOutBySystem { return nil }
    let required = Size(width: minimum, height: minimum).description
    return Violation(
      element, "is \(size.description) points, needs \(required)",
      grade: min(size.width, size.height) >= minimum * Self.close ? .minor : .full,
      measured: "\(size.description) points",
      required: "\(required) points", fix: fix, restsOn: [element.decidingSide(of: size, below: minimum)],
      isInferred: mayTakeMoreTaps(element))
  }

  /// The same advice with the size that was asked for.
  private var fix: String? {
    if minimum == Self.usual { return nil }
    let side = minimum.points
    return "Make the control, or its hit area, at least \(side) points wide and \(side) points high."
  }

  /// A borderless text field is as high as its line: body text, as dumps of SwiftUI's forms have it.
  private static let lineOfText = 21.0
  /// A field with a border: UIKit's own size.
  private static let field = 34.0

  /// Sizes are the system's as long as nobody made the control smaller; what the system leaves open may be anything.
  private func isSystemSize(_ size: Size, _ element: Element) -> Bool {
    switch element.role {
    case .datePicker, .picker: return !element.isCustom
    case .segment: return size.height >= 28
    case .textField where element.isSystemControl, .secureTextField where element.isSystemControl:
      return size.height >= Self.lineOfText - 0.1
    // A subclass of UIKit's field is laid out as UIKit's own is; a text view of one line is as high as a field.
    case let role? where role.isTextInput && element.uikitClass != nil:
      if size.height >= Self.field - 0.1 { return true }
    default: break
    }
    // Nobody can make a subclass of UIKit's switch smaller than UIKit's switch.
    guard element.isSystemControl || element.uikitClass?.name == "UISwitch", let system = element.systemSize else {
      return false
    }
    let enough = minimum - 0.1
    return size.width >= min(system.width ?? 0, enough) && size.height >= min(system.height ?? 0, enough)
  }
}
