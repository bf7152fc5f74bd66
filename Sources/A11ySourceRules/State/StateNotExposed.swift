import A11yCore

struct StateNotExposed: Rule {
  static let info = RuleInfo(
    id: "state-not-exposed",
    summary: "A custom control shows that it is selected and does not say it",
    family: .state, severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      Another colour tells the eye which one is chosen; VoiceOver says the same words for the chosen one and the others.
      """,
    fix: "Insert `.selected` into `accessibilityTraits` where the look changes, and remove it again.",
    reviewQuestion: "is its state said in another way?",
    examples: [
      .needsReview(
        "a colour and nothing else",
        """
        class Chip: UIControl {
          init() { super.init(frame: .zero); isAccessibilityElement = true; accessibilityTraits = .button }
          ? override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
        }
        """),
      .passes(
        "the trait follows",
        """
        class Chip: UIControl {
          init() { super.init(frame: .zero); isAccessibilityElement = true; accessibilityTraits = .button }
          override var isSelected: Bool {
            didSet { if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) } }
          }
        }
        """),
      .passes(
        "a button, for which UIKit does it",
        """
        class Chip: UIButton {
          override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
        }
        """),
      .passes(
        "a value that says it, a view that is no element, a reaction that does nothing, and what is no control",
        """
        class Chip: UIControl {
          init() { super.init(frame: .zero); isAccessibilityElement = true }
          override var isSelected: Bool { didSet { accessibilityValue = isSelected ? on : off } }
        }
        class Dot: UIControl {
          override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
        }
        class Tag: UIControl {
          init() { super.init(frame: .zero); isAccessibilityElement = true }
          override var isSelected: Bool { didSet { } }
        }
        class Row: UITableViewCell {
          init() { super.init(style: .default, reuseIdentifier: nil); isAccessibilityElement = true }
          override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
        }
        """),
      .passes(
        "a label that says it, and a property that only has the name",
        """
        class Chip: UIControl {
          init() { super.init(frame: .zero); isAccessibilityElement = true }
          override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
          override var accessibilityLabel: String? { get { isSelected ? on : off } set {} }
        }
        """),
      .passes(
        "traits that it puts together, and a helper of the app's own",
        """
        class Chip: UIControl {
          init() { super.init(frame: .zero); isAccessibilityElement = true }
          override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
          override var accessibilityTraits: UIAccessibilityTraits { get { traits(isSelected) } set {} }
        }
        class Tag: UIControl {
          init() { super.init(frame: .zero); isAccessibilityElement = true; prepareAccessibility() }
          override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
        }
        """),
    ]
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
      facts.subject, "changes its look when it is selected and never has the trait .selected", isInferred: true,
      at: variable.location)
  }
}
