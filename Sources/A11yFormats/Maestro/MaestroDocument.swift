/// Where Maestro's hierarchies are in a file: the root of `maestro hierarchy`, or what the commands of a `commands-*.json`
/// of its debug output met (`hierarchyRoot` of a failure's `error`, or `hierarchy`).
///
/// Maestro writes its debug output without empty attributes and empty lists, so that most nodes have neither a text nor
/// an identifier there. (Source: `TestDebugReporter.kt` and `TreeNode.kt` of mobile-dev-inc/maestro.)
enum MaestroDocument {
  /// The roots, in the order of the file; empty when there is none.
  static func hierarchies(in root: JSONValue) -> [JSONValue] {
    if isHierarchy(root) { return [root] }
    if let inside = hierarchy(of: root) { return [inside] }
    guard root.kind == .array else { return [] }
    return root.elements.compactMap(hierarchy(ofCommand:))
  }

  /// The file lists commands of a test, with or without a screen.
  static func listsCommands(_ root: JSONValue) -> Bool {
    guard root.kind == .array, let first = root.elements.first(where: { _ in true }) else { return false }
    return first["command"]?.kind == .object && first["metadata"]?.kind == .object
  }

  private static func hierarchy(ofCommand command: JSONValue) -> JSONValue? {
    guard let metadata = command["metadata"] else { return hierarchy(of: command) }
    return metadata["error"].flatMap(hierarchy(of:)) ?? hierarchy(of: metadata)
  }

  private static func hierarchy(of object: JSONValue) -> JSONValue? {
    (object["hierarchyRoot"] ?? object["hierarchy"]).flatMap { isHierarchy($0) ? $0 : nil }
  }

  /// How many nodes are looked at.
  private static let reach = 32

  /// Nodes of `attributes` and `children`, one of the first of which has an attribute that only Maestro writes.
  private static func isHierarchy(_ root: JSONValue) -> Bool {
    guard root.kind == .object, root["attributes"]?.kind == .object || root["children"]?.kind == .array else {
      return false
    }
    var open = [root]
    for count in 0..<reach {
      guard let node = open.popLast() else { return false }
      if let attributes = node["attributes"], attributes.kind == .object {
        if attributes["accessibilityText"] != nil { return root["children"] != nil || count > 0 }
        if hasBounds(attributes), count > 0 || attributes["resource-id"] != nil && root["children"] != nil {
          return true
        }
      } else if count > 0 {
        return false
      }
      open += (node["children"]?.elements).map { Array($0.prefix(reach)).reversed() } ?? []
    }
    return false
  }

  /// `[left,top][right,bottom]`
  private static func hasBounds(_ attributes: JSONValue) -> Bool {
    attributes["bounds"]?.string.map { $0.hasPrefix("[") && $0.contains("][") } == true
  }
}
