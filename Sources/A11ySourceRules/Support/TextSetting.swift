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
    var found = file.assignments(to: property).compactMap { node -> TextSetting? in
      guard let value = node.assignedValue else { return nil }
      let target = node.target
      let owner = target?.kind == .member ? target?.firstChild?.path : nil
      let receiver = owner ?? node.enclosingType?.text ?? "self"
      return TextSetting(receiver: receiver.escapedName, node: node, value: value, isModifier: false)
    }
    guard file.mayUseSwiftUI else { return found }
    for node in file.modifiers(property) {
      guard let value = node.arguments.first else { continue }
      let root = node.chainRoot?.calledName ?? "view"
      found.append(TextSetting(receiver: root.escapedName, node: node, value: value, isModifier: true))
    }
    return found
  }
}
