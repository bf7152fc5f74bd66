import A11yCore

struct NonTextContrast: Rule {
  static let info = RuleInfo(
    id: "non-text-contrast",
    summary: "An icon stands out too little from its background",
    family: .colour,
    severity: .warning,
    criteria: [.wcag("1.4.11"), .en("11.1.4.11")],
    needs: [.colours],
    why: "People with low vision do not see that there is a control at all.",
    fix: "Give the icon a colour that has a contrast of 3:1 with what it stands on, or draw a border.",
    asks: "are these the colours on the screen?",
    examples: [
      .fails("a light grey icon on white", #"✗ UIButton "Close" icon=true tintColor=#C8C8C8 backgroundColor=#FFFFFF"#),
      .fails(
        "the background is the superview's",
        """
        UIView backgroundColor=#FFFFFF frame=0,0,390,844
          ✗ UIButton "Close" image=ic_close tintColor=#C8C8C8 frame=20,100,44,44
        """),
      .passes("darker", #"UIButton "Close" icon=true tintColor=#8A8A8A backgroundColor=#FFFFFF"#),
      .passes("off", #"UIButton "Close" icon=true enabled=false tintColor=#C8C8C8 backgroundColor=#FFFFFF"#),
      .passes(
        "words beside it say the same",
        #"UIButton title="Close" image=ic_close tintColor=#C8C8C8 textColor=#000000 backgroundColor=#FFFFFF"#),
      .passes("an ornament, which nobody acts on", #"UIImageView icon=true tintColor=#C8C8C8 backgroundColor=#FFFFFF"#),
      .passes("the system's tint", #"UIButton "Close" icon=true tintColor=system:systemBlue backgroundColor=#FFFFFF"#),
      .needsReview("on a gradient", #"? UIButton "Close" icon=true tintColor=#C8C8C8 background=gradient"#),
      .needsReview("the same colour twice", #"? UIButton "Close" icon=true tintColor=#FFFFFF backgroundColor=#FFFFFF"#),
      .notChecked("no colours are given", #"UIButton "Close" icon=true"#),
      .notChecked("nobody knows on what it stands", #"UIButton "Close" icon=true tintColor=#C8C8C8"#),
    ]
  )

  /// WCAG 2.2, 1.4.11.
  private static let required = 3.0

  func check(_ screen: Exposure) -> Verdict {
    var verdict: Verdict = []
    var backdrops: Backdrops?
    for element in screen.elements where isIconControl(element) {
      guard let tint = element.appearance.tintColor else {
        verdict.notChecked[.colours, default: 0] += 1
        continue
      }
      guard !tint.isSystem, let colour = tint.pigment else { continue }
      let known = backdrops ?? Backdrops(screen)
      backdrops = known
      switch known.ground(of: element) {
      case (.unknown, _): verdict.notChecked[.colours, default: 0] += 1
      case (.unclear(let reason), _):
        verdict.problems.append(
          Problem(
            element, "has its icon on \(reason), where contrast cannot be computed", outcome: .review,
            asks: "can it be made out there?"))
      case (.colour(let ground, let origin), let alpha):
        if let problem = judge(element, colour.faded(by: alpha).over(ground), ground, origin) {
          verdict.problems.append(problem)
        }
      }
    }
    return verdict
  }

  private func isIconControl(_ element: Element) -> Bool {
    guard element.isInteractive, element.isEnabled != false, element.role?.isTextInput != true,
      !element.isLaidOutBySystem
    else { return false }
    let shown = element.visibleText
    guard SpokenText.isBlank(shown) else { return false }
    return element.appearance.isIcon == true || element.control.image != nil
  }

  private func judge(_ element: Element, _ icon: Pigment, _ ground: Pigment, _ origin: Backdrops.Origin) -> Problem? {
    let ratio = icon.contrast(with: ground)
    guard ratio < Self.required else { return nil }
    // A picture may bring its own colours; in an editor nobody sees whether it takes the tint.
    let isCertain = ratio > 1 && origin == .described && !element.exposure.screen.source.isDesignTime
    let better = icon.nearest(to: ground, contrast: Self.required)
    return Problem(
      element, "has its icon in \(icon.hex) on \(ground.hex), a contrast of \(ratio.ratio), needs 3:1",
      outcome: isCertain ? .fail : .review, measured: ratio.ratio, required: "3:1",
      fix: better.map { "Use \($0.hex), or a colour farther away from \(ground.hex)." })
  }
}
