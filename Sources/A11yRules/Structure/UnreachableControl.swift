public import A11yCore

/// A visible control is not in the accessibility tree.
public struct UnreachableControl: TreeRule {
  public static let info = RuleInfo(
    id: "unreachable-control",
    summary: "A visible control is not in the accessibility tree",
    family: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1"), .en("11.4.1.2.1"), .en("11.2.1.1.1"), .en("11.5.2.3")],
    needs: [.exposure],
    why: """
      People who use VoiceOver, Switch Control, Voice Control or a keyboard cannot find the control \
      and cannot use it.
      """,
    fix: """
      Set `isAccessibilityElement = true`, or give the accessibility element that contains it the control's label and \
      action.
      """,
    reviewQuestion: "does code make it an accessibility element?",
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
    // A bare view with a gesture recognizer may be a backdrop; an image or a text on it makes it a control.
    guard element.reactsToSingleTap else { return false }
    if element.control.image != nil || element.visibleText != nil || element.control.label != nil { return true }
    // A person wrote down that it is tapped and, by its class or by a key, that it is more than a backdrop.
    guard element.tree.isCompletable, !element.isGround,
      element.descendants.isEmpty
    else { return false }
    return element.isCustom || element.control.isElement == false
  }

  /// A collection view cell that shows only images: UIKit does not make it an accessibility element.
  private func isPictureCell(_ element: Element) -> Bool {
    guard element.derivesFromClass, element.uikitClass?.name == "UICollectionViewCell", element.control.isElement == nil
    else { return false }
    // A label that code fills is read.
    if element.descendants.contains(where: \.awaitsText) { return false }
    return element.descendants.contains {
      $0.role == .image && $0.control.image != nil || $0.role == .image && !$0.outlets.isEmpty
    }
  }

  private func violation(_ element: Element, _ reachability: inout Reachability) -> Violation? {
    switch element.reach {
    case .container where element.role == .cell:
      guard element.isSelectedInCode != false, !reachability.holdsElement(element) else { return nil }
      let isSelected = element.isSelectedInCode == true
      return Violation(
        element,
        "is a cell that shows only images, and neither the cell nor an image is an accessibility element",
        reviewQuestion: "does tapping the cell do something?",
        restsOn: isSelected ? [.exposure] : [.exposure, .content], isInferred: !isSelected)
    case .container:
      guard !element.vendsParts, !reachability.hasTwin(element) else { return nil }
      return reachability.holdsElement(element) ? violation(ofTappedTexts: element) : violation(ofExposed: element)
    case .hidden: return violation(ofHidden: element, &reachability)
    case .mergedIntoParent:
      guard element.derivesFromClass, element.reactsToSingleTap, element.control.isElement == nil,
        !element.takesTapsOfRow
      else { return nil }
      return Violation(
        element, "responds to taps, but is merged into its row, which VoiceOver reads and activates as one element",
        isInferred: element.mayExposeItself)
    case .element: return nil
    }
  }

  /// VoiceOver reads the texts of a tappable view one by one, as plain text.
  private func violation(ofTappedTexts element: Element) -> Violation? {
    guard !element.isOwnControl, element.control.isElement == nil, !element.isGround, element.reactsToSingleTap else {
      return nil
    }
    let parts = element.descendants.filter { $0.reach == .element }
    // A tappable view in it has a finding of its own.
    if element.descendants.contains(where: { $0.reactsToSingleTap || $0.isOwnControl }) { return nil }
    // A tap on a view with controls in it, or with all of a form, closes the keyboard more often than not.
    guard parts.count <= Self.mostTexts, parts.allSatisfy({ $0.role == .text && !$0.isInteractive }) else { return nil }
    return Violation(
      element, "responds to taps, but VoiceOver reads only its text, as plain text",
      fix: """
        Make the view one accessibility element with a label and the `.button` trait (in Interface Builder: Identity \
        inspector > Accessibility > Enabled and Button), or build it from `UIButton`.
        """,
      isInferred: element.mayExposeItself || element.action == nil)
  }

  /// Texts of a row or a card that is tapped as a whole.
  private static let mostTexts = 6

  /// No container hides it: it is not an accessibility element itself.
  private func violation(ofExposed element: Element) -> Violation? {
    let name = (element.control.className ?? element.role?.words ?? "control").escapedForDisplay
    if element.isOwnControl {
      return Violation(
        element, "is a custom control (\(name)) that is not exposed as an accessibility element",
        fix: """
          Make it an accessibility element with label, value and traits, or expose one accessibility element for each \
          part that can be moved.
          """,
        isInferred: element.fillsScreen)
    }
    if element.control.isElement == false {
      return Violation(
        element, "is excluded from the accessibility tree: isAccessibilityElement is false",
        isInferred: element.isNameless && element.action == nil)
    }
    guard element.reactsToSingleTap else { return nil }
    // An empty label of an interface file, into which code writes.
    let isText = element.role == .text && !element.tree.knows(.content)
    // A custom class may make itself an element in code.
    return Violation(
      element,
      isText
        ? "responds to taps, but VoiceOver reads it as plain text"
        : "responds to taps, but is not an accessibility element",
      isInferred: element.mayExposeItself || element.isGround)
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
      let owner = isOwn ? "it" : "a view around it"
      let message = "cannot be reached: \(owner) sets accessibilityElementsHidden"
      return Violation(element, message, related: isOwn ? [] : [root])
    }
    // Elements missing from an explicit order are reported for that order.
    return nil
  }
}

extension Element {
  /// The background of the whole screen: tapping it closes the keyboard or shows the bars.
  fileprivate var isGround: Bool { index == 0 && (tree.screen.kind == .screen || isOfScreenSize) || fillsScreen }

  /// A view in a file of its own, drawn at least as large as the smallest iPhone.
  private var isOfScreenSize: Bool {
    !tree.knows(.layout) && control.frame.map { $0.width >= 320 && $0.height >= 460 } ?? false
  }

  /// A double tap on a row without an activation point is a tap on its middle.
  fileprivate var takesTapsOfRow: Bool {
    guard let frame = control.frame, let row = ancestors.first(where: { $0.role == .cell })?.control.frame else {
      return false
    }
    return frame.x <= row.midX && row.midX <= frame.maxX && frame.y <= row.midY && row.midY <= frame.maxY
  }

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
