import A11yCore

/// Which semantic groups VoiceOver enters as it steps from element to element.
struct GroupEntrances {
  private let screen: Screen
  /// The innermost labelled group around each control; -1 for none. Empty when the screen has no such group.
  private var groupAround: [Int32] = []

  init(_ tree: AccessibilityTree) {
    screen = tree.screen
    let groups = Set(screen.controls.indices.filter { Self.isLabelledGroup(tree[$0]) })
    guard !groups.isEmpty else { return }
    groupAround = Array(repeating: -1, count: screen.controls.count)
    for index in screen.controls.indices {
      guard let parent = screen.parent(of: index) else { continue }
      groupAround[index] = groups.contains(parent) ? Int32(parent) : groupAround[parent]
    }
  }

  /// The labels of the groups that an element is in and the one before it was not, the outermost first.
  ///
  /// - Parameter last: the index of the element before; nil when there is none.
  func labels(entering index: Int, from last: Int?) -> [String] {
    guard !groupAround.isEmpty else { return [] }
    let left = last.map { groupAround[$0] } ?? -1
    var labels: [String] = []
    var group = groupAround[index]
    while group >= 0, !holds(group, left) {
      if let label = screen.controls[Int(group)].label { labels.append(label) }
      group = groupAround[Int(group)]
    }
    return labels.reversed()
  }

  private func holds(_ group: Int32, _ other: Int32) -> Bool {
    group == other || other >= 0 && screen.isAncestor(Int(group), of: Int(other))
  }

  private static func isLabelledGroup(_ element: Element) -> Bool {
    guard element.hasStructure, element.structure.container == .semanticGroup else { return false }
    return !SpokenText.isBlank(element.control.label)
  }
}
