public import A11yCore

/// The description of a control contradicts itself, or what UIKit's control can have.
public struct InconsistentDescription: ScreenRule {
  public static let info = RuleInfo(
    id: "inconsistent-description",
    summary: "The description of a control contradicts itself, or what UIKit's control can have",
    family: .integrity,
    severity: .error,
    why:
      "Of two facts that contradict each other one is wrong, and a fact that such a control cannot have is on the wrong "
      + "control or under the wrong key. If it is not certain what the control is, nothing else is reported about it.",
    fix: "Correct the description. 'a11y-audit keys' lists all keys, and 'a11y-audit keys KEY' what one is for.",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ tree: AccessibilityTree) -> Bool { true }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    RuleResult(tree.violations(of: [.meaning, .limit]) + emptyBars(in: tree))
  }

  /// A tab bar without anything in it, and the tabs behind it, which are drawn within it: they were not indented.
  private func emptyBars(in tree: AccessibilityTree) -> [Violation] {
    guard tree.isWritten else { return [] }
    return tree.seen.compactMap { bar in
      let next = tree.screen.descendants(of: bar.index).upperBound
      guard bar.role == .tabBar, next == bar.index + 1, next < tree.screen.controls.count, tree[next].role == .tab,
        tree.screen.parent(of: next) == tree.screen.parent(of: bar.index)
      else { return nil }
      return Violation(
        bar, "holds no tabs; those behind it are not in it", grade: .minor,
        fix: "Write the tabs in its `children`; in an outline, indent them by 2 spaces more.")
    }
  }
}

extension InconsistentDescription {
  static let examples: [Example] = [
    .fails("key of another control", #"✗ switch "Wi-Fi" selected=true"#),
    .fails("range without a value", #"✗ slider "Volume" minimumValue=0 maximumValue=10"#),
    .passes("switch with its own key", #"switch "Wi-Fi" isOn=true"#),
    .passes("value within the range", #"slider "Volume" minimumValue=0 maximumValue=10 value=3"#),
  ]
}
