public import A11yCore

/// An accessibility element hides the controls inside it.
public struct NestedInteractive: TreeRule {
  public static let info = RuleInfo(
    id: "nested-interactive",
    summary: "An accessibility element hides the controls inside it",
    family: .structure,
    severity: .error,
    criteria: [
      .wcag("4.1.2"), .wcag("2.1.1"), .en("11.4.1.2.1"), .en("11.5.2.9"), .en("11.2.1.1.1"),
    ],
    needs: [.exposure, .hierarchy],
    why: """
      VoiceOver and Switch Control do not look inside an accessibility element: people cannot reach the controls in \
      it.
      """,
    fix: """
      Make the element a container (`isAccessibilityElement = false`, in SwiftUI `.accessibilityElement(children: \
      .contain)`), or add a custom action for each control in it.
      """,
    reviewQuestion: "can each of them be reached in another way?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { element in
      if hidesOwnControls(element) { return true }
      if element.descendants.isEmpty { return false }
      return !isComposite(element) && !InnerControls(of: element).hidden.isEmpty
    }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(
      subjects.map { element in
        guard hidesOwnControls(element) else { return violation(element, InnerControls(of: element)) }
        let name = (element.control.className ?? "").escapedForDisplay
        return Violation(
          element, "hides the controls that \(name) is made of from assistive technology", restsOn: [.exposure])
      })
  }

  /// Stated to be an element of no role, of a class that is made of controls, which the description does not list.
  private func hidesOwnControls(_ element: Element) -> Bool {
    element.control.isElement == true && element.ownControl == .madeOfControls && !element.isInteractive
      && element.descendants.isEmpty && !element.isChangedInCode(.exposure)
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
      measured: found, fixInDescription: fix(element, count),
      restsOn: [.exposure, .actions, .visibility], isInferred: !isStated(element, lost),
      related: lost.hidden)
  }

  /// In what a person writes, a control may have slipped into the one above it.
  private func fix(_ element: Element, _ count: Int) -> String {
    let kind = element.role == .other ? "element" : element.role?.words ?? "element"
    return
      "If \(count == 1 ? "it belongs" : "they belong") next to the \(kind), write \(count == 1 ? "it" : "them") there: "
      + "in an outline, indent by 2 spaces less. If not, set `isElement` to false on the \(kind), or add a custom action "
      + "for each."
  }

  /// A custom class that is only thought to be an element may be a container; so many custom actions may
  /// well stand for so many controls; and a dump's word for what is visited is XCUITest's, not VoiceOver's.
  /// The description says that it is an element, and its custom actions cannot stand for all that it hides.
  private func isStated(_ element: Element, _ lost: InnerControls) -> Bool {
    // A role in the tool's own format behaves like UIKit's class for it; a group may be any container.
    let isUIKitControl = element.derivesFromClass && element.role?.isInteractive == true
    let isUnknown = element.isCustom || element.control.className == nil && !isUIKitControl
    if element.control.isElement == nil, isUnknown { return false }
    // A view of the app's own that only recognizes taps may hold controls, which VoiceOver meets.
    if !element.tree.knows(.content),
      lost.hidden.allSatisfy({ $0.isCustom && $0.uikitClass?.role?.isInteractive != true })
    {
      return false
    }
    return lost.customActions < lost.hidden.count
  }
}

extension NestedInteractive {
  static let examples: [Example] = [
    .fails(
      "accessibility element that contains buttons",
      """
      ✗ view UIView "Player" isElement=true frame=0,700,390,60
        UIButton "Left" frame=20,708,44,44
        UIButton "Right" frame=326,708,44,44
      """),
    .passes(
      "container that is not an element",
      """
      view UIView "Player" isElement=false frame=0,700,390,60
        UIButton "Left" frame=20,708,44,44
      """),
    .passes(
      "cell with a custom action for each button",
      """
      UITableViewCell "Mail from Anna" isElement=true customActions=Reply,Delete frame=0,100,390,60
        UIButton "Reply" frame=280,108,44,44
        UIButton "Delete" frame=330,108,44,44
      """),
    .needsReview(
      "custom view with a label, which may be a container",
      """
      ? view PlayerView "Player" frame=0,700,390,60
        UIButton "Play" frame=20,708,44,44
      """),
  ]
}
