import A11yCore

/// Cells of collections that can be selected.
extension TapWithoutTrait {
  /// A collection cell is not an accessibility element, unlike a table cell: VoiceOver reads its labels as plain text.
  func cells(in file: SourceFile) -> [Violation] {
    file.classes.compactMap { facts in
      guard facts.uikitBase == "UICollectionViewCell", isSelected(facts, file) || runsActionOfTouch(facts),
        !facts.isOpen,
        !IdentifierWords(facts.name).contain(anyOf: ["header", "footer"]), facts.functions["collectionView"] == nil,
        !facts.isExposed, !facts.hasHelper, !facts.hasMacro, !file.index.isAbstract(facts),
        !facts.mentionsAny(["accessibilityTraits", "accessibilityElements", "accessibilityRespondsToUserInteraction"]),
        !facts.mentionsAny(Self.actions),
        !facts.heldTypes.contains(where: { KnownClasses.controls.contains(file.index.uikitBase(of: $0) ?? $0) }),
        facts.holdsExposedViews(file.index) == true,
        !AccessibilityNames.exposing.contains(where: { file.index.callersSet($0, on: facts) }),
        !file.index.callersSet("accessibilityTraits", on: facts)
      else { return nil }
      return Violation(
        facts.subject, "is a cell that can be tapped, but only its texts are exposed, without the .button trait",
        grade: .minor,
        fix: """
          Set `isAccessibilityElement` and the `.button` trait of the cell, and its label when it gets its content.
          """,
        at: facts.declaration.location)
    }
  }

  private func isSelected(_ cell: ClassFacts, _ file: SourceFile) -> Bool {
    file.index.selectedCells.contains(cell.name) || file.index.outlets.cellsWithSegues.contains(cell.name)
  }

  /// `override func touchesEnded(…) { … tapAction?() }`
  private func runsActionOfTouch(_ cell: ClassFacts) -> Bool {
    (cell.functions["touchesEnded"] ?? []).contains { function in
      function.descendants.contains { node in
        guard node.kind == .call, let name = node.calledName else { return false }
        if let base = node.base {
          return IdentifierWords(base.lastName ?? "").contain(anyOf: ["delegate"])
            && !IdentifierWords(name).contain(anyOf: Self.touching)
        }
        // Of a property that others fill with a function: `var action: (() -> Void)?`.
        guard let property = cell.variables[name], property.initialValue == nil else { return false }
        return property.declaration?.type.map { $0.contains("->") || $0.hasSuffix("Action") || $0.hasSuffix("Action?") }
          == true
      }
    }
  }

  /// In names of a delegate's methods that are about the look of a touched cell.
  private static let touching = ["highlight", "unhighlight", "touch", "press", "release", "end"]

  /// It has controls or taps of its own.
  private static let actions: Set<String> = [
    "addTarget", "addAction", "UITapGestureRecognizer", "addGestureRecognizer", "IBAction",
  ]
}
