/// Where the elements of a screen sit in the containers around them, as far as VoiceOver speaks of it: what the
/// description says of an element, or else what follows from the tree.
///
/// Which containers count, and what they count, is as in cashapp/AccessibilitySnapshot's parser: the outermost container
/// speaks for everything below it, and its array is the measure, hidden entries included.
public struct Contexts: Sendable {
  private let tree: AccessibilityTree
  private var contexts: [Int: Context] = [:]
  private lazy var indexByID: [String: Int] = tree.screen.indexByID
  /// When VoiceOver comes to each control; -1 for what it does not meet.
  private lazy var turns: [Int] = {
    var turns = Array(repeating: -1, count: tree.screen.controls.count)
    for (turn, index) in tree.readingOrder.enumerated() { turns[index] = turn }
    return turns
  }()

  public init(_ tree: AccessibilityTree) {
    self.tree = tree
    var index = 0
    while index < tree.screen.controls.count {
      if let places = places(in: tree[index]) {
        if contexts.isEmpty { contexts = places } else { contexts.merge(places) { first, _ in first } }
        index = tree.screen.descendants(of: index).upperBound
      } else {
        index += 1
      }
    }
    for index in tree.screen.controls.indices {
      let element = tree[index]
      if element.hasStructure, let context = element.structure.context { contexts[index] = context }
    }
  }

  /// The context of a control; nil when it has none.
  public subscript(index: Int) -> Context? { contexts[index] }

  /// The contexts a container gives, by control; nil for what is no such container.
  private mutating func places(in container: Element) -> [Int: Context]? {
    guard container.reach == .container else { return nil }
    let structure = container.hasStructure ? container.structure : Structure()
    let listed = structure.order.map { ids in ids.compactMap { indexByID[$0] } }
    if container.uikitClass?.name == "UITabBar", listed == nil {
      return numbered(container.children.filter { $0.role == .tab }.map(\.index)) { .tabBarItem(index: $0, count: $1) }
    }
    if container.traits.contains(.tabBar) {
      return numbered(listed ?? readElements(in: container)) { .tab(index: $0, count: $1) }
    }
    if container.uikitClass?.name == "UISegmentedControl" || structure.container == .series {
      return numbered(listed ?? segments(in: container)) { .series(index: $0, count: $1) }
    }
    switch structure.container {
    case .list: return ends(listed, .listStart, .listEnd)
    case .landmark: return ends(listed, .landmarkStart, .landmarkEnd)
    case .dataTable(let table): return DataTableCells(table, in: container).contexts
    case .none?, .semanticGroup, .tabBar, .series, nil: return nil
    }
  }

  /// The members of a series by their places: views' dumps list the segments of a control last first, and its backgrounds
  /// next to them.
  private func segments(in container: Element) -> [Int] {
    let segments = container.children.filter { $0.role == .segment }.map(\.index)
    return segments.isEmpty ? container.children.map(\.index) : tree.sortedByPlace(segments)
  }

  /// What VoiceOver visits below a container, in its order, as far as it is views.
  private mutating func readElements(in container: Element) -> [Int] {
    let views = container.descendants.filter { $0.uikitClass?.name != "UIAccessibilityElement" }
    let visited = views.map { (turn: turns[$0.index], index: $0.index) }.filter { $0.turn >= 0 }
    return visited.sorted { $0.turn < $1.turn }.map(\.index)
  }

  private func numbered(_ members: [Int], _ context: (_ index: Int, _ count: Int) -> Context) -> [Int: Context] {
    var contexts: [Int: Context] = [:]
    contexts.reserveCapacity(members.count)
    for (position, member) in members.enumerated() where contexts[member] == nil {
      contexts[member] = context(position + 1, members.count)
    }
    return contexts
  }

  /// Only what a container lists itself has a first and a last; an only entry is the first.
  private func ends(_ listed: [Int]?, _ start: Context, _ end: Context) -> [Int: Context] {
    var contexts: [Int: Context] = [:]
    if let last = listed?.last { contexts[last] = end }
    if let first = listed?.first { contexts[first] = start }
    return contexts
  }
}
