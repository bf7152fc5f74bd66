import A11yCore

struct OverrideSwallowsSetter: Rule {
  static let info = RuleInfo(
    id: "override-swallows-setter",
    summary: "A class ignores the accessibility label that its callers set",
    family: .custom, severity: .notice,
    criteria: [.wcag("4.1.2")],
    why: "Callers set a label, see no error, and VoiceOver reads the label of the class, or nothing.",
    fix: """
      Prefer the assigned value: `get { super.accessibilityLabel ?? title } set { super.accessibilityLabel = \
      newValue }`.
      """,
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    for facts in file.classes where !facts.isNeverElement {
      for name in ["accessibilityLabel", "accessibilityHint"] {
        guard let variable = facts.variables[name], variable.tree === file.tree,
          variable.enclosingType?.text == facts.name, isOverride(variable)
        else { continue }
        if name == "accessibilityLabel", isNothing(variable.accessor("get")) {
          violations.append(
            Violation(facts.subject, "has an \(name) that is always nil or empty", at: variable.location))
        } else if facts.isOpen, let setter = variable.accessor("set"), setter.body?.firstChild == nil {
          violations.append(Violation(facts.subject, "ignores the \(name) that its callers set", at: variable.location))
        }
      }
    }
    return RuleResult(violations)
  }

  private func isOverride(_ variable: Node) -> Bool { variable.declaration?.modifiers.contains("override") == true }

  private func isNothing(_ getter: Node?) -> Bool {
    guard let statements = getter?.body?.children, statements.count == 1, var value = statements.first else {
      return false
    }
    if value.kind == .return, let returned = value.firstChild { value = returned }
    return value.kind == .null || value.literal == ""
  }
}

extension OverrideSwallowsSetter {
  static let examples: [Example] = [
    .fails(
      "open class with an empty setter",
      """
      open class Dial: UIControl {
        ✗ open override var accessibilityLabel: String? { get { title } set {} }
      }
      """),
    .fails(
      "label that is always nil",
      """
      class Dial: UIControl {
        ✗ override var accessibilityLabel: String? { get { nil } set {} }
      }
      """),
    .passes(
      "setter that stores the new label",
      """
      open class Dial: UIControl {
        open override var accessibilityLabel: String? {
          get { super.accessibilityLabel ?? title }
          set { super.accessibilityLabel = newValue }
        }
      }
      """),
  ]
}
