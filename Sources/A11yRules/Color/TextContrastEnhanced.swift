public import A11yCore

/// Text does not meet the enhanced contrast ratio.
public struct TextContrastEnhanced: TextContrastRule {
  public static let info = RuleInfo(
    id: "text-contrast-enhanced",
    summary: "Text does not meet the enhanced contrast ratio",
    family: .color,
    severity: .notice,
    isOptIn: true,
    criteria: [.wcag("1.4.6")],
    needs: [.colors, .plainBackground, .plainForeground, .wholeInPicture], restsOn: [.colors],
    supersededBy: ["text-contrast"],
    why: "People with a visual acuity of about 20/80 need a contrast ratio of 7:1 to read without magnification.",
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
    TextContrastJudge(normal: 7, large: 4.5, css: css, trustsScreenshots: trustsScreenshots)
  }
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
