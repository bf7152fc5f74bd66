import UIKit

/// A switch that slides in the app's colours.
@IBDesignable
class ColourSwitch: UIControl {
  @IBInspectable var isOn: Bool = false { didSet { animateKnob() } }
  private let knob = CAShapeLayer()

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  private func animateKnob() { knob.position.x = isOn ? 40 : 10 }
}
