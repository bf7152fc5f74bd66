public import A11yCore

/// The reference snapshot rwapp/A11yUITests keeps of a screen: a flat list of what XCUITest found, with traits.
///
/// Source: `A11yElement.swift` and `A11ySnapshot.swift` of that package. Containers are dropped, and the traits are the
/// private ones of XCUITest's snapshot: none may mean that there are none, or that they could not be read.
public enum A11yUITests: ScreenFormat {
  public static let name = "a11yuitests"
  public static let summary = "a reference snapshot of A11yUITests"
  public static let source = Screen.Source(
    format: name, level: .runtime,
    lacks: [.hint, .exposure, .selected, .actions, .colors, .font, .language, .screenSize, .hierarchy])

  /// `snapshot` with `generated`, `version` and the file's name.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content, root["snapshot"]?.kind == .array else { return false }
    return root["generated"] != nil && (root["filename"] ?? root["nameThisFile"]) != nil && root["version"] != nil
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content, let snapshot = root["snapshot"], snapshot.kind == .array else {
      throw ReadingError("expected a JSON object with an array 'snapshot' (A11yUITests)")
    }
    var reader = A11yUITestsReader(root, snapshot)
    return [try reader.read()]
  }
}
