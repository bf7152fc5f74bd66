import A11yCore

struct ColourOnlyDistinction: Rule {
  static let info = RuleInfo(
    id: "colour-only-distinction",
    summary: "A link in a sentence is told apart by its colour only",
    family: .colour,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("1.4.1"), .en("11.1.4.1")],
    needs: [.colours],
    why: "One man in twelve sees colours differently; to him the link is a word like the others.",
    fix: "Underline it.",
    asks: "does anything else tell it apart?",
    examples: [
      .needsReview(
        "a dark blue link in black text",
        """
        UITextView text="Read the privacy policy first" editable=false textColor=#000000 isElement=false
          ? link "privacy policy" inline=true underline=false textColor=#1A1A66
        """),
      .passes(
        "underlined",
        """
        UITextView text="Read the privacy policy first" editable=false textColor=#000000 isElement=false
          link "privacy policy" inline=true underline=true textColor=#1A1A66
        """),
      .passes(
        "bold, as the sentence is not",
        """
        UITextView text="Read the privacy policy first" editable=false textColor=#000000 isElement=false
          link "privacy policy" inline=true underline=false textColor=#1A1A66 font={"bold":true}
        """),
      .passes(
        "an icon beside it",
        """
        UITextView text="Read the privacy policy first" editable=false textColor=#000000 isElement=false
          link "privacy policy" inline=true underline=false image=arrow textColor=#1A1A66
        """),
      .passes(
        "so much lighter that anyone sees it",
        """
        UITextView text="Read the privacy policy first" editable=false textColor=#000000 isElement=false
          link "privacy policy" inline=true underline=false textColor=#767676
        """),
      .passes(
        "no sentence around it",
        """
        UITextView text="Privacy policy" editable=false textColor=#000000 isElement=false
          link "Privacy policy" inline=true underline=false textColor=#1A1A66
        """),
      .notChecked(
        "nobody says whether it is underlined",
        """
        UITextView text="Read the privacy policy first" editable=false textColor=#000000 isElement=false
          link "privacy policy" inline=true textColor=#1A1A66
        """),
    ]
  )

  /// Understanding WCAG 1.4.1, technique G183.
  private static let required = 3.0

  func check(_ screen: Exposure) -> Verdict {
    var verdict: Verdict = []
    for element in screen.seen where isInlineLink(element) {
      guard let isUnderlined = element.appearance.isUnderlined,
        let own = element.appearance.textColor?.pigment(in: .light),
        let text = sentence(around: element), let its = text.appearance.textColor?.pigment(in: .light)
      else {
        verdict.notChecked[.colours, default: 0] += 1
        continue
      }
      let ratio = own.contrast(with: its)
      guard !isUnderlined, ratio < Self.required, isInSentence(element, text), !isMarked(element, text) else {
        continue
      }
      verdict.problems.append(
        Problem(
          element, "differs from its sentence by colour only, with a contrast of \(ratio.ratio), needs 3:1",
          outcome: .review, measured: ratio.ratio, required: "3:1", related: [text]))
    }
    return verdict
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
