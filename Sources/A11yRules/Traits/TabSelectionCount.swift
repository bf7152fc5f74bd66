public import A11yCore

/// A tab bar or segmented control does not have exactly one selected item.
public struct TabSelectionCount: TreeRule {
  public static let info = RuleInfo(
    id: "tab-selection-count",
    summary: "A tab bar or segmented control does not have exactly one selected item",
    family: .traits,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1"), .en("11.4.1.2.1"), .en("11.5.2.13")],
    needs: [.selected],
    why: """
      Sighted people recognize the selected tab by its color. VoiceOver users do not learn which tab is selected, or \
      hear that two are.
      """,
    fix: "Insert `.selected` into the traits of the current item, and remove it from the others.",
    reviewQuestion: "is an item selected on the screen?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    guard !tree.screen.isLaunchScreen else { return [] }
    return tree.outermost { $0.reach == .container && isBar($0) && !$0.isSystemOwned }
  }

  /// The items tell it, not the bar.
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { nil }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    for bar in subjects { compare(bar, &result) }
    return result
  }

  private func isBar(_ element: Element) -> Bool {
    element.traits.contains(.tabBar) || element.uikitClass?.name == "UISegmentedControl"
  }

  private func compare(_ bar: Element, _ result: inout RuleResult) {
    let isSegmented = bar.uikitClass?.name == "UISegmentedControl"
    if isOpen(bar), isSegmented, bar.hasStructure, let segments = bar.structure.segments,
      segments.count > 1,
      bar.metrics.selectedSegmentIndex == nil, bar.control.value == nil, bar.control.isMomentary != true
    {
      return result.add(undescribed(bar, "\(segments.count) segments", "Write its `selectedSegmentIndex`."))
    }
    let items = bar.descendants.filter(isItem)
    guard items.count > 1, bar.control.isMomentary != true, !items.contains(where: isTickedApart) else { return }
    let selected = items.filter { $0.traits.contains(.selected) || $0.control.selected == true }
    if selected.count == 1 { return }
    let what = isSegmented ? "segments" : "tabs"
    if selected.count > 1 {
      let names = selected.prefix(3).map { $0.name.quoted() }.joined(separator: ", ")
      let rest = selected.count > 3 ? ", …" : ""
      let message = "has \(items.count) \(what), and \(selected.count) are selected: \(names)\(rest)"
      result.add(violation(bar, message, selected))
    } else if isOpen(bar), items.allSatisfy({ $0.knows(.traits) }),
      !items.contains(where: tellsSelection), !mayBeElsewhere(bar, items)
    {
      result.add(undescribed(bar, "\(items.count) \(what)", "Write `selected` with true on the current one."))
    } else if !items.allSatisfy(tellsSelection) {
      result.leaveOut(items.count, without: .selected)
    } else if !mayBeElsewhere(bar, items) {
      let isOpen = bar.isSystemControl && what == "segments"
      result.add(violation(bar, "has \(items.count) \(what), and none is selected", [], isInferred: isOpen))
    }
  }

  /// An author wrote it, who can add what is left out.
  private func isOpen(_ bar: Element) -> Bool { bar.tree.isWritten && bar.derivesFromClass }

  private func undescribed(_ bar: Element, _ items: String, _ fix: String) -> Violation {
    Violation(
      bar, "has \(items), and none is described as selected", fix: fix, reviewQuestion: "which one is selected?",
      isInferred: true)
  }

  private func violation(
    _ bar: Element, _ message: String, _ selected: [Element], isInferred: Bool = false
  ) -> Violation {
    Violation(
      bar, message, measured: "\(selected.count) selected", required: "1 selected", restsOn: [.content],
      isInferred: isInferred, related: Array(selected.prefix(8)))
  }

  private func isItem(_ element: Element) -> Bool {
    guard element.reach == .element, !element.control.isVended else { return false }
    switch element.role {
    case .tab, .segment, .button, .radio, .checkbox, .switch: return true
    default: return !element.traits.isDisjoint(with: [.button, .tabBarItem])
    }
  }

  /// Switched on and off without regard to its neighbors.
  private func isTickedApart(_ element: Element) -> Bool { element.role == .checkbox || element.role == .switch }

  private func tellsSelection(_ element: Element) -> Bool {
    element.control.selected != nil || element.control.traits != nil && element.knows(.traits)
  }

  /// Scrolled away, told in words, or nowhere while all of it is switched off.
  private func mayBeElsewhere(_ bar: Element, _ items: [Element]) -> Bool {
    if bar.role == .scroll || bar.descendants.contains(where: { $0.role == .scroll || $0.role == .list }) {
      return true
    }
    if items.contains(where: { $0.isClipped || !SpokenText.isBlank($0.control.value) }) { return true }
    return items.allSatisfy { $0.isEnabled == false }
  }
}

extension TabSelectionCount {
  static let examples: [Example] = [
    .fails(
      "custom tab bar without a selected tab",
      """
      ✗ view MenuBar container=tabBar frame=0,760,390,84
        UIButton "Home" traits=button frame=0,760,130,60
        UIButton "Search" traits=button frame=130,760,130,60
      """),
    .passes(
      "one tab selected",
      """
      view MenuBar container=tabBar frame=0,760,390,84
        UIButton "Home" traits=button,selected frame=0,760,130,60
        UIButton "Search" traits=button frame=130,760,130,60
      """),
    .needsReview(
      "segmented control without a selected segment",
      """
      ? UISegmentedControl frame=20,100,200,32
        segment "Map" selected=false
        segment "List" selected=false
      """),
    .notChecked(
      "selection state not listed in an interface file",
      """
      component source={"designTime": true} language=en
        UITabBar frame=0,761,390,83
          UITabBarItem title="Home"
          UITabBarItem title="Search"
      """),
  ]
}
