import A11yCore
import Testing

/// What would be checked if it could be seen, and what an eye meets.
@Suite struct UnseenTests {
  private static let empty = Frame(x: 0, y: 0, width: 0, height: 0)

  private func ids(_ elements: some Sequence<Element>) -> String {
    elements.map { $0.control.id ?? "-" }.joined(separator: " ")
  }

  @Test("elements without a size or next to the display are unseen, if nothing else hides them")
  func unseen() {
    let screen = Node.screen([
      .button("a"), .button("b") { $0.frame = Self.empty }, .button("c", 500, 0),
      .button("d") {
        $0.frame = Self.empty
        $0.isHidden = true
      },
      Node("e", holding: [.button("f") { $0.frame = Self.empty }]) { $0.isHidden = true },
      Node("g", holding: [.button("h") { $0.frame = Self.empty }]) { $0.isSystem = true },
      Node("i", at: Self.empty),
      Node("j", "UIScrollView", holding: [.button("k", 0, 2000)]),
    ]) { $0.size = Size(width: 390, height: 844) }
    let tree = AccessibilityTree(screen)
    #expect(ids(tree.unseen) == "b c")
    #expect(ids(tree.elements) == "a k")
    #expect(tree.skipped == [:])
  }

  @Test("visible elements are elements, their parts and their containers, but not hidden or system views")
  func seen() {
    let screen = Node.screen([
      .button("a", holding: [Node("b", "UILabel"), Node("c", "UILabel") { $0.isHidden = true }]),
      Node("d", holding: [.button("e")]) { $0.alpha = 0.001 },
      Node("f", holding: [.button("g")]) { $0.isSystem = true },
      Node("h", holding: [.button("i")]) { $0.hidesElements = true },
    ])
    #expect(ids(AccessibilityTree(screen).seen) == "root a b")
  }
}
