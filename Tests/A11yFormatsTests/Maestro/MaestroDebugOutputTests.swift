import A11yFormats
import Testing

@testable import A11yCore

/// Hierarchies in the debug output of a test, which has no empty attributes and no empty lists.
@Suite struct MaestroDebugOutputTests {
  private static let hierarchy = """
    {"attributes": {"bounds": "[0,0][390,844]"}, "children": [
      {"attributes": {"accessibilityText": "Shop", "bounds": "[0,0][390,844]", "enabled": "true"}, "children": [
        {"attributes": {"bounds": "[0,0][390,844]", "enabled": "true"}, "children": [
          {"attributes": {"accessibilityText": "Details Next", "bounds": "[0,90][390,140]"}, "children": [
            {"attributes": {"accessibilityText": "Details", "bounds": "[0,90][190,140]"}},
            {"attributes": {"accessibilityText": "Next", "bounds": "[200,90][390,140]"}}]}]}]}]}
    """

  private func names(_ text: String) throws -> [String] {
    let screens = try Trying.screens(text)
    return screens.flatMap { screen in
      let tree = AccessibilityTree(screen)
      return tree.readingOrder.map { tree[$0].name }
    }
  }

  @Test("a hierarchy without empty attributes is Maestro's")
  func withoutEmptyAttributes() throws {
    let screen = try Trying.screen(Self.hierarchy)
    #expect(screen.source.format == "maestro")
    #expect(screen.name == "Shop")
    #expect(try names(Self.hierarchy) == ["Details", "Next"])
  }

  @Test(
    "a list of commands has the screen of each command that failed",
    arguments: [
      #"{"error": {"message": "Element not found", "hierarchyRoot": HERE}, "status": "FAILED"}"#,
      #"{"status": "FAILED", "hierarchy": HERE}"#,
    ])
  func commands(_ metadata: String) throws {
    let launch = #"{"command": {"launchAppCommand": {}}, "metadata": {"status": "COMPLETED"}}"#
    let failure =
      #"{"command": {"tapOnElement": {}}, "metadata": \#(metadata.replacing("HERE", with: Self.hierarchy))}"#
    #expect(try names("[\(launch), \(failure)]") == ["Details", "Next"])
    #expect(try Trying.screens("[\(failure), \(launch), \(failure)]").count == 2)
  }

  @Test("commands without a screen are rejected by name")
  func noScreen() {
    let told = Trying.mistakes(#"[{"command": {"launchAppCommand": {}}, "metadata": {"status": "COMPLETED"}}]"#)
    #expect(told.first?.hasPrefix("these are commands of a Maestro test without a screen") == true, "\(told)")
  }

  @Test("the debug output of an Android test is rejected as Android's")
  func android() {
    let node = #"{"attributes": {"class": "android.view.View", "bounds": "[0,0][9,9]"}}"#
    let text = #"[{"command": {}, "metadata": {"error": {"hierarchyRoot": {"children": [\#(node)]}}}}]"#
    #expect(Trying.mistakes(text).first?.hasPrefix("this is Maestro's hierarchy of an Android screen") == true)
  }

  @Test(
    "labels that React Native joins are seen through, those of elements are not",
    arguments: [
      ("a card", "Tea 3 EUR Buy", ["Tea", "3 EUR", "Buy"], false),
      ("one of its parts is in no dump", "Tea new Buy", ["Tea", "Buy"], false),
      ("blanks of empty labels", "  Tea   Buy ", ["Tea", "Buy"], false),
      ("joined by commas, as UIKit does", "Tea, Buy", ["Tea", "Buy"], true),
      ("joined by line breaks, as Flutter does", #"Tea\nBuy"#, ["Tea", "Buy"], true),
      ("its own text", "Buy tea", ["Buy tea"], true),
    ])
  func joined(_ name: String, _ label: String, _ parts: [String], _ isElement: Bool) throws {
    let children = parts.map { MaestroDump.node($0, bounds: "[0,0][9,9]") }.joined(separator: ", ")
    let inner = MaestroDump.node(label, bounds: "[0,0][9,9]", children)
    // Everything around such a view has its label as well.
    let tree = AccessibilityTree(
      try Trying.screen(MaestroDump.screen(MaestroDump.node(label, bounds: "[0,0][9,9]", inner))))
    #expect(tree.readingOrder.map { tree[$0].name } == (isElement ? [label.replacing(#"\n"#, with: "\n")] : parts))
  }

  @Test("the status bar's tree is not a stop on the way through the app")
  func statusBar() throws {
    let app = MaestroDump.node("Shop", bounds: "[0,0][390,844]", MaestroDump.node("Buy", bounds: "[9,99][90,120]"))
    let bar = MaestroDump.node(bounds: "[0,0][390,47]", MaestroDump.node("9:41", bounds: "[40,20][90,40]"))
    #expect(try names(MaestroDump.node(enabled: false, "\(app), \(bar)")) == ["Buy"])
  }
}
