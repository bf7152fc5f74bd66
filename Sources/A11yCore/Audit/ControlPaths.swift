/// Tells each control's place in words: `UIView/UITableView/UITableViewCell[3]`.
///
/// Siblings are counted once a parent, and only below parents somebody asks about: most controls have no finding.
package struct ControlPaths {
  /// The children of one parent: how many there are of each kind, and which of its kind each is, counted from 1.
  private struct Brothers {
    var counts: [String: Int] = [:]
    var positions: [Int: Int] = [:]
  }

  private let tree: AccessibilityTree
  private var brothers: [Int: Brothers] = [:]

  package init(_ tree: AccessibilityTree) { self.tree = tree }

  package mutating func path(to element: Element) -> String {
    var steps = [step(element.index)]
    for ancestor in element.ancestors { steps.append(step(ancestor.index)) }
    return steps.reversed().joined(separator: "/")
  }

  /// What the control is an instance of, wherever it is: equal for what one repair in the app's code would fix.
  ///
  /// In an app's own class, its place there. Else in a row of a list, its place in that list's rows. Else its identifier;
  /// its name; or, where it has neither, its place and frame, which documents drawn in an editor share by
  /// accident. `screen` tells screens apart.
  mutating func component(of element: Element, on screen: String) -> String {
    var steps: [String] = []
    for current in chain(element) {
      let kind = kind(of: current.index)
      let place = ([kind] + steps.reversed()).joined(separator: "/")
      if current.isCustom || isOfTheApp(current) { return "class \(place)" }
      if current.role == .cell, let list = current.parent { return "row \(screen) \(path(to: list))/\(place)" }
      steps.append(step(current.index))
    }
    let kind = element.role?.rawValue ?? kind(of: element.index)
    if let identifier = element.control.identifier { return "identifier \(kind) \(identifier)" }
    if !SpokenText.isBlank(element.name) { return "name \(kind) \(element.name)" }
    let isComparable = !tree.screen.source.isDesignTime
    return "place \(path(to: element)) \(isComparable ? element.frame?.description ?? screen : screen)"
  }

  /// A class that is said to behave as one of UIKit's is the app's all the same.
  private func isOfTheApp(_ element: Element) -> Bool {
    element.control.className.map { UIKitClasses.named($0) == nil } ?? false
  }

  private func chain(_ element: Element) -> [Element] { [element] + element.ancestors }

  /// The class or role, numbered among siblings of the same kind where there are several.
  private mutating func step(_ index: Int) -> String {
    let kind = kind(of: index)
    guard let parent = tree.screen.parent(of: index) else { return kind }
    if brothers[parent] == nil { brothers[parent] = count(parent) }
    guard let brothers = brothers[parent], brothers.counts[kind] ?? 0 > 1, let position = brothers.positions[index]
    else {
      return kind
    }
    return "\(kind)[\(position)]"
  }

  private func count(_ parent: Int) -> Brothers {
    var brothers = Brothers()
    for child in tree.screen.children(of: parent) {
      let position = (brothers.counts[kind(of: child)] ?? 0) + 1
      brothers.counts[kind(of: child)] = position
      brothers.positions[child] = position
    }
    return brothers
  }

  private func kind(of index: Int) -> String {
    tree.screen.controls[index].className ?? tree[index].role?.rawValue ?? "element"
  }
}
