public import A11yCore

/// A password field is not a secure text field.
public struct PasswordNotSecure: ElementRule {
  public static let info = RuleInfo(
    id: "password-not-secure",
    summary: "A password field is not a secure text field",
    family: .forms,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    needs: [.label],
    why: """
      VoiceOver reads every typed letter, and the whole password when the field is visited again, for everyone \
      nearby to hear; it does not announce that the field is secure.
      """,
    fix: "Set `isSecureTextEntry`, or use SwiftUI's `SecureField`.",
    reviewQuestion: "is it a password that is not shown on request?",
    examples: examples
  )

  public init() {}

  /// Only where the description has another word for secure fields.
  public func appliesTo(_ element: Element) -> Bool {
    element.role == .textField && !element.traits.contains(.secureTextField)
      && (isOfDump(element) || element.tree.isWritten)
  }

  private func isOfDump(_ element: Element) -> Bool { element.control.className == "XCUIElementTypeTextField" }

  public func violation(_ element: Element) -> Violation? {
    guard let (source, isCertain) = source(of: element), !isMasked(element) else { return nil }
    return Violation(
      element, "is called \(source.quoted()), but is a plain text field", measured: source,
      fixInDescription: isOfDump(element) ? nil : "Write `secure` with true, or the role `secureTextField`.",
      // A field that is described in the tool's own format may be shown on purpose.
      isInferred: !isCertain || !isOfDump(element) || offersToShow(element))
  }

  /// What calls it a password: the label or the placeholder, or else the identifier, which is not for people.
  private func source(of element: Element) -> (String, isCertain: Bool)? {
    for text in [element.control.label, element.control.placeholder] {
      guard let text, text.utf8.count <= 80 else { continue }
      let words = SpokenText.normalized(text)
      guard Self.passwords.contains(where: { words.contains($0) }), !Self.others.contains(where: { words.contains($0) })
      else { continue }
      return (text, SpokenText.words(text).count <= Self.mostWords)
    }
    guard let identifier = element.control.identifier, identifier.utf8.count <= 80 else { return nil }
    let words = identifier.lowercased()
    return ["password", "passwort", "passwd"].contains { words.contains($0) } ? (identifier, false) : nil
  }

  private static let mostWords = 3

  private func isMasked(_ element: Element) -> Bool {
    guard let value = element.control.value, !value.isEmpty else { return false }
    return value.allSatisfy { "•●*·∙⦁○◦＊".contains($0) }
  }

  /// A button shows and hides what is typed.
  private func offersToShow(_ element: Element) -> Bool {
    element.tree.elements.contains { other in
      guard other.isInteractive, other.role?.isTextInput != true else { return false }
      let words = SpokenText.normalized(other.name)
      return Self.showing.contains { words == $0 || words.hasPrefix($0 + " ") }
        && (words.utf8.count < 8 || Self.passwords.contains { words.contains($0) })
    }
  }

  private static let showing = [
    "show", "hide", "reveal", "toggle", "anzeigen", "afficher", "masquer", "mostrar", "ocultar",
  ]

  private static let passwords = [
    "password", "passwort", "kennwort", "mot de passe", "contraseña", "senha", "palavra-passe", "wachtwoord",
    "lösenord",
    "adgangskode", "passord", "salasana", "hasło", "heslo", "пароль", "şifre", "parola", "パスワード", "密码", "密碼",
    "비밀번호", "كلمة المرور", "סיסמה", "รหัสผ่าน", "mật khẩu", "kata sandi",
  ]

  /// Words around it that make it something else.
  private static let others = ["hint", "forgot", "length", "manager", "name", "website", "or "]
}

extension PasswordNotSecure {
  static let examples: [Example] = [
    .fails(
      "password in a plain text field of a dump",
      """
      component source={"level": "runtime"}
        ✗ XCUIElementTypeTextField "Password" isElement=true
      """),
    .passes(
      "password in a secure field of a dump",
      """
      component source={"level": "runtime"}
        XCUIElementTypeSecureTextField "Password" isElement=true
      """),
    .needsReview(
      "password that a button shows",
      """
      component source={"level": "runtime"}
        ? XCUIElementTypeTextField "Password" isElement=true
        button "Show password" isElement=true
      """),
  ]
}
