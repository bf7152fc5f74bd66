import UIKit

/// Subclasses of standard controls that only change looks.
final class RoundButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 0, dy: 10) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
}

final class SmallSwitch: UISwitch {
  override init(frame: CGRect) {
    super.init(frame: frame)
    transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
  }

  required init?(coder: NSCoder) { nil }
}
