import A11yCore
import Testing

/// Where elements sit in their containers: narration.md 7.6.
@Suite struct ContextTests {
  /// The contexts by id, in tree order.
  private func contexts(_ nodes: [Node]) -> [String] {
    let screen = Node.screen(nodes)
    let contexts = Contexts(AccessibilityTree(screen))
    return screen.controls.indices.compactMap { index in
      contexts[index].map { "\(screen.controls[index].id ?? "-") \($0)" }
    }
  }

  private func tab(_ id: String, _ change: (inout Control) -> Void = { _ in }) -> Node {
    Node(id, "UITabBarButton", at: Frame(x: 0, y: 0, width: 9, height: 9)) {
      $0.title = id
      change(&$0)
    }
  }

  @Test("the buttons of a tab bar are counted as they are, hidden ones among them")
  func tabBar() {
    #expect(
      contexts([
        Node("bar", "UITabBar", holding: [tab("a"), Node("line"), tab("b") { $0.isHidden = true }, tab("c")])
      ]) == [
        "a tabBarItem(index: 1, count: 3)", "b tabBarItem(index: 2, count: 3)", "c tabBarItem(index: 3, count: 3)",
      ])
  }

  @Test("among the tabs of a view with the trait tabBar, elements that are not views are not counted")
  func tabBarViews() {
    let parts: [Node] = [
      .button("a", 0),
      Node("e", "UIAccessibilityElement", at: Frame(x: 20, y: 0, width: 9, height: 9)) { $0.label = "e" },
      .button("b", 50),
    ]
    #expect(
      contexts([Node("bar", holding: parts) { $0.traits = .tabBar }])
        == ["a tab(index: 1, count: 2)", "b tab(index: 2, count: 2)"])
  }

  @Test("segments are counted by their places, whatever is next to them; without any, what there is")
  func segments() {
    func segment(_ id: String, _ x: Double) -> Node {
      Node(id, "UISegment", at: Frame(x: x, y: 0, width: 90, height: 30), holding: [Node("\(id)i", "UIImageView")])
    }
    let parts = [Node("line", "UIImageView"), segment("b", 90), segment("a", 0)]
    #expect(
      contexts([Node("s", "UISegmentedControl", holding: parts)])
        == ["b series(index: 2, count: 2)", "a series(index: 1, count: 2)"])
    let views = [Node("c", "SwiftUI.Text"), Node("d", "SwiftUI.Text")]
    #expect(
      contexts([Node("s", "UISegmentedControl", holding: views)])
        == ["c series(index: 1, count: 2)", "d series(index: 2, count: 2)"])
  }

  @Test("elements below a view with the trait tabBar are counted in reading order; an order of its own counts itself")
  func tabBarTrait() {
    let buttons: [Node] = [.button("a", 50), Node("in", holding: [.button("b", 0)])]
    #expect(
      contexts([Node("bar", holding: buttons) { $0.traits = .tabBar }])
        == ["a tab(index: 2, count: 2)", "b tab(index: 1, count: 2)"])
    #expect(
      contexts([
        Node("bar", holding: buttons) {
          $0.traits = .tabBar
          $0.structure.order = ["a", "in", "nobody"]
        }
      ]) == ["a tab(index: 1, count: 2)", "in tab(index: 2, count: 2)"])
  }

  @Test("segments of a segmented control or of a series container are a series")
  func series() {
    let expected = ["a series(index: 1, count: 2)", "b series(index: 2, count: 2)"]
    #expect(contexts([Node("s", "UISegmentedControl", holding: [.button("a"), .button("b")])]) == expected)
    #expect(
      contexts([Node("s", holding: [.button("a"), .button("b")]) { $0.structure.container = .series }]) == expected)
  }

  @Test(
    "a list or landmark has a start and an end when it lists what it holds, and none otherwise",
    arguments: [
      (["a", "b", "c"], ["a listStart", "c listEnd"]), (["b"], ["b listStart"]), ([], []), (nil, []),
    ] as [([String]?, [String])])
  func ends(_ order: [String]?, _ expected: [String]) {
    let buttons: [Node] = [.button("a"), .button("b", 20), .button("c", 40)]
    #expect(
      contexts([
        Node("list", holding: buttons) {
          $0.structure.container = .list
          $0.structure.order = order
        }
      ]) == expected)
    #expect(
      contexts([
        Node("mark", holding: buttons) {
          $0.structure.container = .landmark
          $0.structure.order = order
        }
      ]) == expected.map { $0.replacing("list", with: "landmark") })
  }

  @Test("the outermost container applies to everything in it; the description of an element takes precedence")
  func precedence() {
    let bar = Node("bar", holding: [.button("a"), .button("b") { $0.structure.context = .landmarkEnd }]) {
      $0.traits = .tabBar
    }
    #expect(
      contexts([Node("s", holding: [bar, .button("c")]) { $0.structure.container = .series }])
        == ["bar series(index: 1, count: 2)", "b landmarkEnd", "c series(index: 2, count: 2)"])
  }

  @Test("cells of a data table know their row, column and headers")
  func dataTable() throws {
    var table = Structure.DataTable()
    table.columnHeaders = [0: ["name"], 1: ["age", "nobody", "stray"]]
    table.rowHeaders = [1: ["ann"], 2: ["extra"]]
    let cells: [Node] = [
      cell("name", 0, 0), cell("age", 0, 1), cell("ann", 1, 0), cell("31", 1, 1), cell("extra", 2, 1),
      cell("bob", 2, 0), cell("40", .max, 1), .button("stray"),
    ]
    let screen = Node.screen([Node("t", holding: cells) { $0.structure.container = .dataTable(table) }])
    let contexts = Contexts(AccessibilityTree(screen))
    let age = DataTableCell.Header(label: "age")
    let name = DataTableCell.Header(label: "name")
    let extra = DataTableCell.Header(label: "extra")
    let expected = [
      DataTableCell(row: 0, column: 0, isFirstInRow: true), DataTableCell(row: 0, column: 1),
      // The header right above a first cell is left out.
      DataTableCell(row: 1, column: 0, isFirstInRow: true), DataTableCell(row: 1, column: 1, columnHeaders: [age]),
      DataTableCell(row: 2, column: 1, columnHeaders: [age]),
      DataTableCell(row: 2, column: 0, isFirstInRow: true, rowHeaders: [extra], columnHeaders: [name]),
      DataTableCell(row: .max, column: 1, isFirstInRow: true, columnHeaders: [age]),
    ]
    #expect((2..<9).map { contexts[$0] } == expected.map { .dataTableCell($0) })
    #expect(contexts[9] == nil)
  }

  private func cell(_ text: String, _ row: Int, _ column: Int) -> Node {
    Node(text, "UILabel") {
      $0.text = text
      $0.metrics.row = row
      $0.metrics.column = column
    }
  }

  @Test("what is silent or an element itself is not a container")
  func notAContainer() {
    #expect(
      contexts([
        Node("bar", holding: [.button("a")]) {
          $0.traits = .tabBar; $0.isElement = true
        }
      ]) == [])
    #expect(contexts([Node("bar", "UITabBar", holding: [tab("a")]) { $0.isHidden = true }]) == [])
  }
}
