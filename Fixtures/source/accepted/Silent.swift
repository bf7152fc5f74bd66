import UIKit

// a11y:disable:next custom-control-not-exposed
final class Joystick: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}

// a11y:disable:next fixed-font - the line below was mended long ago
let size = 15

// a11y:disable:next fixed-font until:2020-12-31 - the new logo comes with version 9
label.font = .systemFont(ofSize: 15)
