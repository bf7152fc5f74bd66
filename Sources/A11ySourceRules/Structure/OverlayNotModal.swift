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
    var violations = classes(file)
    if file.mayUseSwiftUI { violations += file.typeCalls("ZStack").compactMap { layers(of: $0, file) } }
    return RuleResult(violations)
  }

  private func classes(_ file: SourceFile) -> [Violation] {
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
    }
  }

  // MARK: - SwiftUI

  /// `ZStack { content; if asks { Color.black.opacity(0.4).ignoresSafeArea(); question } }`
  private func layers(of stack: Node, _ file: SourceFile) -> Violation? {
    guard let content = stack.arguments.last, content.kind == .closure else { return nil }
    let layers = content.eachChild.filter { $0.kind != .parameter }
    guard let dialog = layers.last(where: { $0.kind == .branch && dims($0) }), dialog != layers.first,
      // A shade alone, under a menu that the system shows, covers nothing.
      dialog.descendants.contains(where: { $0.isTypeCall && !["Color", "Rectangle"].contains($0.calledName ?? "") }),
      !content.descendants.contains(where: { isSettled($0, file) }),
      !(stack.ownModifiers + stack.enclosingModifiers).contains(where: { file.index.isHelper($0.name) })
    else { return nil }
    return Violation(
      Finding.Subject(source: "ZStack"), "shows a layer over its content that is not modal for VoiceOver",
      fix: """
        Add `.accessibilityAddTraits(.isModal)` to the layer, or hide the content under it with `.accessibilityHidden(…)`.
        """, isInferred: true, at: dialog.location)
  }

  /// A half-transparent color to the edges of the screen, or a paler one that closes the layer when it is tapped.
  private func dims(_ layer: Node) -> Bool {
    layer.calls(["ignoresSafeArea", "edgesIgnoringSafeArea"]).contains { call in
      guard let base = call.base, base.mentionsAny(["Color", "Rectangle"]) else { return false }
      let closes = call.ownModifiers.contains {
        $0.name == "onTapGesture" && $0.call.descendants.contains(where: Self.isClosing)
      }
      return base.calls(["opacity"]).contains { ($0.arguments.first?.numberValue ?? 0) >= (closes ? 0.01 : 0.2) }
    }
  }

  /// `showMenu = false`, `showMenu.toggle()`
  private static func isClosing(_ node: Node) -> Bool {
    node.assignedValue?.isFalse == true || node.kind == .call && node.calledName == "toggle"
  }

  private func isSettled(_ node: Node, _ file: SourceFile) -> Bool {
    node.kind == .member
      && (node.text == "isModal" || node.text == "accessibilityHidden" || file.index.isHelper(node.text))
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
    .needsReview(
      "dimmed layer in SwiftUI over content that VoiceOver still reads",
      """
      struct Page: View {
        var body: some View {
          ZStack {
            List(orders) { Text($0.name) }
            ? if asks {
              Color.black.opacity(0.4).ignoresSafeArea()
              Question()
            }
          }
        }
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
