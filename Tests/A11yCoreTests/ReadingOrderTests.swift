import A11yCore
import Testing

/// In which order: narration.md 9.2, a to f, and what is kept together: 9.1 f.
@Suite struct ReadingOrderTests {
  private func order(_ nodes: [Node], _ change: (inout Screen) -> Void = { _ in }) -> String {
    AccessibilityTree(Node.screen(nodes, change)).order
  }

  @Test("a: an explicit order is never sorted; all else is, among its siblings")
  func explicit() {
    let low = Node("g", holding: [.button("b", 0, 80), .button("a", 0, 40)]) { $0.structure.order = ["b", "a"] }
    #expect(order([low, .button("c", 0, 60), .button("d", 0, 20)]) == "d b a c")
  }

  @Test("b: a group is where its first member is, and an empty one last")
  func groups() {
    let group = Node(
      "g", at: Frame(x: 0, y: 0, width: 99, height: 99), holding: [.button("a", 0, 90), .button("b", 0, 50)]
    ) {
      $0.groupsChildren = true
    }
    #expect(order([.button("c", 0, 30), group, .button("d", 0, 70)]) == "c b a d")
    let empty = Node("e") { $0.groupsChildren = true }
    #expect(order([empty, .button("c", 0, 30), empty]) == "c")
  }

  @Test("b: an element is at its accessibility frame")
  func accessibilityFrame() {
    let moved = Node.button("a", 0, 0) { $0.geometry.accessibilityFrame = Frame(x: 0, y: 50, width: 1, height: 1) }
    #expect(order([moved, .button("b", 0, 30)]) == "b a")
  }

  @Test("b: an explicit container in a tab bar is where it is, not where its members are")
  func tabBar() {
    func bar(_ traits: Traits?) -> [Node] {
      [
        Node(
          "bar",
          holding: [
            .button("x", 30, 0),
            Node("g", at: Frame(x: 60, y: 0, width: 9, height: 9), holding: [.button("a", 0, 0)]) {
              $0.structure.order = ["a"]
            },
          ]
        ) { $0.traits = traits }
      ]
    }
    #expect(order(bar(.tabBar)) == "x a")
    #expect(order(bar(nil)) == "a x")
  }

  @Test("c: tops that differ by less than the tolerance are one row", arguments: Screen.Idiom.allCases)
  func tolerance(_ idiom: Screen.Idiom) {
    let rows = idiom == .phone ? 8.0 : 13.0
    #expect(order([.button("b", 50, 0), .button("a", 0, rows - 0.5)]) { $0.idiom = idiom } == "a b")
    #expect(order([.button("b", 50, 0), .button("a", 0, rows)]) { $0.idiom = idiom } == "b a")
  }

  @Test("c: a row is read from its leading edge, right to left by left edges")
  func direction() {
    let nodes = [
      Node("wide", "UIButton", at: Frame(x: 0, y: 0, width: 100, height: 9)), Node.button("b", 50, 0),
      .button("c", 70, 30),
      .button("d", 90, 30),
    ]
    #expect(order(nodes) == "wide b c d")
    // Left edges, though the wide one reaches further right.
    #expect(order(nodes) { $0.statedDirection = .rightToLeft } == "b wide d c")
  }

  @Test("d: equals stay as found, and what has no frame is in its parent's corner")
  func stable() {
    #expect(order((0..<100).map { .button("\($0)", 5, 5) }) == (0..<100).map(String.init).joined(separator: " "))
    let parent = Node("p", at: Frame(x: 0, y: 40, width: 9, height: 9), holding: [Node("a", "UIButton")])
    #expect(order([.button("c", 0, 60), parent, .button("b", 0, 20)]) == "b a c")
  }

  @Test("e: where the comparison goes in a circle, items are put in one by one from the end")
  func circle() {
    // By 9.2 c: b before a (one row, nearer), c before b, and a before c (12 points apart).
    let a = Node.button("a", 20, 0)
    let b = Node.button("b", 10, 6)
    let c = Node.button("c", 0, 12)
    #expect(order([a, b, c]) == "b a c")
    #expect(order([c, a, b]) == "a c b")
    #expect(order([b, c, a]) == "c b a")
  }

  @Test("invalid frames are sorted, and no element is lost")
  func impossible() {
    let numbers = [Double.nan, 1 / 0.0, -1 / 0.0, 0, 1e308, -1e308]
    let nodes = numbers.flatMap { x in numbers.map { y in Node.button("\(x)/\(y)", x, y) } }
    #expect(order(nodes).split(separator: " ").sorted() == nodes.compactMap(\.control.id).sorted().map { $0[...] })
  }

  @Test("9.1 f: what keeps its members together", arguments: Keeping.allCases)
  func keepsTogether(_ keeping: Keeping) {
    let group = Node("g", holding: [.button("a", 0, 0), .button("b", 0, 60)], keeping.set)
    #expect(order([group, .button("c", 0, 30)]) == (keeping.isGroup ? "a b c" : "a c b"))
  }

  enum Keeping: CaseIterable {
    case nothing, groups, doesNot, tabBarTrait, tabBarContainer, list, landmark, dataTable, bareSemanticGroup
    case labelled, valued, identified, emptyLabel, noContainer, series

    var isGroup: Bool {
      switch self {
      case .nothing, .doesNot, .bareSemanticGroup, .noContainer, .series: false
      default: true
      }
    }

    func set(_ control: inout Control) {
      switch self {
      case .nothing: break
      case .groups: control.groupsChildren = true
      case .doesNot: control.groupsChildren = false
      case .tabBarTrait: control.traits = .tabBar
      case .tabBarContainer: control.structure.container = .tabBar
      case .list: control.structure.container = .list
      case .landmark: control.structure.container = .landmark
      case .dataTable: control.structure.container = .dataTable(.init())
      case .bareSemanticGroup: control.structure.container = .semanticGroup
      case .labelled, .valued, .identified, .emptyLabel:
        control.structure.container = .semanticGroup
        if self == .labelled { control.label = "x" }
        if self == .valued { control.value = "x" }
        if self == .identified { control.identifier = "x" }
        if self == .emptyLabel { control.label = "" }
      case .noContainer: control.structure.container = Structure.Container.none
      case .series: control.structure.container = .series
      }
    }
  }
}
