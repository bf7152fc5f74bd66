extension AccessibilityTree {
  /// The screens of one description; one that shows an earlier one in another language knows that one.
  public static func all(_ screens: [Screen]) -> [AccessibilityTree] {
    var firsts: [String: AccessibilityTree] = [:]
    return screens.map { screen in
      // Without a name and a language, two trees cannot be recognized as one screen.
      guard screens.count > 1, let name = screen.name, let language = screen.language.flatMap(Language.base) else {
        return AccessibilityTree(screen)
      }
      let first = firsts[name]
      let isTranslated = first?.screen.language.flatMap(Language.base) != language
      let tree = AccessibilityTree(screen, original: isTranslated ? first : nil)
      if first == nil { firsts[name] = tree }
      return tree
    }
  }
}
