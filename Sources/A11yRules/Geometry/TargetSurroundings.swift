import A11yCore

/// The targets of a screen by place, what covers them, and which of them do the same.
struct TargetSurroundings {
  private let tree: AccessibilityTree
  private let targets: [Element]
  private var grid = FrameGrid()
  /// What hides what is below it: targets, and views that are opaque.
  private var covers = FrameGrid()
  private var covered: [Int: Bool?] = [:]
  private lazy var twins: SameTargets = SameTargets(targets)

  init(_ tree: AccessibilityTree, targets: [Element]) {
    self.tree = tree
    self.targets = targets
    var next = 0
    for index in tree.screen.controls.indices {
      if next < targets.count, targets[next].index == index {
        if let frame = targets[next].touchFrame {
          grid.insert(next, at: frame)
          covers.insert(index, at: frame)
        }
        next += 1
      }
      let element = tree[index]
      guard element.appearance.isOpaque == true, element.reach != .hidden, element.control.alpha ?? 1 >= 1,
        let frame = element.control.frame
      else { continue }
      covers.insert(index, at: frame)
    }
  }

  /// The targets near a frame's center, in the grid's order, and whether these are all.
  func targets(around frame: Frame, within distance: Double) -> (found: [Element], areAll: Bool) {
    var found: [Element] = []
    let areAll = grid.visit(nearX: frame.midX, y: frame.midY, within: distance) { position in
      found.append(targets[position])
      return false
    }
    return (found, areAll)
  }

  /// Wholly below something that is drawn later; nil where too many lie in one place to compare them.
  mutating func isCovered(_ element: Element) -> Bool? {
    if let known = covered[element.index] { return known }
    guard let frame = element.touchFrame else { return false }
    let end = tree.screen.descendants(of: element.index).upperBound
    var isCovered = false
    let isWhole = covers.visit(nearX: frame.midX, y: frame.midY, within: 0, from: end) { other in
      guard let place = tree[other].touchFrame, place.contains(frame) else { return false }
      isCovered = true
      return true
    }
    let answer = isCovered || isWhole ? isCovered : nil
    covered[element.index] = .some(answer)
    return answer
  }

  /// Another target that is large enough does the same, as far as action or name tell.
  mutating func hasTwin(_ element: Element, atLeast minimum: Double) -> Bool {
    twins.doSame(as: element).contains { other in
      other.index != element.index && other.isTouchable(atLeast: minimum)
    }
  }

  /// Targets by what they do and by what they are called.
  private struct SameTargets {
    /// The element itself and another: where the largest is too small, all are.
    private static let most = 2

    private var byAction: [String: [Element]] = [:]
    private var byName: [String: [Element]] = [:]

    init(_ targets: [Element]) {
      // Those with the longest of shorter sides first, so that the few that are kept are those that count.
      let sorted = targets.enumerated().sorted { a, b in
        let (first, second) = (Self.shorterSide(a.element), Self.shorterSide(b.element))
        return first != second ? first > second : a.offset < b.offset
      }
      for (_, target) in sorted {
        if let action = target.action, byAction[action]?.count ?? 0 < Self.most {
          byAction[action, default: []].append(target)
        }
        let name = SpokenText.normalized(target.name)
        if !name.isEmpty, byName[name]?.count ?? 0 < Self.most { byName[name, default: []].append(target) }
      }
    }

    private static func shorterSide(_ element: Element) -> Double {
      element.touchSize.map { min($0.width, $0.height) } ?? 0
    }

    func doSame(as element: Element) -> [Element] {
      let named = byName[SpokenText.normalized(element.name)] ?? []
      guard let action = element.action else { return named }
      return (byAction[action] ?? []) + named.filter { $0.action == nil }
    }
  }
}
