import UIKit

/// A subclass that changes more than its look.
final class MuteButton: UIButton {
  override var accessibilityTraits: UIAccessibilityTraits { get { isSelected ? .selected : .none } set {} }
}

final class Player: UIViewController {
  private let mute = UIButton()

  func update() { mute.accessibilityTraits = .selected }
}
