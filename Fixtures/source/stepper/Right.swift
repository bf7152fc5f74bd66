import UIKit

/// Minus and plus with names.
final class QuantityStepper: UIControl {
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)
  private(set) var quantity = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    minus.setImage(UIImage(named: "minus"), for: .normal)
    minus.accessibilityLabel = String(localized: "Fewer")
    plus.setImage(UIImage(named: "plus"), for: .normal)
    plus.accessibilityLabel = String(localized: "More")
    minus.addTarget(self, action: #selector(decrease), for: .touchUpInside)
    plus.addTarget(self, action: #selector(increase), for: .touchUpInside)
    addSubview(minus)
    addSubview(plus)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func decrease() { quantity -= 1; sendActions(for: .valueChanged) }

  @objc private func increase() { quantity += 1; sendActions(for: .valueChanged) }
}
