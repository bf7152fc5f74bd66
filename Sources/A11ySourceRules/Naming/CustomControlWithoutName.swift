import A11yCore

struct CustomControlWithoutName: Rule {
  static let info = RuleInfo(
    id: "custom-control-without-name",
    summary: "A custom control has no accessibility label",
    family: .naming, severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads only "adjustable" or "button", not what the control is for; Voice Control users cannot say its \
      name.
      """,
    fix: "Set `accessibilityLabel` where the control is created, or derive it from the control's title.",
    reviewQuestion: "does the code that uses it set a label?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.classes.compactMap { violation($0, file.index) })
  }

  private func violation(_ facts: ClassFacts, _ index: SourceIndex) -> Violation? {
    guard facts.isBareControl || facts.isBareView && facts.isCustomControl, exposesItself(facts), !facts.hasHelper,
      !facts.hasMacro, !index.isAbstract(facts), !isNamed(facts, index), facts.holdsExposedViews(index) == false
    else { return nil }
    // The clients of a public class may name it, and so may unseen code that creates one.
    let isClients = facts.isOpen || !index.constructed.contains(facts.name)
    return Violation(
      facts.subject, "is an accessibility element without a label",
      isInferred: isClients, at: facts.declaration.location)
  }

  private func exposesItself(_ facts: ClassFacts) -> Bool {
    facts.sources(of: "isAccessibilityElement").contains { source in
      source.isTrue || source.kind == .variable && source.descendants.contains(where: \.isTrue)
    }
  }

  private func isNamed(_ facts: ClassFacts, _ index: SourceIndex) -> Bool {
    ["accessibilityLabel", "accessibilityAttributedLabel", "accessibilityElements", "accessibilityElement"].contains {
      facts.provides($0) || index.callersSet($0, on: facts)
    } || ["title", "text", "titleText", "labelText", "name"].contains { facts.variables[$0] != nil }
  }
}

extension CustomControlWithoutName {
  static let examples: [Example] = [
    .fails(
      "accessible custom control without a label",
      """
      ✗ final class Dial: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true; accessibilityTraits = .adjustable }
      }
      let dial = Dial()
      """),
    .passes(
      "custom control whose label is its title",
      """
      final class Dial: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true }
        override var accessibilityLabel: String? { get { title } set {} }
      }
      let dial = Dial()
      """),
    .passes(
      "label set by the code that creates the control",
      """
      final class Dial: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true }
      }
      let dial = Dial()
      dial.accessibilityLabel = String(localized: "Speed")
      """),
    .needsReview(
      "public class, whose clients may set the label",
      """
      ? public final class Dial: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true }
      }
      """),
  ]
}
