import A11yCore

struct FixedHeightText: Rule {
  static let info = RuleInfo(
    id: "fixed-height-text",
    summary: "Text that grows stands in a height or a width that does not",
    family: .text,
    severity: .notice,
    criteria: [.wcag("1.4.4"), .wcag("1.4.10"), .en("11.1.4.4.1"), .en("11.1.4.10.1")],
    needs: [.font],
    why: "With a larger text size the letters are cut at the top and the bottom.",
    fix: "Make the height a minimum (`≥`), or let a stack view decide.",
    reviewQuestion: "does code let it grow?",
    examples: [
      .fails(
        "a label as high as its line",
        #"✗ UILabel text="Terms" fixedHeight=22 intrinsicSize=90,20.3 font={"textStyle":"body"} adjustsFont=true"#
      ),
      .fails(
        "the line's height follows from the font",
        #"✗ UILabel text="Terms" frame=0,0,90,22 fixedHeight=22 font={"textStyle":"body"} adjustsFont=true"#),
      .passes(
        "room to grow",
        #"UILabel text="Terms" fixedHeight=80 intrinsicSize=90,20.3 font={"textStyle":"body"} adjustsFont=true"#
      ),
      .passes(
        "the height is a minimum",
        #"UILabel text="Terms" frame=0,0,90,22 intrinsicSize=90,20.3 font={"textStyle":"body"} adjustsFont=true"#),
      .passes(
        "text that never grows has a rule of its own",
        #"UILabel text="Terms" frame=0,0,90,22 fixedHeight=22 font={"name":"Arial","size":17} adjustsFont=false"#),
      .passes(
        "inside what scrolls",
        """
        UIScrollView frame=0,0,390,844
          UILabel text="Terms" frame=0,0,90,22 fixedHeight=22 font={"textStyle":"body"} adjustsFont=true
        """),
      .passes(
        "a bar",
        """
        UINavigationBar frame=0,0,390,44
          UILabel text="Terms" frame=0,0,90,22 fixedHeight=22 font={"textStyle":"body"} adjustsFont=true
        """),
      .passes(
        "a field",
        #"UITextField text="Terms" frame=0,0,90,22 fixedHeight=22 font={"textStyle":"body"} adjustsFont=true"#),
      .fails(
        "a width that does not grow, around one line",
        """
        ✗ UILabel text="Terms" fixedWidth=100 fixedHeight=60 intrinsicSize=90,20 font={"textStyle":"body"} adjustsFont=true
        """),
      .needsReview(
        "a width that does not grow, around text that may wrap",
        #"? UILabel text="Terms" fixedWidth=100 intrinsicSize=90,20 font={"textStyle":"body"} adjustsFont=true"#),
      .passes(
        "room for larger letters beside it",
        #"UILabel text="Terms" fixedWidth=140 intrinsicSize=90,20 font={"textStyle":"body"} adjustsFont=true"#),
      .passes(
        "a width that the text shrinks into",
        """
        UILabel text="Terms" fixedWidth=100 intrinsicSize=90,20 shrinksToFit=true font={"textStyle":"body"} adjustsFont=true
        """),
      .notChecked("no font is given", #"UILabel text="Terms" frame=0,0,90,22 fixedHeight=22"#),
    ]
  )

  /// From here on one step of the text size is too much. Source: Google's Accessibility Test Framework.
  private static let share = 0.7

  func check(_ tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    for element in tree.seen where element.hasAppearance {
      if let violation = checkWidth(element) {
        result.violations.append(violation)
        continue
      }
      guard let height = element.appearance.fixedHeight, height > 0, element.isReadText,
        element.role?.isTextInput != true
      else { continue }
      guard let font = element.appearance.font, let needed = textHeight(element) else {
        result.notChecked[.font, default: 0] += 1
        continue
      }
      guard font.textStyle != nil || font.isScaled == true, needed >= height * Self.share, !isInScroll(element) else {
        continue
      }
      result.violations.append(violation(element, needed, height))
    }
    return result
  }

  /// A width that does not grow holds one line that does, unless the text may go on in another: only a person knows
  /// where no height is fixed.
  private func checkWidth(_ element: Element) -> Violation? {
    let appearance = element.appearance
    guard let width = appearance.fixedWidth, width > 0, element.isReadText, element.role?.isTextInput != true,
      let font = appearance.font, font.textStyle != nil || font.isScaled == true, appearance.shrinksToFit != true,
      let needed = appearance.intrinsicSize, needed.width >= width * Self.share, needed.width <= width,
      !isInScroll(element)
    else { return nil }
    return Violation(
      element, "has a fixed width of \(width.points) points, and its text already fills \(needed.width.points)",
      outcome: element.mayBeSettledInCode || appearance.fixedHeight == nil ? .review : .fail,
      measured: "\(width.points) points", fix: "Make the width a minimum (`≥`), and let the text wrap.",
      reviewQuestion: appearance.fixedHeight == nil ? "can it go on in another line?" : nil)
  }

  private func textHeight(_ element: Element) -> Double? {
    element.appearance.intrinsicSize?.height ?? element.lineHeight
  }

  private func violation(_ element: Element, _ needed: Double, _ height: Double) -> Violation {
    let needed = (needed * 10).rounded() / 10
    return Violation(
      element, "has a fixed height of \(height.points) points, and its text already fills \(needed.points)",
      outcome: element.mayBeSettledInCode ? .review : .fail, measured: "\(height.points) points")
  }

  private func isInScroll(_ element: Element) -> Bool {
    element.ancestors.contains { $0.role == .scroll || $0.role == .table || $0.role == .list }
  }
}
