import A11yCore

/// What is laid out together: the nearest scroll view or bar around each control. What is in another layer is next to
/// it only until somebody scrolls.
///
/// In an editor, cells, a table's header and footer and what a stack view arranges are layers too: they are drawn where
/// they were left, and the running app places them.
struct Layers {
  private var layers: [Int32] = []

  init(_ tree: AccessibilityTree) {
    let mayMove = !tree.knows(.layout)
    layers.reserveCapacity(tree.screen.controls.count)
    for index in tree.screen.controls.indices {
      let element = tree[index]
      if Self.opensLayer(element.role) || mayMove && Self.isArranged(element) {
        layers.append(Int32(index))
      } else {
        layers.append(tree.screen.parent(of: index).map { layers[$0] } ?? -1)
      }
    }
  }

  func areTogether(_ a: Element, _ b: Element) -> Bool { layers[a.index] == layers[b.index] }

  private static func opensLayer(_ role: Role?) -> Bool {
    switch role {
    case .scroll, .table, .list, .navigationBar, .toolbar, .tabBar, .searchBar, .alert, .keyboard, .webView, .map: true
    default: false
    }
  }

  private static func isArranged(_ element: Element) -> Bool {
    element.role == .cell || element.parent?.role == .table || element.parent?.uikitClass?.name == "UIStackView"
  }
}
