import A11yCore

struct FixedLabelHeight: Rule {
  static let info = RuleInfo(
    id: "fixed-label-height",
    summary: "A text that grows is held to one height",
    family: .text, severity: .notice,
    criteria: [.wcag("1.4.4"), .wcag("1.4.10")],
    why: "With large text the letters are cut off above and below, or the sentence ends in three dots.",
    fix: "Let the height be at least that much (`greaterThanOrEqualToConstant:`, `minHeight:`).",
    examples: [
      .fails(
        "a text style in a fixed height",
        """
        let title = UILabel()
        title.font = .preferredFont(forTextStyle: .body)
        ✗ title.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """),
      .fails(
        "in SwiftUI",
        """
        struct Row: View {
          var body: some View { ✗ Text(name).font(.body).frame(height: 20) }
        }
        """),
      .passes(
        "at least that much",
        """
        let title = UILabel()
        title.font = .preferredFont(forTextStyle: .body)
        title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
        struct Row: View {
          var body: some View { Text(name).font(.body).frame(minHeight: 20) }
        }
        """),
      .passes(
        "shrinks instead",
        """
        struct Row: View {
          var body: some View { Text(name).font(.body).minimumScaleFactor(0.5).frame(height: 20) }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> Verdict {
    if file.isWidget || file.isDebugging { return [] }
    var problems = file.objects.compactMap(uikit)
    if file.mayUseSwiftUI {
      problems += file.nodes.filter { $0.isTypeCall && $0.calledName == "Text" }.compactMap(swiftUI)
    }
    return Verdict(problems)
  }

  private func uikit(_ object: ObjectUse) -> Problem? {
    guard object.type == "UILabel",
      object.assigned["font"]?.contains(where: { $0.mentions("preferredFont") || $0.mentions("scaledFont") }) == true,
      !object.sets("minimumScaleFactor", "adjustsFontSizeToFitWidth"),
      let call = object.calls["heightAnchor.constraint"]?.first,
      let height = call.argument("equalToConstant")?.numberValue,
      height > 1, height < 60
    else { return nil }
    return problem(height, Finding.Subject(object), at: call)
  }

  private func swiftUI(_ text: Node) -> Problem? {
    let modifiers = text.ownModifiers
    guard modifiers.contains(where: { $0.name == "font" && scales($0.call) }),
      let frame = modifiers.first(where: { $0.name == "frame" }),
      let height = frame.call.argument("height")?.numberValue,
      height > 1, height < 60,
      !modifiers.contains(where: { $0.name == "minimumScaleFactor" || $0.name == "dynamicTypeSize" }),
      // One sign in a circle is a picture.
      (text.arguments.first?.literal?.count ?? 99) > 2, frame.call.argument("width") == nil
    else { return nil }
    return problem(height, Finding.Subject(source: "Text"), at: text.chain)
  }

  private func scales(_ font: Node) -> Bool {
    font.arguments.first.map { $0.kind == .member && $0.firstChild == nil } ?? false
  }

  private func problem(_ height: Double, _ subject: Finding.Subject, at node: Node) -> Problem {
    Problem(subject, "grows with the user's text size in a fixed height of \(height.points) points", at: node.location)
  }
}
