import A11yCore

struct LinkWithoutLinkTrait: Rule {
  static let info = RuleInfo(
    id: "link-without-link-trait",
    summary: "A button that opens a web page has no link trait",
    family: .traits, severity: .notice,
    criteria: [.wcag("4.1.2"), .wcag("2.4.4")],
    why: """
      VoiceOver users activate a button, land in the browser and have to find their way back; "link" announces this, \
      and VoiceOver's list of links contains it.
      """,
    fix: "Use `Link`, or add `.accessibilityAddTraits(.isLink)`.",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words("exempt-targets", \.exemptTargets, "words in a URL, or in its name, that opens another app"),
    .words("exempt-types", \.exemptTypes, "words in the name of a type whose buttons are not links"),
  ]

  var exemptTargets = [
    "settings", "tel", "telprompt", "mail", "mailto", "sms", "phone", "itms", "appstore", "app store", "email",
    "scheme",
    "deeplink", "deep link", "facetime", "face time", "call",
  ]

  var exemptTypes = ["menu"]

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseSwiftUI else { return [] }
    return RuleResult(file.typeCalls("Button").compactMap(violation))
  }

  private func violation(_ button: Node) -> Violation? {
    guard
      let action = button.argument("action")
        ?? button.arguments.first(where: { $0.kind == .closure && $0.label.isEmpty }),
      action.kind == .closure, action.children.count == 1, let call = action.children.first, opensURL(call),
      !staysAtHome(call)
    else { return nil }
    // An entry of a menu or an alert is no link in a text.
    let menus: Set<String> = ["contextMenu", "alert", "confirmationDialog", "actionSheet", "swipeActions", "toolbar"]
    if let type = button.enclosingType, IdentifierWords(type.text).contain(anyOf: exemptTypes) { return nil }
    if button.ancestors.contains(where: { menus.contains($0.calledName ?? "") || $0.calledName == "Menu" }) {
      return nil
    }
    let around = button.ownModifiers + button.enclosingModifiers
    if around.contains(where: { $0.name.contains("Traits") || AccessibilityNames.isHelper($0.name) }) { return nil }
    return Violation(
      Finding.Subject(source: "Button"), "opens a web page but lacks the .isLink trait", at: button.location)
  }

  private func opensURL(_ node: Node) -> Bool {
    guard node.kind == .call else { return false }
    if node.calledName == "openURL" { return node.base == nil }
    return node.calledName == "open" && node.base?.path == "UIApplication.shared"
  }

  /// The address of another app: `let app = URL(string: "totp://")!`, written in the call or where the name is declared.
  private func isOtherApp(_ call: Node) -> Bool {
    let name = call.arguments.first?.path
    let declared = call.ancestors.lazy.flatMap(\.children).first { $0.kind == .variable && $0.text == name }
    return [call, declared].compactMap(\.self).contains { node in
      node.calls(["URL"]).contains { made in
        guard let address = made.arguments.first, address.kind == .string else { return false }
        let words = address.literal ?? address.source
        return words.contains(":") && !words.lowercased().contains("http")
      }
    }
  }

  private func staysAtHome(_ call: Node) -> Bool {
    isOtherApp(call) || IdentifierWords(call.source).contain(anyOf: exemptTargets)
  }
}

extension LinkWithoutLinkTrait {
  static let examples: [Example] = [
    .fails(
      "button that opens a URL",
      """
      struct About: View {
        var body: some View { ✗ Button("Terms") { openURL(terms) } }
      }
      """),
    .passes(
      "Link, or a button with the link trait",
      """
      struct About: View {
        var body: some View {
          Link("Terms", destination: terms)
          Button("Terms") { openURL(terms) }.accessibilityAddTraits(.isLink)
          Button("Terms") { openURL(terms) }.accessibilityRemoveTraits(.isButton)
        }
      }
      """),
    .passes(
      "button that does more than open a URL",
      """
      struct About: View {
        var body: some View { Button("Terms") { count(); openURL(terms) } }
      }
      """),
  ]
}
