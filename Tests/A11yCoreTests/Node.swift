import A11yCore

/// A small tree as a test writes it: an id, a class, a frame, what it holds, and whatever else is set on it.
struct Node {
  var control = Control()
  var children: [Node]

  init(
    _ id: String, _ className: String? = "UIView", at frame: Frame? = nil, holding children: [Node] = [],
    _ change: (inout Control) -> Void = { _ in }
  ) {
    control.id = id
    control.className = className
    control.frame = frame
    self.children = children
    change(&control)
  }

  /// A button of 10 × 10 points.
  static func button(
    _ id: String, _ x: Double = 0, _ y: Double = 0, holding children: [Node] = [],
    _ change: (inout Control) -> Void = { _ in }
  ) -> Node {
    Node(id, "UIButton", at: Frame(x: x, y: y, width: 10, height: 10), holding: children) {
      $0.label = id
      change(&$0)
    }
  }

  /// A screen whose root holds the nodes.
  static func screen(_ children: [Node], _ change: (inout Screen) -> Void = { _ in }) -> Screen {
    var screen = Screen()
    change(&screen)
    return Node("root", holding: children).screen(screen)
  }

  func screen(_ screen: Screen = Screen()) -> Screen {
    var builder = ScreenBuilder(screen)
    add(to: &builder)
    return builder.screen
  }

  private func add(to builder: inout ScreenBuilder) {
    builder.begin(control)
    for child in children { child.add(to: &builder) }
    builder.end()
  }
}

extension AccessibilityTree {
  /// What VoiceOver visits, in its order, by id; what UIKit vends by label.
  var order: String {
    readingOrder.map { screen.controls[$0].id ?? screen.controls[$0].label ?? "-" }.joined(separator: " ")
  }

  /// What rules check, by id.
  var judgedIDs: String { elements.map { $0.control.id ?? "-" }.joined(separator: " ") }

  /// How each control is reached, by id, in tree order.
  var reachByID: String {
    screen.controls.indices.map { "\(screen.controls[$0].id ?? "-"):\(reach(of: $0))" }.joined(separator: " ")
  }
}
