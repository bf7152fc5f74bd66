import UIKit

/// A knob to turn, by hand and by ear.
final class Dial: UIControl {
  var value: Double = 0 {
    didSet {
      setNeedsDisplay()
      accessibilityValue = value.formatted(.percent)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = String(localized: "Speed")
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    turn(to: Double(touch.location(in: self).y / bounds.height))
    return true
  }

  override func accessibilityIncrement() { turn(to: value + 0.1) }

  override func accessibilityDecrement() { turn(to: value - 0.1) }

  private func turn(to value: Double) {
    self.value = min(max(value, 0), 1)
    sendActions(for: .valueChanged)
  }
}
