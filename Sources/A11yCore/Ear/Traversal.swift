/// Walks a screen as VoiceOver does and gathers what it would meet, grouped as it would be kept together.
struct Traversal {
  let screen: Screen
  let facts: [ControlFacts]
  private(set) var reaches: [Exposure.Reach]
  private(set) var root = Node.group([], isExplicit: false, container: 0)
  private lazy var indexByID: [String: Int] = {
    var table: [String: Int] = [:]
    for (index, control) in screen.controls.enumerated() {
      if let id = control.id, table[id] == nil { table[id] = index }
    }
    return table
  }()

  /// An element, or elements that stay together while their surroundings are sorted.
  indirect enum Node {
    case element(Int)
    case group([Node], isExplicit: Bool, container: Int)
  }

  init(screen: Screen, facts: [ControlFacts]) {
    self.screen = screen
    self.facts = facts
    reaches = Array(repeating: .silent, count: screen.controls.count)
  }

  mutating func run() {
    guard !screen.controls.isEmpty else { return }
    var nodes: [Node] = []
    visit(0, into: &nodes)
    root = .group(nodes, isExplicit: false, container: 0)
  }

  private mutating func visit(_ index: Int, into nodes: inout [Node]) {
    // Visited before: an explicit order names it twice, or names its own ancestor.
    guard reaches[index] == .silent, !isHidden(index) else { return }
    if facts[index].isElement {
      reaches[index] = .element
      // What an explicit order elsewhere named first stays met.
      for descendant in screen.descendants(of: index) where reaches[descendant] == .silent {
        reaches[descendant] = .swallowed
      }
      nodes.append(.element(index))
      return
    }
    reaches[index] = .container
    if !screen.controls[index].boxedStructure.isEmpty, let order = screen.controls[index].structure.order {
      var members: [Node] = []
      for id in order {
        if let member = indexByID[id], member != index { visit(member, into: &members) }
      }
      nodes.append(.group(members, isExplicit: true, container: index))
    } else if isView(index) {
      visitChildren(of: index, into: &nodes)
    }
  }

  private mutating func visitChildren(of index: Int, into nodes: inout [Node]) {
    // Only the last modal among siblings is walked; this is decided before visibility, so a hidden one silences all.
    let modal = screen.children(of: index).reversed().first { screen.controls[$0].isModal == true }
    guard keepsTogether(index) else {
      walk(index, only: modal, into: &nodes)
      return
    }
    var members: [Node] = []
    walk(index, only: modal, into: &members)
    nodes.append(.group(members, isExplicit: false, container: index))
  }

  private mutating func walk(_ index: Int, only modal: Int?, into nodes: inout [Node]) {
    if let modal {
      visit(modal, into: &nodes)
    } else {
      for child in screen.children(of: index) { visit(child, into: &nodes) }
    }
  }

  private func isView(_ index: Int) -> Bool {
    facts[index].uikit?.name != "UIAccessibilityElement"
  }

  private func isHidden(_ index: Int) -> Bool {
    if screen.controls[index].hidesElements == true { return true }
    guard isView(index) else { return false }
    if screen.controls[index].isHidden == true { return true }
    if let alpha = screen.controls[index].alpha, alpha <= 0 { return true }
    // The view's own size counts, not its accessibility frame.
    guard screen.controls[index].frame?.isZeroSize == true else { return false }
    return facts[index].isElement || screen.controls[index].geometry.clips == true
      || screen.controls[index].structure.order != nil
  }

  /// Whether what it holds is sorted apart from its surroundings.
  private func keepsTogether(_ index: Int) -> Bool {
    if screen.controls[index].groupsChildren == true { return true }
    if facts[index].traits.contains(.tabBar) { return true }
    guard !screen.controls[index].boxedStructure.isEmpty else { return false }
    switch screen.controls[index].structure.container {
    case .list, .landmark, .dataTable: return true
    case .semanticGroup:
      // An empty string counts: it is not nil.
      return screen.controls[index].label != nil || screen.controls[index].value != nil
        || screen.controls[index].identifier != nil
    case .none?, .tabBar, .series, nil: return false
    }
  }
}
