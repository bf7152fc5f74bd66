import A11yCore

/// Finds an element of one screen in the same screen in another language: by its identifier, or by its place where
/// both trees have the same shape.
struct TranslationPairs {
  private let original: AccessibilityTree
  /// Identifiers that stand once, with their controls.
  private var places: [String: Int] = [:]
  private let isAlike: Bool

  init(_ original: AccessibilityTree, _ tree: AccessibilityTree) {
    self.original = original
    isAlike = Self.areAlike(original.screen, tree.screen)
    var repeated: Set<String> = []
    for index in original.screen.controls.indices {
      guard let identifier = Self.identifier(of: original[index]) else { continue }
      if places.updateValue(index, forKey: identifier) != nil { repeated.insert(identifier) }
    }
    for identifier in repeated { places[identifier] = nil }
  }

  func twin(of element: Element) -> Element? {
    if let identifier = Self.identifier(of: element), let index = places[identifier] { return original[index] }
    return isAlike ? original[element.index] : nil
  }

  private static func identifier(of element: Element) -> String? { element.control.identifier ?? element.control.id }

  private static func areAlike(_ a: Screen, _ b: Screen) -> Bool {
    guard a.controls.count == b.controls.count else { return false }
    return a.controls.indices.allSatisfy { index in
      a.parent(of: index) == b.parent(of: index) && a.controls[index].className == b.controls[index].className
        && a.controls[index].role == b.controls[index].role
    }
  }
}
