import A11yCore

struct DragControlNotAdjustable: Rule {
  static let info = RuleInfo(
    id: "drag-control-not-adjustable",
    summary: "A control can be adjusted only by dragging",
    family: .custom, severity: .error,
    criteria: [.wcag("2.5.7"), .wcag("2.5.1"), .en("11.5.2.5")],
    why: """
      VoiceOver and Switch Control do not drag; they increment and decrement adjustable elements. Their users cannot \
      change the value.
      """,
    fix: "Add the `.adjustable` trait with `accessibilityIncrement()` and `accessibilityDecrement()`.",
    reviewQuestion: "can its value be changed in another way?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.classes.compactMap { violation($0, file.index) })
  }

  private func violation(_ facts: ClassFacts, _ index: SourceIndex) -> Violation? {
    guard facts.drags, facts.sendsValueChanged, !facts.inheritsAdjustable, !facts.hasHelper, !facts.hasMacro,
      !index.isAbstract(facts), !facts.mentions("adjustable"), !facts.mentions("allowsDirectInteraction"),
      // Code for adjusting without the trait is another rule's cause; lines on a canvas are no value.
      !facts.declares("accessibilityIncrement"), facts.heldTypes.isDisjoint(with: ["UIBezierPath", "CGMutablePath"]),
      !facts.provides("accessibilityCustomActions"), !index.callersSet("accessibilityTraits", on: facts)
    else { return nil }
    let isUnknown = facts.uikitBase == nil
    guard facts.isBareControl || facts.isBareView || isUnknown else { return nil }
    // What it holds may be adjustable: a slider, or elements of a class of ours.
    if holdsAdjustable(facts, index) { return nil }
    return Violation(
      facts.subject, "changes its value only by dragging and is not adjustable",
      fix: Remedy(facts).adjusting,
      isInferred: isUnknown || ControlValues.of(facts).isEmpty || facts.isFromInterfaceBuilder(index),
      at: facts.declaration.location)
  }

  private func holdsAdjustable(_ facts: ClassFacts, _ index: SourceIndex) -> Bool {
    // Buttons or taps do the same: a stepper that can be dragged as well, segments.
    if !facts.heldTypes.isDisjoint(with: KnownClasses.controls.union(["UITapGestureRecognizer"])) { return true }
    return facts.heldTypes.contains { type in
      guard type != facts.name, let held = index.facts(of: type) else { return false }
      return held.mentions("adjustable") || held.inheritsAdjustable
    }
  }
}

extension DragControlNotAdjustable {
  static let examples: [Example] = [
    .fails(
      "value that changes only by dragging",
      """
      ✗ class Dial: UIControl {
        var value = 0.0
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          value = angle(touch)
          sendActions(for: .valueChanged)
          return true
        }
      }
      """),
    .passes(
      "subclass of UISlider, which is adjustable",
      """
      class ThickSlider: UISlider {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          sendActions(for: .valueChanged)
          return true
        }
      }
      """),
    .passes(
      "adjustable control with both methods",
      """
      class Dial: UIControl {
        var value = 0.0
        override var accessibilityTraits: UIAccessibilityTraits { get { .adjustable } set {} }
        override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
        override func accessibilityDecrement() { value -= 1; sendActions(for: .valueChanged) }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          sendActions(for: .valueChanged)
          return true
        }
      }
      """),
    .needsReview(
      "base class from another module, which may be adjustable",
      """
      ? class Dial: AppControl {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          sendActions(for: .valueChanged)
          return true
        }
      }
      """),
  ]
}
