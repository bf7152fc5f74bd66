import A11yCore

/// The words in the name of an image, as a proposal for a label.
enum ImageWords {
  /// What the names of images say about kind, looks and size.
  private static let drawing: Set<String> = [
    "ic", "icon", "icn", "img", "image", "btn", "button", "asset", "svg", "png", "fill", "filled", "circle", "square",
    "rectangle", "outline", "outlined", "line", "solid", "small", "large", "medium", "big", "mini", "white", "black",
    "gray", "grey", "blue", "red", "dark", "light", "normal", "default", "active", "inactive", "selected", "template",
    "nav", "navbar", "tab", "tabbar", "toolbar", "ios", "new", "bold", "regular",
  ]

  /// What an image looks like, and not what a button with it does.
  private static let looks: Set<String> = [
    "arrow", "chevron", "caret", "triangle", "cross", "dots", "dot", "ellipsis", "hamburger", "burger", "heart", "star",
    "bell", "gear", "cog", "tick", "check", "checkmark", "background", "placeholder", "logo", "avatar",
  ]

  /// `Forward` for `forward.fill`; nil if the name says nothing, or for an app in another language.
  static func action(of element: Element) -> String? {
    let language = element.language ?? "en"
    guard let image = element.control.image, language == "en" || language.hasPrefix("en-") else { return nil }
    if let action = SymbolNames.action(image) { return action }
    let words = CodeWords.words(of: image).filter { !drawing.contains($0) }
    guard (1...3).contains(words.count), words.allSatisfy({ $0.count > 2 && !looks.contains($0) })
    else { return nil }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
