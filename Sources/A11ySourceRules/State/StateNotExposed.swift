import A11yCore

struct StateNotExposed: Rule {
  static let info = RuleInfo(
    id: "state-not-exposed",
    summary: "A custom control shows its selection but does not expose it",
    family: .state, severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      Sighted people see another color for the selected control; VoiceOver reads the same text for selected and \
      unselected ones.
      """,
    fix: "Insert `.selected` into `accessibilityTraits` where the appearance changes, and remove it again.",
    reviewQuestion: "is its state exposed in another way?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.classes.compactMap { violation($0, file) })
  }

  private func violation(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard facts.isBareControl, let variable = facts.variables["isSelected"], variable.tree === file.tree,
      variable.declaration?.modifiers.contains("override") == true,
      let reaction = variable.accessor("didSet") ?? variable.accessor("set"), reaction.body?.firstChild != nil,
      facts.isExposed, !facts.hasHelper, !facts.hasMacro, !facts.mentionsTrait("selected"),
      !facts.provides("accessibilityValue"), !facts.declares("accessibilityTraits"),
      !facts.declares("accessibilityLabel")
    else { return nil }
    return Violation(
      facts.subject, "changes its appearance when it is selected but never has the trait .selected", isInferred: true,
      at: variable.location)
  }
}

extension StateNotExposed {
  static let examples: [Example] = [
    .needsReview(
      "selection shown by color only",
      """
      class Chip: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true; accessibilityTraits = .button }
        ? override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
      }
      """),
    .passes(
      "selected trait updated with the selection",
      """
      class Chip: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true; accessibilityTraits = .button }
        override var isSelected: Bool {
          didSet { if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) } }
        }
      }
      """),
    .passes(
      "UIButton subclass, whose trait UIKit updates",
      """
      class Chip: UIButton {
        override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
      }
      """),
  ]
}
