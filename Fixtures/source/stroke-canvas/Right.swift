import UIKit

/// A surface to draw on that hands a finger through while VoiceOver runs.
final class SignatureField: UIControl {
  private var strokes: [UIBezierPath] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .allowsDirectInteraction
    accessibilityLabel = String(localized: "Signature")
  }

  required init?(coder: NSCoder) { nil }

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
