public import A11yCore

/// Text stands out less than people with little sight need.
public struct TextContrastEnhanced: TextContrastRule {
  public static let info = RuleInfo(
    id: "text-contrast-enhanced",
    summary: "Text stands out less than people with little sight need",
    family: .color,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("1.4.6")],
    needs: [.colors],
    supersededBy: ["text-contrast"],
    why: "People with a sight of about 20/80 read without magnification from a contrast of 7:1.",
    fix: "Choose a darker or a lighter colour for the text, or for what it stands on.",
    reviewQuestion: "are these the colours on the screen?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .flag("css", \.css, "read points as CSS pixels: large text begins at 24, or 18.7 if bold")
  ]

  /// Whether a point is read as a CSS pixel: large text then begins at 24 points, or 18.7 if bold, not at 18 and 14.
  public var css = false

  public init() {}

  public init(css: Bool) { self.css = css }

  var judge: TextContrastJudge { TextContrastJudge(normal: 7, large: 4.5, css: css) }
}

extension TextContrastEnhanced {
  static let examples: [Example] = [
    .fails(
      "gray text on white, contrast ratio below 7:1",
      #"✗ UILabel text="Total" textColor=#666666 backgroundColor=#FFFFFF font={"size":14}"#),
    .passes(
      "dark gray text on white, contrast ratio above 7:1",
      #"UILabel text="Total" textColor=#444444 backgroundColor=#FFFFFF font={"size":14}"#),
    .needsReview(
      "text on a gradient",
      #"? UILabel text="Total" textColor=#666666 background=gradient font={"size":14}"#),
    .notChecked("colors not listed", #"UILabel text="Total""#),
  ]
}
