/// The subtrees of an interface file that are hidden when it is loaded, each as a screen of its own, as it would be once
/// code has shown it. Alone, because what it would lie on or next to is often another state of the same screen.
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
      if !part.controls[0].isPainted, let color = screen.ground(of: root) {
        part.controls[0].appearance.backgroundColor = color
      }
      part.isShownLater = visibility == nil
      let tree = AccessibilityTree(part)
      // The code that loads a xib holds its root view.
      let isReached = root == 0 || screen.controls[root].inferred.contains(.connected)
      if !isReached || visibility?.isUnhelpful == true {
        skipped += tree.audited.count
      } else if !tree.seenIndices.isEmpty {
        parts.append(Part(tree: tree, indices: indices))
      }
    }
  }
}

extension Control {
  /// It has a color of its own, if a translucent one.
  fileprivate var isPainted: Bool {
    if case .rgba(_, _, _, 0) = appearance.backgroundColor { return false }
    return appearance.backgroundColor != nil
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

  /// The color of the nearest view around a control that has one, if nothing else is drawn between the two.
  fileprivate func ground(of index: Int) -> ColorValue? {
    guard let frame = controls[index].frame else { return nil }
    for ancestor in ancestors(of: index) {
      let control = controls[ancestor]
      if control.appearance.background != nil || control.className == "UIVisualEffectView" { return nil }
      let inCode = control.id.flatMap { codeColors[$0]?.background }
      guard let color = inCode ?? control.appearance.backgroundColor else { continue }
      if case .rgba(_, _, _, let alpha) = color, alpha < 255 {
        if alpha == 0 { continue }
        return nil
      }
      // Among so many views something may be behind it.
      if index - ancestor > Self.mostBetween { return nil }
      let isCovered = (ancestor + 1..<index).contains { other in
        let isDrawn = classes[other].uikit?.name == "UIImageView" || controls[other].appearance.backgroundColor != nil
        return isDrawn && !isAncestor(other, of: index) && controls[other].isHidden != true
          && controls[other].frame?.overlaps(frame) == true
      }
      return isCovered ? nil : color
    }
    return nil
  }

  private static var mostBetween: Int { 500 }

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
