public import A11yCore

/// A class named like a control exposes no element, role or value.
public struct UndescribedControl: TreeRule {
  public static let info = RuleInfo(
    id: "undescribed-control",
    summary: "A class named like a control exposes no element, role or value",
    family: .custom,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1"), .en("11.4.1.2.1"), .en("11.5.2.5"), .en("11.5.2.7")],
    needs: [.exposure, .traits], restsOn: [.exposure],
    supersededBy: ["unreachable-control", "interactive-without-trait", "silent-element"],
    why: """
      A view with custom drawing has no accessibility information: VoiceOver skips it, or reads a word without \
      saying that it can be adjusted.
      """,
    fix: """
      Make it an accessibility element with a label, a value and the trait for its behavior (`.button`, `.adjustable`).
      """,
    reviewQuestion: "does its class set this in code?",
    examples: examples
  )

  public init() {}

  /// In points: what is smaller was not drawn for a finger.
  private static let smallest = 10.0

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    if tree.screen.isLaunchScreen { return [] }
    var subjects: [Element] = []
    var index = 0
    while index < tree.screen.controls.count {
      let element = tree[index]
      let end = tree.screen.descendants(of: index).upperBound
      if element.isOutOfSight || element.isSystemOwned {
        index = end
        continue
      }
      let isReached = element.reach == .container || element.reach == .element && !tellsItself(element)
      if isReached, isUsable(element), ControlName(element) != nil { subjects.append(element) }
      index = element.reach == .element ? end : index + 1
    }
    return subjects
  }

  /// Traits matter for an element.
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? {
    if subject.reach == .element { return subject.missing(of: [.traits]) }
    // What a class adds to a drawing at run time is not known, so it needs review.
    return subject.tree.knows(.content) ? subject.missing(of: [.exposure]) : nil
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var reachability = Reachability(tree)
    return RuleResult(subjects.compactMap { violation($0, &reachability) })
  }

  private func violation(_ element: Element, _ reachability: inout Reachability) -> Violation? {
    guard let kind = ControlName(element) else { return nil }
    let name = (element.control.className ?? "").escapedForDisplay
    if element.reach == .container {
      let isMadeOfOthers = element.ownControl == .madeOfControls || element.ownControl == .hasOtherParts
      guard !isMadeOfOthers, !reachability.holdsElement(element) else { return nil }
      return violation(element, "is named \(name), but exposes no accessibility element")
    }
    if element.isInteractive { return nil }
    let lacksValue = kind.holdsValue && SpokenText.isBlank(element.value)
    let missing = lacksValue ? "has neither a role nor a value" : "has no role"
    return violation(element, "is named \(name), but \(missing)")
  }

  /// What its class does in code holds for all of its objects. A view that follows touches is a control; of others only
  /// the name says so.
  private func violation(_ element: Element, _ message: String) -> Violation {
    var violation = Violation(
      element, message, isInferred: element.ownControl != .handlesTouches,
      cause: (element.control.className ?? "").escapedForDisplay)
    violation.sharesQuestion = true
    return violation
  }

  private func tellsItself(_ element: Element) -> Bool {
    element.role != nil && element.role != .image && element.role != .text && element.role != .other
  }

  private func isUsable(_ element: Element) -> Bool {
    guard element.isEnabled != false, element.control.isUserInteractionEnabled != false else { return false }
    guard let frame = element.control.frame else { return true }
    return frame.isValid && frame.width >= Self.smallest && frame.height >= Self.smallest
  }
}

extension UndescribedControl {
  static let examples: [Example] = [
    .needsReview("custom control that exposes nothing", "? view RangeSlider frame=20,660,350,44"),
    .passes(
      "custom control that exposes its thumbs",
      """
      view RangeSlider frame=20,660,350,44
        UIAccessibilityElement "Minimum price" value="10 euros" traits=adjustable frame=20,660,44,44
      """),
    .passes(
      "custom control with a label, a value and a trait",
      #"view RangeSlider "Price" value="40" traits=adjustable frame=20,660,350,44"#),
    .notChecked("traits not listed", #"view RangeSlider "Price" isElement=true frame=20,660,350,44"#),
  ]
}
