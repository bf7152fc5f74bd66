public import A11yCore

/// Text has a fixed height or width.
public struct FixedHeightText: TreeRule {
  public static let info = RuleInfo(
    id: "fixed-height-text",
    summary: "Text has a fixed height or width",
    family: .text,
    severity: .notice,
    criteria: [.wcag("1.4.4"), .wcag("1.4.10"), .en("11.1.4.4.1"), .en("11.1.4.10.1")],
    needs: [.font],
    why: "With a larger text size the text is cut off.",
    fix: "Make the height a minimum (`≥`), or use a stack view.",
    reviewQuestion: "does code let it grow?",
    examples: examples
  )

  public init() {}

  /// From here on one step of the text size is too much. Source: Google's Accessibility Test Framework.
  private static let share = 0.7

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.seen.filter { element in
      element.hasAppearance && element.isReadText && element.role?.isTextInput != true
        && (element.appearance.fixedHeight ?? 0 > 0 || element.appearance.fixedWidth ?? 0 > 0)
    }
  }

  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    for element in subjects {
      guard let font = element.appearance.font, let needed = textHeight(element) else {
        result.leaveOut(without: .font)
        continue
      }
      guard font.textStyle != nil || font.isScaled == true, !isInScroll(element) else { continue }
      result.add(tooNarrow(element) ?? tooLow(element, needed))
    }
    return result
  }

  /// A width that does not grow holds one line that does, unless the text may go on in another: only a person knows
  /// where no height is fixed.
  private func tooNarrow(_ element: Element) -> Violation? {
    let appearance = element.appearance
    guard let width = appearance.fixedWidth, width > 0, appearance.shrinksToFit != true,
      let needed = appearance.intrinsicSize, needed.width >= width * Self.share, needed.width <= width
    else { return nil }
    let mayWrap = appearance.fixedHeight == nil
    return Violation(
      element, "has a fixed width of \(width.points) points, and its text already fills \(needed.width.points)",
      measured: "\(width.points) points", fix: "Make the width a minimum (`≥`), and let the text wrap.",
      reviewQuestion: mayWrap ? "can the text wrap to another line?" : nil, isInferred: mayWrap)
  }

  private func textHeight(_ element: Element) -> Double? {
    element.appearance.intrinsicSize?.height ?? element.lineHeight
  }

  private func tooLow(_ element: Element, _ needed: Double) -> Violation? {
    guard let height = element.appearance.fixedHeight, height > 0, needed >= height * Self.share else { return nil }
    let needed = (needed * 10).rounded() / 10
    return Violation(
      element, "has a fixed height of \(height.points) points, and its text already fills \(needed.points)",
      measured: "\(height.points) points")
  }

  private func isInScroll(_ element: Element) -> Bool {
    element.ancestors.contains { $0.role == .scroll || $0.role == .table || $0.role == .list }
  }
}

extension FixedHeightText {
  static let examples: [Example] = [
    .fails(
      "label with a fixed height of one line",
      #"✗ UILabel text="Terms" fixedHeight=22 intrinsicSize=90,20.3 font={"textStyle":"body"} adjustsFont=true"#),
    .passes(
      "label with a fixed height and room to grow",
      #"UILabel text="Terms" fixedHeight=80 intrinsicSize=90,20.3 font={"textStyle":"body"} adjustsFont=true"#),
    .needsReview(
      "label with a fixed width, whose text may wrap",
      #"? UILabel text="Terms" fixedWidth=100 intrinsicSize=90,20 font={"textStyle":"body"} adjustsFont=true"#),
    .notChecked("font not listed", #"UILabel text="Terms" frame=0,0,90,22 fixedHeight=22"#),
  ]
}
