public import A11yCore

/// Text is smaller than 11 points.
public struct TinyText: TreeRule {
  public static let info = RuleInfo(
    id: "tiny-text",
    summary: "Text is smaller than 11 points",
    family: .text,
    severity: .notice,
    criteria: [.hig("Typography")],
    needs: [.font],
    why: "Text below 11 points is hard to read for everyone and unreadable for people with low vision.",
    fix: "Use at least the text style `caption2`, which is 11 points.",
    reviewQuestion: "is the text larger on the screen?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .number("minimum", \.minimum, in: 1...100, "minimum text size, in points")
  ]

  /// The Human Interface Guidelines' smallest for iOS and iPadOS.
  private static let usual = 11.0

  /// The smallest size of text, in points.
  public var minimum = Self.usual

  public init() {}

  public init(minimum: Double) { self.minimum = minimum }

  /// ®, ™, and numbers that point at a footnote.
  private static let lengthOfMark = 3

  public func subjects(in tree: AccessibilityTree) -> [Element] { tree.seen.filter(\.isReadText) }

  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? {
    subject.hasAppearance && subject.fontSize != nil ? nil : .font
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.compactMap(violation))
  }

  private func violation(_ element: Element) -> Violation? {
    guard let size = element.fontSize, size < minimum - 0.01, !isExempt(element) else { return nil }
    return Violation(
      element, "has text of \(size.points) points, needs \(minimum.points)", measured: "\(size.points) points",
      required: "\(minimum.points) points",
      fix: minimum == Self.usual ? nil : "Use a text style or a font of at least \(minimum.points) points.")
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

extension TinyText {
  static let examples: [Example] = [
    .fails("text of 9 pt", #"✗ UILabel text="Terms apply" font={"size":9}"#),
    .passes("text of 11 pt", #"UILabel text="Terms apply" font={"size":11}"#),
    .notChecked("font not listed", #"UILabel text="Terms apply""#),
  ]
}
