public import A11yCore

/// A link or a selected item differs only by color.
public struct ColourOnlyDistinction: TreeRule {
  public static let info = RuleInfo(
    id: "colour-only-distinction",
    summary: "A link or a selected item differs only by color",
    family: .color,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("1.4.1"), .en("11.1.4.1")],
    needs: [.colors, .font],
    why: """
      One man in twelve has a color vision deficiency: to him the link looks like the text around it, and the \
      selected tab like the others.
      """,
    fix: "Underline the link.",
    reviewQuestion: "is there another visible difference?",
    examples: examples
  )

  public init() {}

  /// Understanding WCAG 1.4.1, technique G183.
  private static let required = 3.0

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.seen.filter { isInlineLink($0) || ColorOnlyStates.isState($0) }
  }

  /// The colors of two elements are compared, each with its own.
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    for element in subjects where isInlineLink(element) {
      guard let isUnderlined = element.appearance.isUnderlined,
        let own = element.appearance.textColor?.rgb(in: .light),
        let text = sentence(around: element), let its = text.appearance.textColor?.rgb(in: .light)
      else {
        result.leaveOut(without: .colors)
        continue
      }
      let ratio = own.contrast(with: its)
      guard !isUnderlined, ratio < Self.required, isInSentence(element, text), !isMarked(element, text) else {
        continue
      }
      result.add(
        Violation(
          element,
          "differs from the surrounding text only by color, with a contrast ratio of \(ratio.ratio), needs 3:1",
          measured: ratio.ratio, required: "3:1", isInferred: true, related: [text]))
    }
    ColorOnlyStates(required: Self.required).check(subjects, &result)
    return result
  }

  private func isInlineLink(_ element: Element) -> Bool {
    element.hasAppearance && element.appearance.isInline == true
      && (element.role == .link || element.traits.contains(.link))
  }

  private func sentence(around element: Element) -> Element? {
    element.parent.flatMap { $0.role == .text || $0.role == .textView || $0.drawnWords != nil ? $0 : nil }
  }

  private func isInSentence(_ element: Element, _ text: Element) -> Bool {
    SpokenText.words(text.drawnWords ?? "").count > SpokenText.words(element.name).count
  }

  private func isMarked(_ element: Element, _ text: Element) -> Bool {
    if element.control.image != nil || element.appearance.isIcon == true { return true }
    return element.appearance.font?.isBold == true && text.appearance.font?.isBold != true
  }
}

extension ColourOnlyDistinction {
  static let examples: [Example] = [
    .needsReview(
      "link in a text, distinguished by color only",
      """
      UITextView text="Read the privacy policy first" editable=false textColor=#000000 isElement=false
        ? link "privacy policy" inline=true underline=false textColor=#1A1A66
      """),
    .needsReview(
      "selected tab, distinguished by color only",
      """
      view TabStrip frame=0,100,390,44
        ? tab PillTab "Day" selected=true textColor=#1A1A66 font={"size":17} frame=0,100,195,44
        tab PillTab "Week" selected=false textColor=#333333 font={"size":17} frame=195,100,195,44
      """),
    .passes(
      "underlined link in a text",
      """
      UITextView text="Read the privacy policy first" editable=false textColor=#000000 isElement=false
        link "privacy policy" inline=true underline=true textColor=#1A1A66
      """),
    .notChecked(
      "font weight of the selected tab not listed",
      """
      view TabStrip frame=0,100,390,44
        tab PillTab "Day" selected=true textColor=#1A1A66 frame=0,100,195,44
        tab PillTab "Week" selected=false textColor=#333333 frame=195,100,195,44
      """),
  ]
}
