/// What the code of a class does.
extension ClassFacts {
  /// Attributes of Swift and of Apple's frameworks, which add no accessibility.
  static let knownAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBDesignable", "IBInspectable", "IBOutlet", "IBAction", "MainActor", "available",
    "discardableResult", "Published", "NSManaged", "escaping", "inlinable", "usableFromInline", "preconcurrency",
    "unchecked", "GKInspectable", "NSCopying", "Sendable", "warn_unqualified_access", "UIApplicationMain", "main",
    "State", "Binding", "ObservedObject", "StateObject", "Environment", "EnvironmentObject", "objcImplementation",
    "inline", "_disfavoredOverload", "nonisolated", "Invalidating", "IBSegueAction", "implementationOnly", "dynamic",
    "ViewBuilder", "testable", "propertyWrapper", "resultBuilder", "frozen", "dynamicMemberLookup",
  ]

  /// Where a name is said, by itself or behind a dot, in all parts; the types within a class have members of their own.
  private func names(_ text: String) -> [Node] { Self.names(text, in: parts) }

  private static func names(_ text: String, in parts: [Node]) -> [Node] {
    parts.flatMap { part -> [Node] in
      guard let symbol = part.tree.symbols[text] else { return [] }
      return part.uses(of: symbol).lazy.map { Node(tree: part.tree, index: $0) }.filter { $0.enclosingType == part }
    }
  }

  /// Assignments to a property of its own.
  func assigned(_ property: String) -> [Node] {
    names(property).compactMap { target in
      guard let assignment = target.parent, assignment.kind == .assign, assignment.firstChild == target else {
        return nil
      }
      let isOwn = target.kind == .name || target.firstChild.map { $0.kind == .name && $0.text == "self" } == true
      return isOwn ? assignment : nil
    }
  }

  /// Assignments to a property of others: `thumb.accessibilityLabel` by the last word.
  func assignedToOthers(_ property: String) -> [Node] {
    names(property).compactMap { target in
      guard target.kind == .member, let assignment = target.parent, assignment.kind == .assign,
        assignment.firstChild == target
      else { return nil }
      return target.firstChild.map { $0.kind == .name && $0.text == "self" } == true ? nil : assignment
    }
  }

  func sets(_ property: String) -> Bool { !assigned(property).isEmpty }

  /// Calls of something of this name.
  func calls(of name: String) -> [Node] {
    let parts = parts.filter { $0.tree.symbols[name] != nil }
    let named = Self.names(name, in: parts).compactMap { callee -> Node? in
      guard let call = callee.parent, call.kind == .call, call.firstChild == callee else { return nil }
      return call.calledName == name ? call : nil
    }
    // `UIButton.init()`
    let made = Self.names("init", in: parts).compactMap { callee -> Node? in
      guard callee.kind == .member, let call = callee.parent, call.kind == .call, call.firstChild == callee else {
        return nil
      }
      return call.calledName == name && name != "init" ? call : nil
    }
    return named + made
  }

  func calls(_ names: String...) -> Bool { names.contains { !calls(of: $0).isEmpty } }

  /// Every call in its code.
  var allCalls: [Node] { parts.flatMap { $0.members { $0.kind == .call } } }

  /// A name is anywhere in its code.
  func mentions(_ name: String) -> Bool { !names(name).isEmpty }

  func mentionsAny(_ names: Set<String>) -> Bool { names.contains(where: mentions) }

  /// The code that decides a property: assigned values, the getter, the first value.
  func sources(of property: String) -> [Node] {
    var nodes = assigned(property).compactMap(\.assignedValue)
    if let variable = variables[property] { nodes.append(variable) }
    if nodes.isEmpty, !mentions(property) { return [] }
    for change in ["insert", "formUnion", "remove", "subtract"] {
      nodes += calls(of: change).filter { $0.base?.path == property }
    }
    return nodes
  }
}

extension Node {
  /// What of a type's code is its own, and fits: the types within it are left out.
  func members(where fits: (NodeRecord) -> Bool) -> [Node] {
    var found: [Node] = []
    let all = tree.records
    var index = records.lowerBound + 1
    while index < records.upperBound {
      let record = all[index]
      if record.kind == .type {
        index = max(index + 1, Int(record.next))
        continue
      }
      if fits(record) { found.append(Node(tree: tree, index: Int32(index))) }
      index += 1
    }
    return found
  }
}
