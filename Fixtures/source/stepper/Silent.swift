import UIKit

/// Minus and plus as pictures.
final class QuantityStepper: UIControl {
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)
  private(set) var quantity = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    minus.setImage(UIImage(named: "minus"), for: .normal)
    plus.setImage(UIImage(named: "plus"), for: .normal)
    minus.addTarget(self, action: #selector(decrease), for: .touchUpInside)
    plus.addTarget(self, action: #selector(increase), for: .touchUpInside)
    addSubview(minus)
    addSubview(plus)
    plus.widthAnchor.constraint(equalToConstant: 20).isActive = true
    plus.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  @objc private func decrease() { quantity -= 1; sendActions(for: .valueChanged) }

  @objc private func increase() { quantity += 1; sendActions(for: .valueChanged) }
}
