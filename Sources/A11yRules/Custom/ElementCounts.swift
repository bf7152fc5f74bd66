import A11yCore

/// How many elements are visited below a control, without walking what it holds again for every one that asks.
struct ElementCounts {
  let tree: AccessibilityTree
  /// How many elements stand before each control; made when the first asks.
  private lazy var before: [Int32] = {
    var before: [Int32] = [0]
    before.reserveCapacity(tree.screen.controls.count + 1)
    var count: Int32 = 0
    for index in tree.screen.controls.indices {
      if tree.reach(of: index) == .element { count += 1 }
      before.append(count)
    }
    return before
  }()

  init(_ tree: AccessibilityTree) { self.tree = tree }

  mutating func elements(in element: Element) -> Int {
    let range = tree.screen.descendants(of: element.index)
    return Int(before[range.upperBound] - before[range.lowerBound])
  }
}
