import A11yCore

/// What an element holds beneath itself, at any depth.
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
  static func all(_ elements: [WDAElement]) -> [WDAHoldings] {
    var all = Array(repeating: WDAHoldings(), count: elements.count)
    for index in elements.indices.reversed() where elements[index].parent >= 0 {
      let element = elements[index]
      all[element.parent].formUnion([all[index], .anything, own(element)])
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
