import UIKit

/// A surface to draw on, as a control.
final class SignatureField: UIControl {
  private var strokes: [UIBezierPath] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    strokes.append(UIBezierPath())
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    strokes.last?.addLine(to: touch.location(in: self))
    setNeedsDisplay()
    sendActions(for: .valueChanged)
    return true
  }
}
