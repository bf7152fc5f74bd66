import A11yCore

struct FontDoesNotFollow: Rule {
  static let info = RuleInfo(
    id: "font-does-not-follow",
    summary: "Text does not follow changes of the text size while the app runs",
    family: .text, severity: .notice,
    criteria: [.wcag("1.4.4")],
    why: """
      People who change the text size in Control Center see all text change except this one, until they restart the app.
      """,
    fix: "Set `adjustsFontForContentSizeCategory = true` on it.",
    fixability: .safe("adds the line behind the one that sets the font"),
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words("exempt-calls", \.exemptCalls, "words in the name of a method that may make text follow the text size")
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
          Finding.Subject(object), "has a text style's font but does not follow changes of the text size",
          edits: edit(after: place, in: file), at: place.location)
      })
  }

  /// One more line behind `label.font = …`, where that is a line of its own.
  private func edit(after assignment: Node, in file: SourceFile) -> [TextEdit] {
    guard let target = assignment.target, let indentation = file.tree.indentation(ofLinesOf: assignment),
      let receiver = file.tree.text(target.start..<target.end).removingSuffix(".font")
    else { return [] }
    let line = "\n\(indentation)\(receiver).adjustsFontForContentSizeCategory = true"
    return [TextEdit(assignment.end..<assignment.end, line)]
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

extension String {
  fileprivate func removingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
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
