public import A11yCore

/// A heading level is skipped.
public struct HeadingLevelSkipped: TreeRule {
  public static let info = RuleInfo(
    id: "heading-level-skipped",
    summary: "A heading level is skipped",
    family: .traits,
    severity: .notice,
    criteria: [.wcag("1.3.1"), .en("11.1.3.1.1")],
    why: "People who explore a screen by its headings conclude that they missed a section, and look for it.",
    fix: "Use the next level (`.accessibilityHeading(.h2)` after `.h1`), and change the size with the font.",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] { tree.elements.filter(\.isHeading) }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let levels = levels(of: subjects)
    // The reading order is sorted again for each caller.
    guard levels.count(where: { $0.value != nil }) > 1 else { return [] }
    let hasModal = tree.screen.controls.contains { $0.isModal == true }
    var result: RuleResult = []
    var last: (level: Int, modal: Int?)?
    for index in tree.readingOrder {
      guard let heading = levels[index] else { continue }
      // Its level is unknown: it may be the one in between.
      guard let level = heading else {
        last = nil
        continue
      }
      let element = tree[index]
      let modal = hasModal ? element.ancestors.first { $0.control.isModal == true }?.index : nil
      if let last, last.modal == modal, level > last.level + 1 {
        result.violations.append(
          Violation(
            element, "is a heading of level \(level) after one of level \(last.level)",
            measured: "level \(level)", required: "level \(last.level + 1) or less"))
      }
      last = (level, modal)
    }
    return result
  }

  /// The level of every heading, by control; nil for one without a level.
  private func levels(of headings: [Element]) -> [Int: Int?] {
    var levels: [Int: Int?] = [:]
    for element in headings {
      let level = element.metrics.headingLevel.flatMap { (1...6).contains($0) ? $0 : nil }
      levels.updateValue(level, forKey: element.index)
    }
    return levels
  }
}

extension HeadingLevelSkipped {
  static let examples: [Example] = [
    .fails(
      "level 3 after level 1",
      """
      heading "Help" headingLevel=1 frame=20,60,300,24
      ✗ heading "Returns" headingLevel=3 frame=20,120,300,24
      """),
    .passes(
      "each heading at most one level deeper",
      """
      heading "Help" headingLevel=1 frame=20,60,300,24
      heading "Orders" headingLevel=2 frame=20,120,300,24
      heading "Returns" headingLevel=3 frame=20,180,300,24
      heading "Contact" headingLevel=1 frame=20,240,300,24
      """),
    .passes(
      "first heading at level 3",
      """
      heading "Returns" headingLevel=3 frame=20,60,300,24
      heading "Refunds" headingLevel=4 frame=20,120,300,24
      """),
  ]
}
