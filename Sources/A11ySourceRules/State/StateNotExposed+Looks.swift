import A11yCore

/// Views of SwiftUI that only look chosen: `.background(isSelected ? .blue : .gray)`.
extension StateNotExposed {
  private static let looks = [
    "background", "foregroundColor", "foregroundStyle", "fill", "tint", "stroke", "strokeBorder", "border", "overlay",
    "bold", "fontWeight", "listRowBackground",
  ]

  /// Modifiers of many apps that apply others on a condition.
  private static let conditions = ["modifyIf", "if", "applyIf", "when", "conditionalModifier"]

  /// - Parameter marks: found already, one of which is enough for a control.
  func looks(in file: SourceFile, since marks: [Violation]) -> [Violation] {
    var told: Set<Int32> = []
    for mark in marks {
      guard let place = mark.location else { continue }
      if let control = control(around: file.tree.innermost(at: place)) { told.insert(control.index) }
    }
    var violations: [Violation] = []
    for modifier in file.calls(Self.looks + ["buttonStyle"] + Self.conditions) where modifier.callee?.kind == .member {
      guard let control = control(around: modifier) ?? ownView(of: modifier, file), !told.contains(control.index) else {
        continue
      }
      let isChosen = isChosen(by: control, shownAt: modifier)
      guard isChosen || depends(modifier), isSilent(modifier, control, file) else { continue }
      told.insert(control.index)
      violations.append(
        Violation(
          Finding.Subject(source: (modifier.chainRoot?.calledName ?? control.lastName ?? "view").escapedName),
          "changes its appearance with a selection that no trait or value exposes",
          isInferred: !isChosen, at: modifier.nameLocation))
    }
    return violations
  }

  /// `Text(task.name).strikethrough(task.isDone)`: the line is not spoken.
  func struck(in file: SourceFile) -> [Violation] {
    // By member, what marks and switches in it depend on: once for all lines of a long one.
    var marks: [Int32: Set<String>] = [:]
    return file.modifiers("strikethrough").compactMap { modifier in
      guard let state = modifier.arguments.first, state.label.isEmpty, state.kind != .boolean,
        let type = modifier.enclosingType, type.declaration?.inherits.contains("View") == true, !exposesState(type),
        !type.mentionsAny(Self.speaking), !file.index.spokenFor.contains(type.text), !modifier.isTakenIntoElement
      else { return nil }
      // A mark or a switch next to it tells the same.
      let member = modifier.enclosingMember ?? type
      let marked =
        marks[member.index]
        ?? Set(member.calls(["Image", "Toggle", "Label"]).flatMap { $0.subtree.compactMap(\.lastName) })
      marks[member.index] = marked
      guard !state.subtree.contains(where: { $0.lastName.map(marked.contains) == true }) else { return nil }
      return Violation(
        Finding.Subject(source: (modifier.chainRoot?.calledName ?? "Text").escapedName),
        "shows a state by a line through it, which no trait or value exposes", isInferred: true,
        at: modifier.nameLocation)
    }
  }

  /// It shows one of two looks, by what is chosen.
  private func depends(_ modifier: Node) -> Bool {
    if modifier.calledName == "buttonStyle" {
      return modifier.arguments.first?.arguments.contains {
        ["selected", "isSelected"].contains($0.label) && !$0.isTrue && !$0.isFalse
      } == true
    }
    if Self.conditions.contains(modifier.calledName ?? "") {
      return modifier.arguments.first?.isAboutSelection == true && modifier.mentionsAny(Set(Self.looks))
    }
    return modifier.arguments.contains { argument in
      argument.subtree.contains { $0.kind == .ternary && $0.firstChild?.isAboutSelection == true }
    }
  }

  /// `Button { tab = other } label: { Text(…).foregroundStyle(tab == other ? .blue : .gray) }`: the button itself chooses
  /// what its look depends on, and nothing else in its label does.
  private func isChosen(by control: Node, shownAt modifier: Node) -> Bool {
    guard control.calledName == "Button" || control.calledName == "onTapGesture",
      let action = control.argument("action") ?? control.argument("perform")
        ?? control.arguments.first(where: { $0.kind == .closure })
    else { return false }
    let states = Set(action.descendants.compactMap { $0.target?.path })
    let compared = modifier.arguments.flatMap { Array($0.subtree) }.compactMap { node -> String? in
      guard node.kind == .ternary, let condition = node.firstChild else { return nil }
      if let property = givenSelection(condition) { return property }
      guard condition.kind == .binary, condition.text == "==" else { return nil }
      let paths = condition.children.compactMap(\.path)
      if let state = paths.first(where: states.contains),
        control.calledName == "Button" || sets(condition, action) && isOneOfSeveral(condition, comparing: state)
      {
        return state
      }
      // `choose(item)`
      guard let item = item(in: condition), action.mentions(item) else { return nil }
      return paths.first { $0.prefix { $0 != "." } != item && !$0.hasSuffix(".\(item)") } ?? ""
    }
    // A button that is disabled until something is chosen.
    guard let state = compared.first, !control.ownModifiers.contains(where: { $0.name == "disabled" }) else {
      return false
    }
    guard let name = state.split(separator: ".").last.map(String.init) else { return true }
    return !control.chain.calls(["Text", "Label", "Image"]).contains { $0.arguments.contains { $0.mentions(name) } }
  }

