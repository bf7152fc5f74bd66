import A11yCore

struct OverlayNotModal: Rule {
  static let info = RuleInfo(
    id: "overlay-not-modal",
    summary: "A dialogue of the app's own does not keep VoiceOver inside",
    family: .structure, severity: .warning,
    criteria: [.wcag("2.4.3"), .wcag("4.1.2")],
    why: """
      VoiceOver goes on reading the page behind the dialogue; a blind person does not notice that something has opened, \
      or taps what is covered.
      """,
    fix: "Set `accessibilityViewIsModal = true` on it and close it in `accessibilityPerformEscape()`.",
    reviewQuestion: "is what is behind it hidden in another way?",
    examples: [
      .needsReview(
        "over the whole window",
        """
        ? class PromoPopup: UIView {
          func show() { window.addSubview(self) }
        }
        """),
      .needsReview(
        "an escape that closes nothing",
        """
        ? class PromoPopup: UIView {
          func show() { window.addSubview(self) }
          override func accessibilityPerformEscape() -> Bool { true }
        }
        """),
      .passes(
        "modal",
        """
        class PromoPopup: UIView {
          func show() { accessibilityViewIsModal = true; window.addSubview(self) }
        }
        """),
      .passes(
        "a controller, which UIKit presents",
        """
        class PromoPopup: UIViewController {
          func show() { window.addSubview(view) }
        }
        """),
      .passes(
        "who listens can close it with the escape gesture",
        """
        class PromoPopup: UIView {
          func show() { window.addSubview(self) }
          override func accessibilityPerformEscape() -> Bool { close(); return true }
        }
        """),
      .passes(
        "whoever shows it makes it modal, a cell, and a helper of the app's own",
        """
        class PromoPopup: UIView {
          func show() { window.addSubview(self) }
        }
        let popup = PromoPopup()
        popup.accessibilityViewIsModal = true
        class PopupCell: UIView {
          func show() { window.addSubview(self) }
        }
        class HintPopup: UIView {
          func show() { window.addSubview(self); trapAccessibility() }
        }
        """),
      .passes(
        "what is no dialogue, or stands in a view, and one that makes its box modal",
        """
        class Badge: UIView {
          func show() { window.addSubview(self) }
        }
        class PromoPopup: UIView {
          func show() { page.addSubview(self) }
        }
        class SalePopup: UIView {
          func show() { window.addSubview(shade) }
        }
        class HintPopup: UIView {
          func show() { window.addSubview(self); box.accessibilityViewIsModal = true }
        }
        """),
    ]
  )

  private static let words = ["Dialog", "Alert", "Sheet", "Popup", "PopUp", "Modal"]

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(
      file.classes.compactMap { facts in
        guard facts.uikitBase == "UIView", Self.words.contains(where: facts.name.contains),
          !facts.name.hasSuffix("Cell"),
          coversWindow(facts), !facts.hasHelper, !facts.provides("accessibilityViewIsModal"),
          !closesOnEscape(facts),
          facts.assignedToOthers("accessibilityViewIsModal").isEmpty,
          !file.index.callersSet("accessibilityViewIsModal", on: facts)
        else { return nil }
        return Violation(
          facts.subject, "is shown over a window and is not modal for VoiceOver", isInferred: true,
          at: facts.declaration.location)
      })
  }

  /// Who listens can close it. One that only answers does not close.
  private func closesOnEscape(_ facts: ClassFacts) -> Bool {
    (facts.functions["accessibilityPerformEscape"] ?? []).contains { ($0.body?.children.count ?? 0) > 1 }
  }

  private func coversWindow(_ facts: ClassFacts) -> Bool {
    facts.calls(of: "addSubview").contains { call in
      guard call.arguments.first?.path == "self", let base = call.base?.path?.lowercased() else { return false }
      return base.contains("window")
    }
  }
}
