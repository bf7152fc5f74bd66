import A11yCore

/// Buttons of UIKit that only look disabled.
extension StateNotExposed {
  private static let looks: Set<String> = ["backgroundColor", "alpha", "tintColor", "titleLabel.textColor"]

  /// `next.isUserInteractionEnabled = isValid; next.alpha = isValid ? 1 : 0.5`: VoiceOver reads "dimmed" for a button that
  /// is not enabled, and offers this one as if it worked.
  func looksDisabled(in file: SourceFile) -> [Violation] {
    if !file.says("isUserInteractionEnabled") { return [] }
    return file.uikitObjects.compactMap { button in
      guard button.type == "UIButton", let switches = button.assigned["isUserInteractionEnabled"],
        !button.sets("isEnabled", "accessibilityTraits", "accessibilityValue", "accessibilityHint", "isHidden"),
        isSwitched(switches), let place = switches.first(where: { looksDifferent(button, beside: $0) })
      else { return nil }
      return Violation(
        Finding.Subject(button), "looks disabled, but isEnabled is never set",
        fix:
          "Set `isEnabled` instead of `isUserInteractionEnabled`: UIKit adds the trait, and VoiceOver reads \"dimmed\".",
        at: place.location)
    }
  }

  /// On and off, or by what a variable holds.
  private func isSwitched(_ switches: [Node]) -> Bool {
    let values = switches.compactMap(\.assignedValue)
    return values.contains { !$0.isTrue && !$0.isFalse }
      || values.contains(where: \.isTrue) && values.contains(where: \.isFalse)
  }

  /// `alpha = isShown ? 1 : 0`: VoiceOver leaves out what is clear.
  private func hides(_ change: Node, _ look: String) -> Bool {
    look == "alpha" && change.assignedValue?.alternatives.contains { $0.numberValue == 0 } == true
  }

  private func looksDifferent(_ button: ObjectUse, beside change: Node) -> Bool {
    guard change.assignedValue?.isTrue != true else { return false }
    return Self.looks.contains { look in
      button.assigned[look]?.contains { $0.parent == change.parent && !hides($0, look) } == true
    }
      || ["setTitleColor", "setBackgroundImage"].contains { name in
        button.calls[name]?.contains { $0.parent == change.parent } == true
      }
  }
}
