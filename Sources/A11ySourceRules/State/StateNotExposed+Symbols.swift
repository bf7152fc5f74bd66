import A11yCore

/// Buttons and tapped images that show one of two symbols: `star` and `star.fill`.
extension StateNotExposed {
  private static let exposing: Set<String> = ["isSelected", "accessibilityTraits", "accessibilityValue"]
  /// What people choose with a tap; other symbols may be filled for their look.
  private static let choices: Set<String> = [
    "star", "heart", "bookmark", "flag", "bell", "pin", "hand.thumbsup", "hand.thumbsdown",
  ]
  /// A look while a finger is down, or for a size of the screen.
  private static let passing: Set<String> = [
    "touchDown", "touchesBegan", "isHighlighted", "traitCollection", "horizontalSizeClass", "verticalSizeClass",
  ]
  private static let imageFix = """
    Use a button; or set `isAccessibilityElement` and the `.button` trait of the image view, and insert `.selected` into \
    its traits with the symbol.
    """

  func filledSymbols(in file: SourceFile) -> [Violation] {
    guard file.says("systemName") else { return [] }
    var variables = Variables()
    return file.uikitObjects.compactMap { object in
      guard object.isMember, object.type == "UIButton" || object.type == "UIImageView" && isTapped(object, file),
        !object.hasLabel, !object.sets("isEnabled", "isAccessibilityElement", "accessibilityElementsHidden"),
        object.calls["setTitle"] == nil, let (place, symbol) = filledSymbol(of: object, &variables),
        let facts = file.facts(around: object.declaration), !facts.hasHelper, !facts.hasMacro, !facts.isExposed,
        !facts.mentionsAny(Self.exposing), !facts.mentionsAny(Self.passing), !object.mayBeNamedInOtherFiles(file)
      else { return nil }
      return Violation(
        Finding.Subject(object), "shows its state with a filled symbol, which no trait or value exposes",
        fix: object.type == "UIButton" ? "Set `isSelected` of the button with the symbol." : Self.imageFix,
        isInferred: !Self.choices.contains(symbol), at: place.location)
    }
  }

  private func isTapped(_ view: ObjectUse, _ file: SourceFile) -> Bool {
    view.calls["addGestureRecognizer"]?.contains { call in
      guard let recognizer = call.arguments.first else { return false }
      if recognizer.calledName == "UITapGestureRecognizer" { return true }
      return recognizer.path.map { file.objects($0).contains { $0.type == "UITapGestureRecognizer" } } == true
    } == true
  }

  /// Where it gets the filled one of two symbols, and the other one.
  private func filledSymbol(of object: ObjectUse, _ variables: inout Variables) -> (Node, String)? {
    let changes =
      (object.assigned["image"] ?? [])
      + (object.calls["setImage"] ?? []).filter { call in
        // UIKit keeps one for the selected state by itself.
        call.argument("for").map { $0.lastName == "normal" } ?? true
      }
    var shown: [(node: Node, symbols: Set<String>)] = []
    for change in changes { shown.append((change, symbols(in: change, &variables))) }
    let all = Set(shown.flatMap(\.symbols))
    for change in shown {
      let filled = change.symbols.filter { $0.hasSuffix(".fill") && all.contains(String($0.dropLast(5))) }
      if let first = filled.min() { return (change.node, String(first.dropLast(5))) }
    }
    return nil
  }

  /// Names of the symbols that an assignment or a call shows: by itself, or by the variable that it gets.
  private func symbols(in change: Node, _ variables: inout Variables) -> Set<String> {
    guard let value = change.assignedValue ?? change.arguments.first else { return [] }
    let values = value.kind == .name ? variables.named(value.text, in: change.enclosingMember) : [value]
    return Set(
      values.flatMap { value in
        value.calls(["UIImage"]).compactMap { $0.argument("systemName") }.flatMap(\.alternatives).compactMap(\.literal)
      })
  }

  /// The variables of members, which are gathered once for each.
  private struct Variables {
    private var known: [Int32: [String: [Node]]] = [:]

    mutating func named(_ name: String, in member: Node?) -> [Node] {
      guard let member else { return [] }
      if let variables = known[member.index] { return variables[name] ?? [] }
      let variables = Dictionary(grouping: member.descendants.filter { $0.kind == .variable }, by: \.text)
      known[member.index] = variables
      return variables[name] ?? []
    }
  }
}
