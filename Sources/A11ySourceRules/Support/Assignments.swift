/// Where a text of an element is set: `close.accessibilityHint = "…"`, `.accessibilityHint("…")`, an override's getter.
struct TextSetting {
  /// The variable, or the class whose own text it is.
  var receiver: String
  /// The place: the assignment or the modifier's name.
  var node: Node
  var value: Node
  /// A SwiftUI modifier.
  var isModifier: Bool

  /// - Parameter property: `accessibilityLabel`, also the name of the modifier.
  static func all(_ property: String, in file: SourceFile) -> [TextSetting] {
    var found: [TextSetting] = []
    for node in file.nodes {
      if node.kind == .assign, let target = node.target, target.lastName == property, let value = node.assignedValue {
        let owner = target.kind == .member ? target.firstChild?.path : nil
        let receiver = owner ?? node.enclosingType?.text ?? "self"
        found.append(TextSetting(receiver: receiver.escapedName, node: node, value: value, isModifier: false))
      } else if file.mayUseSwiftUI, node.kind == .call, node.callee?.kind == .member, node.callee?.text == property,
        let value = node.arguments.first
      {
        let root = node.chainRoot?.calledName ?? "view"
        found.append(TextSetting(receiver: root.escapedName, node: node, value: value, isModifier: true))
      }
    }
    return found
  }
}
