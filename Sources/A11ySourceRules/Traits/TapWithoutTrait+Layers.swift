import A11yCore

/// Taps on a color: the layer before or behind a screen, a swatch. Most of them only close what is open.
extension TapWithoutTrait {
  static let layers: Set<String> = ["Color", "Rectangle", "EmptyView", "VisualEffectView"]

  /// `Color.clear.contentShape(Rectangle()).onTapGesture { showsControls.toggle() }`: nothing is there for VoiceOver.
  func layer(_ tap: Node, _ file: SourceFile) -> Violation? {
    guard isSingle(tap), let action = tap.arguments.last, action.kind == .closure, let root = tap.chainStart,
      let name = layerName(root), !isHousekeeping(action)
    else { return nil }
    let effects = action.statements.map { effect(of: $0) }
    guard let effect = effects.contains(.changes) ? .changes : effects.contains(.unknown) ? Effect.unknown : nil,
      !(root.ownModifiers + root.enclosingModifiers).contains(where: { settles($0, file) }),
      !tap.isTakenIntoElement, !tap.isLabelOfControls,
      // The tap closes what the layer belongs to.
      !closes(tap)
    else { return nil }
    return Violation(
      Finding.Subject(source: name.escapedName), "can be tapped but lacks the .isButton trait",
      isInferred: effect == .unknown, at: tap.nameLocation)
  }

  private enum Effect { case nothing, unknown, changes }

  /// What a statement does besides closing something.
  private func effect(of statement: Node) -> Effect {
    switch statement.kind {
    case .assign:
      guard let value = statement.assignedValue, value.kind != .null, !value.isFalse, !says(Self.closing, statement)
      else { return .nothing }
      return .changes
    case .call where statement.calledName == "toggle":
      return statement.base?.lastName == nil || says(Self.closing, statement) ? .nothing : .changes
    case .call:
      let isOff = statement.descendants.contains { $0.isFalse || $0.kind == .null }
      return statement.arguments.isEmpty || isOff || says(Self.closing, statement) ? .nothing : .unknown
    default: return .nothing
    }
  }

  private func says(_ words: [String], _ node: Node) -> Bool {
    node.subtree.contains { part in
      (part.kind == .name || part.kind == .member) && IdentifierWords(part.text).contain(anyOf: words)
    }
  }

  private static let closing = [
    "dismiss", "close", "cancel", "hide", "collapse", "reset", "clear", "deselect", "resign", "focus", "keyboard",
    "pop",
    "background", "backdrop", "outside", "overlay", "dim", "nil", "none", "haptic", "feedback", "log", "track", "print",
    "search", "edit", "editing",
  ]

  /// `if showsMenu { Color.black.onTapGesture { showsMenu.toggle() } }`
  private func closes(_ tap: Node) -> Bool {
    guard let action = tap.arguments.last else { return false }
    let toggled = Set(
      action.descendants.lazy.filter { $0.kind == .call && $0.calledName == "toggle" }.compactMap { $0.base?.symbol })
    return tap.ancestors.prefix { $0.kind != .function && $0.kind != .variable && $0.kind != .type }.contains {
      branch in
      branch.kind == .branch
        && branch.firstChild.map { condition in toggled.contains { !condition.uses(of: $0).isEmpty } } == true
    }
  }

  /// `Color`, `Rectangle`, or the member that gives a color.
  private func layerName(_ root: Node) -> String? {
    switch root.kind {
    case .call: root.isTypeCall ? root.calledName.flatMap { ["Color", "Rectangle"].contains($0) ? $0 : nil } : nil
    case .member: root.firstChild?.kind == .name && root.firstChild?.text == "Color" ? "Color" : nil
    case .name:
      root.enclosingType.map { type in
        root.tree.members(of: type, named: root.symbol).contains { $0.declaration?.type == "Color" }
      } == true ? root.text : nil
    default: nil
    }
  }
}

extension Node {
  /// What a chain of calls begins with: `Color.clear` of `Color.clear.padding().onTapGesture { … }`.
  fileprivate var chainStart: Node? {
    var node = self
    while node.kind == .call, let callee = node.callee, callee.kind == .member, let base = callee.firstChild {
      node = base
    }
    return node == self ? nil : node
  }

  /// A closure's statements, and those of an animation in it.
  fileprivate var statements: [Node] {
    children.filter { $0.kind != .parameter }.flatMap { statement in
      guard statement.kind == .call, statement.calledName == "withAnimation",
        let code = statement.arguments.last, code.kind == .closure
      else { return [statement] }
      return code.statements
    }
  }
}
