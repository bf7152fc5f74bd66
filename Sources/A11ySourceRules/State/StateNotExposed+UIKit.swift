import A11yCore

/// Views and rows of UIKit that only look chosen.
extension StateNotExposed {
  private static let states = [
    "isSelected", "selected", "isChecked", "checked", "isChosen", "isTicked", "isActive", "isOn",
  ]
  private static let bases: Set<String> = [
    "UIView", "UIControl", "UIButton", "UITableViewCell", "UICollectionViewCell", "UIImageView", "UIStackView",
    "UILabel",
  ]
  private static let looks: Set<String> = [
    "image", "textColor", "backgroundColor", "tintColor", "font", "isHidden", "borderColor", "borderWidth", "alpha",
  ]
  private static let spoken: Set<String> = [
    "accessibilityTraits", "accessibilityValue", "accessibilityLabel", "accessoryType", "selectRow", "selectItem",
  ]

  /// `var isChecked = false { didSet { box.image = … } }` of a view, and `configure(isSelected:)`.
  func shownStates(in file: SourceFile) -> [Violation] {
    file.classes.compactMap { facts in
      guard let base = facts.uikitBase, Self.bases.contains(base), !facts.hasHelper, !facts.hasMacro,
        !facts.mentionsAny(Self.spoken), !selectsItself(facts), !file.index.isAbstract(facts),
        !["accessibilityTraits", "accessibilityValue"].contains(where: { file.index.callersSet($0, on: facts) }),
        let place = lostSelection(of: facts, base, file) ?? property(of: facts, base, file)
          ?? parameter(of: facts, base, file)
      else { return nil }
      if place.text == "setSelected" {
        return Violation(
          facts.subject, "shows a selection, but setSelected does not call super: no trait exposes it",
          at: place.location)
      }
      return Violation(
        facts.subject, "changes its appearance with a selection that no trait or value exposes",
        isInferred: !isChoice(place, of: facts, base),
        at: place.location)
    } + file.classes.compactMap { ownChoice(of: $0, file) }
  }

  /// `override func setSelected(…) { tick.isHidden = !selected }` of a cell: without UIKit's own, the cell is never
  /// selected, and has no trait that says so.
  private func lostSelection(of facts: ClassFacts, _ base: String, _ file: SourceFile) -> Node? {
    guard base == "UITableViewCell", !facts.mentions("isSelected") else { return nil }
    return facts.functions["setSelected"]?.first { function in
      function.tree === file.tree && function.declaration?.modifiers.contains("override") == true
        && function.body.map { !$0.mentions("super") && changesLook($0) } == true
    }
  }

  /// `isSelected = isChecked`: UIKit turns that into the trait.
  private func selectsItself(_ facts: ClassFacts) -> Bool {
    !facts.assigned("isSelected").isEmpty || facts.calls(of: "setSelected").contains { $0.base?.text != "super" }
  }

  /// Whether the state is certainly a choice of the user's: by its name, in a control or a cell, without a change of text.
  private func isChoice(_ place: Node, of facts: ClassFacts, _ base: String) -> Bool {
    let isOperated =
      ["UIControl", "UIButton", "UITableViewCell", "UICollectionViewCell"].contains(base) || facts.handlesTouches
      || facts.calls("UITapGestureRecognizer")
    let texts = facts.assigned("text") + facts.assignedToOthers("text")
    guard isOperated, !facts.mentionsAny(["setTitle", "setAttributedTitle"]),
      !texts.contains(where: { $0.assignedValue?.kind == .ternary })
    else { return false }
    if place.kind == .variable {
      return Self.choices.contains(place.text) && place.declaration?.modifiers.contains("override") != true
    }
    return place.subtree.contains { Self.choices.contains($0.lastName ?? "") }
  }

  private static let choices: Set<String> = [
    "isSelected", "isChecked", "checked", "isChosen", "isTicked",
  ]

  private func property(of facts: ClassFacts, _ base: String, _ file: SourceFile) -> Node? {
    for name in Self.states {
      // UIKit has a trait for the properties that it declares. A collection cell is not an element, and its texts lack it.
      guard let variable = facts.variables[name], variable.tree === file.tree,
        variable.declaration?.modifiers.contains("override") != true
          || base == "UICollectionViewCell" && !facts.isExposed,
        let code = variable.accessor("didSet") ?? variable.accessor("set"),
        changesLook(code) || callsMethodThatShows(variable, code, of: facts)
      else { continue }
      return variable
    }
    return nil
  }

  /// `didSet { updateColors() }`, where that method looks at the state.
  private func callsMethodThatShows(_ state: Node, _ code: Node, of facts: ClassFacts) -> Bool {
    code.descendants.contains { node in
      guard node.kind == .call, node.callee?.kind == .name || node.base?.text == "self",
        let functions = facts.functions[node.calledName ?? ""]
      else { return false }
      return functions.contains { $0.body.map { $0.mentions(state.text) && changesLook($0) } == true }
    }
  }

  private func parameter(of facts: ClassFacts, _ base: String, _ file: SourceFile) -> Node? {
    if base == "UIButton" || base == "UIControl" {
      return facts.mentions("isSelected") ? nil : chosenLook(of: facts, file)
    }
    for function in facts.functions.values.flatMap(\.self).sorted(by: { $0.index < $1.index }) {
      // `setSelected(_:animated:)` is UIKit's own.
      let isUIKits = function.eachChild.contains { $0.kind == .parameter && $0.text == "animated" }
      guard function.tree === file.tree, !isUIKits, function.text != "setHighlighted", let body = function.body
      else { continue }
      if let shown = body.descendants.first(where: isShownState) { return shown }
      guard let state = function.eachChild.first(where: { $0.kind == .parameter && Self.states.contains($0.text) })
      else { continue }
      let shown = body.descendants.first { node in
        guard node.kind == .assign, let look = node.target?.lastName, Self.looks.contains(look),
          let value = node.assignedValue
        else { return false }
        return value.mentions(state.text) && (value.kind == .ternary || value.kind == .prefix || value.kind == .name)
      }
      if let shown { return shown }
    }
    return nil
  }

