import A11yCore

struct HintDescribesGestureInSource: Rule {
  static let info = RuleInfo(
    id: "hint-describes-gesture",
    summary: "A hint describes the gesture instead of the result",
    family: .hint, severity: .warning,
    criteria: [.hig("Accessibility")],
    why: """
      VoiceOver explains its gestures itself, and with Switch Control, a keyboard or Voice Control, the gesture is \
      different: the hint is long and wrong.
      """,
    fix: """
      Describe the result ("Opens the order."), not the gesture.
      """,
    examples: examples
  )

  private static let gestures = [
    "tap ", "double tap", "double-tap", "swipe ", "press ", "long press", "touch ", "click ", "pinch ", "drag ",
    "tap to", "hold ",
  ]

  private static func namesGesture(_ words: String) -> Bool {
    let lower = words.lowercased()
    return gestures.contains(where: lower.hasPrefix)
  }

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(
      TextSetting.all("accessibilityHint", in: file).compactMap { setting in
        let words = setting.value.alternatives.lazy.compactMap { file.words(of: $0) }.first(where: Self.namesGesture)
        guard let words else { return nil }
        return Violation(
          Finding.Subject(source: setting.receiver), "has the hint \(words.quoted()), which names a gesture",
          at: setting.node.location)
      })
  }
}

extension HintDescribesGestureInSource {
  static let examples: [Example] = [
    .fails(
      "hint with a gesture",
      """
      ✗ row.accessibilityHint = "Double tap to open"
      ✗ cell.accessibilityHint = String(localized: "hint.row", defaultValue: "Swipe up to delete")
      """),
    .passes(
      "hint with the result",
      """
      row.accessibilityHint = "Opens the order."
      key.accessibilityHint = "Pressure of the left tire"
      """),
  ]
}
