import A11yCore

/// The enabled controls of a screen that a finger can aim at, in tree order.
struct TouchTargets {
  private(set) var all: [Element] = []
  private(set) var frames: [Frame] = []
  /// How many others there are, of which nobody knows where.
  private(set) var unplaced = 0

  init(_ screen: Exposure) {
    for element in screen.elements where Self.isTarget(element) {
      guard element.knows(.frame), let frame = element.touchFrame, frame.isValid else {
        unplaced += 1
        continue
      }
      guard frame.width > 0, frame.height > 0 else { continue }
      all.append(element)
      frames.append(frame)
    }
  }

  /// The answer of a rule about targets.
  func verdict(_ problems: [Problem] = []) -> Verdict { Verdict(problems, notChecked: [.frame: unplaced]) }

  private static func isTarget(_ element: Element) -> Bool {
    element.isInteractive && element.role != .key && element.isEnabled != false && !element.isInline
  }
}
