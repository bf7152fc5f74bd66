public import A11yCore

/// A control or its state has too little contrast.
public struct NonTextContrast: TreeRule {
  public static let info = RuleInfo(
    id: "non-text-contrast",
    summary: "A control or its state has too little contrast",
    family: .color,
    severity: .warning,
    criteria: [.wcag("1.4.11"), .en("11.1.4.11")],
    needs: [.colors, .plainBackground, .plainForeground, .wholeInPicture], restsOn: [.colors, .content],
    why: "People with low vision do not see the control, or cannot tell which item is selected.",
    fix: "Use a color with a contrast ratio of at least 3:1 to the background.",
    reviewQuestion: "are these the colors on the screen?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .flag(
      "trusts-screenshots", \.trustsScreenshots, "fail on colors measured in a screenshot, without asking a person")
  ]

  /// Whether colors that a screenshot shows are as certain as those that are described.
  public var trustsScreenshots = false

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { appliesTo($0) && !ControlPart.shown(on: $0).isEmpty }
  }

  /// Each part has a color of its own.
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let judge = PartContrastJudge(tree, trustsScreenshots: trustsScreenshots)
    var result: RuleResult = []
    for element in subjects { result.add(judge.check(element, ControlPart.shown(on: element), &result)) }
    return result
  }

  private func appliesTo(_ element: Element) -> Bool {
    element.isInteractive && element.isEnabled != false && !element.isLaidOutBySystem
      && (element.hasAppearance || element.control.image != nil)
      && !(element.hasAppearance && element.appearance.isLogotype == true)
  }
}

extension NonTextContrast {
  static let examples: [Example] = [
    .fails("light gray icon on white", #"✗ UIButton "Close" icon=true tintColor=#C8C8C8 backgroundColor=#FFFFFF"#),
    .passes(
      "gray icon on white, contrast ratio above 3:1",
      #"UIButton "Close" icon=true tintColor=#8A8A8A backgroundColor=#FFFFFF"#),
    .needsReview("icon on a gradient", #"? UIButton "Close" icon=true tintColor=#C8C8C8 background=gradient"#),
    .notChecked("background color not listed", #"UIButton "Close" icon=true tintColor=#C8C8C8"#),
  ]
}
