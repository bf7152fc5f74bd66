import A11yFormats
import Testing

@Suite struct IDBMistakeTests {
  private static let early = "it was captured before layout; dump again"
  private static let notUp = "the dump has an app without elements: accessibility was not ready; wait and dump again"
  private static let sentinel =
    #"[{"AXFrame": "{{0, 0}, {0, 0}}", "AXLabel": null, "type": null, "role": null, "enabled": false}]"#

  @Test(
    "a dump without a screen in it is an error, not a screen without faults",
    arguments: [
      ("null", ["the dump is null: idb found no element there"]),
      (" null\n", ["the dump is null: idb found no element there"]),
      (#"{"elements": null}"#, ["1:14: the dump has no elements"]),
      (#"{"elements": []}"#, ["1:14: the dump has no elements"]),
      (#"{"elements": [], "truncated": false}"#, ["1:14: the dump has no elements"]),
      (sentinel, ["1:1: \(notUp)"]), ("[{\(IDBDump.app)}]", ["1:1: \(notUp)"]),
      (IDBDump.app(""), ["1:1: \(notUp)"]),
      (
        IDBDump.app(#"{"type": "Button", "AXLabel": "Go", "AXFrame": "{{0, 0}, {0, 0}}"}"#),
        ["1:1: all frames of the dump are zero: \(early)"]
      ),
    ] as [(String, [String])])
  func empty(_ text: String, _ mistakes: [String]) {
    #expect(Trying.mistakes(text) == mistakes)
  }

  @Test("one frame of zero among others, or none at all, is no such error")
  func framed() {
    let zero = #"{"type": "Button", "AXLabel": "Go", "AXFrame": "{{0, 0}, {0, 0}}"}"#
    #expect(Trying.mistakes(IDBDump.app(zero + "," + IDBDump.element("Button"))) == [])
    #expect(Trying.mistakes(IDBDump.app(#"{"type": "Button", "AXLabel": "Go"}"#)) == [])
  }

  @Test("every wrong type is reported at its location")
  func wrongTypes() {
    let text = """
      [{"AXLabel": ["a"], "type": "Button", "frame": 7, "children": {"a": 1}},
       {"AXLabel": "b", "role": {}, "traits": "Button", "custom_actions": 1}, 7,
       {"label": 12, "type": true, "AXValue": {}, "children": [null]}]
      """
    #expect(
      Trying.mistakes(text) == [
        "1:14: 'AXLabel' must be a string, found an array",
        "1:48: 'frame' must be an object with x, y, width and height, found a number",
        "1:63: 'children' must be an array, found an object",
        "2:27: 'role' must be a string, found an object",
        "2:41: 'traits' must be an array, found a string",
        "2:69: 'custom_actions' must be an array, found a number",
        "2:73: an element must be an object, found a number",
        "3:58: an element must be an object, found null",
      ])
  }

  @Test("asked for by name, another file is rejected in a sentence")
  func byName() {
    for (text, message) in [
      ("[1]", "no object with keys of idb elements, such as AXLabel or AXFrame"),
      ("screen \"Go\"", "expected a JSON dump of idb, found other text"),
    ] {
      let error = #expect(throws: ReadingError.self) { try Formats.read(Array(text.utf8), as: IDB.self) }
      #expect(error?.mistakes.map(\.message) == [message])
    }
  }

  @Test("nesting is bounded")
  func deep() {
    let open = String(repeating: #"{"AXLabel": "a", "type": "Group", "children": ["#, count: 300)
    let text = "[" + open + String(repeating: "]}", count: 300) + "]"
    #expect(Trying.mistakes(text, maximumDepth: 299).map { $0.contains("nest") } == [true])
    #expect(Trying.mistakes(text, maximumDepth: 300) == [])
  }
}
