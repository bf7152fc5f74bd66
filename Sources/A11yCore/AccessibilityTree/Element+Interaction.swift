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

extension Element {
  /// Methods that only take the keyboard away, as far as their names tell, in lower case.
  private static let dismissals = ["dismisskeyboard", "hidekeyboard", "endediting", "resignfirstresponder"]

  /// One tap does something here: neither two, nor one that only dismisses the keyboard.
  public var reactsToSingleTap: Bool {
    guard reactsToTaps else { return false }
    let interaction = interaction
    if interaction.isTappable == true { return true }
    if onlyDismissesKeyboard { return false }
    // What the description names is then done by another gesture than a single tap.
    guard let gestures = interaction.gestures, !gestures.isEmpty, !gestures.contains(.tap) else { return true }
    return interaction.actions?.isEmpty == false || interaction.url != nil
  }

  /// Everything the description names as its action takes the keyboard away.
  public var onlyDismissesKeyboard: Bool {
    let interaction = interaction
    let methods = (interaction.action.map { [$0] } ?? []) + (interaction.actions ?? []).map(\.selector)
    return !methods.isEmpty && methods.allSatisfy(Self.dismissesKeyboard)
  }

  /// A custom control built directly on UIControl: it draws itself and tracks touches, and nothing else supplies
  /// its accessibility.
  public var isOwnControl: Bool { isCustom && uikitClass?.name == "UIControl" }

  /// A custom class, which may make itself an accessibility element; not one whose code was read and does not.
  public var mayExposeItself: Bool {
    guard isCustom else { return false }
    if case .untouched? = codeSettlement(of: .exposure) { return false }
    return true
  }

  /// Code sets the fact to something else, or may do so.
  public func isChangedInCode(_ fact: Fact) -> Bool {
    switch codeSettlement(of: fact) {
    case nil, .untouched: false
    default: true
    }
  }

  /// It may look different while the app runs: in an editor's file, something leads to it or to what holds it.
  public var mayChange: Bool {
    guard tree.screen.source.isDesignTime else { return true }
    return ([self] + ancestors.prefix { $0.role != .cell }).contains {
      $0.control.inferred.contains(.connected) && $0.index > 0
    }
  }

  private static func dismissesKeyboard(_ method: String) -> Bool {
    let name = method.lowercased()
    return dismissals.contains(where: name.hasBytes)
  }
}
