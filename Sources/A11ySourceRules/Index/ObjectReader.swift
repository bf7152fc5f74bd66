/// Finds the variables of a file and gathers what is done to each.
struct ObjectReader {
  private let tree: SourceTree
  private var uses: [Int32: ObjectUse] = [:]
  /// The variables of each scope, by the scope's node.
  private var scopes: [Int32: [String: Int32]] = [:]
  /// The members of each type of the file, by the type's name, over all its extensions here.
  private var members: [String: [String: Int32]] = [:]

  init(_ tree: SourceTree) { self.tree = tree }

  mutating func read() -> [ObjectUse] {
    for node in tree.nodes where node.kind == .variable || node.kind == .parameter { declare(node) }
    for node in tree.nodes {
      switch node.kind {
      case .assign: noteAssignment(node)
      case .call: noteCall(node)
      default: break
      }
    }
    return uses.values.sorted { $0.declaration.index < $1.declaration.index }
  }

  private mutating func declare(_ node: Node) {
    guard let scope = node.ancestors.first(where: Self.isScope) else { return }
    if scope.kind == .type {
      members[scope.text, default: [:]][node.text] = node.index
    } else {
      scopes[scope.index, default: [:]][node.text] = node.index
    }
    uses[node.index] = ObjectUse(name: node.text, declaration: node, type: Self.type(of: node))
  }

  private static func isScope(_ node: Node) -> Bool {
    switch node.kind {
    case .block, .closure, .function, .accessor, .type, .file, .branch, .loop: true
    default: false
    }
  }

  private mutating func noteAssignment(_ node: Node) {
    guard let target = node.target, target.kind == .member, let (variable, path) = owner(of: target) else { return }
    uses[variable]?.assigned[path, default: []].append(node)
  }

  private mutating func noteCall(_ node: Node) {
    if let callee = node.callee, callee.kind == .member, let (variable, path) = owner(of: callee) {
      uses[variable]?.calls[path, default: []].append(node)
    }
    for argument in node.arguments { notePassed(argument, to: node) }
  }

  private mutating func notePassed(_ argument: Node, to call: Node) {
    switch argument.kind {
    case .name: if let variable = variable(named: argument.text, at: argument) { uses[variable]?.passed.append(call) }
    case .member:
      if argument.firstChild?.text == "self", let variable = member(argument.text, at: argument) {
        uses[variable]?.passed.append(call)
      }
    case .array: for item in argument.children { notePassed(item, to: call) }
    default: break
    }
  }

  /// The variable at the root of `button.titleLabel.font`, and `titleLabel.font`.
  private func owner(of member: Node) -> (variable: Int32, path: String)? {
    var path = [member.text]
    var node = member
    while let base = node.firstChild {
      if base.kind == .name {
        if base.text == "self" {
          guard let name = path.popLast(), !path.isEmpty, let variable = self.member(name, at: base) else { return nil }
          return (variable, path.reversed().joined(separator: "."))
        }
        if let variable = variable(named: base.text, at: base) {
          return (variable, path.reversed().joined(separator: "."))
        }
        return nil
      }
      guard base.kind == .member else { return nil }
      path.append(base.text)
      node = base
    }
    return nil
  }

  private func variable(named name: String, at node: Node) -> Int32? {
    for ancestor in node.ancestors {
      if ancestor.kind == .type { return members[ancestor.text]?[name] }
      // A closure that makes a member's first value works on that member: `{ let it = UIButton(); … }()`.
      if ancestor.kind == .closure, isConfiguring(name, in: ancestor), let made = madeBy(ancestor) { return made }
      if let variable = scopes[ancestor.index]?[name] { return variable }
    }
    return nil
  }

  private func member(_ name: String, at node: Node) -> Int32? {
    node.enclosingType.flatMap { members[$0.text]?[name] }
  }

  private func isConfiguring(_ name: String, in closure: Node) -> Bool {
    if name == "$0" { return true }
    guard let inner = scopes[closure.index]?[name] else { return false }
    let declaration = Node(tree: tree, index: inner)
    return declaration.kind == .parameter || returns(name, closure)
  }

  private func returns(_ name: String, _ closure: Node) -> Bool {
    closure.children.last.map { $0.kind == .return && $0.firstChild?.text == name } ?? false
  }

  /// The variable whose first value the closure makes.
  private func madeBy(_ closure: Node) -> Int32? {
    for node in closure.ancestors {
      switch node.kind {
      case .call, .member: continue
      case .variable: return node.index
      default: return nil
      }
    }
    return nil
  }

  /// From its annotation, or from the call that makes it.
  private static func type(of node: Node) -> String? {
    if let type = node.declaration?.type, !type.isEmpty { return plain(type) }
    guard var value = node.initialValue else { return nil }
    while value.kind == .call || value.kind == .cast {
      if value.kind == .cast { return plain(value.text) }
      if value.isTypeCall { return value.callee?.text }
      guard let callee = value.callee else { return nil }
      if callee.kind == .member, let base = callee.firstChild {
        if base.kind == .name, base.text.first?.isUppercase == true {
          return callee.text == "init" ? base.text : nil
        }
        value = base
      } else if callee.kind == .closure {
        guard let result = callee.children.last, result.kind == .return, let name = result.firstChild?.lastName,
          let local = callee.children.first(where: { $0.kind == .variable && $0.text == name })
        else { return nil }
        return type(of: local)
      } else {
        return nil
      }
    }
    return nil
  }

  /// `UIButton?`, `UIKit.UIButton!` and `UIButton` are one.
  private static func plain(_ type: String) -> String {
    var plain = type
    while let last = plain.last, last == "?" || last == "!" { plain.removeLast() }
    guard !plain.hasPrefix("["), !plain.contains("(") else { return plain }
    if plain.hasSuffix("UIButton.Configuration") { return "UIButton.Configuration" }
    return TreeBuilder.lastName(plain)
  }
}
