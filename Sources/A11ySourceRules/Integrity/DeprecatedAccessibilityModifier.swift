import A11yCore

struct DeprecatedAccessibilityModifier: Rule {
  static let info = RuleInfo(
    id: "deprecated-accessibility-modifier",
    summary: "A deprecated accessibility modifier is used",
    family: .integrity, severity: .notice,
    why: "The old names are no longer documented, and new parameters such as `isEnabled:` are missing.",
    fix: "Use the new name.",
    fixability: .safe("writes the new name"),
    examples: examples
  )

  private static let names = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits", "sortPriority": "accessibilitySortPriority",
    "inputLabels": "accessibilityInputLabels", "activationPoint": "accessibilityActivationPoint",
    "selectionIdentifier": "accessibilitySelectionIdentifier",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseSwiftUI else { return [] }
    return RuleResult(
      file.modifiers("accessibility").compactMap { call in
        guard let callee = call.callee,
          let argument = call.arguments.first, call.arguments.count == 1, let name = Self.names[argument.label]
        else { return nil }
        let nameStart = nameStart(of: callee)
        // From the old name to the value, where nothing else is between them: no backtick, comment or parenthesis.
        let replaced = nameStart..<max(nameStart, argument.start)
        let isPlain = file.tree.text(replaced).filter { !$0.isWhitespace } == "accessibility(\(argument.label):"
        let edits = isPlain ? [TextEdit(replaced, "\(name)(")] : []
        return Violation(
          Finding.Subject(source: (call.chainRoot?.calledName ?? "view").escapedName),
          "uses .accessibility(\(argument.label):), which was replaced by .\(name)(_:)", edits: edits,
          at: file.tree.location(of: Int32(clamping: nameStart)))
      })
  }

  /// Where the name behind the dot begins, with its backticks.
  private func nameStart(of callee: Node) -> Int {
    let isTicked = callee.source.hasSuffix("`")
    return callee.end - callee.text.utf8.count - (isTicked ? 2 : 0)
  }
}

extension DeprecatedAccessibilityModifier {
  static let examples: [Example] = [
    .fails(
      "deprecated modifiers",
      """
      struct Bar: View {
        var body: some View {
          ✗ Image("x").accessibility(label: Text("Close"))
          ✗ Text(name).accessibility(hidden: true)
        }
      }
      """),
    .passes(
      "current modifiers",
      """
      struct Bar: View {
        var body: some View { Image("x").accessibilityLabel("Close").accessibilityHidden(true) }
      }
      """),
  ]
}
