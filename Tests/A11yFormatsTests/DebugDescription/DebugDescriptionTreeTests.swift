import A11yFormats
import Testing

@testable import A11yCore

@Suite struct DebugDescriptionTreeTests {
  private static let window = "frame=0,0,390,844 enabled=true selected=false isElement=false"

  private func lines(_ text: String) throws -> [String] {
    try DumpOutline.of(text).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.prefix { $0 == " " } + line.split(separator: " ").filter { !$0.contains("=") }.joined(separator: " ")
    }
  }

  @Test("the windows WebDriverAgent describes one by one are one screen")
  func windows() throws {
    let text = """
        Attributes: Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}
        Element subtree:
         →Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x2, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go'
        Path to element:
         →Application, 0x9, pid: 1, label: 'A'
          ↳Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}
        Query chain:
         →Find: Target Application 'org.example.a'

        Attributes: Window, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
        Element subtree:
         →Window, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
            Keyboard, 0x4, {{0.0, 500.0}, {390.0, 344.0}}
      """
    #expect(
      try DumpOutline.of(text) == """
        screen 390x844 frame=null class=XCUIElementTypeApplication isElement=false
          XCUIElementTypeWindow \(Self.window)
            XCUIElementTypeButton "Go" traits=button frame=0,0,44,44 enabled=true selected=false isElement=true
          keyboard XCUIElementTypeWindow system=true \(Self.window)
            XCUIElementTypeKeyboard system=true frame=0,500,390,344 enabled=true selected=false isElement=false

        """)
  }

  @Test("before Xcode 10 the main window is called one behind its address, and is the display")
  func mainWindow() throws {
    let text = """
      Application 0x1: {{0.0, 0.0}, {0.0, 0.0}}, label: 'A'
       Window 0x2: {{0.0, 0.0}, {10.0, 10.0}}
       Window 0x3: Main Window, traits: 8589934592, {{0.0, 0.0}, {375.0, 667.0}}
      """
    let screen = try Trying.screen(text)
    #expect(screen.size == Size(width: 375, height: 667))
    #expect(screen.controls[2].frame == Frame(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("each application, and the same window once more, is a screen of its own")
  func snapshots() throws {
    let block = """
      Element subtree:
       →Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}
      Query chain:

      """
    let application = """
      Application, pid: 7, label: 'One'
       Window, {{0.0, 0.0}, {390.0, 844.0}}, hitPoint: {195.0, 422.0}
      ------------------------
      Application bundle identifier: org.example.two
      Application, pid: 8, label: ' '
       Window, {{0.0, 0.0}, {844.0, 390.0}}, hitPoint: {422.0, 195.0}, activationBundleId: org.example.two
      """
    #expect(try Trying.screens(block + block).map(\.controls.count) == [1, 1])
    let screens = try Trying.screens(application)
    #expect(screens.map(\.name) == ["One", nil])
    #expect(screens.map(\.size) == [Size(width: 390, height: 844), Size(width: 844, height: 390)])
    #expect(screens.map(\.controls.count) == [2, 2])
  }

  @Test("the text that a navigation bar is named by is its title, a header")
  func barTitle() throws {
    let text = """
      Other, 0x1, {{0.0, 0.0}, {375.0, 667.0}}
        NavigationBar, 0x2, {{0.0, 20.0}, {375.0, 44.0}}, identifier: 'Inbox'
          Button, 0x3, {{0.0, 20.0}, {60.0, 44.0}}, label: 'Back'
          StaticText, 0x4, {{60.0, 20.0}, {255.0, 44.0}}, label: 'Inbox'
        StaticText, 0x5, {{0.0, 64.0}, {375.0, 44.0}}, label: 'Inbox'
      """
    let headers = try Trying.screen(text).controls.map { $0.traits?.contains(.header) == true }
    #expect(headers == [false, false, false, true, false])
  }

  @Test("a paste may begin anywhere, at any indentation, and need not have a root")
  func partial() throws {
    let text = """
      I see this:
              Cell, 0x1, {{0.0, 0.0}, {390.0, 44.0}}
                StaticText, 0x2, {{0.0, 0.0}, {90.0, 44.0}}, label: 'One'
              Cell, 0x3, {{0.0, 44.0}, {390.0, 44.0}}
            Other, 0x4, {{0.0, 88.0}, {390.0, 44.0}}
      """
    #expect(
      try lines(text) == [
        "component", "  XCUIElementTypeCell", "    XCUIElementTypeStaticText \"One\"", "  XCUIElementTypeCell",
        "  XCUIElementTypeOther", "",
      ])
    #expect(try Trying.screen(text).size == nil)
  }

  @Test("what the debugger escaped is read, with its location, whatever is around it")
  func pasted() throws {
    let text = #"""
      (lldb) po app.debugDescription
      $R0 = "Element subtree:\n \u2192Window, 0x1, {{0.0, 0.0}, {390.0, 844.0}}\n    Button, 0x2, label: \'Don\'t "go"\'\n"
      (lldb)
      """#
    let bare = text.replacing("\"go\"", with: #"\"go\""#)
    #expect(try lines(bare) == ["screen 390x844", "  XCUIElementTypeButton \"Don't \\\"go\\\"\"", ""])
    #expect(try DumpOutline.places(bare) == ["2:33", "2:80"])
  }

  @Test("an answer of WebDriverAgent is unwrapped; all of it is where its string does")
  func answer() throws {
    let text = #"{"value": "Element subtree:\n →Window, 0x1\n    Button, 0x2, label: 'Go'", "sessionId": null}"#
    #expect(try lines(text) == ["screen", "  XCUIElementTypeButton \"Go\"", ""])
    #expect(try DumpOutline.places(text) == ["1:11", "1:11"])
  }

  @Test("places are those of the type's first letter, in scalars, whatever ends the lines")
  func places() throws {
    let text = "Element subtree:\r\n →Window, 0x1, label: 'é'\r\n    Button, 0x2\r\n"
    #expect(try DumpOutline.places(text) == ["2:3", "3:5"])
  }

  @Test("without a subtree the failure is named")
  func noSubtree() {
    let message = "no element subtree: the snapshot failed, or only the query chain was saved"
    let chain = """
      Find: Target Application 'org.example.app'
        Output: {
          Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go'
        }
      """
    #expect(Trying.mistakes(chain) == [message])
    #expect(Trying.mistakes("Attributes: Button, 0x1, label: 'Go'\nQuery chain:\n") == [message])
  }

  @Test("nesting deeper than allowed is an error with its location")
  func depth() {
    let text = "Window, 0x1\n  Other, 0x2\n    Button, 0x3"
    #expect(Trying.mistakes(text, maximumDepth: 3) == [])
    #expect(Trying.mistakes(text, maximumDepth: 2) == ["3:5: nested deeper than 2 levels; raise --max-depth"])
  }

  @Test("a label that never closes takes nothing away from what follows it")
  func unclosed() throws {
    let text = "Window, 0x1\n  Button, 0x2, label: 'never\nends\n  Button, 0x3, label: 'Go'"
    #expect(
      try lines(text) == ["screen", "  XCUIElementTypeButton \"never\"", "  XCUIElementTypeButton \"Go\"", ""])
  }
}
