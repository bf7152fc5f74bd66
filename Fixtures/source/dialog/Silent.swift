import UIKit

/// A dialogue over everything.
final class PromoDialog: UIView {
  private let title = UILabel()
  private let close = UIButton(type: .custom)

  func show(in window: UIWindow) {
    close.setImage(UIImage(named: "x"), for: .normal)
    close.addTarget(self, action: #selector(hide), for: .touchUpInside)
    addSubview(title)
    addSubview(close)
    window.addSubview(self)
  }

  @objc private func hide() { removeFromSuperview() }

  override func accessibilityPerformEscape() -> Bool { true }
}
