import A11yCore
import Testing

/// Trees of hostile shape: as deep as the readers allow and deeper, as wide as memory allows.
@Suite struct DepthTests {
  @Test("a deep tree is visited to its end", arguments: [512, 4096, 100_000])
  func deep(_ depth: Int) {
    var builder = ScreenBuilder()
    for _ in 0..<depth { builder.begin(Control()) }
    var button = Control()
    button.className = "UIButton"
    builder.begin(button)
    for _ in 0...depth { builder.end() }
    #expect(AccessibilityTree(builder.screen).readingOrder == [depth])
  }

  @Test("a deep nest of groups is visited to its end", arguments: [512, 4096, 100_000])
  func deepGroups(_ depth: Int) {
    var builder = ScreenBuilder()
    var group = Control()
    group.groupsChildren = true
    for _ in 0..<depth { builder.begin(group) }
    var button = Control()
    button.className = "UIButton"
    builder.begin(button)
    builder.end()
    builder.begin(button)
    for _ in 0...depth { builder.end() }
    #expect(AccessibilityTree(builder.screen).readingOrder == [depth, depth + 1])
  }

  @Test("a long chain of explicit orders is followed to its end")
  func deepOrders() {
    let depth = 100_000
    var builder = ScreenBuilder()
    for index in 0..<depth {
      var control = Control()
      control.id = "\(index)"
      control.structure.order = ["\(index + 1)", "\(index)", "0"]
      builder.begin(control)
      // Side by side, not nested: only the orders make it deep.
      if index > 0 { builder.end() }
    }
    var button = Control()
    button.id = "\(depth)"
    button.isElement = true
    builder.begin(button)
    builder.end()
    builder.end()
    #expect(AccessibilityTree(builder.screen).readingOrder == [depth])
  }

  @Test("a hundred thousand siblings are visited in order")
  func wide() {
    var builder = ScreenBuilder()
    builder.begin(Control())
    for index in 0..<100_000 {
      var button = Control()
      button.className = "UIButton"
      button.frame = Frame(x: 0, y: Double(100_000 - index) * 10, width: 10, height: 10)
      builder.begin(button)
      builder.end()
    }
    builder.end()
    let tree = AccessibilityTree(builder.screen)
    #expect(tree.readingOrder == Array((1...100_000).reversed()))
    #expect(tree.elements.count == 100_000)
  }
}
