/// Dumps of Android's screens, and layouts: the tools that write them know both systems, and their files look alike.
enum AndroidHierarchy {
  static func reason(_ content: Content) -> String? {
    switch content {
    case .xml(let tree): reason(tree.root)
    case .json(let root):
      ([root] + MaestroDocument.hierarchies(in: root)).contains(where: isMaestro)
        ? "this is Maestro's hierarchy of an Android screen; \(remedy)" : nil
    case .text, .quoted: nil
    }
  }

  private static let remedy = "only iOS screens are supported: dump the iOS app"

  private static func reason(_ root: XMLNode) -> String? {
    // WebDriverAgent wraps a source in an element of any name that was asked for (`?scope=hierarchy`).
    let isWrapped = root.descendants.first { _ in true }.map(WebDriverAgentXML.hasType) == true
    if root.name == "hierarchy" && !isWrapped || isAndroid(root.name) || isAndroid(root["class"]) {
      return "this is the hierarchy of an Android screen (uiautomator); \(remedy)"
    }
    guard root["xmlns:android"] != nil else { return nil }
    return "this is an Android layout or manifest; only iOS screens are supported: use storyboards and xibs"
  }

  /// How many nodes are looked at: the first ones are the window's, and say what it is.
  private static let reach = 32

  /// Maestro gives a class to Android's nodes alone, and `ignoreBoundsFiltering` likewise. (Source: `AndroidDriver.kt`.)
  private static func isMaestro(_ root: JSONValue) -> Bool {
    guard root["attributes"]?.kind == .object || root["children"]?.kind == .array else { return false }
    var open = [root]
    for _ in 0..<reach {
      guard let node = open.popLast() else { return false }
      if let attributes = node["attributes"] {
        if attributes["ignoreBoundsFiltering"] != nil || isAndroid(attributes["class"]?.string) { return true }
      }
      open += (node["children"]?.elements).map { Array($0.prefix(reach)).reversed() } ?? []
    }
    return false
  }

  private static func isAndroid(_ name: String?) -> Bool {
    guard let name else { return false }
    return ["android.", "androidx.", "com.android."].contains { name.hasPrefix($0) }
  }
}
