import A11yPlatform

extension Screen {
  /// Changes what a reader learns of a control from the rest of the screen. Not its class, which was resolved before.
  package mutating func amend(_ index: Int, _ change: (inout Control) -> Void) { change(&controls[index]) }

  /// Takes over all controls of a tree, where a reader knows it as a whole. What UIKit makes in a control's stead is
  /// added, as `ScreenBuilder` adds it; nothing is copied otherwise.
  ///
  /// - Parameters:
  ///   - controls: in tree order.
  ///   - parents: the index of each one's parent, -1 for the root.
  ///   - ends: the index after each one's last descendant.
  ///   - threads: how many may share the work.
  public mutating func setControls(_ controls: [Control], parents: [Int32], ends: [Int32], threads: Int) {
    classes = Threads.map(controls.count, on: threads) { index, _ in
      UIKitClasses.resolve(
        controls[index].className, superclass: controls[index].superclassName, role: controls[index].role)
    }
    self.controls = controls
    self.parents = parents
    self.ends = ends
    for index in controls.indices { selectSegment(of: index) }
    let vends = controls.indices.contains { ends[$0] == $0 + 1 && UIKitClasses.vends(at: $0, in: self) }
    if vends { self = rebuilt { _ in nil } }
  }

  /// Applies `selectedSegmentIndex` to segments that are described one by one and do not say it themselves.
  mutating func selectSegment(of index: Int) {
    guard controls[index].hasMetrics, let selected = controls[index].metrics.selectedSegmentIndex else { return }
    var segments: [Int] = []
    var child = index + 1
    while child < Int(ends[index]) {
      if (controls[child].role ?? classes[child].uikit?.role) == .segment { segments.append(child) }
      child = Int(ends[child])
    }
    guard segments.allSatisfy({ controls[$0].isSelected == nil }) else { return }
    for (position, segment) in segments.enumerated() { controls[segment].isSelected = position == selected }
  }
}
