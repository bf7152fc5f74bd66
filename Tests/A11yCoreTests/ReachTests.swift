import A11yCore
import Testing

/// Who is visited at all: narration.md 9.1, a to g, and whom rules check: rules.md 0.
@Suite struct ReachTests {
  private func reach(_ nodes: [Node]) -> String { AccessibilityTree(Node.screen(nodes)).reachByID }

  @Test("a: elementsHidden silences a control and all below it, even an element")
  func elementsHidden() {
    #expect(
      reach([Node("a", holding: [.button("b")]) { $0.hidesElements = true }, .button("c") { $0.hidesElements = true }])
        == "root:container a:hidden b:hidden c:hidden")
    // Not only views.
    #expect(
      reach([
        Node("a", "UIAccessibilityElement") {
          $0.hidesElements = true; $0.isElement = true
        }
      ])
        == "root:container a:hidden")
  }

  @Test("b: hidden, fully transparent, and empty views that could show something are hidden")
  func hiddenViews() {
    let empty = Frame(x: 5, y: 5, width: 0, height: 0)
    #expect(
      reach([
        .button("a") { $0.isHidden = true }, .button("b") { $0.alpha = 0 }, .button("c") { $0.alpha = -1 },
        .button("d") { $0.alpha = 0.001 }, .button("e") { $0.frame = empty },
        Node("f", at: empty, holding: [.button("g")]),
        Node("h", at: empty, holding: [.button("i")]) { $0.geometry.clips = true },
        Node("j", at: empty, holding: [.button("k")]) { $0.structure.order = ["k"] },
        .button("l") { $0.frame = Frame(x: 0, y: 0, width: 0, height: 9) },
      ])
        == "root:container a:hidden b:hidden c:hidden d:element e:hidden f:container g:element h:hidden i:hidden "
        + "j:hidden k:hidden l:element")
  }

  @Test("b: only views are hidden by these; an accessibility element is not a view")
  func hiddenElements() {
    for name in ["UIAccessibilityElement", "PieSlice"] {
      let node = Node("a", name) {
        $0.superclassName = "UIAccessibilityElement"
        $0.isElement = true
        $0.isHidden = true
        $0.alpha = 0
        $0.frame = Frame(x: 0, y: 0, width: 0, height: 0)
      }
      #expect(reach([node]) == "root:container a:element")
    }
  }

  @Test("b: the view's own size counts, not its accessibility frame")
  func ownSize() {
    let empty = Frame(x: 5, y: 5, width: 0, height: 0)
    let full = Frame(x: 5, y: 5, width: 9, height: 9)
    #expect(
      reach([
        .button("a") {
          $0.frame = empty; $0.geometry.accessibilityFrame = full
        },
        .button("b") {
          $0.frame = full; $0.geometry.accessibilityFrame = empty
        },
      ]) == "root:container a:hidden b:element")
  }

  @Test("c: an element stands for all below it")
  func swallowed() {
    #expect(
      reach([.button("a", holding: [Node("b", holding: [.button("c")]), .button("d")])])
        == "root:container a:element b:mergedIntoParent c:mergedIntoParent d:mergedIntoParent")
  }

  @Test("d: an explicit order names all that is visited, in any depth, and nothing is visited twice")
  func explicit() {
    let screen = Node.screen([
      Node("a", holding: [.button("b"), .button("c"), Node("d", holding: [.button("e"), .button("f")])]) {
        $0.structure.order = ["e", "nobody", "b", "e", "a", "root", "b"]
      }
    ])
    #expect(
      AccessibilityTree(screen).reachByID
        == "root:container a:container b:element c:hidden d:hidden e:element f:hidden")
    #expect(AccessibilityTree(screen).order == "e b")
    #expect(
      reach([Node("a", holding: [.button("b")]) { $0.structure.order = [] }]) == "root:container a:container b:hidden")
    // An order that names a container brings in all that it holds.
    #expect(
      AccessibilityTree(
        Node.screen([
          Node("a", holding: [Node("b", holding: [.button("c")]), .button("d")]) { $0.structure.order = ["b"] }
        ])
      ).order == "c")
  }

  @Test("d: what an order took from within an element stays met")
  func stolen() {
    let tree = AccessibilityTree(
      Node.screen([Node("a") { $0.structure.order = ["c"] }, .button("b", 0, 50, holding: [.button("c")])]))
    #expect(tree.order == "c b")
    #expect(tree.reachByID == "root:container a:container b:element c:element")
  }

  @Test("d: the first of two controls with one id is meant")
  func sameID() {
    let tree = AccessibilityTree(
      Node.screen([
        .button("a", 0, 0) { $0.label = "1" }, .button("a", 0, 50) { $0.label = "2" },
        Node("b") { $0.structure.order = ["a"] },
      ]))
    #expect(tree.readingOrder == [1, 2])
  }

  @Test("e: of modal siblings only the last is walked, seen or not; deeper ones silence their own siblings")
  func modal() {
    let modal: (inout Control) -> Void = { $0.isModal = true }
    #expect(
      reach([
        .button("a"), Node("b", holding: [.button("c")], modal), Node("d", holding: [.button("e")], modal),
        .button("f"),
      ])
        == "root:container a:hidden b:hidden c:hidden d:container e:element f:hidden")
    #expect(
      reach([
        .button("a"),
        Node("b", holding: [.button("c")]) {
          $0.isModal = true; $0.isHidden = true
        },
      ])
        == "root:container a:hidden b:hidden c:hidden")
    #expect(
      reach([.button("a"), Node("b", holding: [.button("c"), Node("d", holding: [.button("e")], modal)])])
        == "root:container a:element b:container c:hidden d:container e:element")
    #expect(reach([.button("a"), Node("b", holding: [.button("c")]) { $0.isModal = false }]).contains("a:element"))
  }

  @Test("e: modal says nothing in an explicit order, and an object that is not a view shows no subviews")
  func modalInOrder() {
    let screen = Node("root", holding: [.button("a"), .button("b") { $0.isModal = true }]) {
      $0.structure.order = ["a", "b"]
    }.screen()
    #expect(AccessibilityTree(screen).order == "a b")
    #expect(
      reach([Node("a", "UIAccessibilityElement", holding: [.button("b")]) { $0.isElement = false }])
        == "root:container a:container b:hidden")
  }

  @Test("g: elements off screen, covered or clipped are narrated; rules check what is on the screen")
  func offScreen() {
    let tree = AccessibilityTree(
      Node.screen([
        .button("above", 0, -50), .button("beside", 500, 0),
        Node("list", "UIScrollView", holding: [.button("scrolled", 0, 900)]),
        .button("edge", 389, 0),
        .button("moved", 500, 20) {
          $0.geometry.accessibilityFrame = Frame(x: 0, y: 20, width: 9, height: 9)
        },
        Node("frameless", "UIButton") { $0.label = "x" }, .button("line", 0, 900) { $0.frame?.height = 0 },
      ]) { $0.size = Size(width: 390, height: 844) })
    #expect(tree.order == "above edge beside moved frameless scrolled line")
    #expect(tree.judgedIDs == "scrolled edge moved frameless line")
  }

  @Test("faint and empty elements are visited, but not checked")
  func faint() {
    let empty = Frame(x: 0, y: 0, width: 0, height: 0)
    let tree = AccessibilityTree(
      Node.screen([
        .button("a", 0, 0) { $0.alpha = 0.009 }, .button("b", 0, 20) { $0.alpha = 0.01 },
        Node("c", holding: [.button("d", 0, 40)]) { $0.alpha = 0.001 },
        Node("e", "UIAccessibilityElement", at: empty) { $0.isElement = true },
      ]))
    #expect(tree.order == "a e b d")
    #expect(tree.judgedIDs == "b")
  }

  @Test("elements of the system are counted, not checked")
  func skipped() {
    let tree = AccessibilityTree(
      Node.screen([
        .button("app"), Node("system", holding: [.button("s1"), .button("s2")]) { $0.isSystem = true },
        Node("keyboard", "UIKeyboard", holding: [Node("q", "UIAccessibilityElementKBKey")]),
        Node("web", "WKWebView", holding: [.button("w")]), Node("map", "MKMapView", holding: [.button("m")]),
        Node("bar", "UIStatusBar_Modern", holding: [.button("clock"), .button("gone") { $0.isHidden = true }]),
      ]))
    #expect(tree.judgedIDs == "app")
    #expect(tree.skipped == [.system: 2, .keyboard: 1, .web: 1, .map: 1, .statusBar: 1])
  }
}
