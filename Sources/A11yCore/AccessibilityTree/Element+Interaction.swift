extension Element {
  private static let interactiveTraits: Traits = [
    .button, .link, .searchField, .adjustable, .keyboardKey, .tabBarItem, .toggleButton, .backButton, .textEntry,
  ]

  /// A person can act on it, as far as role, traits, gestures or actions tell.
  ///
  /// Scroll views are not: they are moved by the system's own gestures. Cells are only when they carry something to do.
  public var isInteractive: Bool {
    switch role {
    case .scroll, .window, .webView, .map: return false
    case let role? where role.isInteractive: return true
    default: return !traits.isDisjoint(with: Self.interactiveTraits) || reactsToTaps
    }
  }

  /// The description says that a tap does something: a tap recognizer, a target, an action or `tappable`.
  public var reactsToTaps: Bool { tree.facts[index].reactsToTaps }

  /// What acting on it does, as far as the description names it: its action, its link or its method.
  public var action: String? {
    guard hasInteraction else { return nil }
    let interaction = interaction
    return interaction.action ?? interaction.url ?? interaction.actions?.first?.selector
  }

  /// A standard control that the app left as the system made it.
  ///
  /// A dump without classes cannot tell; there a control counts as what its role stands for.
  public var isSystemControl: Bool {
    if control.className == nil { return tree.screen.source.level == .runtime && role != nil }
    return !isCustom && uikitClass != nil
  }

  /// The size the system gives it, in points; nil where the content decides.
  public var systemSize: UIKitClass.IntrinsicSize? {
    (uikitClass ?? role.flatMap(UIKitClasses.standing))?.intrinsicSize
  }
}
