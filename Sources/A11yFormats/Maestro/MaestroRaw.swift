public import A11yCore

/// What Maestro's runner on the phone answers to `/viewHierarchy`, before Maestro takes the element types away:
/// XCUITest's snapshot as JSON. DeviceKit's `dump.ui` with `format: raw` is the same.
///
/// Source: `AXElement.swift` and `ViewHierarchyHandler.swift` of mobile-dev-inc/maestro.
public enum MaestroRaw: ScreenFormat {
  public static let name = "maestro-raw"
  public static let summary = "the '/viewHierarchy' response of Maestro's iOS runner"
  public static let source = Screen.Source(
    format: name, level: .runtime, lacks: [.traits, .hint, .actions, .colors, .font, .language])

  /// `{"axElement": {…}, "depth": 5}`, or the element alone.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content, let element = element(root) else { return false }
    return element["elementType"]?.kind == .number && element["frame"]?["Width"] != nil
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content else {
      throw ReadingError("expected a JSON response of Maestro's runner, found other text")
    }
    guard let element = element(root) else {
      throw ReadingError("expected an 'axElement' object", at: root.location)
    }
    var reader = MaestroRawReader(element)
    return [reader.read()]
  }

  private static func element(_ root: JSONValue) -> JSONValue? {
    let element = root["axElement"] ?? root
    return element.kind == .object ? element : nil
  }
}
