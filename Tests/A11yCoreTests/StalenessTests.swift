import A11yCore
import Testing

/// When the frames of a whole description are not to be trusted: rules.md, `stale-tree`.
@Suite struct StalenessTests {
  private static let empty = Frame(x: 0, y: 0, width: 0, height: 0)

  /// A screen with so many buttons, the first ones without a size.
  private func screen(_ count: Int, empty: Int, isHidden: Bool = false, isDesignTime: Bool = false) -> Screen {
    let buttons = (0..<count).map { number in
      Node.button("b\(number)", 0, Double(number) * 20) {
        if number < empty { $0.frame = Self.empty }
        if number < empty, isHidden { $0.isHidden = true }
      }
    }
    return Node.screen(buttons) { $0.source.isDesignTime = isDesignTime }
  }

  @Test(
    "a quarter of twenty elements without a size is too many",
    arguments: [
      (20, 5, Staleness.emptyFrames(count: 5, of: 20)), (20, 4, nil), (19, 19, nil),
      (40, 40, .emptyFrames(count: 40, of: 40)), (40, 0, nil),
    ] as [(Int, Int, Staleness?)])
  func emptyFrames(_ count: Int, _ empty: Int, _ expected: Staleness?) {
    let tree = AccessibilityTree(screen(count, empty: empty))
    #expect(tree.staleness == expected)
    #expect(tree.geometryIsUsable == (expected == nil))
  }

  @Test("what is hidden needs no size, and in an editor nothing is laid out yet")
  func exceptions() {
    #expect(AccessibilityTree(screen(40, empty: 20, isHidden: true)).staleness == nil)
    #expect(AccessibilityTree(screen(40, empty: 20, isDesignTime: true)).staleness == nil)
  }

  @Test("twenty elements in one place are no screen")
  func equalFrames() {
    let equal = (0..<20).map { Node.button("b\($0)", 7, 7) }
    #expect(AccessibilityTree(Node.screen(equal)).staleness == .equalFrames(count: 20))
    #expect(AccessibilityTree(Node.screen(Array(equal.dropLast()))).staleness == nil)
    #expect(AccessibilityTree(Node.screen(equal + [.button("z", 8, 7)])).staleness == nil)
  }

  @Test("a screen without a size holds nothing; a part of one may")
  func emptyRoot() {
    let root = Node("root", at: Self.empty, holding: [.button("a")])
    var part = Screen()
    part.kind = .component
    #expect(AccessibilityTree(root.screen()).staleness == .emptyRoot)
    #expect(AccessibilityTree(root.screen(part)).staleness == nil)
    #expect(AccessibilityTree(Node("root", at: Self.empty).screen()).staleness == nil)
  }

  @Test("a frame of a stale description is not known")
  func notKnown() {
    let stale = AccessibilityTree(screen(20, empty: 5))
    #expect(stale.elements.map { $0.knows(.frame) } == Array(repeating: false, count: 15))
    #expect(
      AccessibilityTree(screen(20, empty: 4)).elements.map { $0.knows(.frame) } == Array(repeating: true, count: 16))
  }
}
