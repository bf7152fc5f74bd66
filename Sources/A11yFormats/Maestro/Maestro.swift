public import A11yCore

/// What `maestro hierarchy` prints of an iOS screen: nodes of `attributes` (text to text) and `children`.
///
/// Source: `PrintHierarchyCommand.kt`, `TreeNode.kt` and `IOSDriver.kt` (`mapViewHierarchy`) of mobile-dev-inc/maestro.
/// No element type is written, so that nobody can tell what is to be tapped: only text inputs (they alone have a
/// placeholder) and what is switched on (`checked` is true of switches and check boxes alone) are known.
public enum Maestro: ScreenFormat {
  public static let name = "maestro"
  public static let summary = "Maestro's 'maestro hierarchy' of an iOS screen"
  public static let source = Screen.Source(
    format: name, level: .runtime, lacks: [.traits, .hint, .exposure, .actions, .colors, .font, .language],
    roundsFrames: true)

  /// An object with `attributes` and `children`, the attributes being Maestro's.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content, root["children"]?.kind == .array, let attributes = root["attributes"],
      attributes.kind == .object
    else { return false }
    return attributes["accessibilityText"] != nil || attributes["resource-id"] != nil && attributes["bounds"] != nil
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content else { throw ReadingError("a Maestro hierarchy is JSON, found other text") }
    var reader = MaestroReader(root)
    return [try reader.read()]
  }
}
