import A11yCore

struct NonTextContrast: TreeRule {
  static let info = RuleInfo(
    id: "non-text-contrast",
    summary: "What shows that there is a control, or its state, stands out too little",
    family: .color,
    severity: .warning,
    criteria: [.wcag("1.4.11"), .en("11.1.4.11")],
    needs: [.colors], restsOn: [.colors, .content],
    why: "People with low vision do not see that there is a control at all, or which one is chosen.",
    fix: "Give it a colour that has a contrast of 3:1 with what it stands on.",
    reviewQuestion: "are these the colours on the screen?",
    examples: [
      .fails("a light grey icon on white", #"✗ UIButton "Close" icon=true tintColor=#C8C8C8 backgroundColor=#FFFFFF"#),
      .fails(
        "the background is the superview's",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UIButton "Close" image=ic_close tintColor=#C8C8C8 frame=20,100,44,44
        """),
      .fails(
        "words beside the icon, as faint",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UIButton title="Close" icon=true tintColor=#C8C8C8 textColor=#C8C8C8 frame=20,100,90,44
        """),
      .fails(
        "the outline of an empty field",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UITextField "Name" borderColor=#DDDDDD backgroundColor=#FFFFFF frame=20,100,350,44
        """),
      .fails(
        "a placeholder, in the system's faint grey, shows no field",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UITextField "Name" placeholder="Name" borderColor=#DDDDDD backgroundColor=#FFFFFF frame=20,100,350,44
        """),
      .fails(
        "a slider's track",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UISlider "Volume" value="50%" trackColor=#E0E0E0 frame=20,100,350,34
        """),
      .fails(
        "a switch's track",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UISwitch "Wi-Fi" value="1" trackColor=#B7F0C3 frame=20,100,51,31
        """),
      .fails(
        "the ring around the chosen colour",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UIButton "Red" selected=true indicatorColor=#EEEEEE frame=20,100,44,44
        """),
      .fails(
        "an icon that stays black in the dark appearance",
        """
        ✗ UIButton "Close" icon=true tintColor=#000000 backgroundColor={"light":"#FFFFFF","dark":"#1C1C1E"}
        """),
      .passes(
        "an icon with a colour for each appearance",
        """
        UIView backgroundColor={"light":"#FFFFFF","dark":"#1C1C1E"} frame=0,0,390,844
          UIButton "Close" icon=true tintColor={"light":"#000000","dark":"#FFFFFF"} frame=20,100,44,44
        """),
      .needsReview(
        "the line beneath the chosen tab, whose words may be bold as well",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ? UIButton title="News" selected=true indicatorColor=#EEEEEE textColor=#000000 frame=20,100,90,44
        """),
      .passes("darker", #"UIButton "Close" icon=true tintColor=#8A8A8A backgroundColor=#FFFFFF"#),
      .passes("off", #"UIButton "Close" icon=true enabled=false tintColor=#C8C8C8 backgroundColor=#FFFFFF"#),
      .passes(
        "words beside it say the same",
        #"UIButton title="Close" image=ic_close tintColor=#C8C8C8 textColor=#000000 backgroundColor=#FFFFFF"#),
      .passes("an ornament, which nobody acts on", #"UIImageView icon=true tintColor=#C8C8C8 backgroundColor=#FFFFFF"#),
      .passes(
        "a brand's sign", #"UIButton "Acme" icon=true logotype=true tintColor=#C8C8C8 backgroundColor=#FFFFFF"#),
      .passes("the system's tint", #"UIButton "Close" icon=true tintColor=system:systemBlue backgroundColor=#FFFFFF"#),
      .passes(
        "an outline as dark as it must be",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          UITextField "Name" borderColor=#8A8A8A backgroundColor=#FFFFFF frame=20,100,350,44
        """),
      .passes(
        "a faint outline around a fill that stands out",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          UITextField "Name" borderColor=#DDDDDD backgroundColor=#404040 frame=20,100,350,44
        """),
      .passes(
        "a faint outline around words that can be read",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          UIButton title="Close" borderColor=#DDDDDD textColor=#000000 frame=20,100,90,44
        """),
      .passes(
        "a faint track with a dark outline",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          UISwitch "Wi-Fi" value="0" trackColor=#E0E0E0 borderColor=#767676 frame=20,100,51,31
        """),
      .passes(
        "the mark of what is not chosen is not drawn",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          UIButton "Red" selected=false indicatorColor=#EEEEEE frame=20,100,44,44
        """),
      .passes(
        "a switch in the system's colours",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          UISwitch "Wi-Fi" value="0" trackColor=system:systemGray5 frame=20,100,51,31
        """),
      .passes(
        "a slider that is off",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          UISlider "Volume" value="50%" enabled=false trackColor=#E0E0E0 frame=20,100,350,34
        """),
      .needsReview("on a gradient", #"? UIButton "Close" icon=true tintColor=#C8C8C8 background=gradient"#),
      .needsReview("the same colour twice", #"? UIButton "Close" icon=true tintColor=#FFFFFF backgroundColor=#FFFFFF"#),
      .notChecked("no colours are given", #"UIButton "Close" icon=true"#),
      .notChecked("nobody knows on what it stands", #"UIButton "Close" icon=true tintColor=#C8C8C8"#),
    ]
  )

  func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { appliesTo($0) && !ControlPart.shown(on: $0).isEmpty }
  }

  /// Each part has a color of its own.
  func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let judge = PartContrastJudge(tree)
    var result: RuleResult = []
    for element in subjects { result.add(judge.check(element, ControlPart.shown(on: element), &result)) }
    return result
  }

  private func appliesTo(_ element: Element) -> Bool {
    element.isInteractive && element.isEnabled != false && !element.isLaidOutBySystem
      && (element.hasAppearance || element.control.image != nil)
      && !(element.hasAppearance && element.appearance.isLogotype == true)
  }
}
