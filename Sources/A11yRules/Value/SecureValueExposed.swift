public import A11yCore

/// A secure text field exposes its text as the value.
public struct SecureValueExposed: ElementRule {
  public static let info = RuleInfo(
    id: "secure-value-exposed",
    summary: "A secure text field exposes its text as the value",
    family: .value,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.7")],
    needs: [.value, .placeholder],
    why: """
      VoiceOver reads the password aloud for everyone nearby, and every tool that reads the accessibility tree can \
      store it.
      """,
    fix: "Set `isSecureTextEntry` and do not set `accessibilityValue`: UIKit then exposes bullets.",
    examples: examples
  )

  public init() {}

  /// What stands for a character that was typed.
  private static let bullets: Set<Character> = ["•", "●", "*", "·", "∙", "⦁", "○", "◦", "＊", " ", "\u{A0}"]

  public func appliesTo(_ element: Element) -> Bool {
    guard let value = element.control.value, !value.isEmpty else { return false }
    return element.role == .secureTextField || element.traits.contains(.secureTextField)
  }

  public func violation(_ element: Element) -> Violation? {
    guard let value = element.control.value, !SpokenText.isBlank(value),
      !value.allSatisfy({ Self.bullets.contains($0) }), !isCount(value)
    else { return nil }
    let words = SpokenText.trimmed(value)
    for known in [element.control.placeholder, element.control.label] where known != nil {
      if SpokenText.trimmed(known ?? "") == words { return nil }
    }
    // The secret itself has no place in a report.
    let length = value.count == 1 ? "1 character" : "\(value.count) characters"
    return Violation(element, "exposes the typed text as its value (\(length))", measured: length)
  }

  /// "7 characters", "7 Zeichen".
  private func isCount(_ value: String) -> Bool {
    let parts = value.split(whereSeparator: \.isWhitespace)
    guard parts.count > 1, let first = parts.first, first.allSatisfy(\.isNumber) else { return false }
    return parts.dropFirst().allSatisfy { $0.allSatisfy(\.isLetter) }
  }
}

extension SecureValueExposed {
  static let examples: [Example] = [
    .fails("password field with its text as the value", #"✗ UITextField "Password" secure=true value="hunter2""#),
    .passes("password field with bullets as the value", #"UITextField "Password" secure=true value="•••••••""#),
    .passes(
      "password field with the number of characters as the value",
      #"secureTextField "Password" value="7 characters""#),
  ]
}
