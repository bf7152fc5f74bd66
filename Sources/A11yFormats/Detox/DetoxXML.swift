public import A11yCore

/// The view hierarchy Detox writes (`device.generateViewHierarchyXml()`): real classes, labels and frames, but neither
/// traits nor whether a view is an element.
public enum DetoxXML: ScreenFormat {
  public static let name = "detox-xml"
  public static let summary = "Detox's view hierarchy XML"

  /// The root is `ViewHierarchy`.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .xml(let tree) = content else { return false }
    return tree.root.name == DetoxMarkup.rootName
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .xml(let tree) = content else { throw ReadingError("expected Detox's view hierarchy as XML") }
    var reader = DetoxReader()
    return [reader.screen(of: tree.root)]
  }

  public static let source = Screen.Source(
    format: name, level: .runtime,
    lacks: [.traits, .hint, .enabled, .selected, .exposure, .actions, .placeholder, .colors, .font],
    roundsFrames: true)
}
