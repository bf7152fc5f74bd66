import A11yCore

struct ActivateDoesNothing: Rule {
  static let info = RuleInfo(
    id: "activate-does-nothing",
    summary: "An accessibility action returns true without doing anything",
    family: .custom, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    why: """
      For VoiceOver, `true` means that the double tap, the escape gesture or the scroll was handled, so it tries \
      nothing else, and the gesture has no effect.
      """,
    fix: "Perform the action before returning `true`, or return `false` so that UIKit handles it.",
    examples: examples
  )

  private static let methods: Set<String> = [
    "accessibilityActivate", "accessibilityPerformEscape", "accessibilityScroll", "accessibilityPerformMagicTap",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if !Self.methods.contains(where: { file.tree.symbols[$0] != nil }) { return [] }
    for node in file.nodes where node.kind == .function && Self.methods.contains(node.text) {
      guard let statements = node.body?.children, statements.count == 1, let only = statements.first,
        only.isTrue || only.kind == .return && only.firstChild?.isTrue == true
      else { continue }
      let subject = Finding.Subject(source: (node.enclosingType?.text ?? node.text).escapedName)
      violations.append(Violation(subject, "returns true in \(node.text)() without doing anything", at: node.location))
    }
    return RuleResult(violations)
  }
}

extension ActivateDoesNothing {
  static let examples: [Example] = [
    .fails(
      "accessibilityActivate that only returns true",
      """
      class Card: UIView {
        ✗ override func accessibilityActivate() -> Bool { true }
      }
      """),
    .passes(
      "accessibilityActivate that performs the action",
      """
      class Card: UIView {
        override func accessibilityActivate() -> Bool { open(); return true }
      }
      """),
    .passes(
      "accessibilityActivate that returns false",
      """
      class Card: UIView {
        override func accessibilityActivate() -> Bool { false }
      }
      """),
  ]
}
