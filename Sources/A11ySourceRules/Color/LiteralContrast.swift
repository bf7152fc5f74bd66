import A11yCore

struct LiteralContrast: Rule {
  static let info = RuleInfo(
    id: "literal-contrast",
    summary: "Text has too little contrast",
    family: .color, severity: .warning,
    criteria: [.wcag("1.4.3"), .en("11.1.4.3")],
    why: "People with low vision, and everyone in bright sunlight, cannot read it.",
    fix: """
      Use colors with a contrast ratio of at least 4.5:1 (large text 3:1), or system colors, which have variants for \
      every setting.
      """,
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.mayUseUIKit ? file.uikitObjects.compactMap { uikit($0, file) } : []
    if file.mayUseSwiftUI { violations += file.typeCalls("Text").compactMap { swiftUI($0, file) } }
    return RuleResult(violations)
  }

  private func uikit(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard object.type == "UILabel" || object.type == "UIButton",
      let backgrounds = object.assigned["backgroundColor"], backgrounds.count == 1,
      let behind = backgrounds.first?.assignedValue, let (place, text) = textColor(object)
    else { return nil }
    let fonts = (object.assigned["font"] ?? []) + (object.assigned["titleLabel.font"] ?? [])
    let sizes = fonts.map { $0.assignedValue.map(size) ?? .unknown }
    let pair = Pair(text: text, behind: behind, isUIKit: true)
    return violation(pair, needed(sizes), Finding.Subject(object), at: place, file)
  }

  /// The one color that its words ever have.
  private func textColor(_ object: ObjectUse) -> (place: Node, color: Node)? {
    if object.type == "UILabel" {
      guard let texts = object.assigned["textColor"], texts.count == 1, let place = texts.first else { return nil }
      return place.assignedValue.map { (place, $0) }
    }
    // Of a button with an image only there is no text.
    guard object.hasTitle || !object.has(calls: "setImage"), let calls = object.calls["setTitleColor"],
      calls.count == 1, let call = calls.first,
      call.argument("for")?.lastName == "normal"
    else { return nil }
    return call.arguments.first.map { (call, $0) }
  }

  private func swiftUI(_ node: Node, _ file: SourceFile) -> Violation? {
    let modifiers = node.ownModifiers
    // What is between words and background changes the one or the other.
    guard let front = modifiers.first(where: { $0.name == "foregroundStyle" || $0.name == "foregroundColor" }),
      let back = modifiers.first(where: { $0.name == "background" }), back.call.arguments.count == 1,
      !modifiers.contains(where: { $0.name == "opacity" || $0.name == "blendMode" || $0.name == "hidden" }),
      let text = front.call.arguments.first, let behind = back.call.arguments.first
    else { return nil }
    let fonts = modifiers.filter { $0.name == "font" || $0.name == "bold" || $0.name == "fontWeight" }
    let sizes = fonts.map { $0.call.arguments.first.map(size) ?? .unknown }
    let pair = Pair(text: text, behind: behind, isUIKit: false)
    return violation(pair, needed(sizes), Finding.Subject(source: "Text"), at: node.chain, file)
  }

  private enum Size { case small, large, unknown }

  private static let largeStyles: Set<String> = ["largeTitle", "extraLargeTitle", "title", "title1", "title2"]
  private static let smallStyles: Set<String> = [
    "body", "callout", "caption", "caption2", "caption1", "footnote", "subheadline", "headline",
  ]

  /// WCAG calls text large from 18 points on, and bold text from 14; they are taken for UIKit's, as in an audit of a screen.
  private func size(_ font: Node) -> Size {
    let names = font.subtree.filter { $0.kind == .member }.map(\.text)
    if names.contains(where: Self.largeStyles.contains) { return .large }
    if names.contains(where: Self.smallStyles.contains) { return .small }
    let isBold = names.contains { $0.lowercased().contains("bold") }
    let points = font.subtree.filter { ["ofSize", "size", "fixedSize"].contains($0.label) }.compactMap(\.numberValue)
    guard let points = points.max() else { return .unknown }
    return points >= (isBold ? 14 : 18) ? .large : .small
  }

  /// Unless the size is known to be small, the milder number.
  private func needed(_ sizes: [Size]) -> Double { sizes.allSatisfy { $0 == .small } ? 4.5 : 3 }

  /// The expressions of two colors.
  private struct Pair {
    var text: Node
    var behind: Node
    var isUIKit: Bool

    /// Nil where either is not certain.
    func contrast(in appearance: ColorAppearance, _ file: SourceFile) -> Double? {
      guard let text = LiteralColors.color(text, in: appearance, isUIKit: isUIKit, file),
        let behind = LiteralColors.color(behind, in: appearance, isUIKit: isUIKit, file)
      else { return nil }
      return LiteralColors.contrast(text, behind)
    }
  }

  /// Colors of a catalog differ from appearance to appearance: the first in which they do not do is named.
  private func violation(
    _ pair: Pair, _ needed: Double, _ subject: Finding.Subject, at node: Node, _ file: SourceFile
  ) -> Violation? {
    for appearance in ColorAppearance.allCases {
      guard let ratio = pair.contrast(in: appearance, file), ratio < needed else { continue }
      let found = (ratio * 10).rounded(.down) / 10
      return Violation(
        subject, "has a contrast ratio of \(found.points):1\(appearance.words), needs \(needed.points):1",
        measured: "\(found.points):1", required: "\(needed.points):1", at: node.location)
    }
    return nil
  }
}

extension LiteralContrast {
  static let examples: [Example] = [
    .fails(
      "gray text on white in SwiftUI",
      """
      struct Row: View {
        var body: some View { ✗ Text("Sold out").foregroundStyle(Color(white: 0.7)).background(.white) }
      }
      """),
    .fails(
      "gray text on white in UIKit",
      """
      let label = UILabel()
      label.backgroundColor = .white
      ✗ label.textColor = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
      """),
    .passes(
      "dark gray text, or a system color",
      """
      struct Row: View {
        var body: some View {
          Text("Sold out").foregroundStyle(Color(white: 0.2)).background(.white)
          Text("Sold out").foregroundStyle(.secondary)
          Text("Sold out").foregroundStyle(Color(white: 0.7)).background(Color("Card"))
        }
      }
      """),
  ]
}
