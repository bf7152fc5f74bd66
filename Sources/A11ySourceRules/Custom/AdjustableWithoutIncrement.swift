import A11yCore

struct AdjustableWithoutIncrement: Rule {
  static let info = RuleInfo(
    id: "adjustable-without-increment",
    summary: "An adjustable element does not implement increment and decrement",
    family: .custom, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads "swipe up or down to adjust the value", and swiping does nothing: `.adjustable` needs \
      `accessibilityIncrement()` and `accessibilityDecrement()`.
      """,
    fix: "Override both `accessibilityIncrement()` and `accessibilityDecrement()`, or remove the trait.",
    examples: examples
  )

  private static let plain: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIAccessibilityElement", "UIControl", "UIButton", "UIStackView",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.classes.compactMap { violation($0, file) } + file.uikitObjects.compactMap(violation))
  }

  private func violation(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard facts.uikitBase != nil, !facts.inheritsAdjustable, !facts.hasMacro, !file.index.isAbstract(facts),
      !facts.declares("accessibilityIncrement") || !facts.declares("accessibilityDecrement"),
      let source = facts.sources(of: "accessibilityTraits").first(where: { $0.mentions("adjustable") }),
      source.tree === file.tree
    else { return nil }
    let lacks = ["accessibilityIncrement", "accessibilityDecrement"].filter { !facts.declares($0) }
    let place = source.parent?.kind == .assign ? source.parent ?? source : source
    return Violation(
      facts.subject, "is adjustable but has no \(lacks.map { "\($0)()" }.joined(separator: " and no "))",
      fix: "Add to \(facts.name.escapedName):\n\(Remedy(facts).steps)", at: place.location)
  }

  private func violation(_ object: ObjectUse) -> Violation? {
    guard let type = object.type, Self.plain.contains(type), object.construction != nil else { return nil }
    for assignment in object.assigned["accessibilityTraits"] ?? [] {
      if assignment.assignedValue?.mentions("adjustable") == true {
        return Violation(
          Finding.Subject(object), "is a plain \(type) with the .adjustable trait: adjusting it does nothing",
          at: assignment.location)
      }
    }
    return nil
  }
}

extension AdjustableWithoutIncrement {
  static let examples: [Example] = [
    .fails(
      "adjustable control without increment and decrement",
      """
      class Dial: UIControl {
        init() { super.init(frame: .zero); ✗ accessibilityTraits = .adjustable }
      }
      """),
    .passes(
      "adjustable control with both methods",
      """
      class Dial: UIControl {
        init() { super.init(frame: .zero); accessibilityTraits = .adjustable }
        override func accessibilityIncrement() { step(1) }
        override func accessibilityDecrement() { step(-1) }
      }
      """),
    .passes(
      "subclass of UISlider, which has both methods",
      """
      class ThickSlider: UISlider {
        override var accessibilityTraits: UIAccessibilityTraits { get { .adjustable } set {} }
      }
      """),
  ]
}
