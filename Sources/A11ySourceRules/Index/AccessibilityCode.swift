/// Tells whether code has to do with accessibility at all.
enum AccessibilityCode {
  static func isAbout(_ node: Node) -> Bool {
    let words = node.tree.accessibility
    if words.isEmpty { return false }
    return node.tree.records[node.records].contains {
      ($0.kind == .name || $0.kind == .member) && words.contains($0.text)
    }
  }
}
