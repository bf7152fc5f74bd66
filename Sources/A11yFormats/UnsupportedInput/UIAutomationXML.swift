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
