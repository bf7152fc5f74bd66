import UIKit

/// Words drawn side by side, each an element that can be chosen.
class SegmentBar: UIControl {
  var titles: [String] = [] { didSet { makeElements() } }
  var selectedIndex = 0 { didSet { makeElements() } }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    selectedIndex = Int(touch.location(in: self).x / bounds.width * CGFloat(titles.count))
    sendActions(for: .valueChanged)
  }

  private func makeElements() {
    accessibilityElements = titles.enumerated().map { index, title in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = title
      element.accessibilityTraits = index == selectedIndex ? [.button, .selected] : .button
      element.accessibilityFrameInContainerSpace = CGRect(x: index * 80, y: 0, width: 80, height: 44)
      return element
    }
  }
}
