/// The placeholder words that Interface Builder puts on new controls.
package enum TemplateWords {
  private static let all: Set<String> = [
    "label", "title", "subtitle", "detail", "text", "text view", "text field", "button", "item", "header", "footer",
    "first", "second", "example", "placeholder", "sample", "todo", "tbd", "dummy",
  ]

  /// Endings that people use to tell the parts of a drawing apart: "Title label", "Primary Action Button".
  private static let kinds = [" label", " lbl", " textview", " text view", " placeholder", " goes here"]

  package static func contain(_ words: String) -> Bool {
    guard words.utf8.count <= 200 else { return isFiller(words.prefix(200)) }
    let trimmed = SpokenText.trimmed(words)
    if trimmed.hasPrefix("{") && trimmed.hasSuffix("}") || trimmed.hasPrefix("<") && trimmed.hasSuffix(">")
      || trimmed.hasPrefix("[") && trimmed.hasSuffix("]")
    {
      return true
    }
    let normalized = SpokenText.normalized(words)
    return all.contains(normalized) || kinds.contains { normalized.hasSuffix($0) } || isFiller(normalized[...])
  }

  /// Filler text.
  private static func isFiller(_ words: Substring) -> Bool {
    let start = words.prefix(24).lowercased()
    return start.hasPrefix("lorem ipsum") || start.hasPrefix("dolor sit amet")
  }
}
