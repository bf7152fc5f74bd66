import UIKit

/// The adjusting is there, called and told.
final class ColourWheel: UIControl {
  var angle: Double = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = String(localized: "Colour")
    accessibilityTraits.insert(.adjustable)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turn)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func turn(_ pan: UIPanGestureRecognizer) {
    angle = Double(pan.translation(in: self).x)
    sendActions(for: .valueChanged)
  }

  override var accessibilityValue: String? { get { angle.formatted() } set {} }

  override func accessibilityIncrement() { angle += 10; sendActions(for: .valueChanged) }

  override func accessibilityDecrement() { angle -= 10; sendActions(for: .valueChanged) }
}
