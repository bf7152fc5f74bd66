import A11yCore
import A11yFormats
import Testing

@Suite struct IDBRecognitionTests {
  private static let button =
    #"{"AXLabel": "Go", "type": "Button", "AXFrame": "{{0, 0}, {44, 44}}", "AXUniqueId": null}"#
  private static let plain = #"{"label": "Go", "type": "Button", "frame": {"x": 0, "y": 0, "width": 44, "height": 44}}"#
  private static let served =
    #"{"id": "1", "path": "0.1", "label": "Go", "role": "AXButton", "type": "Button", "frame": {"x": 0, "y": 0, "#
    + #""width": 44, "height": 44}}"#
  private static let baguette =
    #"{"role": "AXButton", "subrole": null, "label": "Go", "value": null, "identifier": null, "help": null, "#
    + #""frame": {"x": 0, "y": 0, "width": 44, "height": 44}, "focused": false, "hidden": false, "children": []}"#

  private static let variants: [(String, String)] = [
    ("a list", "[\(button)]"), ("one object", button),
    ("only an identifier", #"[{"AXUniqueId": "go", "type": "Button"}]"#),
    ("complete", #"{"elements": [\#(plain)], "truncated": false}"#),
    ("complete, by its target", #"{"elements": [\#(plain)], "target": {"kind": "frontmost"}}"#),
    ("a marker's element", #"{"elements": \#(button)}"#), ("a marker's tree", #"{"elements": [\#(button)]}"#),
    ("sim-use", #"{"ok": true, "data": {"entries": [], "outline": "", "raw": [\#(button)]}}"#),
    ("serve-sim", #"{"screen": {"width": 390, "height": 844}, "elements": [\#(served)]}"#),
    ("baguette", baguette), ("baguette's answer", #"{"type": "describe_ui_result", "ok": true, "tree": \#(baguette)}"#),
    (
      "XcodeBuildMCP",
      #"{"schema": "capture", "data": {"capture": {"type": "ui-hierarchy", "uiHierarchy": [\#(button)]}}}"#
    ),
    ("one object a line", button + "\n" + button + "\n"),
    ("words before the dump", "Connected to simulator\n[\(button)]"),
  ]

  @Test("every wrapping of idb's elements is recognized, and its button read", arguments: variants)
  func recognized(_ name: String, _ text: String) throws {
    let content = try Content(bytes: Array(text.utf8), options: ReadingOptions())
    #expect(IDB.recognizes(content))
    let screen = try Trying.screen(text)
    #expect(screen.source.format == "idb")
    #expect(screen.controls.contains { $0.className == "XCUIElementTypeButton" })
  }

  private static let others: [(String, String)] = [
    ("a control tree", #"{"children": [{"role": "button", "label": "Go", "frame": [0, 0, 44, 44]}]}"#),
    ("a list of control trees", #"[{"label": "Go", "identifier": "go", "hidden": false, "focused": false}]"#),
    ("a schema of a dump", #"[{"path": "$.[].AXFrame", "type": "string"}]"#),
    ("elements of something else", #"{"elements": [{"label": "Go"}]}"#),
    ("elements with coordinates of something else", #"{"screen": {"width": 1}, "elements": [{"label": "Go"}]}"#),
    ("an answer without data", #"{"ok": true, "data": {"raw": []}}"#),
    ("a failed answer", #"{"type": "describe_ui_result", "ok": false, "error": "no frontmost app"}"#),
    ("WebDriverAgent", #"{"type": "Button", "rawIdentifier": "go", "isEnabled": "1", "label": "Go"}"#),
    ("an empty list", "[]"), ("an empty object", "{}"), ("nulls", "[null]"), ("a word", "nullify"),
  ]

  @Test("what only looks alike is not taken for idb's", arguments: others)
  func near(_ name: String, _ text: String) throws {
    let content = try Content(bytes: Array(text.utf8), options: ReadingOptions())
    #expect(!IDB.recognizes(content))
  }

  @Test("two objects that are none of idb's stay an error, one a line or not")
  func twoValues() {
    let text = "{\"label\": \"a\"}\n{\"label\": \"b\"}"
    #expect(
      Trying.mistakes(text) == [
        "2:1: expected the end of the input after the value, found '{'; 'a11y-audit stream' reads files with one screen on each line"
      ])
  }

  @Test("objects on lines of their own keep their places, whatever ends the lines", arguments: ["\n", "\r\n", "\n\n"])
  func lines(_ end: String) throws {
    let app = "{\(IDBDump.app)}"
    let text = "\u{FEFF}" + app + " " + end + "  " + Self.button + end + Self.button + end
    let step = end == "\n\n" ? 2 : 1
    let places = try Trying.screen(text).controls.map(\.location)
    let expected = [(1, 1), (1 + step, 3), (1 + 2 * step, 1)].map { SourceLocation(line: $0.0, column: $0.1) }
    #expect(places == expected)
  }
}
