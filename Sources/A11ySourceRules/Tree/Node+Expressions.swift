import A11yCore

extension Node {
  /// What a call or subscript is made on.
  var callee: Node? { kind == .call || kind == .subscripted ? firstChild : nil }

  /// `setTitle` of `button.setTitle("OK", for: .normal)`, `UIButton` of `UIButton(type: .close)`.
  var calledName: String? {
    guard let callee else { return nil }
    switch callee.kind {
    case .name: return callee.text
    case .member: return callee.text == "init" ? callee.firstChild?.lastName ?? "init" : callee.text
    default: return nil
    }
  }

  /// The number of `calledName` among the tree's symbols.
  var calledSymbol: Int32? {
    guard let callee, callee.kind == .name || callee.kind == .member else { return nil }
    if callee.kind == .member, callee.text == "init", let base = callee.firstChild {
      return base.kind == .name || base.kind == .member ? base.symbol : callee.symbol
    }
    return callee.symbol
  }

  /// The object a method is called on, or a property belongs to; nil for one's own and for `.implicit`.
  var base: Node? { kind == .member ? firstChild : callee?.kind == .member ? callee?.firstChild : nil }

  var arguments: [Node] { kind == .call || kind == .subscripted ? Array(eachChild.dropFirst()) : [] }

  func argument(_ label: String) -> Node? {
    guard kind == .call || kind == .subscripted, let symbol = tree.symbols[label] else { return nil }
    return eachChild.dropFirst().first { tree.records[Int($0.index)].label == symbol }
  }

  /// The last word of a name: `font` of `label.font`.
  var lastName: String? { kind == .name || kind == .member ? text : nil }

  /// `self.card.title` as `card.title`; nil when it is more than names.
  var path: String? {
    switch kind {
    case .name: return text
    case .member:
      guard let base = firstChild else { return "." + text }
      guard let path = base.path else { return nil }
      return path == "self" ? text : path + "." + text
    default: return nil
    }
  }

  /// A string that nothing is put into.
  var literal: String? { kind == .string && firstChild == nil ? text : nil }

  var isTrue: Bool { kind == .boolean && text == "true" }
  var isFalse: Bool { kind == .boolean && text == "false" }

  var numberValue: Double? {
    if kind == .prefix, text == "-" { return firstChild?.numberValue.map { -$0 } }
    return kind == .number ? Double(text) : nil
  }

  /// An assignment's two sides.
  var target: Node? { kind == .assign ? firstChild : nil }
  var assignedValue: Node? { kind == .assign ? eachChild.dropFirst().first { _ in true } : nil }

  /// A variable's first value.
  var initialValue: Node? {
    kind == .variable ? eachChild.first { tree.records[Int($0.index)].label == Labels.value } : nil
  }

  func accessor(_ name: String) -> Node? { eachChild.first { $0.kind == .accessor && $0.text == name } }

  /// A function's, an accessor's or a loop's statements.
  var body: Node? { eachChild.first { $0.kind == .block } }

  /// The values that it can have: both of a choice, and itself.
  var alternatives: [Node] {
    if kind == .ternary { return eachChild.filter { $0.label == "then" || $0.label == "else" }.flatMap(\.alternatives) }
    if kind == .binary, text == "??" { return eachChild.flatMap(\.alternatives) }
    return [self]
  }

  /// The member of a type that it is in.
  var enclosingMember: Node? {
    var found: Node?
    for node in ancestors {
      if node.kind == .type || node.kind == .file { return found }
      if node.kind == .function || node.kind == .variable { found = node }
    }
    return found
  }

  /// The nearest function, closure or accessor.
  var enclosingCode: Node? { ancestors.first { $0.kind == .function || $0.kind == .closure || $0.kind == .accessor } }

  var enclosingType: Node? { ancestors.first { $0.kind == .type } }

  /// Calls of this name in what it holds.
  func calls(_ names: Set<String>) -> some Sequence<Node> {
    subtree.filter { $0.kind == .call && names.contains($0.calledName ?? "") }
  }

  /// The name is in it somewhere.
  func mentions(_ name: String) -> Bool {
    tree.symbols[name].map { !uses(of: $0).isEmpty } ?? false
  }

  /// Where a name is said in it, itself included; found without going through all that it holds.
  func uses(of symbol: Int32) -> ArraySlice<Int32> {
    let all = tree.uses[symbol]
    let first = all.partitioningIndex { $0 >= index }
    let next = all[first...].partitioningIndex { Int($0) >= records.upperBound }
    return all[first..<next]
  }

  func mentionsAny(_ names: Set<String>) -> Bool { names.contains(where: mentions) }

  /// `logoTapCount += 1` is in it.
  var countsTaps: Bool {
    descendants.contains { node in
      guard node.kind == .assign, node.text == "+=", let name = node.target?.lastName else { return false }
      return IdentifierWords(name).contain(anyOf: ["tap", "press"])
    }
  }
}
