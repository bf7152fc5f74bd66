import A11yCore

struct UnassociatedVisibleLabel: TreeRule {
  static let info = RuleInfo(
    id: "unassociated-visible-label",
    summary: "A control has no name, and the text that names it for the eye stands beside it",
    family: .naming,
    severity: .error,
    criteria: [
      .wcag("1.3.1"), .wcag("3.3.2"), .wcag("4.1.2"), .en("11.1.3.1.1"), .en("11.3.3.2"), .en("11.5.2.8"),
    ],
    needs: [.label, .frame, .surroundings], restsOn: [.label],
    why: """
      Who sees the screen reads "Wi-Fi" and the switch as one; VoiceOver meets a text, \
      and later a switch that belongs to nothing.
      """,
    fix: """
      Set the control's `accessibilityLabel` to the text and stop exposing the text, \
      or make the row one element that forwards activation.
      """,
    examples: [
      .fails(
        "a text and a switch in one row",
        """
        text "Wi-Fi" frame=16,112,120,20
        ✗ UISwitch value=1 frame=320,107,51,31
        """),
      .fails(
        "a text above a field, which shows an example",
        """
        text "E-mail" frame=20,100,300,20
        ✗ textField placeholder="name@host.org" frame=20,126,350,44
        """),
      .fails(
        "the text is not exposed, and its words are nowhere",
        """
        text "Wi-Fi" isElement=false frame=16,112,120,20
        ✗ UISwitch value=1 frame=320,107,51,31
        """),
      .fails(
        "two columns, each text with its field",
        """
        text "Width" frame=20,112,50,20
        ✗ textField frame=80,100,80,44
        text "Height" frame=180,112,50,20
        ✗ textField frame=240,100,80,44
        """),
      .fails(
        "from right to left",
        """
        screen "Settings" 390x844 ar direction=rtl
          text "واي فاي" frame=254,112,120,20
          ✗ UISwitch value=1 frame=16,107,51,31
        """),
      .fails(
        "a heading over one field",
        """
        heading "Nickname" frame=20,100,300,20
        ✗ textField frame=20,126,350,44
        """),
      .fails(
        "a sentence in the switch's own row",
        """
        text "Tell me when somebody answers one of my questions." frame=16,112,300,20
        ✗ UISwitch value=1 frame=320,107,51,31
        """),
      .fails(
        "a word of Interface Builder's, met at run time",
        """
        component source={"level": "runtime"} language=en
          text "Title" frame=20,100,300,20
          ✗ textField "" frame=20,126,350,44
        """),
      .passes(
        "a text view of a dump, which may be there only to be read",
        """
        component source={"level": "runtime"}
          text "Privacy" frame=49,250,316,20
          UITextView value="We have changed how we keep what you tell us." frame=49,283,316,145
        """),
      .passes(
        "switches before their texts: the text between two is the first one's",
        """
        UISwitch value=1 frame=26,100,51,31
        text "Icon" frame=95,106,73,20
        UISwitch value=1 frame=208,100,51,31
        text "Body" frame=277,106,73,20
        """),
      .fails(
        "switches behind their texts, close together",
        """
        text "Icon" frame=16,106,40,20
        ✗ UISwitch value=1 frame=64,100,51,31
        text "Body" frame=140,106,40,20
        ✗ UISwitch value=1 frame=188,100,51,31
        """),
      .passes("a label", #"UISwitch "Wi-Fi" value=1 frame=320,107,51,31"#),
      .passes("no text beside it has a rule of its own", #"UISwitch value=1 frame=320,107,51,31"#),
      .passes(
        "two texts in the row, and nobody knows which",
        """
        text "Wi-Fi" frame=16,100,120,20
        text "Ask to join" frame=16,122,120,16
        UISwitch value=1 frame=320,107,51,31
        """),
      .passes(
        "a text over two fields side by side",
        """
        text "Full name" frame=20,100,100,16
        textField frame=20,122,164,45
        textField frame=199,122,164,45
        """),
      .fails(
        "a text over each of two fields side by side",
        """
        text "First name" frame=20,100,100,16
        text "Last name" frame=199,100,100,16
        ✗ textField frame=20,122,164,45
        ✗ textField frame=199,122,164,45
        """),
      .passes(
        "a heading over several fields",
        """
        heading "Account" frame=20,100,300,20
        textField frame=20,126,350,44
        textField frame=20,180,350,44
        """),
      .passes(
        "the cell is the element",
        """
        UITableViewCell "Wi-Fi" isElement=true frame=0,100,390,44
          text "Wi-Fi" frame=16,112,120,20
          UISwitch value=1 frame=320,107,51,31
        """),
      .passes(
        "the text of the row above",
        """
        text "Sound" frame=16,100,120,20
        UISwitch "Sound" value=1 frame=320,95,51,31
        UISlider value="40%" frame=16,136,358,28
        """),
      .passes(
        "a remark on the field above it",
        """
        textField "E-mail" frame=20,100,350,44
        text "This address is taken" frame=20,148,300,16
        textField placeholder="Password" frame=20,176,350,44
        """),
      .passes(
        "the text of another cell",
        """
        UITableViewCell frame=0,100,190,44
          text "Details" frame=16,112,120,20
        UITableViewCell frame=200,100,190,44
          UISwitch value=1 frame=320,107,51,31
        """),
      .passes(
        "on the far side of the screen",
        """
        screen "Mixer" 1024x768 en
          text "Input" frame=16,112,60,20
          UISwitch value=1 frame=900,107,51,31
        """),
      .passes(
        "a sentence above explains, and names nothing",
        """
        text "Move the slider and place your order." frame=20,100,350,20
        UISlider value="40%" frame=20,126,350,28
        """),
      .passes(
        "Interface Builder's word, which code replaces",
        """
        component source={"designTime": true} language=en
          text "Label" frame=16,112,120,20
          UISwitch value=1 frame=320,107,51,31
        """),
      .passes(
        "a switch before its own text, beneath another",
        """
        text "Hello" frame=20,36,110,30
        UISwitch value=1 frame=20,78,51,31
        text "Hiragana to Katakana" frame=77,83,155,22
        """),
      .passes(
        "a number is no name",
        """
        text "40%" frame=16,112,40,20
        UISlider value="40%" frame=70,108,300,28
        """),
      .passes(
        "a search field under the screen's title",
        """
        text "Contacts" frame=20,60,300,40
        searchField placeholder="Search" frame=20,108,350,36
        """),
      .notChecked("nobody knows where it stands", #"UISwitch value=1"#),
    ]
  )

  func subjects(in tree: AccessibilityTree) -> [Element] { tree.elements.filter(isNamelessInput) }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let labels = VisibleLabels(tree)
    let labelled = subjects.map { (element: $0, answer: labels.label(of: $0)) }
    var result: RuleResult = []
    result.leaveOut(labelled.count { $0.answer == .crowded }, without: .surroundings)
    let bare = Set(labelled.compactMap { $0.answer == .none ? Row($0.element) : nil })
    for case (let element, .label(let label)) in labelled {
      if label.isAbove, let row = Row(element), bare.contains(row) { continue }
      result.violations.append(violation(element, label, tree[label.text]))
    }
    return result
  }

  /// Inputs side by side: a text above the first of them, and above no other, is about all of them.
  private struct Row: Hashable {
    var parent: Int?
    var top: Double

    init?(_ element: Element) {
      guard element.role?.isTextInput == true, let frame = element.frame, frame.isValid else { return nil }
      parent = element.parent?.index
      top = frame.y
    }
  }

  private func violation(_ element: Element, _ label: VisibleLabels.Label, _ text: Element) -> Violation {
    let words = VisibleLabels.words(of: text) ?? ""
    return Violation(
      element,
      "has no label; the text \(words.quoted()) \(label.isAbove ? "above" : "beside") it is not tied to it",
      measured: words,
      fix: """
        Set the control's `accessibilityLabel` to \(words.quoted()) and stop exposing the text, \
        or make the row one element that forwards activation.
        """,
      related: [text])
  }

  private func isNamelessInput(_ element: Element) -> Bool {
    guard VisibleLabels.expectsLabel(element.role), element.isNameless, element.needsName, !element.mayBeOnlyRead
    else { return false }
    // What a search field is for, its magnifying glass and its placeholder say.
    return !(element.role == .searchField && element.isNamedByPlaceholder)
  }
}
