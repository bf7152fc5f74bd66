import A11yCore

struct TinyText: TreeRule {
  static let info = RuleInfo(
    id: "tiny-text",
    summary: "Text is smaller than 11 points",
    family: .text,
    severity: .notice,
    criteria: [.hig("Typography")],
    needs: [.font],
    why: "Below 11 points letters run together for everyone, and for people with low vision they are gone.",
    fix: "Use at least the text style `caption2`, which is 11 points.",
    reviewQuestion: "is it larger on the screen?",
    examples: [
      .fails("small print", #"✗ UILabel text="Terms apply" font={"size":9}"#),
      .fails(
        "a text style made smaller", #"✗ UILabel text="Terms apply" font={"textStyle":"caption2","size":9}"#),
      .passes("exactly 11 points", #"UILabel text="Terms apply" font={"size":11}"#),
      .passes("the smallest text style", #"UILabel text="Terms apply" font={"textStyle":"caption2"}"#),
      .passes("hidden", #"UILabel text="Terms apply" hidden=true font={"size":9}"#),
      .passes("off", #"UIButton title="Terms apply" enabled=false font={"size":9}"#),
      .passes("a mark of three characters", #"UILabel text="TM" font={"size":8}"#),
      .passes(
        "a scale beside a chart",
        """
        view PriceChart superclass=UIView isElement=false
          UILabel text="January" font={"size":9}
        """),
      .passes("a bar's own item", "UITabBar\n  UITabBarItem title=\"Home\" font={\"size\":10}"),
      .notChecked("no font is given", #"UILabel text="Terms apply""#),
    ]
  )

  static let settings: [RuleSetting<Self>] = [
    .number("minimum", \.minimum, in: 1...100, "the smallest size of text, in points")
  ]

  /// The Human Interface Guidelines' smallest for iOS and iPadOS.
  private static let usual = 11.0

  var minimum = Self.usual

  /// ®, ™, and numbers that point at a footnote.
  private static let lengthOfMark = 3

  func subjects(in tree: AccessibilityTree) -> [Element] { tree.seen.filter(\.isReadText) }

  func missingFact(for subject: Element, needs: [Fact]) -> Fact? {
    subject.hasAppearance && subject.fontSize != nil ? nil : .font
  }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.compactMap(violation))
  }

  private func violation(_ element: Element) -> Violation? {
    guard let size = element.fontSize, size < minimum - 0.01, !isExempt(element) else { return nil }
    return Violation(
      element, "has text of \(size.points) points, needs \(minimum.points)", measured: "\(size.points) points",
      required: "\(minimum.points) points",
      fix: minimum == Self.usual ? nil : "Use a text style, or a font, of at least \(minimum.points) points.")
  }

  private func isExempt(_ element: Element) -> Bool {
    if SpokenText.trimmed(element.drawnWords ?? "").count <= Self.lengthOfMark || element.isPartOfDisabled {
      return true
    }
    return element.isChart || element.ancestors.contains { $0.isChart }
  }
}

extension Element {
  fileprivate var isChart: Bool {
    guard isCustom, let name = control.className?.lowercased() else { return false }
    return name.contains("chart") || name.contains("graph")
  }
}
