/// Gesture recognizers of UIKit.
extension GestureWithoutAction {
  private static let selfPanning = [
    "scroll", "table", "collection", "map", "window", "scrollview", "tableview", "collectionview", "mapview",
  ]

  func uikit(_ call: Node, _ file: SourceFile) -> Gesture? {
    guard let (made, object) = recognizer(call.arguments.first, file), let name = made.calledName else { return nil }
    // A scroll view pans and zooms by itself; a whole screen is swiped to leave it.
    if IdentifierWords(call.base?.path ?? "").contain(anyOf: Self.selfPanning) { return nil }
    return Gesture(name: name, action: RecognizerAction(made, heldBy: object, addedIn: call, file), place: call)
  }

  /// The call that makes the recognizer, here or where the variable is declared.
  private func recognizer(_ node: Node?, _ file: SourceFile) -> (made: Node, object: ObjectUse?)? {
    guard let node else { return nil }
    if node.kind == .call { return (node, nil) }
    guard let name = node.path else { return nil }
    let objects = file.objects(name).filter { object in
      object.isMember || object.declaration.parent.map { $0.holds(node) } == true
    }
    guard let object = objects.last, object.type?.hasSuffix("GestureRecognizer") == true,
      // Two fingers, a delegate that asks, touches that go on, a key of the remote: it does not stand alone.
      !object.sets("numberOfTouchesRequired", "cancelsTouchesInView", "minimumNumberOfTouches", "allowedPressTypes"),
      // A press that counts at once is a touch.
      !(object.assigned["minimumPressDuration"] ?? []).contains(where: { ($0.assignedValue?.numberValue ?? 1) < 0.2 })
    else { return nil }
    return object.construction.map { ($0, object) }
  }

  /// All that the gesture does is to call a method that something else in the class calls as well: another way there is,
  /// and whether it is one for everybody people have to look.
  func isCalledElsewhere(_ gesture: Gesture, _ type: Node, _ file: SourceFile) -> Bool {
    guard let action = gesture.action, let functions = file.facts(of: type.text)?.functions,
      let handler = functions[action.name]?.first
    else { return false }
    let calls = handler.descendants.filter { $0.kind == .call }
    guard calls.count == 1, let only = calls.first?.calledName, functions[only] != nil else { return false }
    let handlers = Set(
      type.descendants.filter { $0.calledName?.hasSuffix("GestureRecognizer") == true }
        .compactMap { $0.argument("action")?.subtree.first { $0.lastName != nil }?.text })
    return functions.contains { name, methods in
      !handlers.contains(name) && name != action.name && name != only
        && methods.contains { $0.calls([only]).contains { _ in true } }
    }
  }

  private static let tapping: Set<String> = ["UITapGestureRecognizer", "UIBarButtonItem"]

  /// A tap recognizer, a button or a bar button of the class has the same method.
  func hasTap(_ gesture: Gesture, _ type: Node) -> Bool {
    guard let name = gesture.action?.name, !name.isEmpty else { return false }
    return type.descendants.contains { node in
      (Self.tapping.contains(node.calledName ?? "") || node.calledName == "addTarget" && node.argument("for") != nil)
        && node.argument("action")?.subtree.contains { $0.lastName == name } == true
    }
  }

  /// A tap of the same class calls the same method.
  func isTapped(_ gesture: Gesture, _ type: Node, _ file: SourceFile) -> Bool {
    guard let action = gesture.action, let functions = file.facts(of: type.text)?.functions else { return false }
    let taps = functions.filter { IdentifierWords($0.key).contain(anyOf: ["tap"]) && $0.key != action.name }
    let called = Set(taps.values.joined().flatMap(\.descendants).compactMap { $0.kind == .call ? $0.calledName : nil })
    let own = called.filter { functions[$0] != nil }
    return !own.isEmpty && action.mentionsAny(own)
  }
}
