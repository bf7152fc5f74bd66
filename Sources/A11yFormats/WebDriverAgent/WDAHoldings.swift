import A11yCore

/// What an element holds below itself, at any depth.
struct WDAHoldings: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something that WebDriverAgent calls visible.
  static let visible = WDAHoldings(rawValue: 1 << 0)
  /// Something visible and enabled that a person acts on.
  static let interactive = WDAHoldings(rawValue: 1 << 1)
  /// Something that WebDriverAgent calls an accessibility element.
  static let element = WDAHoldings(rawValue: 1 << 2)
  /// Anything at all.
  static let anything = WDAHoldings(rawValue: 1 << 3)

  /// Something visible that has words.
  static let words = WDAHoldings(rawValue: 1 << 4)

  /// What each element holds. Children stand behind their parents, so that one way back is enough.
  static func all(_ tree: WDAElementTree) -> [WDAHoldings] {
    var all = Array(repeating: WDAHoldings(), count: tree.elements.count)
    for index in tree.elements.indices.reversed() where tree.parents[index] >= 0 {
      all[Int(tree.parents[index])].formUnion([all[index], .anything, own(tree.elements[index])])
    }
    return all
  }

  private static func own(_ element: WDAElement) -> WDAHoldings {
    var own: WDAHoldings = []
    if element.isVisible == true { own.insert(.visible) }
    if element.isVisible != false, !SpokenText.isBlank(element.label) { own.insert(.words) }
    if element.isVisible != false, element.isEnabled != false, element.type.isInteractive { own.insert(.interactive) }
    if element.isNativeElement ?? element.isAccessible == true { own.insert(.element) }
    return own
  }
}
