public import A11yCore

/// The visible label next to a control is not its accessible name.
public struct UnassociatedVisibleLabel: TreeRule {
  public static let info = RuleInfo(
    id: "unassociated-visible-label",
    summary: "The visible label next to a control is not its accessible name",
    family: .naming,
    severity: .error,
    criteria: [
      .wcag("1.3.1"), .wcag("3.3.2"), .wcag("4.1.2"), .en("11.1.3.1.1"), .en("11.3.3.2"), .en("11.5.2.8"),
    ],
    needs: [.label, .frame, .surroundings], restsOn: [.label],
    why: """
      Sighted people see "Wi-Fi" and the switch as one item. VoiceOver reads the text, and later a switch without a \
      name.
      """,
    fix: """
      Set the control's `accessibilityLabel` to the text and hide the text from VoiceOver, or make the row one \
      accessibility element that forwards activation.
      """,
    fixability: .unsafe("sets the label to the text next to the control"),
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] { tree.elements.filter(isNamelessInput) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
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
    let placeholder = element.control.placeholder.map(Self.bare) ?? ""
    // Until something is typed, VoiceOver says the same words.
    let isSaid = !placeholder.isEmpty && placeholder == Self.bare(words)
    var violation = Violation(
      element,
      "has no label; the text \(words.quoted()) \(label.isAbove ? "above" : "next to") it is not associated with it",
      grade: isSaid ? .minor : .full,
      measured: words,
      fix: """
        If the text names the control, set the control's `accessibilityLabel` to \(words.quoted()) and hide the text, \
        or make the row one element that forwards activation; otherwise set `accessibilityLabel` to its name.
        """,
      related: [text])
    violation.repair = .unsafe(.text(.label, from: element.control.label, to: words))
    return violation
  }

  /// Without case, and without what ends a label of a form: `E-mail*:`.
  private static func bare(_ words: String) -> String {
    let ends: Set<Character> = [":", "：", "*", ".", "…"]
    return SpokenText.trimmed(String(words.lowercased().filter { !ends.contains($0) }))
  }

  private func isNamelessInput(_ element: Element) -> Bool {
    guard VisibleLabels.expectsLabel(element.role), element.isNameless, element.needsName, !element.mayBeOnlyRead,
      !element.isDisabledForGood
    else { return false }
    // Its own text is nearer than any other.
    if element.descendants.contains(where: { VisibleLabels.words(of: $0) != nil }) { return false }
    // What a search field is for, its magnifying glass and its placeholder say.
    return !(element.role == .searchField && element.isNamedByPlaceholder)
  }
}

extension UnassociatedVisibleLabel {
  static let examples: [Example] = [
    .fails(
      "switch without a label next to a text in the same row",
      """
      text "Wi-Fi" frame=16,112,120,20
      ✗ UISwitch value=1 frame=320,107,51,31
      """),
    .fails(
      "text field without a label below a text",
      """
      text "E-mail" frame=20,100,300,20
      ✗ textField placeholder="name@host.org" frame=20,126,350,44
      """),
    .passes("switch with a label", #"UISwitch "Wi-Fi" value=1 frame=320,107,51,31"#),
    .notChecked("switch without a frame", "UISwitch value=1"),
  ]
}
