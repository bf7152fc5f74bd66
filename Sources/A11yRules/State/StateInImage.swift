public import A11yCore

/// A state is told by a picture only.
public struct StateInImage: TreeRule {
  public static let info = RuleInfo(
    id: "state-in-image",
    summary: "A state is told by a picture only",
    family: .state,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2"), .wcag("1.3.1"), .en("11.1.1.1.1")],
    needs: [], restsOn: [.exposure, .label],
    why: """
      VoiceOver passes over a picture that is no accessibility element: people who listen do not learn \
      that a row is chosen, unread, locked or has failed.
      """,
    fix: """
      Tell the state in words: set the trait .selected or the `accessibilityValue` of the row or control, \
      or make the picture an accessibility element with a label.
      """,
    editorFix: """
      Set the trait or the value of the row or control in code, or tick Identity inspector > Accessibility > \
      Enabled of the picture and write a Label.
      """,
    reviewQuestion: "is that state also told in words?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .words("words", \.words, "words in the name of an image or its outlet that tell of a state")
  ]

  /// Words in the name of an image, or of its outlet, that tell of a state.
  public var words: [String] = Self.usual

  private static let usual = [
    "checkmark", "check", "checked", "tick", "selected", "unselected", "selection", "unread", "dot", "badge", "lock",
    "locked", "unlocked", "verified", "online", "offline", "status", "state", "warning", "alert", "error", "failed",
    "success", "muted", "mute", "pinned", "pin", "starred", "favorite", "favourite", "bookmarked", "flagged", "expired",
    "completed", "done", "pending", "sync", "new", "priority",
  ]

  public init() {}

  public init(words: [String]) { self.words = words }

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.seen.filter { element in
      element.role == .image && element.reach != .element && element.control.label == nil && !element.isInteractive
        && !element.ancestors.contains { $0.isInteractive && $0.role != .cell }
    }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let words = Set(words)
    return RuleResult(subjects.compactMap { violation($0, words) })
  }

  private func violation(_ element: Element, _ words: Set<String>) -> Violation? {
    let names = [element.control.image, element.outlets.first, element.control.identifier].compactMap(\.self)
    guard let name = names.first(where: { !words.isDisjoint(with: CodeWords.words(of: $0)) }) else { return nil }
    // A row that says its state itself says that of its picture.
    let row = element.ancestors.first { $0.role == .cell }
    if let row, row.control.value != nil || row.control.selected == true { return nil }
    return Violation(
      element, "is not exposed, and its name \(name.quoted()) is that of a state", witnesses: row.map { [$0] } ?? [],
      isInferred: true)
  }
}

extension StateInImage {
  static let examples: [Example] = [
    .needsReview(
      "checkmark in a row",
      """
      UITableViewCell frame=0,100,390,44
        UILabel text="Every day" frame=16,110,200,21
        ? UIImageView image=checkmark frame=350,110,24,24
      """),
    .passes(
      "row that tells its state",
      """
      UITableViewCell value="selected" frame=0,100,390,44
        UILabel text="Every day" frame=16,110,200,21
        UIImageView image=checkmark frame=350,110,24,24
      """),
    .passes("picture that decorates", "UIImageView image=mountains frame=0,0,390,200"),
  ]
}
