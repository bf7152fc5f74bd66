import A11yCore

struct LabelInNameLiteral: Rule {
  static let info = RuleInfo(
    id: "label-in-name-literal",
    summary: "An accessibility label does not contain the visible title",
    family: .naming, severity: .error,
    criteria: [.wcag("2.5.3"), .en("11.2.5.3")],
    why: """
      Voice Control users say the text they see, "tap Send", and nothing happens, because the button has a different \
      name.
      """,
    fix: "Begin the label with the visible title.",
    examples: examples
  )

  private static let named: Set<String> = ["Button", "Link", "NavigationLink", "Toggle"]

  func check(_ file: SourceFile) -> RuleResult {
    guard file.says("accessibilityLabel") else { return [] }
    var violations = file.objects.flatMap(uikit)
    if file.mayUseSwiftUI { violations += file.calls(Self.named).filter(\.isTypeCall).compactMap(swiftUI) }
    return RuleResult(violations)
  }

  private func uikit(_ object: ObjectUse) -> [Violation] {
    let titles = (object.calls["setTitle"] ?? []).compactMap { $0.arguments.first?.literal }
    let labels = object.assigned["accessibilityLabel"] ?? []
    // Several of either are for several states, and which goes with which is not written.
    guard titles.count == 1, object.calls["setTitle"]?.count == 1, labels.count == 1, let title = titles.first,
      let label = labels.first, let words = label.assignedValue?.literal, differ(title, words)
    else { return [] }
    return [violation(Finding.Subject(object), title, words, at: label)]
  }

  private func swiftUI(_ view: Node) -> Violation? {
    guard let title = view.arguments.first, title.label.isEmpty, let words = title.literal,
      let modifier = view.ownModifiers.first(where: { $0.name == "accessibilityLabel" }),
      let label = modifier.call.arguments.first.flatMap(Literals.words), differ(words, label)
    else { return nil }
    return violation(Finding.Subject(source: view.calledName ?? "view"), words, label, at: view)
  }

  private func violation(_ subject: Finding.Subject, _ title: String, _ label: String, at node: Node) -> Violation {
    Violation(
      subject, "shows \(title.quoted()) but has the label \(label.quoted())", at: node.location)
  }

  private func differ(_ title: String, _ label: String) -> Bool {
    guard Literals.isPlainText(title), Literals.isPlainText(label) else { return false }
    let shown = SpokenText.normalized(title)
    let said = SpokenText.normalized(label)
    guard shown.count > 2, !said.isEmpty else { return false }
    // "Mo" is short for "Monday"; a voice knows neither.
    return !said.contains(shown) && !said.hasPrefix(shown.prefix(2)) || !said.contains(shown) && shown.contains(" ")
  }
}

extension LabelInNameLiteral {
  static let examples: [Example] = [
    .fails(
      "label that differs from the title",
      """
      let b = UIButton()
      b.setTitle("Send", for: .normal)
      ✗ b.accessibilityLabel = "Submit form"
      """),
    .fails(
      "SwiftUI label that differs from the title",
      """
      struct Form: View {
        var body: some View { ✗ Button("Send") { send() }.accessibilityLabel("Submit form") }
      }
      """),
    .passes(
      "label that contains the title",
      """
      let b = UIButton()
      b.setTitle("Send", for: .normal)
      b.accessibilityLabel = "Send form"
      """),
  ]
}
