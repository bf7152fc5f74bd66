public import A11yCore

/// WebDriverAgent's trees in JSON: `GET /source?format=json` and `GET /wda/accessibleSource`, as the answer or unwrapped.
///
/// Source: appium/WebDriverAgent, `XCUIApplication+FBHelpers.m`.
public enum WebDriverAgentJSON: ScreenFormat {
  public static let name = "wda-json"
  public static let summary = "WebDriverAgent's source in JSON"

  /// What no version tells; older ones tell less.
  public static let source = Screen.Source(
    format: name, level: .runtime, lacks: [.hint, .actions, .colors, .font])

  /// An object with a type of XCUITest and a key that only WebDriverAgent and what is made of it have.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content else { return false }
    return roots(of: root).first.map(isElement) ?? false
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content else {
      throw ReadingError("expected WebDriverAgent's source as JSON")
    }
    var reader = WDAJSONReader(root.document)
    var screens: [Screen] = []
    for root in roots(of: root) {
      reader.read(root)
      let maker = WDAScreenMaker(reader.tree, format: name, listsOnlyAccessible: !reader.hasDetails)
      screens.append(maker.screen(threads: options.threads))
    }
    if !reader.mistakes.isEmpty { throw ReadingError(reader.mistakes) }
    return screens
  }

  /// One tree, or several saved as a list.
  private static func roots(of value: JSONValue) -> [JSONValue] {
    value.kind == .array ? Array(value.elements) : [value]
  }

  private static func isElement(_ value: JSONValue) -> Bool {
    guard value.kind == .object, let type = value["type"]?.string, WDAType.named(type) != nil else { return false }
    var keys: Set<WDAKey> = []
    for (name, _) in value.members {
      // What idb and its like export has types of its own and these.
      if name.withBytes({ $0.starts(with: "AX".utf8) }) { return false }
      if let key = WDAKey.members[name] { keys.insert(key) }
    }
    if keys.contains(.rawIdentifier) { return true }
    let hasName = keys.contains(.label) || keys.contains(.name)
    return hasName && (keys.contains(.rect) || value["isEnabled"] != nil || value["isVisible"] != nil)
  }
}
