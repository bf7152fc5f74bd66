import A11yCore

struct UnreachableControl: TreeRule {
  static let info = RuleInfo(
    id: "unreachable-control",
    summary: "A control can be seen and touched, but no assistive technology reaches it",
    family: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1"), .en("11.4.1.2.1"), .en("11.2.1.1.1"), .en("11.5.2.3")],
    needs: [.exposure],
    why: """
      People who use VoiceOver, Switch Control, Voice Control or a keyboard do not learn that it exists, \
      and cannot use it.
      """,
    fix: "Make it an accessibility element, or let an element around it stand for it with its name and action.",
    reviewQuestion: "does code make it reachable?",
    examples: [
      .fails("left out on purpose", #"✗ UIButton title="Pay" isElement=false frame=20,100,120,44"#),
      .fails("a control that draws itself", #"✗ view RangeSlider superclass=UIControl frame=20,660,350,44"#),
      .fails("a picture to tap", #"✗ UIImageView image=ic_close gestures=tap frame=340,50,44,44"#),
      .fails(
        "hidden with all that is around it",
        """
        view UIView elementsHidden=true frame=0,0,390,200
          ✗ UIButton "Pay" frame=20,100,120,44
          UIButton "Cancel" frame=160,100,120,44
        """),
      .needsReview("a button without a name", #"? UIButton isElement=false frame=20,100,44,44"#),
      .needsReview("a custom view to tap", #"? view Card text="Paris" gestures=tap frame=20,100,300,80"#),
      .passes(
        "left out of an explicit order, which is that order's fault",
        """
        view UIView order=pay
          UIButton "Pay" id=pay
          UIButton "Cancel" id=cancel
        """),
      .passes(
        "a row that stands for its switch",
        """
        UITableViewCell "Wi-Fi" isElement=true value=1 frame=0,100,390,44
          UISwitch isElement=false value=1 frame=320,106,51,31
        """),
      .passes(
        "a control that exposes its thumbs",
        """
        view RangeSlider superclass=UIControl frame=20,660,350,44
          UIAccessibilityElement "Minimum price" value="10 euros" traits=adjustable frame=20,660,44,44
        """),
      .passes("hidden", #"UIButton title="Pay" isElement=false hidden=true"#),
      .passes("see-through", #"UIButton title="Pay" isElement=false alpha=0"#),
      .passes("too small to be meant for a finger", #"UIButton title="Pay" isElement=false frame=20,100,8,8"#),
      .passes("disabled", #"UIButton title="Pay" isElement=false enabled=false"#),
      .passes(
        "beneath a modal view",
        """
        view UIView elementsHidden=true frame=0,0,390,844
          UIButton "Pay" frame=20,100,120,44
        view UIView modal=true frame=40,300,310,200
          UIButton "OK" frame=60,420,80,44
        """),
      .passes(
        "beneath a sheet that nobody calls modal",
        """
        view UIView elementsHidden=true frame=0,0,390,844
          UIButton "Pay" frame=20,500,120,44
        view Sheet frame=0,400,390,444
          UIButton "OK" frame=60,420,80,44
        """),
      .passes(
        "a backdrop that does what a button does",
        """
        view Backdrop superclass=UIControl action=close frame=0,0,390,844
        UIButton "Close" action=close frame=340,50,44,44
        """),
      .passes(
        "the same button twice",
        """
        UIButton title="Pay" isElement=false frame=20,100,120,44
        UIButton title="Pay" frame=20,160,120,44
        """),
      .needsReview(
        "the whole screen, which brings back the bars",
        """
        screen "Web page" 390x844 en
          ? UIView image=page gestures=tap action=showBars frame=0,0,390,844
        """),
      .passes("a stepper, whose buttons are exposed", #"UIStepper isElement=false frame=20,100,94,32"#),
      .passes("a tap that only dismisses the keyboard", #"UIImageView gestures=tap action=dismissKeyboard"#),
      .passes("a scroll view", #"UIScrollView isElement=false gestures=tap frame=0,0,390,844"#),
      .passes("no size", #"UIButton title="Pay" isElement=false frame=20,100,0,0"#),
      .notChecked(
        "a dump that lists only what can be reached",
        """
        component source={"level": "runtime", "lacks": ["exposure"]}
          button "Pay" isElement=true frame=20,100,120,44
        """),
    ]
  )

  func subjects(in tree: AccessibilityTree) -> [Element] {
    if tree.missing(of: info.needs) != nil { return tree.elements.filter(\.isInteractive) }
    var subjects: [Element] = []
    var index = 0
    while index < tree.screen.controls.count {
      let element = tree[index]
      let end = tree.screen.descendants(of: index).upperBound
      // A system control vends its parts itself.
      let isClosed = element.reach == .element || element.isOutOfSight || element.isSystemOwned
      index = isClosed || element.vendsParts ? end : index + 1
      if !isClosed, isControl(element), element.awaitsTouch { subjects.append(element) }
    }
    return subjects
  }

  func missingFact(for subject: Element, needs: [Fact]) -> Fact? { subject.tree.missing(of: needs) }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var reachability = Reachability(tree)
    var end = 0
    for element in subjects where element.index >= end {
      guard let violation = violation(element, &reachability) else { continue }
      result.add(violation)
      // One cause, one finding: what it holds is lost with it.
      end = tree.screen.descendants(of: element.index).upperBound
    }
    return result
  }

  private func isControl(_ element: Element) -> Bool {
    if element.isOwnControl { return true }
    if let role = element.role {
      if role.isInteractive { return true }
      if role.isContainer || role == .cell { return false }
    }
    // A bare view with a recogniser may be a backdrop; what a person sees on it makes it something to tap.
    guard element.reactsToSingleTap else { return false }
    return element.control.image != nil || element.visibleText != nil || element.control.label != nil
  }

  private func violation(_ element: Element, _ reachability: inout Reachability) -> Violation? {
    switch element.reach {
    case .container:
      guard !element.vendsParts, !reachability.holdsElement(element), !reachability.hasTwin(element) else { return nil }
      return violation(ofExposed: element)
    case .hidden: return violation(ofHidden: element, &reachability)
    case .element, .mergedIntoParent: return nil
    }
  }

  /// Nothing around it keeps it from being met: it is no element itself.
  private func violation(ofExposed element: Element) -> Violation? {
    let name = (element.control.className ?? element.role?.words ?? "control").escapedForDisplay
    if element.isOwnControl {
      return Violation(
        element, "cannot be reached: \(name) draws itself and exposes no element",
        fix: "Make it an element with label, value and traits, or expose an element for each part a finger can move.",
        isInferred: element.fillsScreen)
    }
    if element.control.isElement == false {
      return Violation(
        element, "cannot be reached: isElement is false, and nothing stands for it",
        isInferred: element.isNameless && element.action == nil)
    }
    guard element.reactsToSingleTap else { return nil }
    // A class of the app's own may make itself an element in code.
    return Violation(
      element, "cannot be reached: it reacts to taps, but is no accessibility element",
      isInferred: element.isCustom || element.isGround)
  }

  /// Something around it, or it itself, hides it from assistive technology.
  private func violation(ofHidden element: Element, _ reachability: inout Reachability) -> Violation? {
    guard !reachability.isBehindModal(element) else { return nil }
    if let root = reachability.hidingRoot(of: element) {
      // One cause, one finding.
      guard !reachability.isReported(root), !reachability.isCovered(element), !reachability.hasTwin(element) else {
        return nil
      }
      reachability.report(root)
      let isOwn = root.index == element.index
      let cause = isOwn ? "its elementsHidden" : "elementsHidden of what holds it"
      return Violation(element, "cannot be reached: \(cause) hides it", related: isOwn ? [] : [root])
    }
    // What an explicit order leaves out is that order's fault.
    return nil
  }
}

extension Element {
  /// The whole screen, with everything that is on it: a tap beside all that closes a keyboard or brings back the bars.
  fileprivate var isGround: Bool { index == 0 && tree.screen.kind == .screen || fillsScreen }

  /// It may be a backdrop.
  fileprivate var fillsScreen: Bool {
    guard let frame = control.frame, let root = tree[0].control.frame, index > 0 else { return false }
    return frame.contains(root)
  }
}
