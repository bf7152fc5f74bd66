/// Gestures of SwiftUI.
extension GestureWithoutAction {
  private static let scrolling: Set<String> = [
    "List", "ScrollView", "Form", "TabView", "NavigationView", "Map", "Color",
  ]

  func longPress(_ call: Node) -> Gesture? {
    // Without an action of its own it only shows that it is pressed.
    guard let action = call.arguments.last(where: { $0.kind == .closure }), !action.children.isEmpty,
      call.argument("onPressingChanged") == nil, call.argument("pressing") == nil, !isSpokenFor(call)
    else { return nil }
    return Gesture(name: "LongPressGesture", code: action, place: call)
  }

  func swiftUI(_ call: Node) -> Gesture? {
    guard call.callee?.kind == .member, let gesture = call.arguments.first, !isSpokenFor(call),
      // Gestures put together in a property are somebody else's.
      let made = gesture.subtree.first(where: { $0.isTypeCall && Self.hands[$0.calledName ?? ""] != nil }),
      let name = made.calledName, !(name == "DragGesture" && Self.scrolling.contains(call.chainRoot?.calledName ?? "")),
      made.ownModifiers.contains(where: { $0.name == "onEnded" || $0.name == "onChanged" })
    else { return nil }
    return Gesture(name: name, code: gesture, place: call)
  }

  private func isSpokenFor(_ call: Node) -> Bool {
    let root = call.chainRoot
    let around = (root?.ownModifiers ?? []) + (root?.enclosingModifiers ?? [])
    if around.contains(where: { $0.name.hasPrefix("accessibility") && $0.name != "accessibilityIdentifier" }) {
      return true
    }
    // Its parts are elements with words of their own.
    return root?.descendants.contains { $0.kind == .member && $0.text.hasPrefix("accessibility") } == true
  }

  /// The keyboard is put away, or a method of the view does it with what is dragged.
  func leaves(_ gesture: Gesture, _ type: Node) -> Bool {
    guard let code = gesture.code else { return false }
    let isUnfocused = code.descendants.contains { node in
      node.kind == .assign && node.target?.lastName?.lowercased().contains("focus") == true
        && (node.assignedValue?.isFalse == true || node.assignedValue?.kind == .null)
    }
    if isUnfocused { return true }
    let own = type.children.filter { method in
      method.kind == .function && code.descendants.contains { $0.kind == .call && $0.calledName == method.text }
    }
    return own.contains { method in
      method.descendants.contains { node in
        guard node.kind == .call, let name = node.calledName?.lowercased() else { return false }
        return Self.leaving.contains(where: name.contains)
      }
    }
  }
}
