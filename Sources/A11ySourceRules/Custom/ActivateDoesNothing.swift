import A11yCore

struct ActivateDoesNothing: Rule {
  static let info = RuleInfo(
    id: "activate-does-nothing",
    summary: "A method answers that it did what VoiceOver asked, and does nothing",
    family: .custom, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    why: """
      `true` tells VoiceOver that the double tap, the escape or the scroll is dealt with, so nothing else is tried: the \
      person's gesture vanishes.
      """,
    fix: "Do what was asked before answering `true`, or answer `false` so that UIKit goes on.",
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
      violations.append(Violation(subject, "answers true in \(node.text)() and does nothing", at: node.location))
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
