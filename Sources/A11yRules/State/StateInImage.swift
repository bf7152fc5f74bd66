public import A11yCore

/// A state is shown only by an image.
public struct StateInImage: TreeRule {
  public static let info = RuleInfo(
    id: "state-in-image",
    summary: "A state is shown only by an image",
    family: .state,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2"), .wcag("1.3.1"), .en("11.1.1.1.1")],
    needs: [], restsOn: [.exposure, .label],
    why: """
      VoiceOver skips an image that is not an accessibility element, so its users do not learn that a row is selected, \
      unread, locked or has failed.
      """,
    fix: """
      Expose the state: set the `.selected` trait or the `accessibilityValue` of the row or control, or make the image \
      an accessibility element with a label.
      """,
    editorFix: """
      Set the trait or the value of the row or control in code, or, for the image, select Identity inspector > \
      Accessibility > Enabled and enter a Label.
      """,
    reviewQuestion: "is the state also exposed as text, a value or a trait?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .words("words", \.words, "words in the name of an image or its outlet that stand for a state")
  ]

  /// Words in the name of an image, or of its outlet, that stand for a state.
  public var words: [String] = Self.usual

  private static let usual = [
    "checkmark", "check", "checked", "tick", "selected", "unselected", "selection", "unread", "dot", "badge", "lock",
    "locked", "unlocked", "verified", "online", "offline", "status", "state", "warning", "alert", "error", "failed",
    "success", "muted", "mute", "pinned", "starred", "favorite", "favourite", "bookmarked", "flagged", "expired",
    "completed", "done", "pending", "sync", "priority",
  ]

  /// In points: what is larger is a picture, and not the mark of a state.
  private static let largest = 96.0

  public init() {}

  public init(words: [String]) { self.words = words }

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.seen.filter { element in
      element.role == .image && element.reach != .element && element.control.label == nil && !element.isInteractive
        && element.mayChange
        && !element.ancestors.contains { $0.isInteractive && $0.role != .cell }
        || element.role == .button && element.reach == .element && !element.imagesInCode.isEmpty
    }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    let words = Set(words)
    return RuleResult(subjects.compactMap { violation($0, words) })
  }

  /// Code changes the image of a button, and nothing that VoiceOver reads with it.
  private func alternation(_ element: Element) -> Violation? {
    let images = element.imagesInCode
    guard let first = images.first,
      let second = images.first(where: { Self.subject(of: $0) != Self.subject(of: first) })
    else { return nil }
    // SF Symbols have names that VoiceOver speaks, `play.fill` and `pause.fill`, where the button has no other.
    let isNamed = !SpokenText.isBlank(element.control.label) || !SpokenText.isBlank(element.control.title)
    if !isNamed, images.allSatisfy({ $0.contains(".") }) { return nil }
    return Violation(
      element,
      "shows the image \(first.quoted()) or \(second.quoted()), and neither its label nor its value states which",
      fix: "Change the label or the `accessibilityValue` with the image, or set `isSelected`.",
      reviewQuestion: "does its label, its value or a trait change with the image?",
      restsOn: [.value, .traits, .selected, .visibility] + (element.isNamedByImageInCode ? [] : [.label]))
  }

  /// What an image shows, in whatever appearance.
  private static func subject(of image: String) -> Set<String> {
    Set(CodeWords.words(of: image)).subtracting(appearances)
  }

  /// Appearances, devices and states that VoiceOver reads.
  private static let appearances: Set<String> = [
    "dark", "light", "night", "day", "white", "black", "landscape", "portrait", "ipad", "iphone", "rtl", "ltr",
    "faceid",
    "touchid", "enabled", "disabled", "normal", "highlighted", "pressed",
  ]

  private func violation(_ element: Element, _ words: Set<String>) -> Violation? {
    if element.role == .button { return alternation(element) }
    let names = [element.control.image, element.outlets.first, element.control.identifier].compactMap(\.self)
    guard let name = names.first(where: { showsState($0, words) }) else { return nil }
    if let frame = element.control.frame, frame.isValid, min(frame.width, frame.height) > Self.largest { return nil }
    // A row with a value or the selected trait exposes the state that its image shows.
    let row = element.ancestors.first { $0.role == .cell }
    if let row, row.control.value != nil || row.control.selected == true { return nil }
    if isToldNextToIt(element) { return nil }
    return Violation(
      element, "is not an accessibility element, and its name \(name.quoted()) suggests that it shows a state",
      witnesses: row.map { [$0] } ?? [], isInferred: true, cause: name)
  }
}

extension StateInImage {
  /// Code that writes the text next to an image writes the state that the image shows.
  private func isToldNextToIt(_ image: Element) -> Bool {
    image.parent?.children.contains { sibling in
      guard sibling.role == .text else { return false }
      switch sibling.codeSettlement(of: .text) {
      case .open, .settled: return true
      default: return false
      }
    } == true
  }

  /// The picture of an empty state is none of a state.
  private func showsState(_ name: String, _ words: Set<String>) -> Bool {
    let found = CodeWords.words(of: name)
    return found.indices.contains { index in
      words.contains(found[index]) && !(found[index] == "state" && index > 0 && found[index - 1] == "empty")
    }
  }

  static let examples: [Example] = [
    .needsReview(
      "checkmark in a row",
      """
      UITableViewCell frame=0,100,390,44
        UILabel text="Every day" frame=16,110,200,21
        ? UIImageView image=checkmark frame=350,110,24,24
      """),
    .passes(
      "row whose value is the state",
      """
      UITableViewCell value="selected" frame=0,100,390,44
        UILabel text="Every day" frame=16,110,200,21
        UIImageView image=checkmark frame=350,110,24,24
      """),
    .passes("decorative image", "UIImageView image=mountains frame=0,0,390,200"),
  ]
}
