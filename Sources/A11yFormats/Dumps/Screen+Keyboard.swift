import A11yCore

extension Screen {
  /// Marks all that surrounds the system's keyboard, in the window or the view of its own that UIKit shows it in: the keys
  /// below it (emoji, dictation), the suggestions above it.
  mutating func markKeyboardSurroundings() {
    for index in controls.indices where controls[index].className == Self.keyboard {
      guard let holder = keyboardHolder(of: index), controls[holder].role != .keyboard else { continue }
      amend(holder) {
        $0.isSystem = true
        $0.role = .keyboard
      }
    }
  }

  /// The view that UIKit names `inputView`, or else the window; nil when the app's own controls are in that window.
  private func keyboardHolder(of keyboard: Int) -> Int? {
    var window: Int?
    for ancestor in ancestors(of: keyboard) {
      let control = controls[ancestor]
      if control.identifier == "inputView" || control.label == "inputView" { return ancestor }
      if window == nil, control.className == Self.window { window = ancestor }
    }
    guard let window, let parent = parent(of: window) else { return nil }
    let windows = children(of: parent).filter { controls[$0].className == Self.window }
    return windows.count > 1 && windows.first != window ? window : nil
  }

  private static let keyboard = ElementType("Keyboard").className
  private static let window = ElementType("Window").className
}
