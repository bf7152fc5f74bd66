import A11yCore
import Testing

@testable import A11yFormats

/// Which documents are page sources, and where their trees begin.
@Suite struct WebDriverAgentRootTests {
  @Test(
    "a tree begins at the outermost element named after a type",
    arguments: [
      (
        "<Alert label=\"Really?\"/>",
        "component class=XCUIElementTypeAlert role=alert label=\"Really?\" isElement=false"
      ),
      ("<wrapper><Other/></wrapper>", "component class=XCUIElementTypeOther isElement=false"),
      ("<AppiumAUT><Application/></AppiumAUT>", "screen class=XCUIElementTypeApplication isElement=false"),
      (
        "<a><b><Other/></b><Other/></a>",
        "component class=XCUIElementTypeOther isElement=false\n\ncomponent class=XCUIElementTypeOther isElement=false"
      ),
      ("<Hologram/>", "component class=XCUIElementTypeOther isElement=false"),
    ])
  func roots(_ short: String, _ outline: String) throws {
    #expect(try PageSource.outline(short) == outline + "\n")
  }

  @Test("an element of another name is what its type says, or Other")
  func otherNames() throws {
    let source = #"<something type="XCUIElementTypeButton" label="Go"/><something type="odd" label=""/>"#
    #expect(
      try PageSource.parts(source) == """
        XCUIElementTypeButton "Go" traits=button isElement=true
        XCUIElementTypeOther isElement=false
        """)
  }

  @Test(
    "the display is the application's frame, or that of its first window",
    arguments: [
      (#"<Application x="0" y="0" width="390" height="844"/>"#, Size(width: 390, height: 844)),
      (
        #"<Application x="0" y="0" width="0" height="0"><Window x="0" y="0" width="375" height="667"/></Application>"#,
        Size(width: 375, height: 667)
      ),
      (#"<Window x="0" y="0" width="375" height="667"/>"#, Size(width: 375, height: 667)),
      (#"<Other x="0" y="0" width="375" height="667"/>"#, nil),
      (#"<Application/>"#, nil),
    ] as [(String, Size?)])
  func size(_ source: String, _ size: Size?) throws {
    #expect(try Trying.screen(PageSource.expanded(source)).size == size)
  }

  @Test(
    "what only looks like a page source is none",
    arguments: [
      "<AppiumAU><Button/></AppiumAU>", "<android.widget.Button/>", "<a type=\"XCUIElementTypeButton\"/>",
      "<UIButton/>",
    ])
  func nearMisses(_ text: String) throws {
    let content = try Content(bytes: Array(text.utf8), options: ReadingOptions())
    #expect(!WebDriverAgentXML.recognizes(content))
  }

  @Test("a page source without an element is reported as such")
  func empty() {
    let message = "2:1: the page source has no element; bring the app to the foreground and get it again"
    #expect(Trying.mistakes("<?xml version=\"1.0\"?>\n<AppiumAUT>\n</AppiumAUT>") == [message])
  }

  @Test(
    "UIAutomation's page sources are rejected with the way out",
    arguments: ["<AppiumAUT><UIAApplication name=\"A\"/></AppiumAUT>", "<UIAWindow><UIAButton/></UIAWindow>"])
  func refused(_ text: String) {
    let reason = """
      this is a page source of UIAutomation (Appium 1.5 and earlier), which is not supported; save it with the XCUITest driver
      """
    #expect(Trying.mistakes(text) == [reason])
  }

  @Test("every wrong attribute of a file is reported in the order of the file, at its element")
  func mistakes() {
    let source = """
      <Other>
        <Button x="left" enabled="maybe"/>
        <Slider minValue="a lot" nativeFrame="{{1, 2}}"/>
      </Other>
      """
    #expect(
      Trying.mistakes(PageSource.expanded(source)) == [
        "2:3: 'x' must be a number, found \"left\"",
        "2:3: 'enabled' must be true or false, found \"maybe\"",
        "3:3: 'minValue' must be a number, found \"a lot\"",
        "3:3: 'nativeFrame' must be {{x, y}, {width, height}}, found \"{{1, 2}}\"",
      ])
  }
}
