import A11yCore

/// Finds the controls an `order` names.
struct ExplicitOrder {
  private let tree: AccessibilityTree
  private lazy var indexByID: [String: Int] = tree.screen.indexByID

  init(_ tree: AccessibilityTree) { self.tree = tree }

  /// The containers that list what they expose, in tree order, as far as they are visited.
  static func containers(in tree: AccessibilityTree) -> [Element] {
    tree.screen.controls.indices.filter { index in
      tree[index].hasStructure && tree.reach(of: index) == .container && tree[index].structure.order != nil
    }.map { tree[$0] }
  }

  /// Whether one names a control that does not exist: what it would expose is not known.
  static func isBroken(in tree: AccessibilityTree) -> Bool {
    var orders = ExplicitOrder(tree)
    return containers(in: tree).contains { container in
      (container.structure.order ?? []).contains { orders.index(of: $0) == nil }
    }
  }

  mutating func index(of id: String) -> Int? { indexByID[id] }

  /// The orders that lead back to a container from which they were reached: by container, what it names last.
  mutating func circles(among containers: [Element]) -> [Int: Int] {
    var listed: [Int: [Int]] = [:]
    for container in containers {
      listed[container.index] = (container.structure.order ?? []).compactMap { index(of: $0) }
    }
    return OrderCircles(listed, from: containers.map(\.index)).closing
  }
}
