extension Exposure {
  /// The screens of one description; one that shows an earlier one in another language knows that one.
  public static func all(_ screens: [Screen]) -> [Exposure] {
    var firsts: [String: Exposure] = [:]
    return screens.map { screen in
      // Without a name and a language nobody can tell that two trees are one screen.
      guard screens.count > 1, let name = screen.name, let language = screen.language.flatMap(Language.base) else {
        return Exposure(screen)
      }
      let first = firsts[name]
      let isTranslated = first?.screen.language.flatMap(Language.base) != language
      let exposure = Exposure(screen, original: isTranslated ? first : nil)
      if first == nil { firsts[name] = exposure }
      return exposure
    }
  }
}
