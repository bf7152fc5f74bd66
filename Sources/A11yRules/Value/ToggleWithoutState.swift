public import A11yCore

/// A toggle does not expose its state.
public struct ToggleWithoutState: TreeRule {
  public static let info = RuleInfo(
    id: "toggle-without-state",
    summary: "A toggle does not expose its state",
    family: .value,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1"), .en("11.5.2.5")],
    needs: [.value],
    why: """
      VoiceOver users cannot tell whether they agreed or subscribed, or whether a setting is on, and have to try it \
      to find out.
      """,
    fix: """
      Set the value: "1" or "0" on a switch, a localized word on other controls; or keep the `.selected` trait in sync \
      with the state.
      """,
    reviewQuestion: "is it on or off?",
    examples: examples
  )

  public init() {}

  /// Ends of class names that speak of a toggle.
  private static let classEndings = ["Checkbox", "CheckBox", "RadioButton", "Toggle", "Switch"]

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { isToggle($0) || isNamedAfterToggle($0) }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let stateless = subjects.filter { !tellsState($0) }
    let unsupplied = stateless.filter { !isSupplied($0) }
    var result: RuleResult = []
    if !unsupplied.isEmpty {
      let groups = groupsWithSelection(tree)
      // A switch is on or off whatever others are.
      result = RuleResult(
        unsupplied.filter { $0.role == .switch || groups.isDisjoint(with: surroundings(of: $0)) }.map(violation))
    }
    // UIKit supplies the state; which it is, an author can write.
    if tree.isCompletable {
      for element in stateless where isSupplied(element) {
        result.add(
          Violation(
            element, "has no state in the description, so that VoiceOver's words for it are not known",
            grade: tree.isWritten ? .full : .remark, fix: "Write `isOn` with true or false.",
            isInferred: tree.isWritten))
      }
    }
    return result
  }

  private func violation(_ element: Element) -> Violation {
    guard isToggle(element) else {
      let name = (element.control.className ?? "").escapedForDisplay
      let message = "has neither a value nor the selected trait, but its class is \(name)"
      return Violation(element, message, isInferred: true)
    }
    return Violation(
      element, "has neither a value nor the selected trait: its state is not exposed",
      fixInDescription: "Write `selected` with true or false.", restsOn: [.value, .kind])
  }

  private func isToggle(_ element: Element) -> Bool { element.role?.isToggle == true }

  private func isNamedAfterToggle(_ element: Element) -> Bool {
    guard element.isCustom, element.traits.contains(.button), let name = element.control.className else { return false }
    return Self.classEndings.contains { name.hasSuffix($0) }
  }

  private func tellsState(_ element: Element) -> Bool {
    element.traits.contains(.selected) || element.control.selected != nil || !SpokenText.isBlank(element.value)
  }

  /// UIKit's and SwiftUI's own toggles tell their state; a description of views may leave it out.
  private func isSupplied(_ element: Element) -> Bool {
    element.control.value == nil && element.uikitClass?.role == .switch && element.derivesFromClass
      && (element.control.className != nil || element.tree.isWritten)
  }

  /// Where one of a group is selected, the others say by silence that they are not.
  private func groupsWithSelection(_ tree: AccessibilityTree) -> Set<Group> {
    var groups: Set<Group> = []
    for element in tree.seen where element.traits.contains(.selected) && element.role != .switch {
      if isToggle(element) || isNamedAfterToggle(element) { groups.formUnion(surroundings(of: element)) }
    }
    return groups
  }

  /// What holds toggles of one kind: a selected radio button says nothing of the checkbox next to it.
  private struct Group: Hashable {
    let holder: Int
    let isOfRadioButtons: Bool
  }

  /// The group a toggle may belong to: what holds it, or what holds its row.
  private func surroundings(of element: Element) -> [Group] {
    let isRadioButton = element.role == .radio || element.control.className?.hasSuffix("RadioButton") == true
    return element.ancestors.prefix(2).map { Group(holder: $0.index, isOfRadioButtons: isRadioButton) }
  }
}

extension ToggleWithoutState {
  static let examples: [Example] = [
    .fails("custom checkbox without a value", #"✗ checkbox Checkbox "Accept terms" value="" traits=button"#),
    .passes("custom checkbox with a value", #"checkbox Checkbox "Accept terms" value=0 traits=button"#),
    .passes("custom checkbox with the selected trait", #"checkbox Checkbox "Accept terms" traits=button,selected"#),
    .needsReview(
      "custom view recognized as a toggle by its class name only",
      #"? view TermsCheckbox "Accept terms" traits=button"#),
  ]
}
