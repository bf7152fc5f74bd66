internal import A11yCore

/// Tells an element that was taken off the screen from one that was only taken from VoiceOver.
struct LostElements {
  private let screen: AccessibilityTree
  private let byIdentifier: [String: Int]
  private let byPlace: [Int: Int]
  private let oldPlaces: [Int]
  private let heard: [Int: HeardElement]
  /// Something modal is new: what it covers is silent, and meant to be.
  private let isCovered: Bool

  /// Places are those of `TreePlaces`, by control.
  init(
    from old: AccessibilityTree, to new: AccessibilityTree, heard: [HeardElement], oldPlaces: [Int], newPlaces: [Int]
  ) {
    screen = new
    self.oldPlaces = oldPlaces
    var byIdentifier: [String: Int] = [:]
    for (index, control) in new.screen.controls.enumerated() {
      guard let identifier = control.identifier ?? control.id, byIdentifier[identifier] == nil else { continue }
      byIdentifier[identifier] = index
    }
    self.byIdentifier = byIdentifier
    byPlace = Dictionary(newPlaces.enumerated().map { ($1, $0) }) { first, _ in first }
    self.heard = Dictionary(heard.map { ($0.element.index, $0) }) { first, _ in first }
    isCovered = Self.hasModal(new) && !Self.hasModal(old)
  }

  /// Whether an element that is visited no longer is still visible.
  ///
  /// An image may be left out as decoration, and texts may be reported by what they are in: neither is a loss.
  func befell(_ old: HeardElement) -> Bool {
    guard !isCovered, !SpokenText.isBlank(old.spoken), let index = index(of: old) else { return false }
    let element = screen[index]
    guard element.reach != .element, !isOutOfSight(index) else { return false }
    if !old.element.isInteractive {
      if old.element.role == .image || isTold(old.element.name, around: index) { return false }
    }
    return true
  }

  /// By identifier; else at the same place, if it goes by the same name.
  private func index(of old: HeardElement) -> Int? {
    if let identifier = old.identifier { return byIdentifier[identifier] }
    guard let index = byPlace[oldPlaces[old.element.index]] else { return nil }
    return screen[index].name == old.element.name ? index : nil
  }

  private func isTold(_ name: String, around index: Int) -> Bool {
    screen.screen.ancestors(of: index).contains { ancestor in
      guard let heard = heard[ancestor] else { return false }
      return heard.spoken.contains(name)
    }
  }

  private func isOutOfSight(_ index: Int) -> Bool {
    ([index] + screen.screen.ancestors(of: index)).contains { index in
      let control = screen.screen.controls[index]
      return control.isHidden == true || control.alpha.map { $0 <= 0 } == true
    }
  }

  private static func hasModal(_ tree: AccessibilityTree) -> Bool {
    tree.screen.controls.contains { $0.isModal == true && $0.isHidden != true }
  }
}
