import A11yCore

/// The targets of a screen by place, what covers them, and which of them do the same.
struct TargetSurroundings {
  private let screen: Exposure
  private let targets: [Element]
  private var grid = FrameGrid()
  /// What hides what is beneath it: targets, and views that are opaque.
  private var covers = FrameGrid()
  private var covered: [Int: Bool] = [:]
  private lazy var twins: Twins = Twins(targets)

  init(_ screen: Exposure, targets: [Element]) {
    self.screen = screen
    self.targets = targets
    for (position, target) in targets.enumerated() {
      guard let frame = target.touchFrame else { continue }
      grid.insert(position, at: frame)
      covers.insert(target.index, at: frame)
    }
    for index in screen.screen.controls.indices where screen[index].appearance.isOpaque == true {
      let element = screen[index]
      guard element.reach != .silent, element.control.alpha ?? 1 >= 1, let frame = element.control.frame else {
        continue
      }
      covers.insert(index, at: frame)
    }
  }

  /// The targets near a frame's centre, in the grid's order.
  func targets(around frame: Frame, within distance: Double) -> [Element] {
    var found: [Element] = []
    grid.visit(nearX: frame.midX, y: frame.midY, within: distance) { position in
      found.append(targets[position])
      return false
    }
    return found
  }

  /// Wholly beneath something that is drawn later.
  mutating func isCovered(_ element: Element) -> Bool {
    if let known = covered[element.index] { return known }
    guard let frame = element.touchFrame else { return false }
    let end = screen.screen.descendants(of: element.index).upperBound
    var isCovered = false
    covers.visit(nearX: frame.midX, y: frame.midY, within: 0) { other in
      guard other >= end, let place = screen[other].touchFrame, place.contains(frame) else { return false }
      isCovered = true
      return true
    }
    covered[element.index] = isCovered
    return isCovered
  }

  /// Another target that is large enough does the same, as far as action or name tell.
  mutating func hasTwin(_ element: Element, atLeast minimum: Double) -> Bool {
    twins.doSame(as: element).contains { other in
      other.index != element.index && other.isTouchable(atLeast: minimum)
    }
  }

  /// Targets by what they do and by what they are called.
  private struct Twins {
    /// Enough to find one that is large; a thousand equal rows are not compared with one another.
    private static let most = 16

    private var byAction: [String: [Element]] = [:]
    private var byName: [String: [Element]] = [:]

    init(_ targets: [Element]) {
      // The largest first, so that the few that are kept are those that count.
      let sorted = targets.enumerated().sorted { a, b in
        let (first, second) = (a.element.touchFrame?.area ?? 0, b.element.touchFrame?.area ?? 0)
        return first != second ? first > second : a.offset < b.offset
      }
      for (_, target) in sorted {
        if let action = target.action, byAction[action]?.count ?? 0 < Self.most {
          byAction[action, default: []].append(target)
        }
        let name = SpokenText.normalised(target.name)
        if !name.isEmpty, byName[name]?.count ?? 0 < Self.most { byName[name, default: []].append(target) }
      }
    }

    func doSame(as element: Element) -> [Element] {
      let named = byName[SpokenText.normalised(element.name)] ?? []
      guard let action = element.action else { return named }
      return (byAction[action] ?? []) + named.filter { $0.action == nil }
    }
  }
}
