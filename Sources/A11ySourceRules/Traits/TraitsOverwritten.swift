import A11yCore

struct TraitsOverwritten: Rule {
  static let info = RuleInfo(
    id: "traits-overwritten",
    summary: "Assigning accessibilityTraits removes the control's own traits",
    family: .traits, severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads "Mute, selected" instead of "Mute, selected, button": people no longer hear that it can be \
      activated.
      """,
    fix: "Insert the state instead: `accessibilityTraits.insert(.selected)`, and remove it again.",
    fixability: .safe("inserts the trait `.selected` instead of assigning it"),
    examples: examples
  )

  private static let states: Set<String> = ["selected", "notEnabled", "none", "updatesFrequently"]
  private static let standard: Set<String> = ["UIButton", "UISwitch", "UISlider", "UISegmentedControl"]

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.uikitObjects.flatMap(assigned) + file.classes.compactMap { overridden($0, file) })
  }

  private func assigned(_ object: ObjectUse) -> [Violation] {
    guard let type = object.type, Self.standard.contains(type) else { return [] }
    return (object.assigned["accessibilityTraits"] ?? []).compactMap { assignment in
      guard assignment.text == "=", let value = assignment.assignedValue, let names = names(value),
        names.contains(where: { $0 == "selected" || $0 == "notEnabled" })
      else { return nil }
      var violation = Violation(
        Finding.Subject(object), "has its traits replaced by .\(names.joined(separator: ", ."))",
        at: assignment.location)
      if value.kind == .member, names == ["selected"] { violation.edits = insertion(assignment, of: value) }
      return violation
    }
  }

  /// `traits = .selected` as a statement becomes `traits.insert(.selected)`. Nodes carry no parentheses and no comments, so
  /// that the text decides: with anything but blanks around the `=` there is no edit.
  private func insertion(_ assignment: Node, of value: Node) -> [TextEdit] {
    guard let target = assignment.target, assignment.start == target.start, assignment.end == value.end,
      [.file, .block, .closure, .accessor].contains(assignment.parent?.kind),
      target.end <= value.start, isEqualsSign(assignment.tree.text(target.end..<value.start))
    else { return [] }
    return [TextEdit(target.end..<value.end, ".insert(\(value.source))")]
  }

  private func isEqualsSign(_ text: String) -> Bool { text.filter { !$0.isWhitespace } == "=" }

  /// The traits, when they are states and nothing else.
  private func names(_ value: Node) -> [String]? {
    let parts = value.kind == .array ? value.children : [value]
    let names = parts.compactMap {
      $0.kind == .member && ($0.firstChild == nil || $0.firstChild?.text == "UIAccessibilityTraits") ? $0.text : nil
    }
    return names.count == parts.count && names.allSatisfy(Self.states.contains) && !names.isEmpty ? names : nil
  }

  private func overridden(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard let base = facts.uikitBase, Self.standard.contains(base),
      let variable = facts.variables["accessibilityTraits"],
      variable.tree === file.tree, let getter = variable.accessor("get"), !getter.mentions("super"), !facts.hasHelper
    else { return nil }
    let members = getter.descendants.filter { $0.kind == .member && $0.firstChild == nil }.map(\.text)
    guard !members.isEmpty, members.allSatisfy(Self.states.contains),
      !getter.descendants.contains(where: { $0.kind == .call }),
      !getter.descendants.contains(where: {
        $0.kind == .name && $0.text.first?.isLowercase == true && $0.text != "isSelected" && $0.text != "isEnabled"
      })
    else { return nil }
    return Violation(
      facts.subject, "overrides accessibilityTraits without super, which removes UIKit's traits",
      fix: "Begin with UIKit's traits: `var traits = super.accessibilityTraits`.", at: variable.location)
  }
}

extension TraitsOverwritten {
  static let examples: [Example] = [
    .fails(
      "trait assigned instead of inserted",
      """
      let muteButton = UIButton()
      ✗ muteButton.accessibilityTraits = .selected
      """),
    .fails(
      "override that omits the button trait",
      """
      class Chip: UIButton {
        ✗ override var accessibilityTraits: UIAccessibilityTraits { get { isSelected ? .selected : .none } set {} }
      }
      """),
    .passes(
      "trait inserted, or all traits assigned",
      """
      let muteButton = UIButton()
      muteButton.accessibilityTraits.insert(.selected)
      muteButton.accessibilityTraits = [.button, .selected]
      """),
  ]
}
