import UIKit

/// A dialogue over everything that keeps VoiceOver inside and lets it out again.
final class PromoDialog: UIView {
  private let title = UILabel()
  private let close = UIButton(type: .close)

  func show(in window: UIWindow) {
    accessibilityViewIsModal = true
    close.addTarget(self, action: #selector(hide), for: .touchUpInside)
    addSubview(title)
    addSubview(close)
    window.addSubview(self)
    UIAccessibility.post(notification: .screenChanged, argument: title)
  }

  @objc private func hide() { removeFromSuperview() }

  override func accessibilityPerformEscape() -> Bool {
    hide()
    return true
  }
}
