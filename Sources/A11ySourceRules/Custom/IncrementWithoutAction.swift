import A11yCore

struct IncrementWithoutAction: Rule {
  static let info = RuleInfo(
    id: "increment-without-action",
    summary: "Adjusting with VoiceOver does not send an action",
    family: .custom, severity: .warning,
    criteria: [.wcag("4.1.2")],
    why: """
      A drag sends an action, but a swipe with VoiceOver does not: the control shows a value that the app does not have.
      """,
    fix: "Call `sendActions(for: .valueChanged)` after changing the value.",
    examples: examples
  )

  /// Calls that notify no other object.
  private static let quiet: Set<String> = [
    "min", "max", "abs", "round", "floor", "ceil", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "post",
    "Int", "Double", "CGFloat", "Float", "String", "rounded", "formatted", "invalidateIntrinsicContentSize",
    "layoutSubviews", "layer", "clamp", "clamped", "print",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    for facts in file.classes where facts.isBareControl && !facts.hasMacro {
      // Both directions are one cause.
      for name in ["accessibilityIncrement", "accessibilityDecrement"] {
        guard let method = facts.functions[name]?.first, method.tree === file.tree, let body = method.body else {
          continue
        }
        guard let changed = changedProperty(body, facts), isQuiet(body, facts), isQuiet(changed, facts) else {
          continue
        }
        violations.append(
          Violation(
            facts.subject, "changes \(changed.text.escapedName) in \(name)() without sending an action",
            at: method.location))
        break
      }
    }
    return RuleResult(violations)
  }

  /// The stored property that the method sets.
  private func changedProperty(_ body: Node, _ facts: ClassFacts) -> Node? {
    for node in body.descendants where node.kind == .assign {
      guard let target = node.target, let name = target.path, let variable = facts.variables[name] else { continue }
      if variable.declaration?.isComputed == false { return variable }
    }
    return nil
  }

  private func isQuiet(_ node: Node, _ facts: ClassFacts) -> Bool {
    node.descendants.allSatisfy { $0.kind != .call || isQuiet(call: $0) }
      && node.descendants.allSatisfy { $0.kind != .assign || isPlain($0, facts) }
  }

  private func isQuiet(call: Node) -> Bool {
    guard let name = call.calledName else { return false }
    return Self.quiet.contains(name) || call.base?.text == "super"
  }

  /// No setter elsewhere does the telling.
  private func isPlain(_ assignment: Node, _ facts: ClassFacts) -> Bool {
    guard let name = assignment.target?.path else { return false }
    guard let variable = facts.variables[name.split(separator: ".").first.map(String.init) ?? name] else {
      return name.hasPrefix("accessibility")
    }
    return variable.declaration?.isComputed == false || name.contains("accessibility")
  }
}

extension IncrementWithoutAction {
  static let examples: [Example] = [
    .fails(
      "increment that changes the value and sends no action",
      """
      class Dial: UIControl {
        var value = 0.0 { didSet { setNeedsDisplay() } }
        ✗ override func accessibilityIncrement() { value += 0.1 }
      }
      """),
    .passes(
      "increment that sends the action",
      """
      class Dial: UIControl {
        var value = 0.0
        override func accessibilityIncrement() { value += 0.1; sendActions(for: .valueChanged) }
      }
      """),
    .passes(
      "action sent by the property observer",
      """
      class Dial: UIControl {
        var value = 0.0 { didSet { sendActions(for: .valueChanged) } }
        override func accessibilityIncrement() { value += 0.1 }
      }
      """),
  ]
}
