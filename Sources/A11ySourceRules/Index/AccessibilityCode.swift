/// Tells whether code has to do with accessibility at all.
enum AccessibilityCode {
  static func isAbout(_ node: Node) -> Bool {
    node.subtree.contains { part in
      (part.kind == .name || part.kind == .member)
        && (part.text.hasPrefix("accessibility") || part.text == "isAccessibilityElement"
          || AccessibilityNames.isHelper(part.text))
    }
  }
}
