/// Tells each control's place in words: `UIView/UITableView/UITableViewCell[3]`.
struct ControlPaths {
  /// A kind of child beneath one parent.
  private struct Brothers: Hashable {
    var parent: Int32
    var kind: String
  }

  private let exposure: Exposure
  private var counts: [Brothers: Int32] = [:]
  /// Each control's place among the children of its parent that are of its kind, counted from 1.
  private var positions: [Int32] = []

  init(_ exposure: Exposure) {
    self.exposure = exposure
    positions.reserveCapacity(exposure.screen.controls.count)
    for index in exposure.screen.controls.indices {
      let brothers = brothers(of: index)
      let position = (counts[brothers] ?? 0) + 1
      counts[brothers] = position
      positions.append(position)
    }
  }

  func path(to element: Element) -> String {
    var steps = [step(element.index)]
    for ancestor in element.ancestors { steps.append(step(ancestor.index)) }
    return steps.reversed().joined(separator: "/")
  }

  /// The class or role, numbered among brothers of the same kind where there are several.
  private func step(_ index: Int) -> String {
    let brothers = brothers(of: index)
    return counts[brothers] ?? 0 > 1 ? "\(brothers.kind)[\(positions[index])]" : brothers.kind
  }

  private func brothers(of index: Int) -> Brothers {
    Brothers(parent: exposure.screen.parents[index], kind: kind(of: index))
  }

  private func kind(of index: Int) -> String {
    exposure.screen.controls[index].className ?? exposure[index].role?.rawValue ?? "element"
  }
}
