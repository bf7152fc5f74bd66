import A11yCore

/// Suppressions, which are lines of the Identity inspector's "Notes". Notes are not part of the app.
extension InterfaceBuilderEditor {
  /// What Xcode writes behind the notes.
  private static let behind: Set<String> = ["userDefinedRuntimeAttributes", "connections", "variation"]

  /// Objects that contain no notes of a control.
  private static let others: Set<String> = ["document", "scene", "objects", "viewController"]

  /// A line for the rule, with room for the reason.
  func suppress(_ rule: String, on view: MarkupElement) -> TextEdit? {
    if view.isEmpty || Self.others.contains(view.name) { return nil }
    let line = "a11y-audit:ignore \(rule) "
    if let notes = view.child("attributedString", key: "userComments", in: bytes) {
      guard let content = notes.children.last(where: { $0.name == "fragment" })?.attribute("content") else {
        return nil
      }
      return TextEdit(content.value.upperBound..<content.value.upperBound, "&#10;\(line)")
    }
    guard let sibling = view.children.last(where: { !Self.behind.contains($0.name) }) else { return nil }
    let indentation = indentation(ofLineWith: sibling.tag.lowerBound)
    let notes = [
      "<attributedString key=\"userComments\">", "    <fragment content=\"\(line)\"/>", "</attributedString>",
    ]
    return TextEdit(sibling.end..<sibling.end, notes.map { lineEnd + indentation + $0 }.joined())
  }
}
