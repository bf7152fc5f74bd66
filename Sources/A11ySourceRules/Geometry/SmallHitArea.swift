import A11yCore

struct SmallHitArea: Rule {
  static let info = RuleInfo(
    id: "small-hit-area",
    summary: "A control is held to a size smaller than a finger",
    family: .geometry, severity: .warning,
    criteria: [.wcag("2.5.5"), .wcag("2.5.8"), .hig("Buttons")],
    why: """
      People with a tremor, and anyone holding a phone in one hand, miss small targets and hit what is beside them.
      """,
    fix: "Give the control 44 by 44 points, or let its hit area reach beyond what is drawn.",
    examples: [
      .fails(
        "both sides fixed",
        """
        let close = UIButton()
        ✗ close.widthAnchor.constraint(equalToConstant: 20).isActive = true
        close.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """),
      .fails(
        "a frame outside the button",
        """
        struct Bar: View {
          var body: some View { ✗ Button { add() } label: { Image(systemName: "plus") }.frame(width: 20, height: 20) }
        }
        """),
      .passes(
        "room for a finger",
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus").frame(width: 44, height: 44) }
            Button { add() } label: { Image(systemName: "plus") }.frame(width: 20, height: 20).padding(12).contentShape(Rectangle())
          }
        }
        """),
      .passes(
        "one side fixed, or a class with its own hit area",
        """
        let wide = UIButton()
        wide.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let close = RoomyButton()
        close.widthAnchor.constraint(equalToConstant: 20).isActive = true
        close.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """),
    ]
  )

  static let settings: [RuleSetting<Self>] = [
    .number("minimum", \.minimum, in: 1...1000, "the smallest side, in points")
  ]

  var minimum = 44.0
  /// WCAG 2.5.8, Target Size (Minimum).
  private let smallest = 24.0

  func check(_ file: SourceFile) -> Verdict {
    var problems = file.objects.compactMap(uikit)
    if file.mayUseSwiftUI {
      problems += file.nodes.filter { $0.isTypeCall && $0.calledName == "Button" }.compactMap(swiftUI)
    }
    return Verdict(problems)
  }

  private func uikit(_ object: ObjectUse) -> Problem? {
    guard object.type == "UIButton", object.construction != nil, let width = constraint("width", object),
      let height = constraint("height", object)
    else { return nil }
    if object.sets("contentEdgeInsets", "hitTestEdgeInsets", "isUserInteractionEnabled", "touchAreaInsets") {
      return nil
    }
    return problem(width.size, height.size, Finding.Subject(object), at: width.node)
  }

  private func constraint(_ side: String, _ object: ObjectUse) -> (size: Double, node: Node)? {
    let calls = object.calls["\(side)Anchor.constraint"] ?? []
    guard calls.count == 1, let call = calls.first, call.arguments.count == 1,
      let size = call.argument("equalToConstant")?.numberValue
    else { return nil }
    return (size, call)
  }

  private func swiftUI(_ button: Node) -> Problem? {
    let modifiers = button.ownModifiers
    guard let frame = modifiers.first(where: { $0.name == "frame" }),
      let width = frame.call.argument("width")?.numberValue,
      let height = frame.call.argument("height")?.numberValue
    else { return nil }
    if modifiers.contains(where: { ["padding", "contentShape", "hidden", "disabled"].contains($0.name) }) {
      return nil
    }
    return problem(width, height, Finding.Subject(source: "Button"), at: button.chain)
  }

  private func problem(_ width: Double, _ height: Double, _ subject: Finding.Subject, at node: Node) -> Problem? {
    guard width < minimum, height < minimum, width > 1, height > 1 else { return nil }
    let size = "\(width.points) × \(height.points)"
    let needed = "\(minimum.points) × \(minimum.points)"
    return Problem(
      subject, "is \(size) points, needs \(needed)", severity: min(width, height) < smallest ? .error : nil,
      measured: "\(size) points", required: "\(needed) points", at: node.location)
  }
}
