import A11yCore

/// How many elements are met beneath a control, without walking what it holds again for every one that asks.
struct ElementCounts {
  let screen: Exposure
  /// How many elements stand before each control; made when the first asks.
  private lazy var before: [Int32] = {
    var before: [Int32] = [0]
    before.reserveCapacity(screen.screen.controls.count + 1)
    var count: Int32 = 0
    for index in screen.screen.controls.indices {
      if screen.reach(of: index) == .element { count += 1 }
      before.append(count)
    }
    return before
  }()

  init(_ screen: Exposure) { self.screen = screen }

  mutating func elements(in element: Element) -> Int {
    let range = screen.screen.descendants(of: element.index)
    return Int(before[range.upperBound] - before[range.lowerBound])
  }
}
