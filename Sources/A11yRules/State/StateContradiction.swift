public import A11yCore

/// A control has contradictory states.
public struct StateContradiction: TreeRule {
  public static let info = RuleInfo(
    id: "state-contradiction",
    summary: "A control has contradictory states",
    family: .state,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5"), .en("11.5.2.16")],
    why: "VoiceOver reads a state that differs from the one on screen: off, dimmed or selected when it is not.",
    fix:
      "Make the property, the trait and the value agree, or set only one of them; in code, set all of them from one variable.",
    reviewQuestion: "is the text in English?",
    examples: examples
  )

  public init() {}

  /// How exporters write that a switch is off.
  private static let off = ["0", "false"]

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // Nothing but the focus tells that people meet what is out of sight: a hidden button remains an element.
    // Through the buffer, which lends a control where the array would copy it.
    let (hidden, chosen) = tree.screen.controls.withUnsafeBufferPointer { controls in
      (
        controls.indices.filter { controls[$0].isHidden == true },
        controls.indices.filter { controls[$0].hasMetrics && controls[$0].metrics.selectedSegmentIndex != nil }
      )
    }
    let focused = hidden.map { tree[$0] }
      .filter { $0.control.isFocused ?? $0.control.state?.contains(.focused) == true }
    let segmented = chosen.filter { tree.reach(of: $0) == .container }
    return tree.elements.filter(appliesTo) + focused + segmented.map { tree[$0] }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(
      subjects.compactMap { element in
        element.control.isHidden == true
          ? Violation(element, "is hidden, but has the focus") : violation(element)
      })
  }

  private func appliesTo(_ element: Element) -> Bool {
    element.control.value != nil || element.control.enabled != nil || element.control.selected != nil
  }

  private func violation(_ element: Element) -> Violation? {
    if let violation = indexAgainstSegments(element) { return violation }
    if let message = flagsAgainstBits(element) ?? flagsAgainstTraits(element) ?? valueAgainstTraits(element) {
      let isMissing = element.control.selected == true && element.control.traits?.contains(.selected) == false
      return Violation(
        element, message,
        fixInDescription: isMissing
          ? "Add selected to `traits`, which replace the traits that the control has by itself." : nil)
    }
    return valueAgainstLabel(element)
  }

  /// Both say which segment is selected.
  private func indexAgainstSegments(_ element: Element) -> Violation? {
    guard let index = element.metrics.selectedSegmentIndex else { return nil }
    let segments = element.children.filter { $0.role == .segment }
    if segments.first?.control.isVended == false, !(-1..<segments.count).contains(index) {
      let count = segments.count == 1 ? "1 segment" : "\(segments.count) segments"
      return Violation(
        element, "has the selectedSegmentIndex \(index), but only \(count)",
        fix: "Write a number from 0 to \(segments.count - 1), or -1 for none.")
    }
    let selected = segments.indices.filter { segments[$0].control.selected == true }
    guard selected.count == 1, let other = selected.first, other != index else { return nil }
    return Violation(
      element, "has the selectedSegmentIndex \(index), but its segment \(other) is selected", related: [segments[other]]
    )
  }

  private func flagsAgainstBits(_ element: Element) -> String? {
    guard let state = element.control.state else { return nil }
    let states = state.names.isEmpty ? "normal" : state.names.joined(separator: ", ")
    if let isEnabled = element.control.isEnabled, isEnabled == state.contains(.disabled) {
      return "is \(isEnabled ? "enabled" : "disabled"), but its state is \(states)"
    }
    let flags: [(flag: Bool?, state: ControlState, word: String)] = [
      (element.control.isSelected, .selected, "selected"), (element.control.isHighlighted, .highlighted, "highlighted"),
      (element.control.isFocused, .focused, "focused"),
    ]
    for (flag, bit, word) in flags {
      if let flag, flag != state.contains(bit) { return "is \(flag ? "" : "not ")\(word), but its state is \(states)" }
    }
    return nil
  }

  private func flagsAgainstTraits(_ element: Element) -> String? {
    guard let traits = element.control.traits else { return nil }
    // What takes no touches is dimmed with reason: a title that was drawn as a text field.
    if element.control.enabled == true, traits.contains(.notEnabled), !element.ignoresTouches {
      return "is enabled, but has the notEnabled trait"
    }
    switch (element.control.selected, traits.contains(.selected)) {
    case (true, false): return "is selected, but lacks the selected trait"
    case (false, true): return "is not selected, but has the selected trait"
    default: return nil
    }
  }

  private func valueAgainstTraits(_ element: Element) -> String? {
    guard element.role?.isToggle == true, element.control.traits?.contains(.selected) == true,
      let value = element.control.value, Self.off.contains(SpokenText.normalized(value))
    else { return nil }
    return "has the value \(value.quoted()), which means off, but has the selected trait"
  }

  private func valueAgainstLabel(_ element: Element) -> Violation? {
    // Most values are numbers; a sentence is no state.
    guard let value = element.control.value, let first = value.utf8.first, !(48...57).contains(first),
      value.utf8.count < 32, let label = element.control.label, let lexicon = Lexicon.reading(element)
    else { return nil }
    let word = SpokenText.normalized(value)
    for (first, second) in lexicon.oppositeStates where word == first || word == second {
      let opposite = word == first ? second : first
      guard ends(label, with: opposite, lexicon) else { continue }
      // "Nicht markiert" ends with "markiert" and means the other.
      if word.hasSuffix(opposite), ends(label, with: word, lexicon) { continue }
      let message = "has the value \(value.quoted()), but its label contains \(opposite.quoted())"
      return Violation(element, message, restsOn: [.language])
    }
    return nil
  }

  /// Where words are set apart, whole words: "unchecked" does not end with "checked".
  private func ends(_ label: String, with state: String, _ lexicon: Lexicon) -> Bool {
    let words = SpokenText.normalized(label)
    return words == state || words.hasSuffix(lexicon.isGlued ? state : " " + state)
  }
}

extension StateContradiction {
  static let examples: [Example] = [
    .fails("enabled button with the notEnabled trait", #"✗ UIButton "Pay" enabled=true traits=button,notEnabled"#),
    .fails("label and value with opposite states", #"✗ button "Filters, expanded" value="collapsed""#),
    .passes("consistent state and traits", #"UIButton "Pay" enabled=true selected=true traits=button,selected"#),
    .needsReview(
      "opposite states, language not declared",
      """
      component "Filters" 390x844
        ? button "Filters, expanded" value="collapsed"
      """),
  ]
}
