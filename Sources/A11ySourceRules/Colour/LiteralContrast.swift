import A11yCore

struct LiteralContrast: Rule {
  static let info = RuleInfo(
    id: "literal-contrast",
    summary: "A text hardly differs from what is behind it",
    family: .colour, severity: .warning,
    criteria: [.wcag("1.4.3"), .en("11.1.4.3")],
    why: "With weak eyes, in the sun, on an old screen, the words are not there.",
    fix: "Take colours that contrast at least 4.5 to 1, or the system's, which have variants for every setting.",
    examples: [
      .fails(
        "grey on white",
        """
        struct Row: View {
          var body: some View { ✗ Text("Sold out").foregroundStyle(Color(white: 0.7)).background(.white) }
        }
        """),
      .fails(
        "in UIKit",
        """
        let label = UILabel()
        label.backgroundColor = .white
        ✗ label.textColor = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
        """),
      .passes(
        "dark enough, or the system's",
        """
        struct Row: View {
          var body: some View {
            Text("Sold out").foregroundStyle(Color(white: 0.2)).background(.white)
            Text("Sold out").foregroundStyle(.secondary)
            Text("Sold out").foregroundStyle(Color(white: 0.7)).background(Color("Card"))
          }
        }
        """),
      .passes(
        "large letters need less",
        """
        struct Row: View {
          var body: some View { Text("Sold").font(.largeTitle).foregroundStyle(Color(white: 0.55)).background(.white) }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> Verdict {
    var problems = file.objects.compactMap(uikit)
    if file.mayUseSwiftUI {
      problems += file.nodes.filter { $0.isTypeCall && $0.calledName == "Text" }.compactMap(swiftUI)
    }
    return Verdict(problems)
  }

  private func uikit(_ object: ObjectUse) -> Problem? {
    guard object.type == "UILabel", let texts = object.assigned["textColor"], texts.count == 1,
      let backgrounds = object.assigned["backgroundColor"], backgrounds.count == 1, let place = texts.first,
      let text = place.assignedValue.flatMap(LiteralColours.colour),
      let background = backgrounds.first?.assignedValue.flatMap(LiteralColours.colour), !object.sets("font")
    else { return nil }
    return problem(text, background, Finding.Subject(object), at: place)
  }

  private static let large: Set<String> = ["largeTitle", "title", "title2", "system", "custom"]

  private func swiftUI(_ node: Node) -> Problem? {
    let modifiers = node.ownModifiers
    guard let front = modifiers.first(where: { $0.name == "foregroundStyle" || $0.name == "foregroundColor" }),
      let back = modifiers.first(where: { $0.name == "background" }),
      let text = front.call.arguments.first.flatMap(LiteralColours.colour),
      let background = back.call.arguments.first.flatMap(LiteralColours.colour),
      !modifiers.contains(where: { $0.name == "font" && $0.call.mentionsAny(Self.large) })
    else { return nil }
    return problem(text, background, Finding.Subject(source: "Text"), at: node.chain)
  }

  private func problem(
    _ text: LiteralColours.RGB, _ background: LiteralColours.RGB, _ subject: Finding.Subject, at node: Node
  ) -> Problem? {
    let ratio = LiteralColours.contrast(text, background)
    guard ratio < 4.5 else { return nil }
    let found = (ratio * 10).rounded(.down) / 10
    return Problem(
      subject, "has a contrast of \(found.points) to 1, needs 4.5 to 1", measured: "\(found.points):1",
      required: "4.5:1",
      at: node.location)
  }
}
