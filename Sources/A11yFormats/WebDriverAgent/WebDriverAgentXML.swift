public import A11yCore

/// The page source of Appium and WebDriverAgent: `driver.page_source`, `GET /source`.
///
/// Sources: appium/WebDriverAgent, `FBXPath.m` and `XCUIElement+FBWebDriverAttributes.m`.
public enum WebDriverAgentXML: ScreenFormat {
  public static let name = "wda-xml"
  public static let summary = "Appium's and WebDriverAgent's page source"

  /// What no version tells; older ones tell less.
  public static let source = Screen.Source(
    format: name, level: .runtime, lacks: [.hint, .actions, .colors, .font])

  /// A root of Appium's, or an element named after a type: the root, or any below a wrapper of another name.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .xml(let tree) = content else { return false }
    return isWrapperOfAppium(tree.root) || hasType(tree.root) || tree.root.descendants.contains(where: hasType)
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .xml(let tree) = content else { throw ReadingError("expected a page source as XML") }
    var reader = WDAXMLReader(tree)
    var screens: [Screen] = []
    for root in roots(of: tree) {
      reader.read(root, threads: options.threads)
      screens.append(WDAScreenMaker(reader.tree, format: name).screen(threads: options.threads))
    }
    if !reader.mistakes.isEmpty { throw ReadingError(reader.mistakes) }
    if screens.isEmpty {
      throw ReadingError(
        "the page source has no element; bring the app to the foreground and get it again", at: tree.root.location)
    }
    return screens
  }

  /// The outermost elements that are named after a type: each is a screen, or the part of one that somebody saved.
  private static func roots(of tree: XMLTree) -> [XMLNode] {
    var roots: [XMLNode] = []
    var end = 0
    for index in 0..<tree.nodes.count where index >= end {
      let node = XMLNode(tree: tree, index: index)
      guard hasType(node) else { continue }
      roots.append(node)
      end = tree.nodes.end(of: index)
    }
    return roots
  }

  static func isWrapperOfAppium(_ node: XMLNode) -> Bool {
    node.name == "AppiumAUT"
  }

  /// Named after a type; or a `node` with the type as an attribute, as tools that read the source anew write it.
  static func hasType(_ node: XMLNode) -> Bool {
    node.name.hasPrefix("\(WDAType.prefix)")
      || node.name == "node" && node["type"]?.hasPrefix("\(WDAType.prefix)") == true
  }
}
