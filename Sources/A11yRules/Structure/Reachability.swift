import A11yCore

/// Why a control of a screen is not visited, and what could be visited in its place. Computed when it is first asked
/// for: on most screens it is not needed.
struct Reachability {
  private let tree: AccessibilityTree
  /// How many elements stand before each control, in tree order.
  private lazy var elementsBefore: [Int] = countElements()
  private lazy var reachable: Reachable = Reachable(tree)
  /// Each control's last child, or -1.
  private lazy var lastChildren: [Int] = findLastChildren()
  /// The last modal view that is in sight.
  private lazy var modal: Int? = tree.screen.controls.indices.last { index in
    tree[index].control.isModal == true && tree.reach(of: index) != .hidden
  }
  /// Views that hide controls, of which one has been looked at.
  private var reported: Set<Int> = []

  init(_ tree: AccessibilityTree) { self.tree = tree }

  /// Something in it is visited.
  mutating func holdsElement(_ element: Element) -> Bool {
    let range = tree.screen.descendants(of: element.index)
    return elementsBefore[range.upperBound] > elementsBefore[range.lowerBound]
  }

  /// A visited element has its name or does the same.
  mutating func hasTwin(_ element: Element) -> Bool {
    if let action = element.action, reachable.actions.contains(Self.method(action)) { return true }
    let name = SpokenText.normalized(element.name)
    return !name.isEmpty && reachable.names.contains(name)
  }

  /// The name of a method without its label: code and interface files write it differently.
  private static func method(_ action: String) -> Substring {
    action.hasSuffix(":") ? action.prefix { $0 != ":" } : action[...]
  }

  mutating func isBehindModal(_ element: Element) -> Bool {
    guard let modal else { return false }
    return modal != element.index && !tree.screen.isAncestor(modal, of: element.index)
  }

  /// The outermost view whose `elementsHidden` hides it: itself or an ancestor.
  func hidingRoot(of element: Element) -> Element? {
    var root: Element?
    if element.control.hidesElements == true { root = element }
    for ancestor in element.ancestors where ancestor.control.hidesElements == true { root = ancestor }
    return root
  }

  func isReported(_ root: Element) -> Bool { reported.contains(root.index) }

  mutating func report(_ root: Element) { reported.insert(root.index) }

  /// What is drawn last next to it, or next to what holds it, lies over the control.
  mutating func isCovered(_ element: Element) -> Bool {
    guard let frame = element.control.frame else { return false }
    var current: Element? = element
    while let view = current, let parent = view.parent {
      let top = tree[lastChildren[parent.index]]
      if top.index > view.index, !top.isOutOfSight, top.reach != .hidden, let place = top.control.frame,
        place.distance(toX: frame.midX, y: frame.midY) == 0
      {
        return true
      }
      current = parent
    }
    return false
  }

  private func countElements() -> [Int] {
    var counts = [0]
    counts.reserveCapacity(tree.screen.controls.count + 1)
    var count = 0
    for index in tree.screen.controls.indices {
      if tree.reach(of: index) == .element { count += 1 }
      counts.append(count)
    }
    return counts
  }

  private func findLastChildren() -> [Int] {
    var last = Array(repeating: -1, count: tree.screen.controls.count)
    for index in tree.screen.controls.indices {
      if let parent = tree.screen.parent(of: index) { last[parent] = index }
    }
    return last
  }

  /// Names and actions of the interactive elements that are visited.
  private struct Reachable {
    var names: Set<String> = []
    var actions: Set<Substring> = []

    init(_ tree: AccessibilityTree) {
      for element in tree.elements where element.isInteractive {
        let name = SpokenText.normalized(element.name)
        if !name.isEmpty { names.insert(name) }
        if let action = element.action { actions.insert(method(action)) }
      }
    }
  }
}
