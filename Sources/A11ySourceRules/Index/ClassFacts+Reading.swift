extension ClassFacts {
  /// Attributes of Swift and of Apple's frameworks, which add no accessibility.
  private static let knownAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBDesignable", "IBInspectable", "IBOutlet", "IBAction", "MainActor", "available",
    "discardableResult", "Published", "NSManaged", "escaping", "inlinable", "usableFromInline", "preconcurrency",
    "unchecked", "GKInspectable", "NSCopying", "Sendable", "warn_unqualified_access", "UIApplicationMain", "main",
    "State", "Binding", "ObservedObject", "StateObject", "Environment", "EnvironmentObject", "objcImplementation",
    "inline", "_disfavoredOverload", "nonisolated", "Invalidating", "IBSegueAction", "implementationOnly", "dynamic",
    "ViewBuilder", "testable", "propertyWrapper", "resultBuilder", "frozen", "dynamicMemberLookup",
  ]

  /// Reads every part, the class's own first: what a subclass declares hides what its superclass does.
  mutating func read() {
    for part in parts {
      let declaration = part.declaration
      protocols.formUnion(declaration?.inherits ?? [])
      note(attributes: declaration?.attributes ?? [])
      var index = part.index + 1
      let records = part.tree.records
      let end = records[Int(part.index)].next
      while index < end {
        let node = Node(tree: part.tree, index: index)
        // A type within has members of its own.
        if node.kind == .type {
          index = records[Int(index)].next
          continue
        }
        read(node, in: part)
        index += 1
      }
    }
    if protocols.contains(where: AccessibilityNames.isHelper) { hasHelper = true }
  }

  private mutating func read(_ node: Node, in part: Node) {
    switch node.kind {
    case .variable where node.parent == part:
      if variables[node.text] == nil { variables[node.text] = node }
      note(attributes: node.declaration?.attributes ?? [])
      if AccessibilityNames.isHelper(node.text) { hasHelper = true }
    case .function where node.parent == part:
      functions[node.text, default: []].append(node)
      if AccessibilityNames.isHelper(node.text) { hasHelper = true }
    case .assign: readAssignment(node)
    case .call: if let name = node.calledName { calls[name, default: []].append(node) }
    case .name, .member:
      mentioned.insert(node.text)
      if AccessibilityNames.isHelper(node.text) { hasHelper = true }
    default: break
    }
  }

  private mutating func readAssignment(_ node: Node) {
    guard let target = node.target else { return }
    switch target.kind {
    case .name: assigned[target.text, default: []].append(node)
    case .member where target.firstChild?.kind == .name && target.firstChild?.text == "self":
      assigned[target.text, default: []].append(node)
    case .member: assignedToOthers[target.text, default: []].append(node)
    default: break
    }
  }

  private mutating func note(attributes: [String]) {
    if attributes.contains(where: { !Self.knownAttributes.contains($0) }) { hasMacro = true }
  }
}
