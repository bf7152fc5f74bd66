import UIKit

/// Two thumbs on a track, each an element of its own that can be adjusted.
final class RangeSlider: UIControl {
  var minimumValue = 0.0
  var maximumValue = 100.0
  var lowerValue = 20.0 { didSet { update() } }
  var upperValue = 80.0 { didSet { update() } }

  private let lowerThumb = CALayer()
  private let upperThumb = CALayer()
  private lazy var lowerElement = ThumbElement(accessibilityContainer: self)
  private lazy var upperElement = ThumbElement(accessibilityContainer: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    lowerElement.accessibilityLabel = String(localized: "Minimum price")
    lowerElement.adjust = { [unowned self] in lowerValue = min(lowerValue + $0, upperValue) }
    upperElement.accessibilityLabel = String(localized: "Maximum price")
    upperElement.adjust = { [unowned self] in upperValue = max(upperValue + $0, lowerValue) }
    accessibilityElements = [lowerElement, upperElement]
  }

  required init?(coder: NSCoder) { nil }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lowerValue = Double(touch.location(in: self).x / bounds.width) * maximumValue
    sendActions(for: .valueChanged)
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lowerElement.accessibilityFrameInContainerSpace = lowerThumb.frame
    upperElement.accessibilityFrameInContainerSpace = upperThumb.frame
  }

  fileprivate func adjusted() { sendActions(for: .valueChanged) }

  private func update() {
    lowerElement.accessibilityValue = lowerValue.formatted(.currency(code: "EUR"))
    upperElement.accessibilityValue = upperValue.formatted(.currency(code: "EUR"))
    setNeedsLayout()
  }
}

final class ThumbElement: UIAccessibilityElement {
  var adjust: (Double) -> Void = { _ in }

  override var accessibilityTraits: UIAccessibilityTraits { get { .adjustable } set {} }

  override func accessibilityIncrement() { move(5) }

  override func accessibilityDecrement() { move(-5) }

  private func move(_ step: Double) {
    adjust(step)
    (accessibilityContainer as? RangeSlider)?.adjusted()
  }
}
