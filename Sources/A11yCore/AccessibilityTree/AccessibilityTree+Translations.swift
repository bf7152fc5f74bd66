internal import A11yPlatform

extension AccessibilityTree {
  /// The screens of one description; one that shows an earlier one in another language knows that one.
  ///
  /// - Parameter threads: how many may share the screens.
  public static func all(_ screens: [Screen], threads: Int = 1) -> [AccessibilityTree] {
    let originals = originals(of: screens)
    let trees = Threads.map(screens.count, on: threads) { index, _ in
      originals[index] == nil ? AccessibilityTree(screens[index]) : nil
    }
    // The first in a language is no translation, so that its tree is there by now.
    return trees.indices.map { index in
      trees[index] ?? AccessibilityTree(screens[index], original: originals[index].flatMap { trees[$0] })
    }
  }

  /// Of each screen that shows an earlier one in another language, which one.
  private static func originals(of screens: [Screen]) -> [Int?] {
    var firsts: [String: (index: Int, language: String)] = [:]
    return screens.indices.map { index in
      // Without a name and a language, two trees cannot be recognized as one screen.
      guard let name = screens[index].name, let language = screens[index].language.flatMap(Language.base) else {
        return nil
      }
      guard let first = firsts[name] else {
        firsts[name] = (index, language)
        return nil
      }
      return first.language == language ? nil : first.index
    }
  }
}
