public import A11yCore

/// Several controls with different actions have the same name.
public struct DuplicateName: TreeRule {
  public static let info = RuleInfo(
    id: "duplicate-name",
    summary: "Several controls with different actions have the same name",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("2.4.6"), .wcag("2.4.4"), .en("11.2.4.6"), .en("11.2.4.4")],
    needs: [.label], restsOn: [.label, .hierarchy],
    supersededBy: ["duplicate-target"],
    why: """
      In VoiceOver's lists of buttons and links, and with Voice Control, the controls cannot be told apart: people \
      delete or buy the wrong item.
      """,
    fix: """
      Include the object of the action in the label ("Add banana to cart"), and list the short name in \
      `accessibilityUserInputLabels`; or correct the label of one.
      """,
    reviewQuestion: "do they have the same action?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // A stepper and a date picker are no elements: what UIKit makes of them is, by their label.
    let parents = tree.seen.filter {
      ($0.role == .stepper || $0.role == .datePicker) && $0.reach != .element && !SpokenText.isBlank($0.control.label)
        && $0.descendants.first?.control.isVended == true
    }
    return tree.elements.filter {
      $0.isInteractive && $0.role != .cell && !$0.holdsTemplate && SpokenText.hasWords($0.name)
    } + parents
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var places = Places(tree)
    var result: RuleResult = []
    for group in SameSounds.groups(among: subjects) {
      let distinct = SameSounds.distinct(group)
      guard let first = distinct.first, distinct.count > 1 else { continue }
      let setting = places.setting(of: distinct)
      if setting == .namedSections, first.role?.isTextInput == true { continue }
      result.add(violation(first, distinct, setting))
    }
    return result
  }

  /// More are counted in the message and not listed one by one.
  private static let maximumRelated = 20

  private func violation(_ first: Element, _ all: [Element], _ setting: Places.Setting) -> Violation {
    let others = all.count - 1
    let isApart = setting != .together
    // Hints come last, and many people turn them off.
    let haveHints = Set(all.map { $0.control.hint ?? "" }).count == all.count
    // The two ends of a range.
    let haveValues =
      first.traits.contains(.adjustable) && Set(all.map { $0.value ?? "" }).count == all.count
    let areInBars =
      Set(all.map { SameSounds.bar(of: $0) ?? -1 }).count == all.count && !all.allSatisfy { $0.action != nil }
    let difference =
      isApart
      ? ", each in its own row or section"
      : areInBars
        ? "; they are not in the same bar"
        : haveValues ? "; only the values differ" : haveHints ? "; only the hints differ" : ""
    // The button of a bar may do the same as one below it. Who wrote the description knows.
    let areOfOneKind = all.allSatisfy { $0.role == first.role }
    let isAsked = (areInBars && !isApart || !areOfOneKind) && first.tree.isWritten
    let isMinor = isApart || areInBars && !isAsked || haveValues
    return Violation(
      first, "has the same name as \(others) other control\(others == 1 ? "" : "s")\(difference)",
      grade: isMinor ? .minor : .full, measured: "\(all.count) controls with this name", witnesses: all,
      isInferred: isAsked, related: Array(all.dropFirst().prefix(Self.maximumRelated)))
  }
}

extension DuplicateName {
  static let examples: [Example] = [
    .fails(
      "two buttons with the same name and different actions",
      """
      UIView
        ✗ button "Add to cart" frame=20,100,120,44 action=addPeach
        button "Add to cart" frame=20,200,120,44 action=addBanana
      """),
    .passes(
      "two buttons with different names",
      """
      button "Delete note" frame=20,100,120,44
      button "Delete folder" frame=20,200,120,44
      """),
    .passes(
      "two links with the same name and the same URL",
      """
      link "Terms" frame=20,100,120,44 url="https://example.org/terms"
      link "Terms" frame=20,600,120,44 url="https://example.org/terms"
      """),
    .needsReview(
      "buttons with outlets in Interface Builder: code may hide one",
      """
      component source={"designTime": true} language=en
        ? UIButton "Clear text" inferred=connected frame=20,100,120,44
        UIButton "Clear text" inferred=connected frame=20,200,120,44
      """),
  ]
}
