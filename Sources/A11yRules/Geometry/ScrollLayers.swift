import A11yCore

/// What moves together: the nearest scroll view or bar around each control. What is in another layer is beside it
/// only until somebody scrolls.
struct ScrollLayers {
  private var layers: [Int32] = []

  init(_ screen: Exposure) {
    layers.reserveCapacity(screen.screen.controls.count)
    for index in screen.screen.controls.indices {
      if Self.opensLayer(screen[index].role) {
        layers.append(Int32(index))
      } else {
        layers.append(screen.screen.parent(of: index).map { layers[$0] } ?? -1)
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
}
