import A11yCore

extension ScreenBuilder {
  /// Puts controls together that come with their depths; a depth is at most one more than that of the control before.
  static func screen(_ screen: Screen, of controls: [(depth: Int, control: Control)]) -> Screen {
    var builder = ScreenBuilder(screen, capacity: controls.count)
    for (depth, control) in controls {
      while builder.depth > depth { builder.end() }
      builder.beginDumped(control)
    }
    while builder.depth > 0 { builder.end() }
    return builder.screen
  }
}
