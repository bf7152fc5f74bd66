/// Walks a screen as VoiceOver does and gathers what it would meet, grouped as it would be kept together.
///
/// Walks with a stack of its own: in a debug build a tree of 4,096 levels is too deep for a thread's.
struct Traversal {
  let screen: Screen
  let facts: [ControlFacts]
  private(set) var reaches: [AccessibilityTree.Reach]
  /// Elements that are not visited only because they have no size.
  private(set) var sizeless: Set<Int> = []
  /// What stays together while its surroundings are sorted; a group is before the groups in it. The first is the
  /// whole screen.
  private(set) var groups = [Group(container: 0)]
  /// What is still to be visited, the next one last, and the group it belongs to.
  private var pending: [(index: Int, group: Int)] = []
  private lazy var indexByID: [String: Int] = screen.indexByID

  /// Elements and groups that are kept together.
  struct Group {
    var container: Int
    /// The group it is in; nil for the first.
    var parent: Int?
    /// The order is the app's, and stays.
    var isExplicit = false
    /// VoiceOver keeps it together, and cashapp/AccessibilitySnapshot does not.
    var isUnknownToReference = false
    var members: [Member] = []
  }

  enum Member {
    /// A control's index.
    case element(Int)
    /// A place in `groups`.
    case group(Int)
  }

  init(screen: Screen, facts: [ControlFacts]) {
    self.screen = screen
    self.facts = facts
    reaches = Array(repeating: .hidden, count: screen.controls.count)
  }

  mutating func run() {
    guard !screen.controls.isEmpty else { return }
    pending = [(0, 0)]
    while let next = pending.popLast() { visit(next.index, in: next.group) }
  }

  private mutating func visit(_ index: Int, in group: Int) {
    // Visited before: an explicit order names it twice, or names its own ancestor.
    guard reaches[index] == .hidden else { return }
    if isHidden(index) {
      if facts[index].isElement, isSizeless(index) { sizeless.insert(index) }
      return
    }
    let group = isAside(index) ? openAside(index) : group
    if facts[index].isElement {
      reaches[index] = .element
      // What an explicit order elsewhere named first stays met.
      for descendant in screen.descendants(of: index) where reaches[descendant] == .hidden {
        reaches[descendant] = .mergedIntoParent
      }
      groups[group].members.append(.element(index))
      return
    }
    reaches[index] = .container
    if !screen.controls[index].boxedStructure.isEmpty, let order = screen.controls[index].structure.order {
      let listed = order.compactMap { indexByID[$0] }
      plan(listed, in: open(index, in: group, isExplicit: true))
    } else if isView(index) {
      visitChildren(of: index, in: group)
    }
  }

  private mutating func visitChildren(of index: Int, in group: Int) {
    var group = group
    if keepsTogether(index) {
      group = open(index, in: group)
    } else if isTogetherOnDevices(index) {
      group = open(index, in: group, isExplicit: keepsOrder(index))
      groups[group].isUnknownToReference = true
    }
    let children = Array(screen.children(of: index))
    // Only the last modal among siblings is walked; this is decided before visibility, so a hidden one silences all.
    if let modal = children.last(where: { screen.controls[$0].isModal == true }) {
      plan([modal], in: group)
    } else {
      plan(children, in: group)
    }
  }

  /// Begins a group within another.
  private mutating func open(_ container: Int, in parent: Int, isExplicit: Bool = false) -> Int {
    groups.append(Group(container: container, parent: parent, isExplicit: isExplicit))
    groups[parent].members.append(.group(groups.count - 1))
    return groups.count - 1
  }

  /// Begins a group that no swipe leads to.
  private mutating func openAside(_ container: Int) -> Int {
    groups.append(Group(container: container, parent: 0))
    return groups.count - 1
  }

  /// Parts of the system that a swipe through the app does not lead to: the status bar is touched, and one steps within
  /// it then (applevis.com, "System alerts displayed in the Dynamic Island can only be located by touch, not flicking");
  /// the keyboard and a scroll bar are used, not read.
  private func isAside(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if facts[index].traits.contains(.statusBarElement) { return true }
    if screen.controls[index].isSystem == true, facts[index].role == .keyboard || facts[index].role == .key {
      return true
    }
    if facts[index].isScrollBar { return true }
    guard let name = screen.controls[index].className else { return false }
    return name == "XCUIElementTypeStatusBar" || name.hasPrefix("UIStatusBar")
  }

  /// To be visited next, first to last.
  private mutating func plan(_ indices: [Int], in group: Int) {
    for index in indices.reversed() { pending.append((index, group)) }
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

  /// Its size, and nothing else, hides it.
  private func isSizeless(_ index: Int) -> Bool {
    screen.controls[index].frame?.isZeroSize == true && screen.controls[index].hidesElements != true
      && screen.controls[index].isHidden != true && screen.controls[index].alpha ?? 1 > 0
  }

  /// VoiceOver goes from cell to cell, through a whole list, and through a web page in the order of its document. A dump
  /// has scrolled content beyond the display and under the bars: sorted with its surroundings, rows would come before
  /// and between the buttons of the bars.
  private func isTogetherOnDevices(_ index: Int) -> Bool {
    switch facts[index].role {
    case .cell, .row, .table, .list, .webView: true
    case .scroll: screen.source.level == .runtime
    default: false
    }
  }

  private func keepsOrder(_ index: Int) -> Bool { facts[index].role == .webView }

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

extension [Traversal.Group] {
  /// The members of such groups become members of the groups around them, at the same place.
  func dissolvingThoseUnknownToReference() -> Self {
    guard contains(where: \.isUnknownToReference) else { return self }
    var dissolved = self
    for index in indices {
      if self[index].isUnknownToReference {
        dissolved[index].members = []
      } else {
        dissolved[index].members = expanded(self[index].members)
      }
    }
    return dissolved
  }

  private func expanded(_ members: [Traversal.Member]) -> [Traversal.Member] {
    var expanded: [Traversal.Member] = []
    var pending = Array<Traversal.Member>(members.reversed())
    while let next = pending.popLast() {
      if case .group(let index) = next, self[index].isUnknownToReference {
        pending += self[index].members.reversed()
      } else {
        expanded.append(next)
      }
    }
    return expanded
  }
}
