import A11yCore

extension ScreenBuilder {
  /// Opens an element of a dump, with what follows from the one that holds it.
  mutating func beginDumped(_ control: consuming Control) {
    if control.mayBeDumpedImage { amend { $0.shareImage(with: &control) } }
    if control.className == Self.button {
      amend { if $0.className == Self.tabBar { control.becomeTab() } }
    }
    begin(control)
  }

  private static var button: String { "XCUIElementTypeButton" }
  private static var tabBar: String { "XCUIElementTypeTabBar" }
}

extension Control {
  /// XCUITest has no type for the buttons of a tab bar.
  mutating func becomeTab() {
    role = .tab
    traits = (traits ?? []).union(.tabBarItem)
  }
}
