/// Finds the variables of a file and gathers what is done to each.
struct ObjectReader {
  private let tree: SourceTree
  private var uses: [ObjectUse.Draft] = []
  /// The variables of a name, each with the scope it is declared in, by the name's symbol.
  private var declared: [[Variable]]
  /// Members, and the local variables that they get.
  private var given: [(member: Int, local: Int)] = []

  private struct Variable {
    var scope: Node
    var use: Int
  }

  static func objects(of tree: SourceTree) -> [ObjectUse] {
    var reader = ObjectReader(tree)
    reader.read()
    return reader.uses.map { ObjectUse($0) }
  }

  private init(_ tree: SourceTree) {
    self.tree = tree
    declared = Array(repeating: [], count: tree.symbols.texts.count)
  }

  private mutating func read() {
    for (index, record) in zip(Int32(0)..., tree.records) where record.kind == .variable || record.kind == .parameter {
      declare(Node(tree: tree, index: index))
    }
    // Without an object of a known class there is nothing to gather.
    if !uses.contains(where: { $0.type != nil }) { return }
    for (index, record) in zip(Int32(0)..., tree.records) {
      switch record.kind {
      case .assign: noteAssignment(Node(tree: tree, index: index))
      case .call: noteCall(Node(tree: tree, index: index))
      default: break
      }
    }
    addConfigurations()
    addMembers()
  }

  /// `let it = UIButton(); …; self.close = it`: what is done to the member is done to the object.
  private mutating func addMembers() {
    let locals = Dictionary(grouping: given, by: \.member)
    // Each gets all that is done to the member: a file that gives one member to thousands would grow by the square.
    for (member, local) in given where locals[member]?.count ?? 0 <= Self.mostGiven {
      for (path, nodes) in uses[member].assigned { uses[local].assigned[path, default: []] += nodes }
      for (path, nodes) in uses[member].calls { uses[local].calls[path, default: []] += nodes }
      uses[local].passed += uses[member].passed
      uses[local].members.append(uses[member].declaration)
    }
  }

  /// What is done to a configuration is done to the buttons that get it: `configuration.title` by another name.
  private mutating func addConfigurations() {
    guard uses.contains(where: { $0.type == Self.configuration }) else { return }
    for button in uses.indices where uses[button].type != Self.configuration {
      let type = uses[button].type
      let given =
        (uses[button].assigned["configuration"] ?? []).compactMap(\.assignedValue)
        + [uses[button].declaration.construction(of: type)?.argument("configuration")].compactMap(\.self)
      for value in given {
        let name = value.kind == .member && value.firstChild?.text == "self" ? member(value) : variable(value)
        guard value.path?.contains(".") == false, let name, uses[name].type == Self.configuration else { continue }
        let configuration = uses[name]
        for (path, nodes) in configuration.assigned {
          uses[button].assigned["configuration.\(path)", default: []] += nodes
        }
        for (path, nodes) in configuration.calls { uses[button].calls["configuration.\(path)", default: []] += nodes }
        uses[button].passed += configuration.passed.filter { $0.calledName != type }
      }
    }
  }

  private static let configuration = "UIButton.Configuration"
  private static let mostGiven = 16

  private mutating func declare(_ node: Node) {
    var scope = node.parent
    while let outer = scope, !Self.isScope(outer) { scope = outer.parent }
    guard let scope else { return }
    declared[Int(node.symbol)].append(Variable(scope: scope, use: uses.count))
    uses.append(ObjectUse.Draft(declaration: node, type: Self.type(of: node)))
  }

  private static func isScope(_ node: Node) -> Bool {
    switch node.kind {
    case .block, .closure, .function, .accessor, .type, .file, .branch, .loop: true
    default: false
    }
  }

  private mutating func noteAssignment(_ node: Node) {
    guard let target = node.target else { return }
    if let use = itself(target), uses[use].type != nil, let value = node.assignedValue {
      uses[use].values.append(value)
      if value.kind == .name, let local = variable(value), local != use, uses[local].type != nil,
        uses[use].declaration.parent?.kind == .type
      {
        given.append((member: use, local: local))
      }
    }
    guard target.kind == .member, let (use, path) = owner(of: target) else { return }
    uses[use].assigned[path, default: []].append(node)
  }

  /// The variable that `close` or `self.close` names.
  private func itself(_ target: Node) -> Int? {
    switch target.kind {
    case .name: variable(target)
    case .member: target.firstChild?.text == "self" ? member(target) : nil
    default: nil
    }
  }

  private mutating func noteCall(_ node: Node) {
    if let callee = node.callee, callee.kind == .member, let (use, path) = owner(of: callee) {
      uses[use].calls[path, default: []].append(node)
    }
    // The first is what is called.
    for argument in node.eachChild.dropFirst() { notePassed(argument, to: node) }
  }

