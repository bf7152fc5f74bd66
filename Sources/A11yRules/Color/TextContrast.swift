public import A11yCore

/// Text has too little contrast.
public struct TextContrast: TextContrastRule {
  public static let info = RuleInfo(
    id: "text-contrast",
    summary: "Text has too little contrast",
    family: .color,
    severity: .error,
    criteria: [.wcag("1.4.3"), .en("11.1.4.3")],
    needs: [.colors, .plainBackground, .plainForeground, .wholeInPicture], restsOn: [.colors],
    why: "People with low vision, and everyone in bright sunlight, cannot read it.",
    fix: "Use a darker or lighter color for the text or for its background.",
    fixability: .unsafe("changes the color of the text to the nearest one of its hue that passes"),
    reviewQuestion: "are these the colors on the screen?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .flag("css", \.css, "treat points as CSS pixels: large text begins at 24, or 18.7 if bold"),
    .flag(
      "trusts-screenshots", \.trustsScreenshots, "fail on colors measured in a screenshot, without asking a person"),
  ]

  /// Whether a point is read as a CSS pixel: large text then begins at 24 points, or 18.7 if bold, not at 18 and 14.
  public var css = false

  /// Whether colors that a screenshot shows are as certain as those that are described.
  public var trustsScreenshots = false

  public init() {}

  public init(css: Bool) { self.css = css }

  var judge: TextContrastJudge {
    TextContrastJudge(normal: 4.5, large: 3, css: css, trustsScreenshots: trustsScreenshots)
  }
}

extension TextContrast {
  static let examples: [Example] = [
    .fails(
      "gray text on white, contrast ratio below 4.5:1",
      #"✗ UILabel text="Total" textColor=#808080 backgroundColor=#FFFFFF font={"size":14}"#),
    .passes(
      "gray text on white, contrast ratio above 4.5:1",
      #"UILabel text="Total" textColor=#767676 backgroundColor=#FFFFFF font={"size":14}"#),
    .needsReview(
      "text and background of the same color",
      #"? UILabel text="Total" textColor=#FFFFFF backgroundColor=#FFFFFF font={"size":14}"#),
    .notChecked("background color not listed", #"UILabel text="Total" textColor=#808080"#),
  ]
}
