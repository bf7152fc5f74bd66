/// The list of elements that mobile-mcp and mobilecli make of WebDriverAgent's tree: what holds the elements is gone, and
/// so is everything an agent does not tap.
enum ElementList {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content else { return nil }
    let list = root["elements"] ?? root
    guard list.kind == .array, let first = list.elements.first(where: { _ in true }), first["rect"]?.kind == .object,
      first["type"]?.kind == .string, first["children"] == nil, first["rawIdentifier"] == nil
    else { return nil }
    return
      "this is a list of elements selected from WebDriverAgent's tree (mobile-mcp, mobilecli); save the page source"
  }
}

/// GTXiLib's out-of-process hierarchy: a list of elements that name their parents.
enum GTXHierarchy {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content,
      let first = root["elements"]?.elements.first(where: { _ in true }),
      first["axTraits"] != nil || first["isAxElement"] != nil || first["ax_traits"] != nil
    else { return nil }
    return "this is a GTXiLib hierarchy, which is not supported; dump the same screen with idb, Appium or Maestro"
  }
}

/// The view hierarchy that Sentry attaches to an event: classes and frames, but nothing that is spoken.
enum SentryHierarchy {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content, root["rendering_system"] != nil, root["windows"]?.kind == .array else {
      return nil
    }
    return
      "this is a view hierarchy attached by Sentry: it has neither labels nor traits, so that nothing can be checked; "
      + "dump the same screen with idb, Appium, Maestro or XCUITest"
  }
}

/// What Flutter's `debugDumpSemanticsTree` prints: nodes of Flutter's own, before iOS makes elements of them.
enum FlutterSemantics {
  static func reason(_ content: Content) -> String? {
    guard case .text(let text) = content else { return nil }
    let start = text.drop { $0.isWhitespace }
    guard start.hasPrefix("SemanticsNode#"), start.dropFirst(14).first?.isNumber == true else { return nil }
    return "this is Flutter's semantics tree, which is not supported; "
      + "dump the running app with Appium, idb, Maestro or XCUITest"
  }
}

/// The text form of an accessibility snapshot: what is spoken, already joined, so that label and value cannot be told
/// apart.
enum SnapshotText {
  static func reason(_ content: Content) -> String? {
    guard case .text(let text) = content else { return nil }
    let line = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    let isFound =
      line.hasPrefix("Found ") && line.hasSuffix(" marker(s)")
      && line.dropFirst(6).dropLast(10).allSatisfy { $0.isASCII && $0.isNumber }
    guard isFound || line == "No Markers" else { return nil }
    return "this is an accessibility snapshot as text, which joins label, value and traits; "
      + "encode the hierarchy as JSON instead (AccessibilitySnapshot's model is Codable)"
  }
}

/// Page sources of Appium 1.5 and before, from UIAutomation, which Xcode 8 removed.
enum UIAutomationXML {
  static func reason(_ content: Content) -> String? {
    guard case .xml(let tree) = content else { return nil }
    let root = tree.root
    let isWrapped = WebDriverAgentXML.isWrapperOfAppium(root)
    guard isWrapped ? root.children.contains(where: isOfUIAutomation) : isOfUIAutomation(root) else { return nil }
    return "this is a page source of UIAutomation (Appium 1.5 and earlier), which is not supported; "
      + "save it with the XCUITest driver"
  }

  private static func isOfUIAutomation(_ node: XMLNode) -> Bool {
    let name = node.name
    return name.hasPrefix("UIA") && name.dropFirst(3).first?.isUppercase == true
  }
}

/// What `maestro hierarchy --compact` and Maestro's MCP server print: a table without what is empty or false. And the
/// commands of a test without a screen.
enum MaestroTable {
  static func reason(_ content: Content) -> String? {
    if case .json(let root) = content, MaestroDocument.listsCommands(root),
      MaestroDocument.hierarchies(in: root).isEmpty
    {
      return "these are commands of a Maestro test without a screen: only failed commands have a "
        + "'hierarchyRoot'; run 'maestro hierarchy'"
    }
    guard case .text(let text) = content else { return nil }
    // After the lines that name the device.
    for line in text.split(whereSeparator: \.isNewline).prefix(20) where line.hasPrefix("element_num,depth,") {
      return "this is Maestro's compact table, which leaves out empty and false values; "
        + "run 'maestro hierarchy' without --compact"
    }
    return nil
  }
}
