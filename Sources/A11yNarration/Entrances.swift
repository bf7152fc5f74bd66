import A11yCore

/// The containers that VoiceOver names as it moves from element to element.
struct Entrances {
  private let screen: Screen
  private let entrances: [Int: Entrance]
  /// The innermost named container around each control; -1 for none. Empty if the screen has no such container.
  private var containerAround: [Int32] = []
  /// Tabs by explicit `context`, whose tab bar is not part of the description.
  private let contextTabs: Set<Int>

  init(_ tree: AccessibilityTree) {
    screen = tree.screen
    var entrances: [Int: Entrance] = [:]
    var contextTabs: Set<Int> = []
    for index in screen.controls.indices {
      if let entrance = Self.entrance(of: tree[index]) { entrances[index] = entrance }
      if Self.isTabByContext(tree[index]) { contextTabs.insert(index) }
    }
    self.entrances = entrances
    self.contextTabs = contextTabs
    guard !entrances.isEmpty else { return }
    containerAround = Array(repeating: -1, count: screen.controls.count)
    for index in screen.controls.indices {
      guard let parent = screen.parent(of: index) else { continue }
      containerAround[index] = entrances[parent] != nil ? Int32(parent) : containerAround[parent]
    }
  }

  /// The containers that hold an element and not the one before it, the outermost first.
  ///
  /// - Parameter last: the index of the element before; nil if there is none.
  func entered(with index: Int, from last: Int?) -> [Entrance] {
    var entered: [Entrance] = []
    if !containerAround.isEmpty {
      let left = last.map { containerAround[$0] } ?? -1
      var container = containerAround[index]
      while container >= 0, !holds(container, left) {
        if let entrance = entrances[Int(container)] { entered.append(entrance) }
        container = containerAround[Int(container)]
      }
    }
    let entersTabs = contextTabs.contains(index) && last.map(contextTabs.contains) != true
    if entersTabs, !entered.contains(.tabBar) { entered.append(.tabBar) }
    return entered.reversed()
  }

  private func holds(_ container: Int32, _ other: Int32) -> Bool {
    container == other || other >= 0 && screen.isAncestor(Int(container), of: Int(other))
  }

  private static func entrance(of element: Element) -> Entrance? {
    guard element.reach == .container else { return nil }
    if element.role == .tabBar || element.traits.contains(.tabBar) { return .tabBar }
    if element.role == .toolbar { return .toolbar }
    if element.role == .alert, !isSheet(element) {
      let title = element.derivesFromClass ? element.control.label : nil
      return .alert(title: title.flatMap { SpokenText.isBlank($0) ? nil : $0 })
    }
    guard element.hasStructure, element.structure.container == .semanticGroup, let label = element.control.label,
      !SpokenText.isBlank(label)
    else { return nil }
    return .group(label)
  }

  /// Dumps give action sheets the role of an alert; no source has VoiceOver name one.
  private static func isSheet(_ element: Element) -> Bool { element.control.className == "XCUIElementTypeSheet" }

  private static func isTabByContext(_ element: Element) -> Bool {
    guard element.hasStructure else { return false }
    switch element.structure.context {
    case .tab(index: 1, _), .tabBarItem(index: 1, _): return true
    default: return false
    }
  }
}

/// A container that VoiceOver names when it moves into it.
public enum Entrance: Hashable, Sendable {
  /// A semantic group, by its label.
  case group(String)
  case tabBar, toolbar
  /// With its title, if the description gives it to the alert and not to a text in it.
  case alert(title: String?)
}
