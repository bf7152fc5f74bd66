import A11yCore

/// Buttons and tapped images that show one of two symbols: `star` and `star.fill`.
extension StateNotExposed {
  func filledSymbols(in file: SourceFile) -> [Violation] {
    guard file.says("systemName") else { return [] }
    return file.uikitObjects.compactMap { object in
      guard object.isMember, object.type == "UIButton" || object.type == "UIImageView" && isTapped(object),
        !object.hasLabel,
        !object.sets(
          "isSelected", "accessibilityTraits", "accessibilityValue", "isEnabled", "isAccessibilityElement",
          "accessibilityElementsHidden"),
        !object.calls.keys.contains(where: {
          $0.hasPrefix("accessibilityTraits") || $0 == "isSelected.toggle" || $0 == "setTitle"
        }),
        let place = secondSymbol(of: object), let facts = file.facts(around: object.declaration), !facts.hasHelper,
        !facts.hasMacro, !facts.isExposed, !object.mayBeNamedInOtherFiles(file)
      else { return nil }
      return Violation(
        Finding.Subject(object), "shows its state with a filled symbol, which no trait or value exposes",
        fix: "Set `isSelected` of the button, or insert `.selected` into its `accessibilityTraits`, with the symbol.",
        at: place.location)
    }
  }

  private func isTapped(_ view: ObjectUse) -> Bool { view.has(calls: "addGestureRecognizer") }

  /// Where it gets the filled one of two symbols.
  private func secondSymbol(of object: ObjectUse) -> Node? {
    let changes =
      (object.assigned["image"] ?? [])
      + (object.calls["setImage"] ?? []).filter { call in
        // UIKit keeps one for the selected state by itself.
        call.argument("for").map { $0.lastName == "normal" } ?? true
      }
    let shown = changes.map { (node: $0, symbols: symbols(in: $0)) }
    let all = Set(shown.flatMap(\.symbols))
    return shown.first { change in
      change.symbols.contains { $0.hasSuffix(".fill") && all.contains(String($0.dropLast(5))) }
    }?.node
  }

  /// Names of the symbols that an assignment or a call shows: by itself, or by the variable that it gets.
  private func symbols(in change: Node) -> Set<String> {
    guard let value = change.assignedValue ?? change.arguments.first else { return [] }
    var values = [value]
    if value.kind == .name, let code = change.enclosingMember {
      values += code.descendants.filter { $0.kind == .variable && $0.text == value.text }
    }
    return Set(
      values.flatMap { value in
        value.calls(["UIImage"]).compactMap { $0.argument("systemName") }.flatMap(\.alternatives).compactMap(\.literal)
      })
  }
}
