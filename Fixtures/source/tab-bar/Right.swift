import UIKit

/// A bar of the app's own at the bottom, of buttons that show themselves large.
final class BottomBar: UIView {
  private let home = UIButton(type: .system)
  private let basket = UIButton(type: .system)

  func fill() {
    home.setTitle(String(localized: "Home"), for: .normal)
    basket.setTitle(String(localized: "Basket"), for: .normal)
    home.showsLargeContentViewer = true
    basket.showsLargeContentViewer = true
  }
}
