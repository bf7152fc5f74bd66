/// Texts in source that a person will hear or read.
enum Literals {
  /// The words of a string, of `String(localized: "…", defaultValue: "…")` and of `Text("…")`; nil when they are not there.
  static func words(of node: Node) -> String? {
    if let literal = node.literal { return literal }
    guard node.kind == .call else { return nil }
    switch node.calledName {
    case "String":
      if let value = node.argument("defaultValue")?.literal { return value }
      return node.argument("localized")?.literal
    case "Text", "LocalizedStringKey": return node.arguments.first?.literal
    case "NSLocalizedString":
      return node.argument("value")?.literal ?? node.arguments.first?.literal
    default: return nil
    }
  }

  /// Whether it is text for people, and not a key such as `close.label`.
  static func isPlainText(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !(text.contains(".") && !text.contains(" ")) && !text.contains("_")
  }
}
