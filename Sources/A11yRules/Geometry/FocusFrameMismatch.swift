public import A11yCore

/// An accessibility frame does not match the view.
public struct FocusFrameMismatch: ElementRule {
  public static let info = RuleInfo(
    id: "focus-frame-mismatch",
    summary: "An accessibility frame does not match the view",
    family: .geometry,
    severity: .warning,
    criteria: [.wcag("2.4.7"), .en("11.2.4.7")],
    needs: [.frame, .layout],
    why: """
      People with low vision follow VoiceOver's cursor, and a finger that explores the screen finds the element only \
      inside its frame.
      """,
    fix: """
      Set `accessibilityFrameInContainerSpace`, which follows the view; do not store frames in screen coordinates.
      """,
    examples: examples
  )

  public init() {}

  /// In points: less may be missing on a side.
  private static let slack = 2.0
  /// How many times its area the view may be enlarged on purpose.
  private static let largest = 4.0

  public func appliesTo(_ element: Element) -> Bool {
    element.geometry.accessibilityFrame != nil && element.control.frame.map { $0.area > 0 } == true
  }

  public func violation(_ element: Element) -> Violation? {
    guard let view = element.control.frame, view.isValid, let spoken = element.geometry.accessibilityFrame else {
      return nil
    }
    let visible = visiblePart(of: view, element)
    if !spoken.grown(by: Self.slack).contains(visible) {
      let isElsewhere = !spoken.overlaps(view)
      return violation(element, isElsewhere ? "elsewhere than" : "which does not cover", spoken, view)
    }
    guard spoken.area > view.area * Self.largest, !isRow(spoken, of: element) else { return nil }
    return violation(element, "more than four times as large as", spoken, view)
  }

  private func violation(_ element: Element, _ how: String, _ spoken: Frame, _ view: Frame) -> Violation {
    Violation(
      element, "has the accessibility frame \(spoken.description), \(how) its view at \(view.description)",
      measured: spoken.description, required: view.description)
  }

  /// What is left of the view inside the scroll views and clipping views around it.
  private func visiblePart(of view: Frame, _ element: Element) -> Frame {
    if let visible = element.geometry.visibleFrame, visible.isValid { return visible }
    var left = view
    for ancestor in element.ancestors where ancestor.isScroll || ancestor.geometry.clips == true {
      if let frame = ancestor.control.frame, frame.isValid { left = left.intersection(with: frame) ?? left }
    }
    return left
  }

  /// Widened to a cell or a container right around it.
  private func isRow(_ spoken: Frame, of element: Element) -> Bool {
    element.ancestors.contains { ancestor in
      ancestor.index > 0 && ancestor.control.frame.map(spoken.isSamePlace) == true
    }
  }
}

extension Element {
  fileprivate var isScroll: Bool { role == .scroll || role == .table || role == .list || role == .textView }
}

extension Frame {
  /// Farther out on every side.
  fileprivate func grown(by length: Double) -> Frame {
    Frame(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }
}

extension FocusFrameMismatch {
  static let examples: [Example] = [
    .fails(
      "accessibility frame away from the view",
      #"✗ button "Play" frame=20,300,100,44 accessibilityFrame=20,100,100,44"#),
    .passes(
      "accessibility frame equal to the frame",
      #"button "Play" frame=20,300,100,44 accessibilityFrame=20,300,100,44"#),
    .passes(
      "accessibility frame larger than the view on purpose",
      #"button "Play" frame=20,300,40,40 accessibilityFrame=10,290,60,60"#),
  ]
}
