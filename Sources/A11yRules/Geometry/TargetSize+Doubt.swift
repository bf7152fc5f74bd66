import A11yCore

/// Small as it is, it may take taps around itself, which no description tells.
extension TargetSize {
  func mayTakeMoreTaps(_ element: Element) -> Bool {
    isInRow(element) || isAccessory(element) || isBesideTitle(element)
  }

  /// A text field that is in a row large enough: many rows hand a tap on to their field.
  private func isInRow(_ element: Element) -> Bool {
    element.role?.isTextInput == true
      && element.ancestors.contains { $0.role == .cell && $0.isTouchable(atLeast: minimum) }
  }

  /// UIKit draws a row's information button 22 points large at the row's end, and takes taps around it; where classes
  /// are not reported, an app's own looks the same.
  private func isAccessory(_ element: Element) -> Bool {
    guard element.role == .button, let frame = element.frame, abs(frame.width - 22) <= 3, abs(frame.height - 22) <= 3,
      let row = element.parent, row.role == .cell, let rowFrame = row.frame
    else { return false }
    return !element.derivesFromClass && row.isTouchable(atLeast: minimum)
      && rowFrame.maxX - frame.maxX <= 2 * frame.width
  }

  /// A button in line with a heading at the screen's top: a navigation bar's own takes taps in the whole bar, and not
  /// every dump tells of bars.
  private func isBesideTitle(_ element: Element) -> Bool {
    guard element.role == .button, !element.derivesFromClass, let frame = element.frame,
      frame.midY < Self.endOfBar
    else { return false }
    return element.tree.elements.prefix(Self.firstElements).contains { other in
      guard other.role == .heading, let place = other.frame else { return false }
      return abs(place.midY - frame.midY) <= 2
    }
  }

  /// In points: the bar of a phone with an island ends at 106.
  private static let endOfBar = 106.0
  private static let firstElements = 64
}
