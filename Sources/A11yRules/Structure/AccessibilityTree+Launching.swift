import A11yCore

extension AccessibilityTree {
  /// The screen is shown while the app starts, as far as its name, its class or its identifier tells.
  var isLaunching: Bool {
    guard let root = screen.controls.first else { return false }
    let names = [screen.name, root.className, root.identifier].compactMap { $0?.lowercased() }
    return names.contains { $0.contains("launch") || $0.contains("splash") }
  }
}
