import A11yFormats
import Testing

@testable import A11yCore

/// Parts of the system in dumps: neither audited nor met by a swipe, in any format.
@Suite struct SystemPartTests {
  private func tree(_ text: String) throws -> AccessibilityTree { AccessibilityTree(try Trying.screen(text)) }

  private func names(_ tree: AccessibilityTree) -> [String] { tree.readingOrder.map { tree[$0].name } }

  @Test(
    "a scroll bar is the system's in every language",
    arguments: ["Vertical scroll bar, 3 pages", "Vertikaler Rollbalken, 3 Seiten", "垂直滚动条，3页"])
  func scrollBars(_ label: String) throws {
    let idb = """
      [{\(IDBDump.app), "children": [
        {"type": "Button", "AXLabel": "Buy", "AXFrame": "{{0, 100}, {90, 44}}"},
        {"type": "GenericElement", "AXLabel": "\(label)", "AXValue": "0%", "AXFrame": "{{380, 0}, {3, 844}}"}]}]
      """
    let maestro = MaestroDump.screen(
      MaestroDump.node("Buy", bounds: "[0,100][90,144]"),
      MaestroDump.node(label, value: "0%", bounds: "[380,0][383,844]"))
    let source = PageSource.expanded(
      #"<Application><Button label="Buy"/><Other label="\#(label)" value="0 %"/></Application>"#)
    for text in [idb, maestro, source] {
      let tree = try tree(text)
      #expect(names(tree) == ["Buy"], "\(text)")
      #expect(tree.skipped == [.system: 1], "\(text)")
    }
  }

  @Test("a volume of 40 % is not a scroll bar")
  func volume() throws {
    let tree = try tree(PageSource.expanded(#"<Application><Other label="Volume" value="40%"/></Application>"#))
    #expect(names(tree) == ["Volume"])
  }

  @Test(
    "all that surrounds the keyboard is the system's",
    arguments: [
      """
      <Application><Window><Button label="Buy"/></Window><Window><Other name="inputView"><Keyboard><Key label="q"/>\
      </Keyboard><Button label="Emoji"/></Other></Window></Application>
      """,
      """
      <Application><Window><Button label="Buy"/></Window><Window><Other><Keyboard><Key label="q"/></Keyboard></Other>\
      <Button label="Emoji"/></Window></Application>
      """,
    ])
  func keyboards(_ source: String) throws {
    let tree = try tree(PageSource.expanded(source))
    #expect(names(tree) == ["Buy"])
    #expect(tree.elements.map(\.name) == ["Buy"])
  }

  @Test("what is in the app's own window with the keyboard is the app's")
  func ownWindow() throws {
    let source =
      #"<Application><Window><Button label="Buy"/><Keyboard><Key label="q"/></Keyboard></Window></Application>"#
    #expect(names(try tree(PageSource.expanded(source))) == ["Buy"])
    #expect(try tree(PageSource.expanded(source)).elements.map(\.name) == ["Buy"])
  }

  @Test("the clock and what is next to it are the status bar, with or without a mark of probing")
  func clock() throws {
    let idb = """
      [{\(IDBDump.app), "children": [
        {"type": "StaticText", "AXLabel": "9:41", "AXFrame": "{{50, 15}, {45, 20}}"},
        {"type": "GenericElement", "AXLabel": "100% battery power", "AXFrame": "{{340, 17}, {27, 13}}"},
        {"type": "StaticText", "AXLabel": "Shop", "AXFrame": "{{150, 62}, {90, 20}}"}]}]
      """
    #expect(names(try tree(idb)) == ["Shop"])
    let untimed = idb.replacing("9:41", with: "Tea")
    #expect(names(try tree(untimed)) == ["Tea", "100% battery power", "Shop"])
  }

  @Test(
    "a slider whose value is a page is a page control, which needs no name",
    arguments: [("page 1 of 3", true), ("Seite 2 von 5", true), ("第1页，共3页", true), ("50%", false), ("1 of 3", false)])
  func pages(_ value: String, _ isPageControl: Bool) throws {
    let idb = """
      [{\(IDBDump.app), "children": [
        {"type": "Slider", "AXLabel": null, "AXValue": "\(value)", "AXFrame": "{{0, 265}, {390, 32}}"}]}]
      """
    let tree = try tree(idb)
    let element = try #require(tree.elements.first)
    #expect((element.role == .pageControl) == isPageControl)
    #expect(element.needsName != isPageControl)
  }
}
