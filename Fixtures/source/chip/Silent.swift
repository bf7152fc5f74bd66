import UIKit

/// A filter that turns blue.
class FilterChip: UIControl {
  var title = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { backgroundColor = isSelected ? .systemBlue : .systemGray5 } }
}
