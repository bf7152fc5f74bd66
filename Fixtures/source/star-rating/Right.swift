import UIKit

protocol StarRatingDelegate: AnyObject {
  func starRating(_ view: StarRatingView, didRate rating: Int)
}

/// Five stars, drawn and spoken.
class StarRatingView: UIView {
  weak var delegate: StarRatingDelegate?
  var rating = 0 { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = String(localized: "Rating")
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityValue: String? {
    get { String(localized: "\(rating) of 5 stars") }
    set {}
  }

  override func accessibilityIncrement() { rate(rating + 1) }

  override func accessibilityDecrement() { rate(rating - 1) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    rate(Int(touch.location(in: self).x / bounds.width * 5) + 1)
  }

  private func rate(_ stars: Int) {
    rating = min(max(stars, 0), 5)
    delegate?.starRating(self, didRate: rating)
  }
}
