import UIKit

// a11y:disable:next custom-control-not-exposed - a game for the eye; the menu offers another one
final class Joystick: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}

// a11y:disable:next fixed-font until:9999-12-31 - the word is part of the logo
label.font = .systemFont(ofSize: 15)