  private mutating func notePassed(_ argument: Node, to call: Node) {
    switch argument.kind {
    case .name: if let use = variable(argument), uses[use].type != nil { uses[use].passed.append(call) }
    case .member:
      if argument.firstChild?.text == "self", let use = member(argument), uses[use].type != nil {
        uses[use].passed.append(call)
      }
    case .array: for item in argument.eachChild { notePassed(item, to: call) }
    default: break
    }
  }

  /// The variable at the root of `button.titleLabel.font`, and `titleLabel.font`; nil when its class is unknown.
  private func owner(of member: Node) -> (use: Int, path: String)? {
    var path = [member]
    while let base = path.last?.firstChild {
      if base.kind == .member {
        path.append(base)
        continue
      }
      guard base.kind == .name else { return nil }
      var use = variable(base)
      if base.text == "self" {
        guard let first = path.popLast(), !path.isEmpty else { return nil }
        use = self.member(first)
      }
      guard let use, uses[use].type != nil else { return nil }
      return (use, path.count == 1 ? path[0].text : path.reversed().map(\.text).joined(separator: "."))
    }
    return nil
  }

  /// The variable that a name refers to at its location.
  private func variable(_ name: Node) -> Int? {
    let isShort = name.text == "$0"
    if declared[Int(name.symbol)].isEmpty, !isShort { return nil }
    let variables = declared[Int(name.symbol)]
    for ancestor in name.ancestors {
      switch ancestor.kind {
      case .type: return variables.last { $0.scope.kind == .type && $0.scope.symbol == ancestor.symbol }?.use
      // A closure that makes a member's first value works on that member: `{ let it = UIButton(); … }()`.
      case .closure:
        let inner = variables.last { $0.scope == ancestor }?.use
        if isShort || isConfiguring(inner, in: ancestor), let made = madeBy(ancestor) { return made }
        if let inner { return inner }
      default: if let found = variables.last(where: { $0.scope == ancestor }) { return found.use }
      }
    }
    return nil
  }

  /// A member of the type that `self.name` is in, over all its extensions here.
  private func member(_ name: Node) -> Int? {
    guard let type = name.enclosingType else { return nil }
    return declared[Int(name.symbol)].last { $0.scope.kind == .type && $0.scope.symbol == type.symbol }?.use
  }

  private func isConfiguring(_ inner: Int?, in closure: Node) -> Bool {
    guard let inner else { return false }
    let declaration = uses[inner].declaration
    return declaration.kind == .parameter || returns(declaration.symbol, closure)
  }

  private func returns(_ name: Int32, _ closure: Node) -> Bool {
    closure.children.last.map { $0.kind == .return && $0.firstChild?.symbol == name } ?? false
  }

  /// The variable whose first value the closure makes.
  private func madeBy(_ closure: Node) -> Int? {
    for node in closure.ancestors {
      switch node.kind {
      case .call, .member: continue
      case .variable: return declared[Int(node.symbol)].last { uses[$0.use].declaration == node }?.use
      default: return nil
      }
    }
    return nil
  }

  /// From its annotation, or from the call that makes it.
  private static func type(of node: Node) -> String? {
    if let type = node.declaration?.type, !type.isEmpty { return plain(type) }
    guard var value = node.initialValue else { return nil }
    // `button.configuration ?? .plain()`
    if value.kind == .binary, value.text == "??", let other = value.lastChild { value = other }
    while value.kind == .call || value.kind == .cast {
      if value.kind == .cast { return plain(value.text) }
      if value.isTypeCall { return value.callee?.text }
      guard let callee = value.callee else { return nil }
      if callee.kind == .member, let base = callee.firstChild {
        // `UIButton.Configuration.plain()`
        if base.kind == .member, base.text == "Configuration", base.firstChild?.text == "UIButton" {
          return configuration
        }
        if base.kind == .name, base.text.startsWithCapital {
          // `UIButton.forAutoLayout()`, a custom factory.
          let isMade = callee.text == "init" || KnownClasses.isView(base.text) && callee.text != "appearance"
          return isMade ? base.text : nil
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

  /// A letter, a digit or a low line: a type of nothing else is plain already.
  private static func isOfName(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte >= 0x80
  }

  /// `UIButton?`, `UIKit.UIButton!` and `UIButton` are one.
  private static func plain(_ type: String) -> String {
    if type.utf8.allSatisfy(isOfName) { return type }
    var plain = type
    while plain.hasSuffix("?") || plain.hasSuffix("!") { plain.removeLast() }
    guard !plain.hasPrefix("["), !plain.contains("(") else { return plain }
    if plain.hasSuffix(configuration) { return configuration }
    return TreeBuilder.lastName(plain)
  }
}
