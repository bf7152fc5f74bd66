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
      all[elements[index].parent].formUnion([all[index], .anything, own(elements, index)])
    }
    return all
  }

  /// By place: to pass an element on is to copy it.
  private static func own(_ elements: [WDAElement], _ index: Int) -> WDAHoldings {
    var own: WDAHoldings = []
    let isVisible = elements[index].isVisible
    if isVisible == true { own.insert(.visible) }
    if isVisible != false, !SpokenText.isBlank(elements[index].label) { own.insert(.words) }
    if isVisible != false, elements[index].isEnabled != false, elements[index].type.isInteractive {
      own.insert(.interactive)
    }
    if elements[index].isNativeElement ?? elements[index].isAccessible == true { own.insert(.element) }
    return own
  }
}
