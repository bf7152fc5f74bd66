public import A11yCore

/// A control with a value reports touches instead of value changes.
public struct ValueChangeUnreported: TreeRule {
  public static let info = RuleInfo(
    id: "value-change-unreported",
    summary: "A control with a value reports touches instead of value changes",
    family: .custom,
    severity: .warning,
    criteria: [.wcag("2.1.1"), .wcag("4.1.2"), .en("11.2.1.1.1"), .en("11.5.2.12")],
    needs: [.actions],
    why: """
      VoiceOver, Switch Control and keyboards change the value without a touch: people hear the new value, but the app \
      is not notified.
      """,
    fix: "Connect the method to `.valueChanged` instead of the touch event.",
    reviewQuestion: "does the app observe value changes in another way?",
    examples: examples
  )

  public init() {}

  /// A touch that ends may have changed the value; one that begins has not.
  private static let endings: ControlEvents = [
    .touchUpInside, .touchUpOutside, .touchDragInside, .touchDragOutside, .touchCancel,
  ]

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // Segments and steppers are no elements themselves.
    tree.screen.controls.indices.lazy.map { tree[$0] }.filter { element in
      holdsValue(element) && (element.reach == .element || element.reach == .container)
    }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(
      subjects.compactMap { element in
        guard let actions = element.interaction.actions else { return nil }
        let events = actions.reduce(into: ControlEvents()) { $0.formUnion($1.events) }
        return !events.isEmpty && events.isSubset(of: .allTouchEvents) ? violation(element, events) : nil
      })
  }

  private func violation(_ element: Element, _ events: ControlEvents) -> Violation {
    let names = events.names.joined(separator: ", ")
    return Violation(
      element, "has actions for \(names) but not for valueChanged", measured: names, required: "valueChanged",
      isInferred: element.role == .switch || events.isDisjoint(with: Self.endings))
  }

  private func holdsValue(_ element: Element) -> Bool {
    if element.uikitClass?.name == "UISegmentedControl" { return true }
    switch element.role {
    case .slider, .stepper, .switch, .datePicker, .pageControl: return true
    default: return false
    }
  }
}

extension ValueChangeUnreported {
  static let examples: [Example] = [
    .fails(
      "slider that reports touches only",
      #"✗ UISlider "Position" actions=[{"event":"touchUpInside","selector":"seek:"}]"#),
    .passes(
      "slider that reports value changes",
      #"UISlider "Position" actions=[{"event":"valueChanged","selector":"seek:"}]"#),
    .passes(
      "slider that reports both",
      #"UISlider "Position" actions=[{"event":"valueChanged","selector":"move:"},{"event":"touchUpInside","selector":"seek:"}]"#
    ),
    .needsReview(
      "switch that reports touches only",
      #"? UISwitch "Wi-Fi" actions=[{"event":"touchUpInside","selector":"seek:"}]"#),
  ]
}
