public import A11yCore

/// The hierarchy that cashapp/AccessibilitySnapshot's model encodes: elements and containers, as VoiceOver meets them.
///
/// Source: `AccessibilitySnapshotModel` of that package, whose wire format its tests promise to keep. A flat list of
/// elements ("markers") is read too, its order being VoiceOver's. Only elements are listed, so it is not known
/// what is missing among them.
public enum AccessibilitySnapshot: ScreenFormat {
  public static let name = "accessibility-snapshot"
  public static let summary = "the hierarchy or markers of AccessibilitySnapshot as JSON"
  public static let source = Screen.Source(
    format: name, level: .runtime,
    lacks: [.exposure, .enabled, .selected, .placeholder, .actions, .colors, .font, .screenSize])

  /// Nodes `{"element": {"_0": …}}` and `{"container": {"_0": …}}`, or elements with a shape, traits and a point.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content else { return false }
    let first = root.kind == .array ? root.elements.first { _ in true } : root
    return first.map { isNode($0) || isMarker($0) } ?? false
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content else {
      throw ReadingError("expected a JSON accessibility hierarchy, found other text")
    }
    var reader = AccessibilitySnapshotReader(root)
    return [try reader.read()]
  }

  static func isNode(_ value: JSONValue) -> Bool {
    (value["element"] ?? value["container"])?["_0"]?.kind == .object
  }

  static func isMarker(_ value: JSONValue) -> Bool {
    value["shape"]?.kind == .object && value["activationPoint"] != nil && value["traits"]?.kind == .array
  }
}
