import A11yCore

struct UnlocalisedAccessibilityString: Rule {
  static let info = RuleInfo(
    id: "unlocalised-accessibility-string",
    summary: "What VoiceOver says is written in one language only",
    family: .localisation, severity: .warning,
    criteria: [.wcag("3.1.1"), .wcag("3.1.2")],
    why: """
      The screen is in the user's language and the labels are not; a German voice reads English words so that nobody \
      understands them.
      """,
    fix: "Take the text from the strings catalogue: `String(localized: \"close.label\", defaultValue: \"Close\")`.",
    examples: [
      .fails(
        "a literal in an app that is translated",
        """
        title.text = String(localized: "Photos")
        ✗ close.accessibilityLabel = "Close"
        ✗ let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
        """),
      .passes(
        "from the catalogue",
        """
        close.accessibilityLabel = String(localized: "close.label", defaultValue: "Close")
        open.accessibilityLabel = NSLocalizedString("Open", comment: "")
        more.accessibilityLabel = L10n.more
        """),
      .passes(
        "an app in one language",
        """
        close.accessibilityLabel = "Close"
        """),
      .passes(
        "a literal in SwiftUI is a key of the catalogue",
        """
        struct Bar: View {
          var body: some View { Text(LocalizedStringResource("Photos")).accessibilityLabel("Photos") }
        }
        """),
      .passes(
        "an identifier is for tests",
        """
        title.text = String(localized: "Photos")
        close.accessibilityIdentifier = "close"
        """),
    ]
  )

  private static let properties = ["accessibilityLabel", "accessibilityHint", "accessibilityValue"]

  func check(_ file: SourceFile) -> Verdict {
    guard file.index.isLocalised, file.mayUseUIKit else { return [] }
    var problems: [Problem] = []
    for property in Self.properties {
      for setting in TextSetting.all(property, in: file) where !setting.isModifier {
        guard let words = setting.value.literal, isForPeople(words) else { continue }
        problems.append(
          Problem(
            Finding.Subject(source: setting.receiver), "speaks \(words.quoted()) in every language",
            at: setting.node.location))
      }
    }
    for node in file.nodes where node.kind == .call && node.calledName == "UIAccessibilityCustomAction" {
      guard let words = node.argument("name")?.literal, isForPeople(words) else { continue }
      problems.append(
        Problem(
          Finding.Subject(source: "custom action"), "speaks \(words.quoted()) in every language", at: node.location))
    }
    return Verdict(problems)
  }

  /// Words, and no key of a table that is looked up elsewhere.
  private func isForPeople(_ text: String) -> Bool {
    Literals.isPlainText(text) && text.count(where: \.isLetter) > 1 && text.first?.isUppercase == true
  }
}
