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

  /// Whether it is no other JSON that has a key in common with control trees: it names the format, or most of its keys are
  /// keys of a control with a class, a role, a frame or children.
  static func isCertain(_ content: Content) -> Bool {
    guard case .json(let value) = content else { return false }
    let root = value.kind == .array ? value.elements.first { _ in true } : value
    guard let root, root.kind == .object else { return false }
    if [root["$schema"], root["format"]].contains(where: { $0?.string?.contains(name) == true }) { return true }
    let known = root.members.count { Key.named[$0.0] != nil }
    return known * 2 > root.count && describesControl(root)
  }

  private static func describesControl(_ root: JSONValue) -> Bool {
    if let name = root["class"]?.string, UIKitClasses.named(name) != nil || root["superclass"] != nil { return true }
    if let role = root["role"]?.string, Role(rawValue: role) != nil { return true }
    return root["frame"]?.kind == .array || root["children"]?.kind == .array
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content else { throw ReadingError("expected a JSON control tree, found text") }
    var reader = ControlTreeReader(root)
    let screens = reader.readScreens(threads: options.threads)
    if !reader.mistakes.isEmpty { throw ReadingError(reader.mistakes) }
    return screens
  }

  static func hasKnownKey(_ value: JSONValue) -> Bool {
    for (key, member) in value.members {
      if Key.named[key]?.key.isCommonplace == false { return true }
      // `{"elements": [{"role": …}]}`: read, so that the error names the key to write.
      guard KeySynonyms.meansChildren(key.string) || key.string == "screens" else { continue }
      let first = member.kind == .array ? member.elements.first { _ in true } : member
      if let first, first.kind == .object, describesControl(first) {
        return true
      }
    }
    return false
  }
}
