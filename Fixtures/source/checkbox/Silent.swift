import UIKit

/// A box with a tick, and a double tap that goes nowhere.
class Checkbox: UIControl {
  var isChecked = false { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addTarget(self, action: #selector(toggle), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func toggle() {
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }

  override func accessibilityActivate() -> Bool { true }
}

let terms = Checkbox()
