import UIKit

/// A box with a tick that is named by whoever uses it.
class Checkbox: UIControl {
  var isChecked = false {
    didSet {
      setNeedsDisplay()
      accessibilityValue = isChecked ? "1" : "0"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .toggleButton
    addTarget(self, action: #selector(toggle), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func toggle() {
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }

  override func accessibilityActivate() -> Bool {
    toggle()
    return true
  }
}

let terms = Checkbox()
terms.accessibilityLabel = String(localized: "I accept the terms")
