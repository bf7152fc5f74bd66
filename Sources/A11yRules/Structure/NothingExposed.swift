public import A11yCore

/// A screen has no accessibility elements.
public struct NothingExposed: ScreenRule {
  public static let info = RuleInfo(
    id: "nothing-exposed",
    summary: "A screen has no accessibility elements",
    family: .structure,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.1.1"), .en("11.5.2.3"), .en("11.4.1.2.1")],
    needs: [.content, .exposure, .hierarchy],
    why: "People who use VoiceOver, Voice Control or Switch Control find an empty screen and cannot use the app.",
    fix: "Expose an accessibility element for each drawn part, with a label, traits and a frame.",
    examples: examples
  )

  public init() {}

  /// In points; anything smaller is a part of a screen.
  private static let smallest = 200.0

  public func appliesTo(_ tree: AccessibilityTree) -> Bool {
    tree.screen.kind == .screen && tree.screen.controls.count > 1
      && tree.focusableCount == tree.skipped[.statusBar] ?? 0
  }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    guard isLarge(tree), isSeen(tree) || isWholeHidden(tree), !tree.isLaunching, !describesItself(tree),
      !ExplicitOrder.isBroken(in: tree)
    else { return [] }
    let count = tree.screen.controls.count - 1
    let found = count == 1 ? "holds 1 view" : "holds \(count) views"
    return [Violation(nil, "\(found) and exposes no accessibility element", measured: "0 elements", restsOn: [])]
  }

  private func isLarge(_ tree: AccessibilityTree) -> Bool {
    guard let size = tree.screen.size ?? tree[0].control.frame?.size else { return false }
    return size.width >= Self.smallest && size.height >= Self.smallest
  }

  /// Something is drawn, and nothing that would be an element has lost its size: trees taken too early have no sizes.
  private func isSeen(_ tree: AccessibilityTree) -> Bool {
    var isSeen = false
    var hiddenEnd = 0
    for index in tree.screen.controls.indices.dropFirst() where index >= hiddenEnd {
      let element = tree[index]
      if element.isOutOfSight {
        hiddenEnd = tree.screen.descendants(of: index).upperBound
      } else if element.control.frame?.isZeroSize == true {
        if element.isElement { return false }
      } else {
        isSeen = true
      }
    }
    return isSeen
  }

  /// Controls that the author of a description hides, all of them: nothing is left of the screen. Trees of a running app
  /// have views in reserve.
  private func isWholeHidden(_ tree: AccessibilityTree) -> Bool {
    guard tree.isWritten else { return false }
    return tree.screen.controls.indices.dropFirst().contains { index in
      let element = tree[index]
      return element.isInteractive && element.control.frame?.isZeroSize != true
    }
  }

  /// The contents of web views and maps are not in the description.
  private func describesItself(_ tree: AccessibilityTree) -> Bool {
    tree.screen.controls.indices.contains { index in
      let role = tree[index].role
      return (role == .webView || role == .map) && tree.reach(of: index) != .hidden
    }
  }
}

extension NothingExposed {
  static let examples: [Example] = [
    .fails(
      "game view that exposes nothing",
      """
      ✗ screen "Game" 390x844 en
        view UnityView frame=0,0,390,844
      """),
    .passes(
      "custom-drawn view that exposes elements",
      """
      screen "Chess" 390x844 en
        view Board frame=0,200,390,390
          UIAccessibilityElement "White king, e1" frame=195,541,48,48
      """),
    .passes(
      "launch screen",
      """
      screen "Launch Screen" 390x844 en
        view UIView frame=0,0,390,844
      """),
  ]
}
