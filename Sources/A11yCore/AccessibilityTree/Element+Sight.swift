extension Element {
  /// Neither it nor what it holds can be seen: hidden, or so faint that no eye could find it.
  public var isOutOfSight: Bool { control.isHidden == true || control.alpha ?? 1 < 0.01 }

  /// UIKit exposes the parts of this control in its stead: a stepper's buttons, a search bar's field.
  public var vendsParts: Bool { !isCustom && uikitClass.map { $0.vends != .nothing } == true }

  /// The system's own view or content that the app does not describe: private views, the keyboard, web pages, maps.
  public var isSystemOwned: Bool {
    if control.isSystem == true || tree.facts[index].isScrollBar { return true }
    switch role {
    case .keyboard, .key, .webView, .map: return true
    default: break
    }
    guard let name = control.className else { return false }
    return name.hasPrefix("_UI") || name.hasPrefix("UIStatusBar")
  }
}
