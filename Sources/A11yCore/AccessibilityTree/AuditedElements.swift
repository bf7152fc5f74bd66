/// Chooses the elements that rules check from those that can be reached: visible, on the screen, and the app's own.
struct AuditedElements {
  let screen: Screen
  let facts: [ControlFacts]
  let reaches: [AccessibilityTree.Reach]
  /// Elements that are skipped only because they have no size.
  let sizeless: Set<Int>
  private(set) var audited: [Int32] = []
  private(set) var unseen: [Int32] = []
  private(set) var seen: [Int32] = []
  private(set) var skipped: [AccessibilityTree.SkipReason: Int] = [:]

  init(screen: Screen, facts: [ControlFacts], reaches: [AccessibilityTree.Reach], sizeless: Set<Int>) {
    self.screen = screen
    self.facts = facts
    self.reaches = reaches
    self.sizeless = sizeless
  }

  mutating func run() {
    var subtree = (end: 0, reason: AccessibilityTree.SkipReason?.none)
    var faintEnd = 0
    var hiddenEnd = 0
    for index in screen.controls.indices {
      if index >= subtree.end, let reason = skipReason(index) { subtree = (Int(screen.ends[index]), reason) }
      // Below one hundredth nothing is drawn that an eye could find, though VoiceOver still stops there.
      if let alpha = screen.controls[index].alpha, alpha < 0.01 { faintEnd = max(faintEnd, Int(screen.ends[index])) }
      if screen.controls[index].isHidden == true { hiddenEnd = max(hiddenEnd, Int(screen.ends[index])) }
      guard !screen.controls[index].isVended else { continue }
      let isSkipped = index < subtree.end && subtree.reason != nil
      if reaches[index] != .hidden, index >= max(faintEnd, hiddenEnd), !isSkipped { seen.append(Int32(index)) }
      guard reaches[index] == .element else {
        if !sizeless.isEmpty, !isSkipped, index >= faintEnd, sizeless.contains(index) { unseen.append(Int32(index)) }
        continue
      }
      if isSkipped, let reason = subtree.reason {
        skipped[reason, default: 0] += 1
      } else if index >= faintEnd {
        place(index)
      }
    }
  }

  private mutating func place(_ index: Int) {
    if isZeroSize(index) || isOffScreen(index) {
      unseen.append(Int32(index))
    } else {
      audited.append(Int32(index))
    }
  }

  private func skipReason(_ index: Int) -> AccessibilityTree.SkipReason? {
    if screen.isLaunchScreen { return .launchScreen }
    if screen.isUnused || screen.isUnusedPrototype(index) { return .unused }
    if screen.controls[index].isSystem == true || facts[index].isScrollBar { return .system }
    switch facts[index].role {
    case .keyboard, .key: return .keyboard
    case .webView: return .web
    case .map: return .map
    default: break
    }
    if facts[index].traits.contains(.statusBarElement) { return .statusBar }
    return screen.controls[index].className?.hasPrefix("UIStatusBar") == true ? .statusBar : nil
  }

  private func isZeroSize(_ index: Int) -> Bool {
    guard let frame = screen.controls[index].frame, frame.isZeroSize else { return false }
    return screen.controls[index].geometry.accessibilityFrame?.isZeroSize ?? true
  }

  /// Wholly beyond the display and not scrolled away. What is drawn there in an editor slides in, or is laid out.
  private func isOffScreen(_ index: Int) -> Bool {
    guard !screen.source.isDesignTime, let display = screen.display, display.width > 0, display.height > 0,
      let frame = screen.controls[index].frame
    else {
      return false
    }
    // On the display to the eye or to VoiceOver is on the display.
    for frame in [frame, screen.controls[index].geometry.accessibilityFrame ?? frame] {
      guard frame.isValid, !display.overlaps(frame), frame.width > 0, frame.height > 0 else { return false }
    }
    return !screen.ancestors(of: index).contains { ancestor in
      switch facts[ancestor].role {
      case .scroll, .table, .list, .textView: true
      default: false
      }
    }
  }
}
