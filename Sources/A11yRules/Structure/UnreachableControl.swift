public import A11yCore

/// A control can be seen and touched, but no assistive technology reaches it.
public struct UnreachableControl: TreeRule {
  public static let info = RuleInfo(
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
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    if tree.missing(of: info.needs) != nil { return tree.elements.filter(\.isInteractive) }
    var subjects: [Element] = []
    var index = 0
    while index < tree.screen.controls.count {
      let element = tree[index]
      let end = tree.screen.descendants(of: index).upperBound
      // A system control vends its parts itself.
      let isJoinedRow = element.reach == .element && element.role == .cell && element.control.isElement == nil
      let isClosed = element.reach == .element || element.isOutOfSight || element.isSystemOwned
      index = isClosed && !isJoinedRow || element.vendsParts ? end : index + 1
      if !isClosed, isControl(element), element.awaitsTouch { subjects.append(element) }
    }
    return subjects
  }

  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { subject.tree.missing(of: needs) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
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
      if role == .cell { return isPictureCell(element) }
      if role.isContainer { return false }
    }
    // A bare view with a recogniser may be a backdrop; what a person sees on it makes it something to tap.
    guard element.reactsToSingleTap else { return false }
    return element.control.image != nil || element.visibleText != nil || element.control.label != nil
  }

  /// A cell of a collection that shows pictures only: UIKit makes no element of it.
  private func isPictureCell(_ element: Element) -> Bool {
    guard element.derivesFromClass, element.uikitClass?.name == "UICollectionViewCell", element.control.isElement == nil
    else { return false }
    return element.descendants.contains {
      $0.role == .image && $0.control.image != nil || $0.role == .image && !$0.outlets.isEmpty
    }
  }

  private func violation(_ element: Element, _ reachability: inout Reachability) -> Violation? {
    switch element.reach {
    case .container where element.role == .cell:
      guard !reachability.holdsElement(element) else { return nil }
      return Violation(
        element,
        "cannot be reached: it shows only pictures, and neither the cell nor a picture is an accessibility element",
        reviewQuestion: "does a tap on the cell do something?", restsOn: [.exposure, .content], isInferred: true)
    case .container:
      guard !element.vendsParts, !reachability.hasTwin(element) else { return nil }
      return reachability.holdsElement(element) ? violation(ofTappedTexts: element) : violation(ofExposed: element)
    case .hidden: return violation(ofHidden: element, &reachability)
    case .mergedIntoParent:
      guard element.derivesFromClass, element.reactsToSingleTap, element.control.isElement == nil else { return nil }
      return Violation(
        element, "reacts to taps, but is part of its row, which VoiceOver reads and activates as a whole",
        isInferred: element.isCustom)
    case .element: return nil
    }
  }

  /// A view that people tap is read as the texts in it, as plain text.
  private func violation(ofTappedTexts element: Element) -> Violation? {
    guard !element.isOwnControl, element.control.isElement == nil, !element.isGround, element.reactsToSingleTap else {
      return nil
    }
    let parts = element.descendants.filter { $0.reach == .element }
    // What is tapped in it is reported itself.
    if element.descendants.contains(where: { $0.reactsToSingleTap || $0.isOwnControl }) { return nil }
    // A tap on a view with controls in it, or with all of a form, closes the keyboard more often than not.
    guard parts.count <= Self.mostTexts, parts.allSatisfy({ $0.role == .text && !$0.isInteractive }) else { return nil }
    return Violation(
      element, "reacts to taps, but VoiceOver only reads the text in it, as plain text",
      fix: """
        Make the view one accessibility element with a label and the trait .button (in Interface Builder: \
        Identity inspector > Accessibility > Enabled and Button), or build it from UIButton.
        """,
      isInferred: element.isCustom || element.action == nil)
  }

  /// Texts of a row or a card that is tapped as a whole.
  private static let mostTexts = 6

  /// Nothing around it keeps it from being met: it is no element itself.
  private func violation(ofExposed element: Element) -> Violation? {
    let name = (element.control.className ?? element.role?.words ?? "control").escapedForDisplay
    if element.isOwnControl {
      return Violation(
        element, "cannot be reached as a control: the class \(name) exposes no element of its own",
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

extension UnreachableControl {
  static let examples: [Example] = [
    .fails(
      "button excluded from the accessibility tree",
      #"✗ UIButton title="Pay" isElement=false frame=20,100,120,44"#),
    .fails("custom control that is not an element", "✗ view RangeSlider superclass=UIControl frame=20,660,350,44"),
    .passes(
      "switch represented by its cell",
      """
      UITableViewCell "Wi-Fi" isElement=true value=1 frame=0,100,390,44
        UISwitch isElement=false value=1 frame=320,106,51,31
      """),
    .needsReview("excluded button without a name", "? UIButton isElement=false frame=20,100,44,44"),
  ]
}
