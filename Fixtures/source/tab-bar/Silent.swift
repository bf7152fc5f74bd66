import UIKit

/// A bar of the app's own at the bottom.
final class BottomBar: UIView {
  private let home = UILabel()
  private let basket = UILabel()

  func fill() {
    home.font = .systemFont(ofSize: 10)
    basket.font = .systemFont(ofSize: 10)
    basket.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openBasket)))
  }

  @objc private func openBasket() { show(.basket) }
}
