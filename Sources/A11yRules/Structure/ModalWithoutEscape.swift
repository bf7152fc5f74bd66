public import A11yCore

/// A modal view cannot be closed.
public struct ModalWithoutEscape: TreeRule {
  public static let info = RuleInfo(
    id: "modal-without-escape",
    summary: "A modal view cannot be closed",
    family: .structure,
    severity: .notice,
    criteria: [.wcag("2.1.2"), .en("11.2.1.2")],
    needs: [.exposure],
    why: """
      Others tap outside of the dialog or drag it away; people who use VoiceOver or a keyboard find no control that \
      closes it, and are trapped.
      """,
    fix: "Implement `accessibilityPerformEscape()`, and show a button that closes the dialog.",
    reviewQuestion: "can it be closed in another way?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    var modals: [Element] = []
    var end = 0
    for index in tree.screen.controls.indices where index >= end && tree.screen.controls[index].isModal == true {
      let modal = tree[index]
      guard modal.reach == .container, !isSystems(modal) else { continue }
      modals.append(modal)
      // A modal view within a modal view is walked once.
      end = tree.screen.descendants(of: index).upperBound
    }
    return modals
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.compactMap(violation))
  }

  private func isSystems(_ modal: Element) -> Bool {
    if modal.isSystemOwned || modal.role == .window { return true }
    guard let name = modal.control.className else { return false }
    return name.hasPrefix("UI") && name != "UIView" && name != "UIStackView" && name != "UIVisualEffectView"
  }

  private func violation(_ modal: Element) -> Violation? {
    if escapes(modal) || isRequired(modal) { return nil }
    if modal.ancestors.contains(where: { escapes($0) || isRequired($0) }) { return nil }
    var controls = 0
    var mayClose = false
    for part in modal.descendants where part.reach == .element && !mayClose {
      // What runs by itself ends by itself.
      if part.role == .progress || part.role == .activity || part.traits.contains(.updatesFrequently) { return nil }
      if escapes(part) { return nil }
      guard part.isInteractive, part.role?.isTextInput != true else { continue }
      controls += 1
      mayClose = closes(part)
    }
    if mayClose { return nil }
    guard controls > 0 else {
      return Violation(modal, "is modal and has no control that closes it")
    }
    let found = controls == 1 ? "its control does not seem" : "none of its \(controls) controls seems"
    return Violation(modal, "is modal, but \(found) to close it", isInferred: true)
  }

  private func escapes(_ element: Element) -> Bool {
    element.hasInteraction && element.interaction.implements?.contains(.escape) == true
  }

  private func isRequired(_ element: Element) -> Bool {
    element.hasStructure && element.structure.isRequired == true
  }

  /// By its words, or by what its action is called; in a language without a list, any control may.
  private func closes(_ control: Element) -> Bool {
    if control.traits.contains(.backButton) { return true }
    guard let lexicon = Lexicon.reading(control), !lexicon.dismissals.isEmpty else { return true }
    if SpokenText.words(control.name).contains(where: lexicon.dismissals.contains) { return true }
    let action = control.action?.lowercased() ?? ""
    return ["close", "cancel", "dismiss", "done", "back"].contains { action.contains($0) }
  }
}

extension ModalWithoutEscape {
  static let examples: [Example] = [
    .fails(
      "modal view without a button",
      """
      ✗ view UIView modal=true frame=40,300,310,200
        UILabel text="Sale ends today" frame=60,320,200,20
      """),
    .passes(
      "modal view with a button that closes it",
      """
      view UIView modal=true frame=40,300,310,200
        UILabel text="Sale ends today" frame=60,320,200,20
        UIButton "Not now" frame=60,420,80,44
      """),
    .passes(
      "modal view that implements the escape gesture",
      """
      view UIView modal=true implements=escape frame=40,300,310,200
        UILabel text="Sale ends today" frame=60,320,200,20
      """),
    .needsReview(
      "modal view whose buttons have no known closing action",
      """
      ? view UIView modal=true frame=40,300,310,200
        UILabel text="Sale ends today" frame=60,320,200,20
        UIButton "Red shoes" frame=60,420,80,44
      """),
  ]
}
