import A11yCore

struct FontDoesNotFollow: Rule {
  static let info = RuleInfo(
    id: "font-does-not-follow",
    summary: "A text takes the user's size once and does not follow when it changes",
    family: .text, severity: .notice,
    criteria: [.wcag("1.4.4")],
    why: "Who makes the text larger in Control Centre sees everything grow but this, until the app is started anew.",
    fix: "Set `adjustsFontForContentSizeCategory = true` on it.",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words("exempt-calls", \.exemptCalls, "words in the name of a method that may make a text follow the user's size")
  ]

  var exemptCalls = ["font", "style"]

  func check(_ file: SourceFile) -> RuleResult {
    // Set in a file's helper for all its texts.
    RuleResult(
      file.uikitObjects.compactMap { object in
        guard let place = object.assigned["font"]?.first(where: scales),
          ["UILabel", "UITextView", "UITextField"].contains(object.type ?? ""), object.construction != nil,
          !object.isOutlet,
          !object.sets("adjustsFontForContentSizeCategory"), !watches(place, file),
          !object.calls.keys.contains(where: { IdentifierWords($0).contain(anyOf: exemptCalls) })
        else { return nil }
        return Violation(
          Finding.Subject(object), "has a text style's font and does not follow the user's size", at: place.location)
      })
  }

  private func scales(_ assignment: Node) -> Bool {
    guard let value = assignment.assignedValue, value.kind == .call else { return false }
    return ["preferredFont", "scaledFont"].contains(value.calledName ?? "") && value.argument("compatibleWith") == nil
  }

  private func watches(_ place: Node, _ file: SourceFile) -> Bool {
    guard let type = place.enclosingType, let facts = file.facts(of: type.text) else { return false }
    return facts.declares("traitCollectionDidChange") || facts.mentions("didChangeNotification")
      || facts.mentions("contentSizeCategoryDidChangeNotification")
      || facts.mentions("registerForTraitChanges")
      || !facts.assignedToOthers("adjustsFontForContentSizeCategory").isEmpty && facts.calls("forEach")
  }
}

extension FontDoesNotFollow {
  static let examples: [Example] = [
    .fails(
      "text style without adjustsFontForContentSizeCategory",
      """
      let label = UILabel()
      ✗ label.font = .preferredFont(forTextStyle: .body)
      """),
    .passes(
      "text style with adjustsFontForContentSizeCategory",
      """
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      """),
    .passes(
      "font updated when the traits change",
      """
      class Row: UIView {
        let label = UILabel()
        func prepare() { label.font = .preferredFont(forTextStyle: .body) }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { prepare() }
      }
      """),
  ]
}
