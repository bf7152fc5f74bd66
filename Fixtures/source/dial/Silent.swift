import UIKit

/// A knob to turn; somebody began with accessibility and stopped.
final class Dial: UIControl {
  var value: Double = 0 { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Speed"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = Double(touch.location(in: self).y / bounds.height)
    sendActions(for: .valueChanged)
    return true
  }

  func tell() { accessibilityValue = "\(value)" }
}
