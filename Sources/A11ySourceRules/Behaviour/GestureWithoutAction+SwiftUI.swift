/// Gestures of SwiftUI.
extension GestureWithoutAction {
  private static let scrolling: Set<String> = [
    "List", "ScrollView", "Form", "TabView", "NavigationView", "Map", "Color",
  ]

  func longPress(_ call: Node) -> Gesture? {
    // Without an action of its own it only shows that it is pressed.
    guard let action = call.arguments.last(where: { $0.kind == .closure }), !action.children.isEmpty,
      call.argument("perform").map({ $0.kind != .closure || !$0.children.isEmpty }) ?? true,
      call.argument("onPressingChanged") == nil, call.argument("pressing") == nil, !isSpokenFor(call),
      // A press that counts at once is a touch.
      (call.argument("minimumDuration")?.numberValue ?? 1) >= 0.2
    else { return nil }
    return Gesture(name: "LongPressGesture", code: action, place: call)
  }

  func swiftUI(_ call: Node) -> Gesture? {
    guard call.callee?.kind == .member, let gesture = call.arguments.first, !isSpokenFor(call),
      // Gestures put together in a property are somebody else's.
      let made = gesture.subtree.first(where: { $0.isTypeCall && Self.hands[$0.calledName ?? ""] != nil }),
      let name = made.calledName, !(name == "DragGesture" && Self.scrolling.contains(call.chainRoot?.calledName ?? "")),
      made.ownModifiers.contains(where: { $0.name == "onEnded" || $0.name == "onChanged" }),
      // A press that never ends only shows that it is pressed.
      made.argument("minimumDuration")?.lastName != "infinity"
    else { return nil }
    return Gesture(name: name, code: gesture, place: call)
  }

  private func isSpokenFor(_ call: Node) -> Bool {
    let root = call.chainRoot
    let around = (root?.ownModifiers ?? []) + (root?.enclosingModifiers ?? [])
    let isOffered = around.contains { modifier in
      modifier.name.hasPrefix("accessibility") && modifier.name != "accessibilityIdentifier"
        && !modifier.onlyMakesButton
    }
    if isOffered { return true }
    // Its parts are elements with words of their own.
    return root?.descendants.contains { $0.kind == .member && $0.text.hasPrefix("accessibility") } == true
  }

  /// The keyboard is put away, or a method of the view does it with what is dragged.
  func leaves(_ gesture: Gesture, _ type: Node) -> Bool {
    guard let code = gesture.code else { return false }
    let isUnfocused = code.descendants.contains { node in
      node.kind == .assign && IdentifierWords(node.target?.lastName ?? "").contain(anyOf: ["focus"])
        && (node.assignedValue?.isFalse == true || node.assignedValue?.kind == .null)
    }
    if isUnfocused { return true }
    let own = type.children.filter { method in
      method.kind == .function && code.descendants.contains { $0.kind == .call && $0.calledName == method.text }
    }
    return own.contains { method in
      method.descendants.contains { node in
        guard node.kind == .call, let name = node.calledName else { return false }
        return IdentifierWords(name).contain(anyOf: Self.leaving)
      }
    }
  }

  /// It begins at the edge of the screen, as the way back and a side menu do.
  func isFromEdge(_ gesture: Gesture) -> Bool {
    gesture.code?.descendants.contains { node in
      node.kind == .binary && node.mentions("startLocation") && node.source.contains("startLocation.x")
    } == true
  }

  /// It sets a value to the finger's share of the width or height, as a slider does: `seek(to: $0.location.x / width)`. In
  /// a chart the finger only asks for a value, and elsewhere it may be decoration.
  func setsShare(_ gesture: Gesture, _ type: Node) -> Bool {
    guard gesture.name == "DragGesture", let code = gesture.code,
      !IdentifierWords(type.text).contain(anyOf: [
        "chart", "graph", "plot", "crop", "editor", "sparkline", "history", "curve", "map",
      ])
    else { return false }
    // Variables that are made of where the finger is.
    let places = Set(
      code.descendants.filter { $0.kind == .variable && $0.mentions("location") }.map(\.text))
    return code.descendants.contains { node in
      guard node.kind == .binary, node.text == "/", let length = node.lastChild?.lastName,
        IdentifierWords(length).contain(anyOf: ["width", "height"]),
        node.firstChild.map({ isPlace($0, places) }) == true
      else { return false }
      return node.ancestors.prefix { $0 != code && $0.calledName != "CGPoint" && $0.kind != .subscripted }.contains {
        holder in
        let name = holder.kind == .assign ? holder.target?.lastName : holder.kind == .call ? holder.calledName : nil
        return IdentifierWords(name ?? "").contain(anyOf: Self.sliderWords)
      }
    }
  }

