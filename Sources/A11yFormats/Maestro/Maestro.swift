public import A11yCore

/// What `maestro hierarchy` prints of an iOS screen: nodes of `attributes` (text to text) and `children`. The debug output
/// of a test has the same without empty attributes.
///
/// Source: `PrintHierarchyCommand.kt`, `TreeNode.kt` and `IOSDriver.kt` (`mapViewHierarchy`) of mobile-dev-inc/maestro.
/// No element type is written, so that it is not known what can be tapped: only text inputs (they alone have a
/// placeholder) and what is switched on (`checked` is true of switches and check boxes alone) are known.
public enum Maestro: ScreenFormat {
  public static let name = "maestro"
  public static let summary = "Maestro's 'maestro hierarchy' of an iOS screen, or 'commands-*.json' of its debug output"
  public static let source = Screen.Source(
    format: name, level: .runtime, lacks: [.traits, .hint, .exposure, .actions, .colors, .font, .language, .kind],
    roundsFrames: true)

  /// A hierarchy, or a list of commands with one. What lists commands without any is rejected by name.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content else { return false }
    return !MaestroDocument.hierarchies(in: root).isEmpty
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content else {
      throw ReadingError("expected a JSON Maestro hierarchy, found other text")
    }
    let roots = MaestroDocument.hierarchies(in: root)
    var screens: [Screen] = []
    // What is read on request may lack all that a hierarchy is recognized by.
    for root in roots.isEmpty ? [root] : roots {
      var reader = MaestroReader(root)
      screens.append(try reader.read())
    }
    return screens
  }
}
