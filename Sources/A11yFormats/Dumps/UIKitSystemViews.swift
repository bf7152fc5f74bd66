import A11yCore

/// Windows and views that belong to the system and not to the app: the keyboard, the text selection, the status bar.
enum UIKitSystemViews {
  static func mark(_ control: inout Control, className: String) {
    if className.hasPrefix("UIStatusBar") {
      control.isSystem = true
    } else if keyboards.contains(className) {
      control.isSystem = true
      control.role = .keyboard
    }
  }

  private static let keyboards: Set = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView", "UIInputSetHostView",
  ]
}