  /// The view also shows `page == 1` by its look; a look for `count == 0` alone is no choice.
  private func isOneOfSeveral(_ condition: Node, comparing state: String) -> Bool {
    if item(in: condition) != nil { return true }
    guard let type = condition.enclosingType else { return false }
    let values = type.uses(of: symbol(of: state, in: condition)).lazy.compactMap { use -> String? in
      guard let other = Node(tree: type.tree, index: use).enclosing(.binary), other.text == "==",
        other.parent?.kind == .ternary, other.parent?.firstChild == other,
        other.children.contains(where: { $0.path == state })
      else { return nil }
      return other.children.first { $0.path != state }?.source
    }
    return Set(values.prefix(Self.mostUses)).count > 1
  }

  private static let mostUses = 100

  private func symbol(of state: String, in condition: Node) -> Int32 {
    condition.children.first { $0.path == state }?.symbol ?? condition.symbol
  }

  /// `page = 0` of a tap makes `page == 0` true; a tap that empties a field chooses nothing.
  private func sets(_ condition: Node, _ action: Node) -> Bool {
    let sides = condition.children
    return action.descendants.contains { node in
      guard node.kind == .assign, let state = node.target?.path, let value = node.assignedValue else { return false }
      return sides.contains { $0.path == state } && sides.contains { $0.path != state && $0.source == value.source }
    }
  }

  /// `isSelected`, which the view gets from the one that uses it: `let isSelected: Bool`.
  private func givenSelection(_ condition: Node) -> String? {
    guard let name = condition.path, ["isSelected", "selected", "isChosen"].contains(name),
      let type = condition.enclosingType, type.declaration?.inherits.contains("View") == true,
      type.eachChild.contains(where: { $0.kind == .variable && $0.text == name && $0.declaration?.type == "Bool" })
    else { return nil }
    return name
  }

  /// The item of `size == item` in `ForEach(sizes) { item in … }`, by which one of several views looks different.
  private func item(in condition: Node) -> String? {
    guard condition.kind == .binary, condition.text == "==" else { return nil }
    let paths = condition.children.compactMap(\.path)
    // The last row has no line below it.
    let ends = ["last", "first", "count", "startIndex", "endIndex"]
    guard paths.count == 2,
      !paths.contains(where: { path in ends.contains { path.hasSuffix(".\($0)") || path.contains(".\($0).") } })
    else { return nil }
    let roots = paths.map { String($0.prefix { $0 != "." }) }
    for closure in condition.ancestors where closure.kind == .closure && closure.parent?.calledName == "ForEach" {
      let parameters = closure.children.filter { $0.kind == .parameter }.map(\.text)
      if let item = (parameters.isEmpty ? ["$0"] : parameters).first(where: roots.contains) { return item }
    }
    return nil
  }

  /// The button that it is in or behind, or the view that is tapped.
  private func control(around node: Node) -> Node? {
    for ancestor in [node] + node.ancestors {
      if ancestor.kind == .function || ancestor.kind == .variable || ancestor.kind == .type { return nil }
      guard ancestor.kind == .call else { continue }
      if ancestor.chainRoot?.calledName == "Button" { return ancestor.chainRoot }
      if ancestor.isTypeCall, ["Toggle", "Picker", "TabView", "Menu"].contains(ancestor.calledName ?? "") {
        return nil
      }
      if ancestor.calledName == "onTapGesture" { return ancestor }
    }
    return nil
  }

  /// A view with a property for it, which others use in a button or a row.
  private func ownView(of modifier: Node, _ file: SourceFile) -> Node? {
    guard let type = modifier.enclosingType, type.declaration?.inherits.contains("View") == true else { return nil }
    let isGiven = type.eachChild.contains { member in
      member.kind == .variable && ["isSelected", "selected", "isChosen", "isChecked"].contains(member.text)
        && member.declaration?.modifiers.contains("static") != true
    }
    return isGiven && file.index.used.isUsed(type.text) ? type : nil
  }

  /// A value, or the trait itself: a property of the app may be called `isSelected`, too.
  func exposesState(_ type: Node) -> Bool {
    if type.mentionsAny(["accessibilityValue", "isToggle"]) { return true }
    guard let symbol = type.tree.symbols["isSelected"] else { return false }
    return type.uses(of: symbol).contains { use in
      let node = Node(tree: type.tree, index: use)
      return node.kind == .member && node.firstChild == nil
    }
  }

  /// A modifier that may say the state; one that adds only the trait of a button does not.
  func says(_ modifier: Node.Modifier, _ file: SourceFile) -> Bool {
    !modifier.onlyMakesButton && (Self.speaking.contains(modifier.name) || file.index.isHelper(modifier.name))
  }

  private func isSilent(_ modifier: Node, _ control: Node, _ file: SourceFile) -> Bool {
    let around = modifier.ownModifiers + modifier.enclosingModifiers + control.ownModifiers
    if around.contains(where: { says($0, file) }) { return false }
    guard let type = modifier.enclosingType else { return false }
    return !exposesState(type) && !file.index.spokenFor.contains(type.text) && !modifier.isTakenIntoElement
  }
}

extension Node {
  /// The nearest node of a kind around it, among its next two.
  fileprivate func enclosing(_ kind: NodeKind) -> Node? { ancestors.prefix(2).first { $0.kind == kind } }

  /// A condition on what is chosen: `isSelected`, `tab == selectedTab`, `chosen.contains(item)`.
  var isAboutSelection: Bool {
    let names = subtree.filter { $0.kind == .name || $0.kind == .member }
    if names.contains(where: { ["isEmpty", "count", "isSelectable", "none"].contains($0.text) }) { return false }
    if subtree.contains(where: { $0.kind == .null }) { return false }
    let isCompared = kind == .binary && text == "=="
    return names.contains { name in
      let words = IdentifierWords(name.text)
      return words.contain(anyOf: ["selected", "chosen", "checked", "ticked", "selection"])
        || (isCompared || name.text.hasPrefix("is")) && words.contain(anyOf: ["current", "currently", "active"])
    }
  }
}
