import A11yCore

struct TextContrast: TreeRule {
  static let info = RuleInfo(
    id: "text-contrast",
    summary: "Text stands out too little from its background",
    family: .color,
    severity: .error,
    criteria: [.wcag("1.4.3"), .en("11.1.4.3")],
    needs: [.colors],
    why: "People with low vision, and anyone in the sun, cannot read it.",
    fix: "Choose a darker or a lighter colour for the text, or for what it stands on.",
    reviewQuestion: "are these the colours on the screen?",
    examples: [
      .fails("grey on white", #"✗ UILabel text="Total" textColor=#808080 backgroundColor=#FFFFFF font={"size":14}"#),
      .fails(
        "a translucent colour, as it looks on its background",
        #"✗ UILabel text="Total" textColor=#00000066 backgroundColor=#FFFFFF font={"size":14}"#),
      .fails(
        "the background is the superview's",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UILabel text="Total" textColor=#BBBBBB font={"size":14} frame=20,100,200,20
        """),
      .needsReview(
        "drawn with an outlet, by which code recolours it",
        #"? UILabel text="Total" inferred=connected textColor=#BBBBBB backgroundColor=#FFFFFF font={"size":14}"#),
      .fails(
        "a title beside an image",
        #"✗ UIButton title="Pay" image=ic_pay textColor=#808080 backgroundColor=#FFFFFF font={"size":14}"#),
      .fails(
        "one part of the text",
        """
        ✗ UILabel backgroundColor=#FFFFFF spans=[{"text":"Total","color":"#000000"},{"text":"due","color":"#BBBBBB"}]
        """),
      .fails(
        "a placeholder in a colour of the app's own",
        """
        ✗ textField "Name" placeholder="Your name" placeholderColor=#DDDDDD backgroundColor=#FFFFFF font={"size":17}
        """),
      .fails(
        "large text, too faint even so",
        """
        ✗ UILabel text="Total" textColor=#AAAAAA backgroundColor=#FFFFFF font={"size":24}
        """),
      .fails(
        "a neighbour that touches it changes nothing",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,100
          UIView backgroundColor=#000000 frame=20,0,200,31
          ✗ UILabel text="0:00" textColor=#AAAAAA font={"size":14} frame=20,30,27,15
        """),
      .fails(
        "white on black would do, but in the dark appearance the text stays grey",
        """
        ✗ UILabel text="Total" textColor=#595959 backgroundColor={"light":"#FFFFFF","dark":"#000000"} font={"size":14}
        """),
      .fails(
        "what stands on the system's background, when contrast is increased",
        """
        UIView backgroundColor={"light":"#FFFFFF","dark":"#000000","darkHighContrast":"#202020"} frame=0,0,390,844
          ✗ UILabel text="Total" textColor={"light":"#595959","dark":"#808080"} font={"size":14} frame=20,100,200,20
        """),
      .passes(
        "a pair for each appearance",
        """
        UIView backgroundColor={"light":"#FFFFFF","dark":"#000000"} frame=0,0,390,844
          UILabel text="Total" textColor={"light":"#595959","dark":"#A0A0A0"} font={"size":14} frame=20,100,200,20
        """),
      .notChecked(
        "a colour nobody tells for the light appearance",
        """
        UILabel text="Total" textColor={"dark":"#FFFFFF"} backgroundColor=#000000 font={"size":14}
        """),
      .passes(
        "text in no colour at all",
        #"UILabel text="Total" frame=20,100,90,20 textColor=#00000000 backgroundColor=#FFFFFF"#),
      .passes("just enough", #"UILabel text="Total" textColor=#767676 backgroundColor=#FFFFFF font={"size":14}"#),
      .passes("large text", #"UILabel text="Total" textColor=#949494 backgroundColor=#FFFFFF font={"size":18}"#),
      .passes(
        "bold text",
        """
        UILabel text="Total" textColor=#949494 backgroundColor=#FFFFFF font={"size":14,"bold":true}
        """),
      .passes("off", #"UIButton title="Pay" enabled=false textColor=#CCCCCC backgroundColor=#FFFFFF font={"size":17}"#),
      .passes(
        "a part of what is off",
        """
        UIButton "Pay" enabled=false frame=0,0,200,44
          UILabel text="Pay" textColor=#CCCCCC backgroundColor=#FFFFFF font={"size":17}
        """),
      .passes(
        "hidden",
        """
        UILabel text="Total" hidden=true textColor=#CCCCCC backgroundColor=#FFFFFF font={"size":17}
        """),
      .passes("no text", #"UILabel text="" textColor=#CCCCCC backgroundColor=#FFFFFF font={"size":17}"#),
      .passes(
        "a logo, as its flag says",
        """
        UILabel text="Acme" logotype=true textColor=#CCCCCC backgroundColor=#FFFFFF font={"size":17}
        """),
      .passes(
        "a logo",
        """
        UILabel text="Acme" identifier=brand-logo textColor=#CCCCCC backgroundColor=#FFFFFF font={"size":17}
        """),
      .passes(
        "the system's own pair",
        """
        UILabel text="Total" textColor=system:tertiaryLabel backgroundColor=system:systemBackground font={"size":17}
        """),
      .passes(
        "the system's own placeholder",
        """
        textField "Name" placeholder="Name" placeholderColor=system:placeholderText backgroundColor=#FFFFFF font={"size":17}
        """),
      .needsReview(
        "one character, perhaps an ornament",
        """
        ? UILabel text="X" textColor=#DDDDDD backgroundColor=#FFFFFF font={"size":14}
        """),
      .needsReview(
        "the same colour twice",
        """
        ? UILabel text="Total" textColor=#FFFFFF backgroundColor=#FFFFFF font={"size":14}
        """),
      .needsReview(
        "nobody knows how large it is",
        """
        ? UILabel text="Total" textColor=#808080 backgroundColor=#FFFFFF
        """),
      .needsReview(
        "a title on an image",
        #"? UIButton title="Pay" image=bg background=image textColor=#808080 font={"size":14}"#),
      .needsReview("on a gradient", #"? UILabel text="Total" textColor=#808080 background=gradient font={"size":14}"#),
      .needsReview(
        "on what shines through",
        """
        ? UILabel text="Total" textColor=#555555 backgroundColor=#FFFFFF80 font={"size":17}
        """),
      .needsReview(
        "on a picture",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          UIImageView frame=0,0,390,200
          ? UILabel text="Total" textColor=#FFFFFF font={"size":14} frame=20,100,200,20
        """),
      .needsReview(
        "a colour that the system chooses",
        """
        ? UILabel text="Total" textColor=system:systemGray backgroundColor=#FFFFFF font={"size":14}
        """),
      .notChecked("no colours are given", #"UILabel text="Total""#),
      .notChecked("nobody knows on what it stands", #"UILabel text="Total" textColor=#808080"#),
    ]
  )

  static let settings: [RuleSetting<Self>] = [
    .flag("css", \.css, "read points as CSS pixels: large text begins at 24, or 18.7 if bold")
  ]

  var css = false

  func subjects(in tree: AccessibilityTree) -> [Element] { judge.subjects(in: tree) }

  /// Each text, its placeholder and its spans have colors of their own.
  func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    judge.violations(among: subjects, in: tree)
  }

  private var judge: TextContrastJudge { TextContrastJudge(normal: 4.5, large: 3, css: css) }
}
