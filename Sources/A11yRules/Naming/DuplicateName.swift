import A11yCore

struct DuplicateName: TreeRule {
  static let info = RuleInfo(
    id: "duplicate-name",
    summary: "Controls that do different things sound the same",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("2.4.6"), .wcag("2.4.4"), .en("11.2.4.6"), .en("11.2.4.4")],
    needs: [.label], restsOn: [.label, .hierarchy],
    supersededBy: ["duplicate-target"],
    why: """
      In VoiceOver's lists of buttons and links, and when speaking to Voice Control, nobody can tell which is which; \
      the wrong one is deleted or bought.
      """,
    fix: """
      Say in the name what it acts on ("Add banana to cart"), \
      and give the short name in `accessibilityUserInputLabels` beside it.
      """,
    reviewQuestion: "do they do the same?",
    examples: [
      .fails(
        "two of one name side by side",
        """
        UIView
          ✗ button "Add to cart" frame=20,100,120,44 action=addPeach
          button "Add to cart" frame=20,200,120,44 action=addBanana
        """),
      .fails(
        "case and punctuation cannot be heard",
        """
        ✗ button "Delete" frame=20,100,120,44
        button "delete…" frame=20,200,120,44
        """),
      .fails(
        "twice in one toolbar",
        """
        toolbar frame=0,790,390,54
          ✗ button "Delete" frame=20,795,44,44 action=deleteNote
          button "Delete" frame=80,795,44,44 action=deleteFolder
        """),
      .fails(
        "one of each row, each row with words of its own",
        """
        table frame=0,100,390,120
          UITableViewCell frame=0,100,390,60
            text "Milk"
            ✗ button "Delete" frame=330,108,44,44
          UITableViewCell frame=0,160,390,60
            text "Bread"
            button "Delete" frame=330,168,44,44
        """),
      .fails(
        "rows that say the same",
        """
        table frame=0,100,390,120
          UITableViewCell frame=0,100,390,60
            ✗ button "Delete" frame=330,108,44,44
          UITableViewCell frame=0,160,390,60
            button "Delete" frame=330,168,44,44
        """),
      .passes(
        "different names",
        """
        button "Delete note" frame=20,100,120,44
        button "Delete folder" frame=20,200,120,44
        """),
      .passes(
        "signs are spoken",
        """
        button "Zoom +" frame=20,100,44,44
        button "Zoom −" frame=20,200,44,44
        """),
      .passes(
        "the same place twice has a rule of its own",
        """
        button "Add" frame=20,100,120,44
        button "Add" frame=20,100,120,44
        """),
      .passes(
        "both do the same",
        """
        link "Terms" frame=20,100,120,44 url="https://example.org/terms"
        link "Terms" frame=20,600,120,44 url="https://example.org/terms"
        """),
      .passes(
        "in different bars",
        """
        navigationBar frame=0,47,390,44
          button "Done" frame=330,47,50,44
        toolbar frame=0,500,390,44
          button "Done" frame=330,500,50,44
        """),
      .passes(
        "text, which nobody acts on",
        """
        text "Open" frame=20,100,120,20
        text "Open" frame=20,200,120,20
        """),
      .passes(
        "different kinds",
        """
        button "Alarm" frame=20,100,120,44
        switch "Alarm" value=1 frame=20,200,51,31
        """),
      .passes(
        "the hint tells them apart",
        """
        button "Add" hint="Adds the peach." frame=20,100,120,44
        button "Add" hint="Adds the banana." frame=20,200,120,44
        """),
      .passes(
        "the value tells them apart",
        """
        slider "Price" value="10 euros" frame=20,100,350,44
        slider "Price" value="90 euros" frame=20,200,350,44
        """),
      .passes(
        "custom content tells them apart",
        """
        button "Add" customContent=[{"label":"Fruit","value":"Peach"}] frame=20,100,120,44
        button "Add" customContent=[{"label":"Fruit","value":"Banana"}] frame=20,200,120,44
        """),
      .passes(
        "one is behind a modal view",
        """
        UIView
          UIView frame=0,0,390,844
            button "Done" frame=20,100,120,44
          UIView modal=true frame=0,400,390,444
            button "Done" frame=20,500,120,44
        """),
      .passes(
        "one is scrolled off the screen",
        """
        screen "Shop" 390x844 en
          UIScrollView frame=0,0,390,844
            button "Add to cart" frame=20,100,120,44
            button "Add to cart" frame=20,900,120,44
        """),
      .passes(
        "a form that repeats under named sections",
        """
        UIView "Billing" isElement=false container=semanticGroup frame=0,100,390,100
          textField "Street" frame=20,120,350,44
        UIView "Delivery" isElement=false container=semanticGroup frame=0,300,390,100
          textField "Street" frame=20,320,350,44
        """),
      .passes(
        "cells are rows themselves",
        """
        UITableViewCell "Anna" isElement=true action=call frame=0,100,390,60
        UITableViewCell "Anna" isElement=true action=write frame=0,160,390,60
        """),
      .needsReview(
        "drawn side by side, with outlets by which code hides one",
        """
        component source={"designTime": true} language=en
          ? UIButton "Clear text" inferred=connected frame=20,100,120,44
          UIButton "Clear text" inferred=connected frame=20,200,120,44
        """),
      .passes(
        "an editor's words for what code fills in",
        """
        component source={"designTime": true} language=en
          UIButton title="Button" inferred=label,connected frame=20,100,120,44
          UIButton title="Button" inferred=label,connected frame=20,200,120,44
        """),
    ]
  )

  func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { $0.isInteractive && $0.role != .cell && !SpokenText.isBlank($0.name) }
  }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var places = Places(tree)
    var result: RuleResult = []
    for group in SameSounds.groups(among: subjects) {
      let distinct = SameSounds.distinct(group)
      guard let first = distinct.first, distinct.count > 1 else { continue }
      let setting = places.setting(of: distinct)
      if setting == .namedSections, first.role?.isTextInput == true { continue }
      result.add(violation(first, distinct, setting))
    }
    return result
  }

  /// More are counted in the message and not listed one by one.
  private static let maximumRelated = 20

  private func violation(_ first: Element, _ all: [Element], _ setting: Places.Setting) -> Violation {
    let others = all.count - 1
    let isApart = setting != .together
    return Violation(
      first,
      "sounds the same as \(others) other control\(others == 1 ? "" : "s")"
        + (isApart ? ", each in a row or section of its own" : ""),
      grade: isApart ? .minor : .full, measured: "\(all.count) of one name", witnesses: all,
      related: Array(all.dropFirst().prefix(Self.maximumRelated)))
  }
}
