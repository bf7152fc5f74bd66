import A11yCore

/// The enabled controls of a screen that a finger can aim at, in tree order.
struct TouchTargets {
  private(set) var all: [Element] = []
  private(set) var frames: [Frame] = []
  /// How many others there are, without a frame that a display could show.
  private(set) var unplaced = 0

  /// - Parameter candidates: whose frames are known.
  init(_ candidates: [Element]) {
    for element in candidates {
      guard let frame = element.touchFrame, FrameGrid.canHold(frame) else {
        unplaced += 1
        continue
      }
      guard frame.width > 0, frame.height > 0 else { continue }
      all.append(element)
      frames.append(frame)
    }
  }

  /// The answer of a rule about targets.
  ///
  /// - Parameter crowded: the positions of targets that were not compared with all around them.
  func result(_ violations: [Violation], crowded: Set<Int> = []) -> RuleResult {
    let found = Set(violations.map { $0.control })
    var result = RuleResult(violations)
    result.leaveOut(unplaced, without: .frame)
    result.leaveOut(crowded.count { !found.contains(all[$0].index) }, without: .surroundings)
    return result
  }

  /// The controls that a finger can hit.
  static func candidates(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { isTarget($0) && $0.isEnabled != false }
  }

  /// Disabled or not.
  static func isTarget(_ element: Element) -> Bool {
    element.isInteractive && element.role != .key && !element.isInline && !element.doesNothing
      && (element.reactsToTaps || !element.ignoresTouches) && !isHelper(element)
  }

  /// A text field of a point or two, which code focuses to keep the keyboard on the screen.
  private static func isHelper(_ element: Element) -> Bool {
    guard element.role?.isTextInput == true, let frame = element.touchFrame else { return false }
    return min(frame.width, frame.height) <= largestHelper
  }

  private static let largestHelper = 2.0
}
