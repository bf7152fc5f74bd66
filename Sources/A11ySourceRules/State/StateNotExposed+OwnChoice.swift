import A11yCore

/// Buttons of UIKit that switch a property of their own at each tap, and only look different then.
extension StateNotExposed {
  private static let looks: Set<String> = [
    "textColor", "backgroundColor", "tintColor", "borderColor", "borderWidth", "alpha", "font", "image",
  ]
  /// Of properties that are no choice of the user's, or that other rules look at.
  private static let others = [
    "expand", "expanded", "open", "opened", "collapse", "collapsed", "load", "loading", "animate", "animating",
    "highlight", "highlighted", "enable", "enabled", "edit", "editing", "hidden", "visible", "shown", "first", "press",
    "pressed", "focus", "focused",
  ]
  private static let spoken: Set<String> = [
    "accessibilityTraits", "accessibilityValue", "accessibilityLabel", "isSelected", "setTitle", "setAttributedTitle",
    "text", "attributedText",
  ]

  /// `func toggle() { setStatus(!status) }` with `if status { backgroundColor = … } else { backgroundColor = … }`
  func ownChoice(of facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard facts.uikitBase == "UIButton" || facts.uikitBase == "UIControl", !facts.hasHelper, !facts.hasMacro,
      !facts.mentionsAny(Self.spoken), !file.index.isAbstract(facts),
      !["accessibilityTraits", "accessibilityValue"].contains(where: { file.index.callersSet($0, on: facts) })
    else { return nil }
    let states = switchedNames(in: facts)
    guard !states.isEmpty, let place = facts.parts.lazy.flatMap(\.descendants).first(where: { shows(states, $0) }),
      place.tree === file.tree
    else { return nil }
    return Violation(
      facts.subject, "changes its appearance with a selection that no trait or value exposes", at: place.location)
  }

  /// Properties that are set to their opposite, and the parameters that get the opposite of one.
  private func switchedNames(in facts: ClassFacts) -> Set<String> {
    var names: Set<String> = []
    for node in facts.parts.lazy.flatMap(\.descendants) {
      switch node.kind {
      case .assign:
        guard let name = node.target?.lastName, node.assignedValue?.opposed == name else { continue }
        names.insert(name)
      case .call where node.calledName == "toggle" && node.arguments.isEmpty:
        if let name = node.base?.lastName { names.insert(name) }
      case .call:
        guard let argument = node.arguments.first, let name = argument.opposed, facts.variables[name] != nil,
          let function = facts.functions[node.calledName ?? ""]?.first,
          let parameter = function.eachChild.first(where: { $0.kind == .parameter })
        else { continue }
        names.formUnion([name, parameter.text])
      default: break
      }
    }
    return names.filter { !IdentifierWords($0).contain(anyOf: Self.others) }
  }

  /// It looks one way or the other.
  private func shows(_ states: Set<String>, _ node: Node) -> Bool {
    switch node.kind {
    case .branch:
      guard let condition = node.firstChild, condition.kind != .block, condition.mentionsAny(states) else {
        return false
      }
      let blocks = node.eachChild.filter { $0.kind == .block || $0.kind == .branch }
      guard blocks.count == 2 else { return false }
      return !changed(in: blocks[0]).isDisjoint(with: changed(in: blocks[1]))
    case .assign:
      return node.target?.lastName.map(Self.looks.contains) == true
        && node.assignedValue.map { $0.kind == .ternary && $0.firstChild?.mentionsAny(states) == true } == true
    default: return false
    }
  }

  private func changed(in block: Node) -> Set<String> {
    Set(
      block.descendants.compactMap { node in
        guard node.kind == .assign, let look = node.target?.lastName, Self.looks.contains(look) else { return nil }
        return node.target?.path
      })
  }
}

extension Node {
  /// `status` of `!self.status!`
  fileprivate var opposed: String? {
    guard kind == .prefix, text == "!" else { return nil }
    return subtree.lazy.compactMap(\.lastName).first
  }
}
