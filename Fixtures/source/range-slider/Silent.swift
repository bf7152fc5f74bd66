import UIKit

/// Two thumbs on a track, as it is usually written: layers, three tracking overrides, an action.
final class RangeSlider: UIControl {
  var minimumValue = 0.0
  var maximumValue = 100.0
  var lowerValue = 20.0 { didSet { updateLayers() } }
  var upperValue = 80.0 { didSet { updateLayers() } }

  private let track = CALayer()
  private let lowerThumb = CALayer()
  private let upperThumb = CALayer()
  private var dragged: CALayer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    [track, lowerThumb, upperThumb].forEach(layer.addSublayer)
    updateLayers()
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    dragged = [lowerThumb, upperThumb].first { $0.frame.insetBy(dx: -12, dy: -12).contains(place) }
    return dragged != nil
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let value = value(at: touch.location(in: self).x)
    if dragged === lowerThumb { lowerValue = min(value, upperValue) } else { upperValue = max(value, lowerValue) }
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { dragged = nil }

  private func value(at x: CGFloat) -> Double { minimumValue + Double(x / bounds.width) * (maximumValue - minimumValue) }

  private func updateLayers() { lowerThumb.frame.origin.x = bounds.width * CGFloat(lowerValue / maximumValue) }
}
