import UIKit

/// A filter that turns blue and says so.
class FilterChip: UIControl {
  var title = "" { didSet { accessibilityLabel = title } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      backgroundColor = isSelected ? .systemBlue : .systemGray5
      if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }
  }
}
