public import A11yCore

/// A control has no accessible name.
public struct ControlMissingName: TreeRule {
  public static let info = RuleInfo(
    id: "control-missing-name",
    summary: "A control has no accessible name",
    family: .naming,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("3.3.2"), .en("11.4.1.2.1"), .en("11.5.2.5"), .en("11.5.2.8")],
    needs: [.label],
    supersededBy: ["name-only-in-hint", "placeholder-only-name", "unassociated-visible-label"],
    why: """
      VoiceOver reads only "button", so people have to activate the control to learn what it does. Voice Control users \
      have no name to say.
      """,
    fix: """
      Set `accessibilityLabel` to the control's action ("Close"), not to its appearance ("X"); in SwiftUI use \
      `Button("Close", systemImage:)` or `.accessibilityLabel`.
      """,
    editorFix: """
      Identity inspector > Accessibility > Label: enter the control's action ("Close"), not its appearance ("X").
      """,
    reviewQuestion: "does code set a label?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // A stepper is no element: its buttons are.
    tree.elements.filter { $0.isNameless && $0.needsName } + tree.seen.filter(isNamelessStepper)
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.compactMap(violation))
  }

  private func violation(_ element: Element) -> Violation? {
    let fixes = fixes(element)
    if isNamelessStepper(element) {
      return Violation(
        element, "has no label: VoiceOver reads only the names of its buttons, \"Decrement\" and \"Increment\"",
        grade: .minor, fix: fixes?.code, fixInEditor: fixes?.editor)
    }
    if element.isNamedByPlaceholder { return nil }
    let doubt = doubt(element)
    return Violation(
      element, message(element), grade: element.isEnabled == false || showsText(element) ? .minor : .full,
      fix: fixes?.code, fixInEditor: fixes?.editor, reviewQuestion: doubt, isInferred: doubt != nil)
  }

  /// UIKit reads a stepper's label with each of its two buttons.
  private func isNamelessStepper(_ element: Element) -> Bool {
    element.role == .stepper && !element.isCustom && SpokenText.isBlank(element.control.label)
      && element.descendants.first?.control.isVended == true
  }

  /// What only a person can settle.
  private func doubt(_ element: Element) -> String? {
    if mayHavePlaceholder(element) { return "is the value only the placeholder?" }
    // A list shows such cells before it fills them, and below its last one.
    let isEmptyCell = element.role == .cell && !element.derivesFromClass && element.descendants.isEmpty
    return isEmptyCell ? "does code fill the cell?" : nil
  }

  /// An editable text view with sentences in it. Most of these are there to be read, but were left editable.
  private func showsText(_ element: Element) -> Bool {
    guard element.role == .textView, !element.mayBeOnlyRead else { return false }
    let text = element.control.text ?? element.control.value ?? ""
    // Of a long text no more is looked at than its beginning.
    return text.split(maxSplits: 6, whereSeparator: \.isWhitespace).count >= 6
  }

  private func message(_ element: Element) -> String {
    if showsText(element) { return "has no label, and its text can be edited" }
    guard let label = element.control.label else { return "has no label" }
    return label.isEmpty ? "has an empty label" : "has a label without speakable characters"
  }

  /// A run-time dump that knows no placeholders reports one as the value of an empty field.
  private func mayHavePlaceholder(_ element: Element) -> Bool {
    element.role?.isTextInput == true && !element.knows(.placeholder)
      && !SpokenText.isBlank(element.value)
  }

  /// Where UIKit would speak what is written on it, the blank label is all that is in the way.
  private func fixes(_ element: Element) -> (code: String, editor: String)? {
    if showsText(element) {
      return (
        "If people only read the text, set `isEditable` to false; otherwise set `accessibilityLabel`.",
        "If people only read the text, clear Attributes inspector > Editable; otherwise enter a label."
      )
    }
    let title = element.control.title ?? ""
    if element.control.label != nil, !SpokenText.isBlank(title) {
      let fix = "Remove the blank `accessibilityLabel`, or set it to the title \(title.quoted())."
      return (fix, fix)
    }
    guard
      let name = textWithin(element) ?? purpose(element)
        ?? ImageWords.action(of: element).map({ "the control's action, such as \"\($0)\"" })
    else { return nil }
    return ("Set `accessibilityLabel` to \(name).", "Identity inspector > Accessibility > Label: enter \(name).")
  }

  /// The only text in it.
  private func textWithin(_ element: Element) -> String? {
    let texts = element.descendants.compactMap { VisibleLabels.words(of: $0) }
    return texts.count == 1 ? "its text, \(texts[0].quoted())" : nil
  }

  /// What the name of a control is made of that is not an action.
  private func purpose(_ element: Element) -> String? {
    guard let role = element.role else { return nil }
    if role.isTextInput { return "what is to be entered, such as \"Name\"" }
    if role.isToggle { return "what is switched on and off, such as \"Notifications\"" }
    switch role {
    case .slider, .stepper: return "what it changes, such as \"Volume\""
    case .picker, .datePicker, .colorWell: return "what is chosen, such as \"Departure\""
    default: return nil
    }
  }
}

extension ControlMissingName {
  static let examples: [Example] = [
    .fails("image button without a label", "✗ UIButton image=xmark frame=0,0,48,48"),
    .passes("button with a label", #"button "Close" frame=0,0,48,48"#),
    .passes("UIKit uses the title as the label", #"UIButton title="Close" frame=0,0,48,48"#),
    .needsReview(
      "image button in Interface Builder with an outlet: code may set the label",
      """
      component source={"designTime": true} language=en
        ? UIButton image=close inferred=connected frame=0,0,48,48
      """),
  ]
}