  /// `func setActive(_ active: Bool) { if active { layer.borderWidth = 3 } else { layer.borderWidth = 0 } }` of a button.
  private func chosenLook(of facts: ClassFacts, _ file: SourceFile) -> Node? {
    for function in facts.functions.values.flatMap(\.self).sorted(by: { $0.index < $1.index }) {
      guard function.tree === file.tree, let body = function.body,
        let state = function.eachChild.first(where: { parameter in
          parameter.kind == .parameter && parameter.declaration?.type == "Bool"
            && Self.chosenNames.contains(parameter.text)
        }), !body.mentionsAny(["setTitle", "text", "isEnabled"])
      else { continue }
      let shown = body.descendants.first { node in
        guard node.kind == .branch, node.firstChild?.lastName == state.text else { return false }
        let blocks = node.eachChild.filter { $0.kind == .block }
        return blocks.count == 2 && blocks.allSatisfy(changesLook)
      }
      if let shown { return shown }
    }
    return nil
  }

  private static let chosenNames: Set<String> = [
    "active", "isActive", "selected", "isSelected", "checked", "isChecked", "chosen", "isChosen", "on", "isOn",
  ]

  /// `tick.isHidden = !model.isSelected` in a view that shows a model.
  private func isShownState(_ node: Node) -> Bool {
    guard node.kind == .assign, let look = node.target?.lastName, Self.looks.contains(look),
      let value = node.assignedValue
    else { return false }
    let state = value.kind == .prefix || value.kind == .ternary ? value.firstChild : value
    guard let state, state.kind == .member, let owner = state.firstChild?.path, owner != "self" else { return false }
    return ["isSelected", "isChecked", "isChosen", "isTicked"].contains(state.text)
  }

  private func changesLook(_ code: Node) -> Bool {
    code.descendants.contains { node in
      if node.kind == .assign { return node.target?.lastName.map(Self.looks.contains) == true }
      return node.kind == .call && ["setImage", "setTitleColor", "setBackgroundImage"].contains(node.calledName ?? "")
    }
  }

  /// `cellForRowAt` that paints the chosen row in another color.
  func rows(in file: SourceFile) -> [Violation] {
    ["tableView", "collectionView"].flatMap { file.functions($0) }.compactMap { function in
      let isOfCells = function.eachChild.contains {
        $0.kind == .parameter && ["cellForRowAt", "cellForItemAt"].contains($0.label)
      }
      let isExposed = function.descendants.contains { node in
        guard node.kind == .assign else { return false }
        return node.target?.lastName == "isSelected"
          || ["text", "attributedText"].contains(node.target?.lastName ?? "")
            && node.assignedValue?.firstChild?.isAboutSelection == true
      }
      guard isOfCells, !function.mentionsAny(Self.spoken), !function.mentionsAny(Self.selectedByUIKit), !isExposed
      else { return nil }
      let place = function.descendants.first { node in
        switch node.kind {
        case .branch:
          guard let condition = node.firstChild, condition.kind != .block, isAboutRow(condition, in: function) else {
            return false
          }
          return node.eachChild.contains { $0.kind == .block && setsLook($0) }
        case .assign:
          return node.target?.lastName.map(Self.looks.contains) == true
            && node.assignedValue.map {
              $0.kind == .ternary && $0.firstChild.map { isAboutRow($0, in: function) } == true
            } == true
        default: return false
        }
      }
      return place.map {
        Violation(
          Finding.Subject(source: "cell"), "changes its appearance with a selection that no trait or value exposes",
          at: $0.location)
      }
    }
  }

  private static let selectedByUIKit: Set<String> = [
    "setSelected", "indexPathForSelectedRow", "indexPathsForSelectedRows", "indexPathsForSelectedItems",
  ]

  /// The selection of this row, and not the tab that all rows belong to, or whose page it is.
  private func isAboutRow(_ condition: Node, in function: Node) -> Bool {
    guard condition.isAboutSelection else { return false }
    let names = condition.subtree.filter { $0.kind == .name }
    let isOwn = names.contains { name in
      function.descendants.contains { $0.kind == .variable && $0.symbol == name.symbol && isOfRow($0, in: function) }
        || function.eachChild.contains { $0.kind == .parameter && $0.symbol == name.symbol }
    }
    let isCurrent = condition.subtree.contains {
      IdentifierWords($0.text).contain(anyOf: ["current", "currently", "active"])
    }
    return isOwn && (!isCurrent || condition.kind == .binary)
  }

  /// `let item = items[path.item]`
  private func isOfRow(_ variable: Node, in function: Node) -> Bool {
    guard let value = variable.initialValue else { return true }
    return value.subtree.contains { $0.kind == .subscripted }
      || function.eachChild.contains { $0.kind == .parameter && $0.label != "" && value.mentions($0.text) }
  }

  private func setsLook(_ block: Node) -> Bool {
    block.descendants.contains { $0.kind == .assign && $0.target?.lastName.map(Self.looks.contains) == true }
  }
}
