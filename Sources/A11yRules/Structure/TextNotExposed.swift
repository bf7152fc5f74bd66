public import A11yCore

/// Visible text is not in the accessibility tree.
public struct TextNotExposed: TreeRule {
  public static let info = RuleInfo(
    id: "text-not-exposed",
    summary: "Visible text is not in the accessibility tree",
    family: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("1.1.1"), .en("11.1.3.1.1"), .en("11.5.2.10")],
    needs: [.exposure, .surroundings], restsOn: [.exposure, .content],
    supersededBy: ["unreachable-control"],
    why: """
      VoiceOver users do not learn the content of the text, even if it is a warning, a price or the reason for an \
      error.
      """,
    fix: "Make it an accessibility element, or add its text to the label of the element that contains it.",
    reviewQuestion: "is the text exposed elsewhere?",
    examples: examples
  )

  public init() {}

  /// The share of a text's words that one element must say for the text to be heard.
  private static let enough = 0.8
  /// Fewer letters and digits are initials, symbols and badges.
  private static let fewestLetters = 3

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    if tree.missing(of: info.needs) != nil { return tree.elements.filter { $0.role == .text } }
    var subjects: [Element] = []
    var index = 0
    while index < tree.screen.controls.count {
      let element = tree[index]
      let end = tree.screen.descendants(of: index).upperBound
      let isClosed = element.reach == .element || element.isOutOfSight || element.isSystemOwned
      index = isClosed || element.vendsParts ? end : index + 1
      guard !isClosed, let text = unheardText(element), isOnDisplay(element), isTold(text, element) else { continue }
      let length = SpokenText.words(text).reduce(0) { $0 + $1.count }
      if length >= Self.fewestLetters { subjects.append(element) }
    }
    return subjects
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    var reachability = Reachability(tree)
    lazy var exposed = ExposedWords(tree)
    for element in subjects {
      guard let text = unheardText(element) else { continue }
      if element.isInOwnClass, !element.knows(.content) {
        result.leaveOut(without: .exposure)
      } else if let isSaid = exposed.sayTogether(SpokenText.words(text), share: Self.enough) {
        if !isSaid { result.add(violation(element, text, &reachability)) }
      } else {
        result.leaveOut(without: .surroundings)
      }
    }
    return result
  }

  /// A text, or the label of a view, an image or a collection cell: UIKit makes no element of these by itself, nor of
  /// a cell that holds controls.
  private func unheardText(_ element: Element) -> String? {
    if let text = element.drawnText { return text }
    let isCell = element.role == .cell && element.tree.isWritten
    guard element.derivesFromClass, element.reach == .container, element.index > 0,
      element.control.isElement == nil || isCell,
      element.role == nil || element.role == .image || isCell || element.control.className == "UIView"
        || element.uikitClass?.name == "UICollectionViewCell",
      !SpokenText.isBlank(element.control.label),
      !element.hasStructure || element.structure.container == nil
    else { return nil }
    return element.control.label
  }

  private func violation(_ element: Element, _ text: String, _ reachability: inout Reachability) -> Violation? {
    let isPlain = isPlain(text)
    if element.reach == .container {
      if element.drawnText == nil {
        let isGroup = reachability.holdsElement(element)
        return Violation(
          element, "has the label \(text.quoted()), but is not an accessibility element",
          fix: element.role == .cell
            ? "Write its text as a child, or make it an accessibility element with custom actions."
            : "Make it an accessibility element, or remove the label.",
          isInferred: isGroup || !isPlain)
      }
      return Violation(element, "shows \(text.quoted()), which no accessibility element contains", isInferred: !isPlain)
    }
    // What is hidden on purpose may be decoration; what an explicit order leaves out is that order's fault.
    guard element.reach == .hidden, let root = reachability.hidingRoot(of: element), !reachability.isReported(root),
      !reachability.isBehindModal(element), !reachability.isCovered(element)
    else { return nil }
    reachability.report(root)
    return Violation(
      element, "shows \(text.quoted()), which accessibilityElementsHidden hides", isInferred: true,
      related: root.index == element.index ? [] : [root])
  }

  /// Words are reported, and so are numbers, but for clocks, which a value words differently, and what an editor shows
  /// in place of a number.
  private func isTold(_ text: String, _ element: Element) -> Bool {
    text.contains(where: \.isLetter) || !text.contains(":") && element.knows(.content)
  }

  /// Numbers may be worded differently, and words without spaces between them stand within others.
  private func isPlain(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.isWrittenWithoutSpaces
  }

  private func isOnDisplay(_ element: Element) -> Bool {
    guard let frame = element.control.frame else { return true }
    guard frame.isValid, frame.width > 0, frame.height > 0 else { return false }
    guard let display = element.tree.screen.display, display.width > 0, display.height > 0 else { return true }
    return frame.overlaps(display)
  }
}

extension TextNotExposed {
  static let examples: [Example] = [
    .fails(
      "label excluded from the accessibility tree",
      #"✗ UILabel text="Your card expires soon" isElement=false frame=20,100,300,20"#),
    .passes(
      "excluded text that a switch has as its label",
      """
      UILabel text="Wi-Fi" isElement=false frame=16,112,120,20
      UISwitch "Wi-Fi" value=1 frame=320,107,51,31
      """),
    .passes("label in the accessibility tree", #"UILabel text="Your card expires soon" frame=20,100,300,20"#),
    .needsReview(
      "excluded price whose text may be part of another label",
      """
      ? UILabel text="59.00 €" isElement=false frame=20,100,300,20
      UILabel text="Red shoes, fifty-nine euros" frame=20,130,300,20
      """),
  ]
}
