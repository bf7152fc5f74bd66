import UIKit

/// A switch that slides in the app's colours, and says whether it is on.
@IBDesignable
class ColourSwitch: UIControl {
  @IBInspectable var isOn: Bool = false { didSet { animateKnob() } }
  /// What it switches.
  var title = ""
  private let knob = CAShapeLayer()

  override var isAccessibilityElement: Bool { get { true } set {} }
  override var accessibilityLabel: String? { get { title } set {} }
  override var accessibilityTraits: UIAccessibilityTraits { get { .toggleButton } set {} }
  override var accessibilityValue: String? { get { isOn ? "1" : "0" } set {} }

  override func accessibilityActivate() -> Bool {
    toggle()
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { toggle() }

  private func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  private func animateKnob() { knob.position.x = isOn ? 40 : 10 }
}
