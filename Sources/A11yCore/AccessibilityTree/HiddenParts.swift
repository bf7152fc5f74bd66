/// The subtrees of an interface file that are hidden when it is loaded, each as a screen of its own, as it would be once
/// code has shown it. Alone, because what it would lie on or beside is often another state of the same screen.
///
/// Of 126 controls hidden in the storyboards of 20 public apps, code shows 118.
struct HiddenParts {
  /// One subtree, with its root shown. What is hidden within it is another part.
  struct Part {
    /// The index of its root on the whole screen.
    var root: Int
    var tree: AccessibilityTree
  }

  private(set) var parts: [Part] = []
  /// Elements in subtrees that nothing can show: neither an outlet nor a tag leads to them, or no code sets them visible.
  private(set) var skipped = 0

  init(_ screen: Screen) {
    guard screen.source.isDesignTime, !screen.isUnused else { return }
    for root in screen.controls.indices where screen.controls[root].isHidden == true && root > 0 {
      // The system shows what the system hides.
      if screen.controls[root].isSystem == true || screen.isLaunchScreen { continue }
      let visibility = screen.visibilityInCode(of: root)
      var part = screen.part(root)
      part.controls[0].isHidden = nil
      part.isShownLater = visibility == nil
      let tree = AccessibilityTree(part)
      let isReached = screen.controls[root].inferred.contains(.connected)
      if !isReached || visibility?.isUnhelpful == true {
        skipped += tree.audited.count
      } else if !tree.seenIndices.isEmpty {
        parts.append(Part(root: root, tree: tree))
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

  /// A control with all it holds, as a screen of its own.
  fileprivate func part(_ root: Int) -> Screen {
    let range = root..<Int(ends[root])
    var part = self
    part.kind = .component
    part.notes = []
    part.controls = Array(controls[range])
    part.classes = Array(classes[range])
    part.parents = parents[range].map { $0 - Int32(root) }
    part.parents[0] = -1
    part.ends = ends[range].map { $0 - Int32(root) }
    return part
  }
}

extension RuleResult {
  /// Adds what was found on a part of the screen.
  mutating func add(_ other: RuleResult, ofPartAt root: Int) {
    violations += other.violations.map { $0.moved(by: root) }
    settledInCode += other.settledInCode
    for (fact, count) in other.notChecked { leaveOut(count, without: fact) }
  }
}

extension Violation {
  /// The same of controls that stand at higher indices.
  fileprivate func moved(by offset: Int) -> Violation {
    var moved = self
    moved.control = (self.control ?? 0) + offset
    moved.witnesses = self.witnesses.map { $0 + offset }
    moved.related = self.related.map { $0 + offset }
    return moved
  }
}
