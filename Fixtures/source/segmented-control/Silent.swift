import UIKit

/// Words drawn side by side, the chosen one on a bar of colour.
class SegmentBar: UIControl {
  var titles: [String] = []
  var selectedIndex = 0 { didSet { moveBar() } }
  private let bar = CALayer()

  override func draw(_ rect: CGRect) {
    for (index, title) in titles.enumerated() { draw(title, at: index) }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    selectedIndex = Int(touch.location(in: self).x / bounds.width * CGFloat(titles.count))
    sendActions(for: .valueChanged)
  }

  private func draw(_ title: String, at index: Int) {}
  private func moveBar() { bar.frame.origin.x = CGFloat(selectedIndex) * 80 }
}
