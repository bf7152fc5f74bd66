/// SwiftUI's chains: `Image("x").padding().accessibilityLabel("Close")`.
extension Node {
  /// A modifier of a view, with the call that applies it.
  struct Modifier {
    var name: String
    var call: Node
  }

  /// What a chain begins with: `Image("x")` in the chain above; nil when that is no call of a type.
  var chainRoot: Node? {
    var node = self
    while let callee = node.callee, callee.kind == .member, let base = callee.firstChild, base.kind == .call {
      node = base
    }
    return node.isTypeCall ? node : nil
  }

  /// A call of something that begins with a capital letter.
  var isTypeCall: Bool { kind == .call && callee?.kind == .name && callee?.text.startsWithCapital == true }

  /// The modifiers behind a view, from the nearest outwards.
  var ownModifiers: [Modifier] {
    var modifiers: [Modifier] = []
    var node = self
    while let member = node.parent, member.kind == .member, let call = member.parent, call.kind == .call,
      call.firstChild == member
    {
      modifiers.append(Modifier(name: member.text, call: call))
      node = call
    }
    return modifiers
  }

  /// The whole chain that begins with a view.
  var chain: Node { ownModifiers.last?.call ?? self }

  /// The modifiers behind the views that this one is in, up to the member of the type.
  var enclosingModifiers: [Modifier] {
    var modifiers: [Modifier] = []
    var inner = chain
    for node in inner.ancestors {
      if node.kind == .type || node.kind == .function || node.kind == .variable { break }
      if node.kind == .call, let callee = node.firstChild, callee.kind == .member,
        callee == inner || callee.holds(inner)
      {
        modifiers.append(Modifier(name: callee.text, call: node))
      }
      inner = node
    }
    return modifiers
  }

  /// The containers it stands in, innermost first: `HStack`, `Button`.
  var enclosingViews: some Sequence<Node> {
    chain.ancestors.lazy.prefix { $0.kind != .type && $0.kind != .function && !$0.isMemberVariable }
      .filter(\.isTypeCall)
  }

  private var isMemberVariable: Bool { kind == .variable && parent?.kind == .type }
}
