import A11yCore

/// SwiftUI's chains: `Image("x").padding().accessibilityLabel("Close")`.
extension Node {
  /// A modifier of a view, with the call that applies it.
  struct Modifier {
    var name: String
    var call: Node

    /// `.accessibilityLabel("")`, which names nothing.
    var isEmptyLabel: Bool { name == "accessibilityLabel" && call.arguments.first.map(\.isEmptyText) == true }
  }

  /// `""` and `Text("")`
  var isEmptyText: Bool {
    if let literal { return literal.allSatisfy { $0 == " " } }
    return kind == .call && calledName == "Text" && arguments.first?.literal.map { $0.allSatisfy { $0 == " " } } == true
  }

  /// What a chain begins with: `Image("x")` in the chain above; nil when that is no call of a type.
  var chainRoot: Node? {
    var node = self
    while let callee = node.callee, callee.kind == .member, let base = callee.firstChild, base.kind == .call {
      node = base
    }
    return node.isTypeCall ? node : nil
  }

  /// Whether the node is in an argument of a call of one of these functions, and not in its receiver.
  func isArgument(ofAny names: Set<String>) -> Bool {
    ancestors.contains { call in
      guard call.kind == .call, names.contains(call.calledName ?? ""), let callee = call.callee else { return false }
      return !callee.holds(self) && callee != self
    }
  }

  /// What a chain begins with that no call makes: `header` of `header.padding().onTapGesture { … }`.
  var viewRoot: Node? {
    var node = self
    while node.kind == .call, let callee = node.callee, callee.kind == .member, let base = callee.firstChild {
      node = base
    }
    return node.kind == .name && node.text != "self" || node.kind == .member && node.firstChild?.text == "self"
      ? node : nil
  }

  /// `row(item)` of `row(item).onTapGesture { … }`, where a method of the enclosing type makes the view.
  var madeRoot: Node? {
    var node = self
    while let callee = node.callee, callee.kind == .member, let base = callee.firstChild, base.kind == .call {
      node = base
    }
    return node.kind == .call && node != self && !node.isTypeCall && node.shownMember != nil ? node : nil
  }

  /// For a name that refers to a view property of the enclosing type (`var header: some View { … }`), or a call of a method
  /// that makes a view: its body.
  var shownMember: Node? {
    guard let type = enclosingType else { return nil }
    if kind == .call {
      guard callee?.kind == .name || base?.text == "self", let name = calledSymbol else { return nil }
      let methods = tree.members(of: type, named: name).filter { $0.kind == .function }
      guard methods.count == 1, methods[0].declaration?.type?.contains("View") == true, let body = methods[0].body,
        !body.holds(self)
      else { return nil }
      return body
    }
    let member = tree.members(of: type, named: symbol).first { $0.kind == .variable }
    guard let member, member.declaration?.type?.contains("View") == true,
      let body = member.accessor("get") ?? member.eachChild.first(where: { $0.kind == .accessor }), !body.holds(self)
    else { return nil }
    return body
  }

  /// Where the name of what is called begins: the modifier's, not that of the view it is behind.
  var nameLocation: SourceLocation {
    guard let callee, callee.kind == .member else { return location }
    let isTicked = callee.source.hasSuffix("`")
    return tree.location(of: Int32(clamping: callee.end - callee.text.utf8.count - (isTicked ? 2 : 0)))
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
      if inner.isShownElsewhere || node.kind == .type || node.kind == .function || node.kind == .variable { break }
      if node.kind == .call, let callee = node.firstChild, callee.kind == .member,
        callee == inner || callee.holds(inner)
      {
        modifiers.append(Modifier(name: callee.text, call: node))
      }
      inner = node
    }
    return modifiers
  }

  /// The containers it is in, innermost first: `HStack`, `Button`.
  var enclosingViews: some Sequence<Node> {
    chain.ancestors.lazy.prefix {
      $0.kind != .type && $0.kind != .function && !$0.isMemberVariable && !$0.isShownElsewhere
    }.filter(\.isTypeCall)
  }

  /// Modifiers of views that show other views later, or only act.
  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog", "contextMenu",
    "toolbar", "swipeActions", "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "task", "onSubmit",
    "refreshable", "gesture", "simultaneousGesture", "onLongPressGesture",
  ]

  /// An argument with another page, `.sheet { SettingsPage() }`, the destination of a link, or what a button does.
  var isShownElsewhere: Bool {
    guard let call = parent, call.kind == .call, call.firstChild != self else { return false }
    if call.callee?.kind == .member { return Self.presenting.contains(call.calledName ?? "") }
    switch call.calledName {
    case "NavigationLink":
      return label == "destination" || kind == .closure && label.isEmpty && call.argument("label") != nil
    case "Button":
      return label == "action" || kind == .closure && label.isEmpty && call.argument("label") != nil
    default: return false
    }
  }

  /// Another member of its view puts it into an element that has actions, or that leaves its parts out:
  /// `var body: some View { VStack { bell }.accessibilityElement(children: .ignore) }` around `var bell`.
  var isTakenIntoElement: Bool {
    guard let member = enclosingMember, let type = member.parent, type.kind == .type else { return false }
    return tree.takenMembers(of: type).holds(member)
  }

  /// Every use of the view member that it is in is the label of a control, which does it for everybody:
  /// `Button { open() } label: { title }` around `var title`.
  var isLabelOfControls: Bool {
    guard let member = enclosingMember, let type = member.parent, type.kind == .type else { return false }
    return tree.controlLabels.value(for: member.index) {
      let uses = type.uses(of: member.symbol).lazy.map { Node(tree: tree, index: $0) }.filter { !member.holds($0) }
      let controls = ["Button", "NavigationLink", "Menu", "Link", "Toggle"]
      return !uses.isEmpty
        && uses.allSatisfy { use in use.enclosingViews.contains { controls.contains($0.calledName ?? "") } }
    }
  }

  /// It has actions, or leaves its parts out.
  var makesElement: Bool {
    descendants.contains { node in
      guard node.kind == .call, let name = node.calledName else { return false }
      if name == "accessibilityElement" { return node.argument("children").map { $0.lastName == "ignore" } ?? true }
      return ["accessibilityAction", "accessibilityActions", "accessibilityRepresentation"].contains(name)
    }
  }

  private var isMemberVariable: Bool { kind == .variable && parent?.kind == .type }
}

extension Node.Modifier {
  /// `.accessibilityAddTraits(.isButton)`: it names nothing, and tells neither a state nor another way to do something.
  var onlyMakesButton: Bool {
    guard name == "accessibilityAddTraits", let traits = call.arguments.first else { return false }
    return ["isButton", "isLink"].contains(traits.lastName ?? "")
  }
}
