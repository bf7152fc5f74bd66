public import A11yCore

/// The native description file: JSON, one root control or an array of them, every value with its position.
public enum ControlTree: ScreenFormat {
  public static let name = "control-tree"
  public static let summary = "a11y-audit's own JSON"
  public static let source = Screen.Source.controlTree
  static let version = 1

  /// An object that has at least one key of ours that not every file has, or an array of such.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content else { return false }
    switch root.kind {
    case .object: return hasKnownKey(root)
    case .array:
      // An empty array is a tree file without a screen: reading it gives nothing, and that is reported as such.
      guard let first = root.elements.first(where: { _ in true }) else { return true }
      return first.kind == .object && hasKnownKey(first)
    case .string, .number, .bool, .null: return false
    }
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content else { throw ReadingError("a control tree is JSON, found text") }
    var reader = ControlTreeReader(root)
    let screens = reader.readScreens()
    if !reader.mistakes.isEmpty { throw ReadingError(reader.mistakes) }
    return screens
  }

  private static func hasKnownKey(_ value: JSONValue) -> Bool {
    for (key, _) in value.members where Key.named[key]?.key.isCommonplace == false { return true }
    return false
  }
}
