import UIKit

protocol StarRatingDelegate: AnyObject {
  func starRating(_ view: StarRatingView, didRate rating: Int)
}

/// Five stars, drawn.
class StarRatingView: UIView {
  weak var delegate: StarRatingDelegate?
  var rating = 0 { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    for star in 0..<5 { (star < rating ? UIColor.systemYellow : .systemGray).setFill() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    rating = Int(touch.location(in: self).x / bounds.width * 5) + 1
    delegate?.starRating(self, didRate: rating)
  }
}