  /// `value.location.x`, or a variable that is made of it.
  private func isPlace(_ value: Node, _ places: Set<String>) -> Bool {
    value.kind == .name && places.contains(value.text)
      || value.subtree.contains {
        $0.kind == .member && ["x", "y"].contains($0.text) && $0.firstChild?.lastName == "location"
      }
  }

  private static let sliderWords = [
    "value", "progress", "volume", "seek", "percent", "percentage", "fraction", "brightness", "rating", "amount",
  ]

  /// A tap on the same view calls the same.
  func isSameAsTap(_ gesture: Gesture) -> Bool {
    guard let code = gesture.code,
      let tap = gesture.place.chainRoot?.ownModifiers.first(where: { $0.name == "onTapGesture" })?.call,
      tap.argument("count") == nil
    else { return false }
    let called = Self.called(in: code)
    return !called.isEmpty && called.isSubset(of: Self.called(in: tap))
  }

  private static func called(in code: Node) -> Set<Int32> {
    Set(
      code.descendants.compactMap { node in
        guard node.kind == .call, let callee = node.callee, callee.kind == .name, !node.isTypeCall else { return nil }
        return ["withAnimation", "min", "max", "abs", "print"].contains(callee.text) ? nil : callee.symbol
      })
  }

  /// All that it keeps is that, and where, it is touched.
  func onlyShowsTouch(_ gesture: Gesture) -> Bool {
    guard let code = gesture.code else { return false }
    let closures = code.subtree.filter { $0.kind == .closure && $0.parent?.kind == .call && isHandler($0) }
    let kept = closures.flatMap(\.descendants).filter { $0.kind == .assign }.map { $0.target?.lastName ?? "" }
    let others = closures.flatMap(\.descendants).filter {
      $0.kind == .call && $0.calledName?.startsWithCapital == false
    }
    .map { $0.calledName ?? "" }
    return !kept.isEmpty && kept.allSatisfy { IdentifierWords($0).contain(anyOf: exemptStates) }
      && others.allSatisfy { Self.animating.contains($0) }
  }

  private func isHandler(_ closure: Node) -> Bool {
    ["onChanged", "onEnded"].contains(closure.parent?.calledName ?? "")
  }

  private static let animating: Set<String> = [
    "withAnimation", "easeIn", "easeOut", "easeInOut", "linear", "spring", "impactOccurred", "prepare",
    "selectionChanged",
  ]

  /// A button of the same view changes the same, or calls the same.
  func hasButton(for gesture: Gesture, _ type: Node) -> Bool {
    guard let code = gesture.code else { return false }
    let done = Self.deeds(in: code, of: type)
    if done.isEmpty { return false }
    return type.descendants.contains { button in
      button.isTypeCall && button.calledName == "Button" && !button.holds(code)
        && !Self.deeds(in: button, of: type).isDisjoint(with: done)
    }
  }

  /// Numbers that it steps, flags that it sets, and methods of the view that it calls.
  private static func deeds(in code: Node, of type: Node) -> Set<Int32> {
    let methods = Set(type.children.filter { $0.kind == .function }.map(\.symbol))
    // What goes on and off again, as `isDragging` does, is no deed.
    let flags = code.descendants.filter { $0.kind == .assign && $0.assignedValue?.kind == .boolean }
    let on = Set(flags.filter { $0.assignedValue?.isTrue == true }.compactMap { $0.target?.symbol })
    let off = Set(flags.filter { $0.assignedValue?.isFalse == true }.compactMap { $0.target?.symbol })
    return Set(
      code.descendants.compactMap { node -> Int32? in
        if node.kind == .assign, ["+=", "-="].contains(node.text) { return node.target?.symbol }
        if node.kind == .assign, node.assignedValue?.kind == .boolean, let flag = node.target?.symbol {
          return on.contains(flag) && off.contains(flag) ? nil : flag
        }
        if node.kind == .call, node.calledName == "toggle" { return node.base?.symbol }
        guard node.kind == .call, let symbol = node.calledSymbol, methods.contains(symbol) else { return nil }
        return symbol
      })
  }
}
