import A11yCore

struct OverlayNotModal: Rule {
  static let info = RuleInfo(
    id: "overlay-not-modal",
    summary: "A custom dialog is not modal for VoiceOver",
    family: .structure, severity: .warning,
    criteria: [.wcag("2.4.3"), .wcag("4.1.2")],
    why: """
      VoiceOver continues with the screen behind the dialog; its users do not notice that the dialog opened, or \
      activate covered controls.
      """,
    fix: "Set `accessibilityViewIsModal = true` on it and close it in `accessibilityPerformEscape()`.",
    reviewQuestion: "is the screen behind it hidden in another way?",
    examples: examples
  )

  private static let words = ["dialog", "dialogue", "alert", "sheet", "popup", "pop up", "modal"]

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(
      file.classes.compactMap { facts in
        guard facts.uikitBase == "UIView", IdentifierWords(facts.name).contain(anyOf: Self.words),
          !facts.name.hasSuffix("Cell"),
          coversWindow(facts), !facts.hasHelper, !facts.provides("accessibilityViewIsModal"),
          !closesOnEscape(facts),
          facts.assignedToOthers("accessibilityViewIsModal").isEmpty,
          !file.index.callersSet("accessibilityViewIsModal", on: facts)
        else { return nil }
        return Violation(
          facts.subject, "is shown over a window but is not modal for VoiceOver", isInferred: true,
          at: facts.declaration.location)
      })
  }

  /// Who listens can close it. One that only answers does not close.
  private func closesOnEscape(_ facts: ClassFacts) -> Bool {
    (facts.functions["accessibilityPerformEscape"] ?? []).contains { ($0.body?.children.count ?? 0) > 1 }
  }

  private func coversWindow(_ facts: ClassFacts) -> Bool {
    facts.calls(of: "addSubview").contains { call in
      guard call.arguments.first?.path == "self", let base = call.base?.path else { return false }
      return IdentifierWords(base).contain(anyOf: ["window"])
    }
  }
}

extension OverlayNotModal {
  static let examples: [Example] = [
    .needsReview(
      "overlay in the window that is not modal",
      """
      ? class PromoPopup: UIView {
        func show() { window.addSubview(self) }
      }
      """),
    .passes(
      "modal overlay",
      """
      class PromoPopup: UIView {
        func show() { accessibilityViewIsModal = true; window.addSubview(self) }
      }
      """),
    .passes(
      "overlay that implements the escape gesture",
      """
      class PromoPopup: UIView {
        func show() { window.addSubview(self) }
        override func accessibilityPerformEscape() -> Bool { close(); return true }
      }
      """),
  ]
}
