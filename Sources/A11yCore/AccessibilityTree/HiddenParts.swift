/// The subtrees of an interface file that are hidden when it is loaded, each as a screen of its own, as it would be once
/// code has shown it. Alone, because what it would lie on or beside is often another state of the same screen.
///
/// Of 126 controls hidden in the storyboards of 20 public apps, code shows 118.
struct HiddenParts {
  /// One subtree, with its root shown. What is hidden within it is another part.
  struct Part {
    var tree: AccessibilityTree
    /// Of its controls on the whole screen.
    var indices: [Int]
  }

  private(set) var parts: [Part] = []
  /// Elements in subtrees that nothing can show: neither an outlet nor a tag leads to them, or no code sets them visible.
  private(set) var skipped = 0

  init(_ screen: Screen) {
    guard screen.source.isDesignTime, !screen.isUnused else { return }
    for root in screen.controls.indices where screen.controls[root].isHidden == true {
      // The system shows what the system hides.
      if screen.controls[root].isSystem == true || screen.isLaunchScreen { continue }
      let visibility = screen.visibilityInCode(of: root)
      var (part, indices) = screen.part(root)
      part.controls[0].isHidden = nil
      part.isShownLater = visibility == nil
      let tree = AccessibilityTree(part)
      // Whoever loads a xib holds its root view.
      let isReached = root == 0 || screen.controls[root].inferred.contains(.connected)
      if !isReached || visibility?.isUnhelpful == true {
        skipped += tree.audited.count
      } else if !tree.seenIndices.isEmpty {
        parts.append(Part(tree: tree, indices: indices))
      }
    }
  }
}

extension CodeSettlement {
  /// No code shows what is hidden.
  fileprivate var isUnhelpful: Bool {
    switch self {
    case .untouched, .unimproved: true
    case .settled, .open: false
    }
  }
}

extension Screen {
  /// What the code that was read does to the visibility of a control; nil if that cannot be told.
  fileprivate func visibilityInCode(of index: Int) -> CodeSettlement? {
    controls[index].id.flatMap { code[$0]?[.visibility] }
  }

  /// A control with all it holds but what is hidden in it, as a screen of its own, and where its controls stand here.
  fileprivate func part(_ root: Int) -> (screen: Screen, indices: [Int]) {
    var part = self
    part.kind = .component
    part.notes = []
    (part.controls, part.classes, part.parents, part.ends) = ([], [], [], [])
    var indices: [Int] = []
    var open: [Int] = []
    var index = root
    while index < ends[root] {
      if index > root, controls[index].isHidden == true {
        index = Int(ends[index])
        continue
      }
      while let last = open.last, Int(ends[indices[last]]) <= index {
        part.ends[open.removeLast()] = Int32(indices.count)
      }
      part.parents.append(Int32(open.last ?? -1))
      open.append(indices.count)
      indices.append(index)
      part.controls.append(controls[index])
      part.classes.append(classes[index])
      part.ends.append(0)
      index += 1
    }
    for last in open { part.ends[last] = Int32(indices.count) }
    return (part, indices)
  }
}

extension RuleResult {
  /// Adds what was found on a part of the screen.
  mutating func add(_ other: RuleResult, of part: HiddenParts.Part) {
    violations += other.violations.map { $0.moved(to: part.indices) }
    settledInCode += other.settledInCode
    for (fact, count) in other.notChecked { leaveOut(count, without: fact) }
  }
}

extension Violation {
  /// The same of controls that stand elsewhere.
  fileprivate func moved(to indices: [Int]) -> Violation {
    var moved = self
    moved.control = indices[self.control ?? 0]
    moved.witnesses = self.witnesses.map { indices[$0] }
    moved.related = self.related.map { indices[$0] }
    return moved
  }
}
