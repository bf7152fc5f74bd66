/// What methods that were not read may set, by their names.
enum UnreadCalls {
  /// `setOutlineColor` of a library sets a color, and no font; `setMaxHeight` and `addShadow` set neither, and a macro such
  /// as `SAFE_RELEASE` lets go of an object.
  static func facts(setBy method: String) -> [CodeFact] {
    let facts = looks(setBy: method)
    return words(of: method).isDisjoint(with: ofVisibility) ? facts : facts + [.visibility]
  }

  private static func looks(setBy method: String) -> [CodeFact] {
    if reading.contains(String(method.prefix { $0.isLowercase })) || method.hasSuffix("RELEASE") { return [] }
    let words = words(of: method)
    // `lib_setBackgroundImage(of: color, for: .highlighted)`
    if words.contains("background"), words.contains("set"),
      words.subtracting(["color", "colour"]).isDisjoint(with: ofWords)
    {
      return [.background]
    }
    // `addTapGesture { … }`
    if !words.isDisjoint(with: ofTouches) { return [.actions] }
    if method.hasPrefix("set") {
      if ["Color", "Colour"].contains(where: method.hasSuffix) { return [.color, .tint] }
      if method.hasSuffix("Font") { return [.font, .scaling] }
    }
    guard words.isDisjoint(with: ofWords) else { return looks }
    if !words.isDisjoint(with: ofSizes) { return [.size] }
    return words.isDisjoint(with: ofOthers) ? looks : []
  }

  /// `set`, `max` and `height` of `setMaxHeight`.
  private static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in name {
      if !character.isLetter || character.isUppercase, !word.isEmpty {
        words.insert(word)
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    words.insert(word)
    return words
  }

  /// First words of methods that only look at a view: `validator.registerField(field, rules: rules)`.
  private static let reading: Set = [
    "is", "has", "can", "should", "get", "validate", "contains", "register", "unregister", "track",
  ]

  /// Words in the names of methods that may set more than what another word says.
  private static let ofWords: Set = [
    "text", "title", "label", "font", "style", "styled", "theme", "color", "colour", "placeholder", "attributed",
    "configure", "config", "setup", "update", "appearance", "data", "model", "localize", "localized",
  ]
  private static let ofTouches: Set = ["gesture", "recognizer", "tap", "touch", "click", "press"]
  private static let ofVisibility: Set = [
    "show", "hide", "unhide", "fade", "reveal", "appear", "toggle", "visible", "hidden", "visibility",
  ]
  private static let ofSizes: Set = [
    "height", "width", "size", "constraint", "constraints", "layout", "anchor", "anchors",
  ]
  private static let ofOthers: Set = [
    "image", "icon", "radius", "border", "shadow", "insets", "inset", "corner", "corners", "rounded", "gradient",
    "blur", "animation", "animate", "shake", "bounce", "pulse", "rotate", "responder", "keyboard",
    "loader", "loading", "spinner", "indicator", "activity", "pop", "popup",
  ]

  /// What unknown code may set.
  static let looks: [CodeFact] = [.text, .font, .scaling, .color, .tint]
}
