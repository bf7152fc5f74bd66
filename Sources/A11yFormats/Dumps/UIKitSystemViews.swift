/// Windows and views that belong to the system and not to the app: the keyboard, the text selection, the status bar.
enum UIKitSystemViews {
  static func contains(_ className: String) -> Bool {
    names.contains(className) || className.hasPrefix("UIStatusBar")
  }

  private static let names: Set = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView", "UIInputSetHostView",
  ]
}
