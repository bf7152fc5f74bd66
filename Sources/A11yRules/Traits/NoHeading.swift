public import A11yCore

/// A screen with much text has no heading.
public struct NoHeading: ScreenRule {
  public static let info = RuleInfo(
    id: "no-heading",
    summary: "A screen with much text has no heading",
    family: .traits,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("1.3.1"), .en("11.1.3.1.1")],
    needs: [.traits, .hierarchy],
    why: "VoiceOver users cannot jump to a section: they have to swipe through all of the text.",
    fix: "Add the `.header` trait to the titles of the screen's sections.",
    reviewQuestion: "does the text have sections that need headings?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .count("minimum", \.minimum, in: 1...10_000, "minimum number of text elements that need a heading")
  ]

  /// The number of texts on a screen from which a heading is expected.
  public var minimum = 12

  public init() {}

  public init(minimum: Int) { self.minimum = minimum }

  public func appliesTo(_ tree: AccessibilityTree) -> Bool {
    tree.screen.kind == .screen && !tree.elements.contains(where: \.isHeading) && texts(in: tree).count >= minimum
      && !hasBarTitle(tree)
  }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    let texts = texts(in: tree)
    var result: RuleResult = []
    // A text of which the traits are unknown may be the heading.
    if let missing = texts.lazy.compactMap({ $0.missing(of: info.needs) }).first {
      result.leaveOut(texts.count, without: missing)
    } else {
      result.add(
        Violation(
          nil, "has \(texts.count) texts but no heading", measured: "\(texts.count) texts, 0 headings",
          restsOn: [.content]))
    }
    return result
  }

  private func texts(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { $0.role == .text && $0.row == nil }
  }

  /// What a navigation bar says is a heading to VoiceOver.
  private func hasBarTitle(_ tree: AccessibilityTree) -> Bool {
    tree.screen.controls.indices.contains { index in
      guard tree[index].role == .navigationBar, tree.reach(of: index) != .hidden else { return false }
      let bar = tree[index]
      return !SpokenText.isBlank(bar.control.label ?? bar.control.title ?? bar.control.identifier)
        || bar.descendants.contains { $0.role == .text && !$0.isNameless }
    }
  }
}

extension NoHeading {
  static let examples: [Example] = [
    .fails(
      "12 texts without a heading",
      """
      ✗ screen "Terms" 390x844 en
        text "Paragraph 1" frame=20,60,350,20
        text "Paragraph 2" frame=20,100,350,20
        text "Paragraph 3" frame=20,140,350,20
        text "Paragraph 4" frame=20,180,350,20
        text "Paragraph 5" frame=20,220,350,20
        text "Paragraph 6" frame=20,260,350,20
        text "Paragraph 7" frame=20,300,350,20
        text "Paragraph 8" frame=20,340,350,20
        text "Paragraph 9" frame=20,380,350,20
        text "Paragraph 10" frame=20,420,350,20
        text "Paragraph 11" frame=20,460,350,20
        text "Paragraph 12" frame=20,500,350,20
      """),
    .passes(
      "12 texts with a heading",
      """
      screen "Terms" 390x844 en
        heading "Terms" frame=20,20,300,28
        text "Paragraph 1" frame=20,60,350,20
        text "Paragraph 2" frame=20,100,350,20
        text "Paragraph 3" frame=20,140,350,20
        text "Paragraph 4" frame=20,180,350,20
        text "Paragraph 5" frame=20,220,350,20
        text "Paragraph 6" frame=20,260,350,20
        text "Paragraph 7" frame=20,300,350,20
        text "Paragraph 8" frame=20,340,350,20
        text "Paragraph 9" frame=20,380,350,20
        text "Paragraph 10" frame=20,420,350,20
        text "Paragraph 11" frame=20,460,350,20
        text "Paragraph 12" frame=20,500,350,20
      """),
  ]
}
