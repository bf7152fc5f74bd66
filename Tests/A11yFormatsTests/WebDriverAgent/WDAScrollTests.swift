import A11yFormats
import Testing

@testable import A11yCore

/// What is scrolled away, and what a web page's elements are.
@Suite struct WDAScrollTests {
  private static let display = #"x="0" y="0" width="390" height="844""#

  /// What VoiceOver meets, with the role.
  private func met(_ short: String) throws -> [String] {
    let tree = AccessibilityTree(try Trying.screen(PageSource.expanded(short)))
    return tree.readingOrder.map { "\(tree[$0].role?.rawValue ?? "-") \(tree[$0].name)" }
  }

  private func scrolled(_ content: String) throws -> [String] {
    try met(
      #"<Application \#(Self.display) visible="true"><ScrollView \#(Self.display) visible="true">\#(content)"#
        + "</ScrollView></Application>")
  }

  @Test(
    "what is beyond the edge of a scroll view is visited, what is hidden within is not",
    arguments: [
      (#"y="935""#, ["text A"]), (#"y="-60""#, ["text A"]), (#"y="200""#, []),
    ])
  func edges(_ place: String, _ met: [String]) throws {
    let text = #"<StaticText label="A" visible="false" x="10" \#(place) width="100" height="20"/>"#
    #expect(try scrolled(text) == met)
    #expect(try self.met(#"<Application \#(Self.display) visible="true">\#(text)</Application>"#) == [])
  }

  @Test("a row that is not laid out yet is visited at its own place")
  func unplaced() throws {
    let row = """
      <Cell visible="false" x="0" y="-407" width="390" height="45">\
      <StaticText label="A" visible="false" x="0" y="-527" width="90" height="20"/></Cell>
      """
    let screen = try Trying.screen(
      PageSource.expanded(
        #"<Application \#(Self.display) visible="true"><Table \#(Self.display) visible="true">\#(row)</Table></Application>"#
      ))
    let text = try #require(screen.controls.last)
    #expect(text.isHidden == nil && text.frame == nil)
  }

  @Test("rows below a bar are not read between its buttons")
  func bars() throws {
    let rows = [-50, 10, 60, 120].map { y in
      #"<StaticText label="row \#(y)" visible="\#(y > 0)" x="10" y="\#(y)" width="100" height="40"/>"#
    }
    let bar = """
      <NavigationBar x="0" y="47" width="390" height="44"><Button label="Back" x="0" y="47" width="44" height="44"/>\
      <Button label="Add" x="340" y="58" width="44" height="44"/></NavigationBar>
      """
    let scroll = #"<ScrollView \#(Self.display) visible="true">\#(rows.joined())</ScrollView>"#
    #expect(
      try met(#"<Application \#(Self.display) visible="true">\#(scroll)\#(bar)</Application>"#)
        == ["button Back", "button Add", "text row -50", "text row 10", "text row 60", "text row 120"])
  }

  @Test("a row of a list below its tab bar is visited, and what is under another view in it is not")
  func belowBar() throws {
    let row = { (y: Int) in
      """
      <Cell visible="false" accessible="false" x="0" y="\(y)" width="390" height="53">\
      <Button label="row \(y)" visible="false" accessible="true" x="0" y="\(y)" width="390" height="53"/></Cell>
      """
    }
    let table = #"<Table \#(Self.display) visible="true" accessible="false">\#(row(500) + row(780))</Table>"#
    let bar = """
      <TabBar visible="true" accessible="false" x="0" y="761" width="390" height="83"><Button label="Home" visible="true" \
      accessible="true" x="20" y="761" width="90" height="49"/></TabBar>
      """
    let source = #"<Application \#(Self.display) visible="true" accessible="false">\#(table)\#(bar)</Application>"#
    #expect(try met(source).sorted() == ["button row 780", "tab Home"])
  }

  @Test("a row that has no area is no row: what is in it is hidden with it")
  func withoutArea() throws {
    let header = """
      <Other visible="false" x="0" y="-101" width="390" height="0">\
      <Button label="A" visible="false" accessible="true" x="10" y="544" width="90" height="44"/></Other>
      """
    #expect(try scrolled(header) == [])
  }

  @Test("a button under a view next to it is visited, one under a page is not")
  func covered() throws {
    func met(cover: String) throws -> [String] {
      try self.met(
        """
        <Application \(Self.display) visible="true" accessible="false">\
        <Button label="Pay" visible="false" accessible="true" x="10" y="200" width="300" height="50"/>\
        <Button label="Cover" visible="true" accessible="true" \(cover)/></Application>
        """)
    }
    #expect(try met(cover: #"x="10" y="200" width="300" height="50""#).contains("button Pay"))
    #expect(try met(cover: Self.display) == ["button Cover"])
  }

  @Test("links and headings of a web page are kept, and read in the order of the document")
  func web() throws {
    let text = { (label: String, value: String, y: Int) in
      #"<StaticText label="\#(label)" value="\#(value)" accessible="true" x="0" y="\#(y)" width="90" height="20"/>"#
    }
    let source = """
      <Application><WebView accessible="false">\
      <Other label="Secure Area" value="2" accessible="false">\(text("Secure Area", "2", 300))</Other>\
      <Link label="Log out" accessible="false">\(text("Log out", "Log out", 100))</Link>\
      \(text("Fork me", "Fork me", 10))</WebView></Application>
      """
    #expect(try met(source) == ["heading Secure Area", "link Log out", "text Fork me"])
    let heading = try Trying.screen(PageSource.expanded(source)).controls.first { $0.metrics.headingLevel != nil }
    #expect(heading?.metrics.headingLevel == 2 && heading?.value == nil)
  }

  @Test("a link in a heading is both, and the level is no value")
  func linkInHeading() throws {
    let source = """
      <Application><WebView accessible="false"><Other label="Categories" value="2" accessible="false">\
      <Link label="Categories" accessible="false"><StaticText label="Categories" value="2" accessible="true" x="0" y="0" \
      width="90" height="20"/></Link></Other></WebView></Application>
      """
    #expect(try met(source) == ["link Categories"])
    let link = try Trying.screen(PageSource.expanded(source)).controls.first { $0.metrics.headingLevel != nil }
    #expect(link?.role == .link && link?.value == nil && link?.metrics.headingLevel == 2)
    #expect(link?.traits?.contains(.header) == true)
  }

  @Test("elements named otherwise are known by their type")
  func otherNames() throws {
    let node = #"<node type="XCUIElementTypeButton" label="Buy" x="0" y="0" width="90" height="44"/>"#
    for text in [node, "<hierarchy>\(node)</hierarchy>"] {
      #expect(try Trying.screen(text).controls.map(\.className) == ["XCUIElementTypeButton"])
    }
  }

  @Test(
    "a source that is cut says so",
    arguments: [
      #"<XCUIElementTypeApplication label="A"><XCUIElementTypeButton la"#,
      #"<XCUIElementTypeApplication label="A"><XCUIElementTypeButton label="Bu"#,
      #"<XCUIElementTypeApplication label="A"><XCUIElementTypeButton label="Buy"/>"#,
      #"<XCUIElementTypeApplication label="A"><XCUIElementTypeButton label="Buy"/></XCUIElem"#,
    ])
  func cut(_ text: String) {
    let told = Trying.mistakes(text)
    #expect(told.count == 1 && told[0].contains("the file is truncated: "), "\(told)")
  }

  @Test("a page source in a Markdown file is read, at its location")
  func markdown() throws {
    let text =
      "# Screen\n\nTaken today.\n\n```sh\nappium\n```\n\n```xml\n<XCUIElementTypeButton label=\"Buy\"/>\n```\n\nDone.\n"
    #expect(try Trying.screen(text).controls.map(\.label) == ["Buy"])
    #expect(try DumpOutline.places(text) == ["10:1"])
  }

  @Test("the buttons of a tab bar are tabs in XCUITest's own description, too")
  func tabs() throws {
    let text = """
      Element subtree:
       →Application, 0x1, label: 'Shop'
          TabBar, 0x2, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tab Bar'
            Button, 0x3, {{2.0, 762.0}, {190.0, 48.0}}, label: 'Home'
          Other, 0x4, {{0.0, 100.0}, {90.0, 44.0}}, label: 'Card'
      """
    let tree = AccessibilityTree(try Trying.screen(text))
    #expect(tree.readingOrder.map { tree[$0].role } == [nil, .tab])
  }

  private static let texts = #"<StaticText label="Tea"/><StaticText label="Buy some"/>"#

  @Test(
    "a view that was made one element of texts is visited as one, with or without them in the dump",
    arguments: [("Tea, Buy some", ["Tea, Buy some"]), ("Tea Buy some", ["Tea", "Buy some"])])
  func merged(_ label: String, _ names: [String]) throws {
    let description = """
      Element subtree:
       →Application, 0x1, label: 'Shop'
          Other, 0x2, {{0.0, 0.0}, {390.0, 80.0}}, label: '\(label)'
            StaticText, 0x3, {{0.0, 0.0}, {90.0, 30.0}}, label: 'Tea'
            StaticText, 0x4, {{0.0, 40.0}, {90.0, 30.0}}, label: 'Buy some'
      """
    let source = PageSource.expanded(
      #"<Application><Other label="\#(label)"><StaticText label="Tea"/><StaticText label="Buy some"/></Other></Application>"#
    )
    for text in [description, source] {
      let tree = AccessibilityTree(try Trying.screen(text))
      #expect(tree.readingOrder.map { tree[$0].name } == names, "\(text)")
    }
  }

  @Test("a description in which nothing is known is an error")
  func nothingKnown() {
    let foreign = #"{"attributes": {"a": 1}, "children": [{"attributes": {}, "children": [{"zzzzzz": 3}]}]}"#
    let told = Trying.mistakes(foreign)
    #expect(told == ["1:1: no known key except 'children'; this is not a control tree"])
    #expect(Trying.mistakes(#"{"attributes": {"a": 1}, "children": [{"label": "A"}]}"#) == [])
  }
}
