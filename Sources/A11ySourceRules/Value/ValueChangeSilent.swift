import A11yCore

struct ValueChangeSilent: Rule {
  static let info = RuleInfo(
    id: "value-change-silent",
    summary: "A custom control shows a value but does not expose it",
    family: .value, severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.7")],
    why: "The new value is drawn but not exposed: VoiceOver users change it and do not learn the result.",
    fix: "Override or set `accessibilityValue` with the formatted value.",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.classes.compactMap { violation($0, file) })
  }

  private func violation(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard facts.isCustomControl, facts.isExposed || facts.notifies, !facts.hasHelper, !facts.hasMacro,
      !file.index.isAbstract(facts), !speaks(facts, file.index), facts.holdsExposedViews(file.index) == false
    else { return nil }
    let shown = ControlValues.of(facts).filter { isShown($0, facts) && $0.tree === file.tree }
    guard let first = shown.first else { return nil }
    let names = shown.map(\.text.escapedName)
    let others = names.count > 1 ? " and \(names[1])" : ""
    return Violation(
      facts.subject, "shows \(names[0])\(others) but exposes no value", fix: Remedy(facts).speaking, at: first.location)
  }

  private func speaks(_ facts: ClassFacts, _ index: SourceIndex) -> Bool {
    ["accessibilityValue", "accessibilityAttributedValue", "accessibilityLabel", "accessibilityElements"].contains {
      facts.provides($0) && $0 != "accessibilityLabel" || index.callersSet($0, on: facts) && $0 == "accessibilityValue"
    } || !facts.assignedToOthers("accessibilityValue").isEmpty || facts.mentions("UIAccessibility")
      || facts.mentions("UIAccessibilityPostNotification") || facts.mentions("selected")
      || labelTellsValue(facts)
  }

  /// `accessibilityLabel` put together from the value itself.
  private func labelTellsValue(_ facts: ClassFacts) -> Bool {
    let names = Set(ControlValues.of(facts).map(\.text))
    return facts.sources(of: "accessibilityLabel").contains { $0.mentionsAny(names) }
  }

  /// A value is shown when setting it does something, or when the class draws and tracks.
  private func isShown(_ variable: Node, _ facts: ClassFacts) -> Bool {
    if let reaction = variable.accessor("didSet") ?? variable.accessor("set"), reaction.body?.firstChild != nil {
      return true
    }
    return facts.tracksTouches && facts.sendsValueChanged && variable.declaration?.isComputed == false
  }
}

extension ValueChangeSilent {
  static let examples: [Example] = [
    .fails(
      "value that is only drawn",
      """
      class Rating: UIControl {
        ✗ var rating = 0 { didSet { setNeedsDisplay() } }
        init() { super.init(frame: .zero); isAccessibilityElement = true }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }
      }
      """),
    .passes(
      "accessibility value computed from the value",
      """
      class Rating: UIControl {
        var rating = 0 { didSet { setNeedsDisplay() } }
        override var accessibilityValue: String? { get { rating.formatted() } set {} }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }
      }
      """),
    .passes(
      "change announced",
      """
      class Rating: UIControl {
        var rating = 0 { didSet { UIAccessibility.post(notification: .announcement, argument: words) } }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }
      }
      """),
  ]
}
