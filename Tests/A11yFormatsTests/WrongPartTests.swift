import A11yCore
import Testing

/// The parts of a fact are read as strictly as the fact itself.
@Suite struct WrongPartTests {
  @Test(
    "an item of the wrong type is reported at its location",
    arguments: [
      ("order", #"["a", 1]"#, "2:17: 'order' must be an array of strings, found a number in it"),
      ("gestures", "[null]", "2:15: 'gestures' must be an array of strings, found null in it"),
      ("state", "[1]", "2:12: 'state' must be an array of state names, found a number in it"),
      (
        "traits", #"["button", null]"#,
        "2:12: 'traits' must be an array of trait names or a bit mask, found null in it"
      ),
      (
        "spans", #"["a"]"#,
        "2:12: 'spans' must be an array of objects with text, color, found a string in it"
      ),
      (
        "customActions", #"["a", {}]"#,
        "2:25: 'customActions' must be an array of names or of objects with name and image, found an object in it"
      ),
      ("actions", #"[{"event": "touchDown"}]"#, "2:14: 'actions' needs 'selector' in every object"),
      (
        "customRotors", #"["a", {"results": []}]"#,
        "2:24: 'customRotors' must be an array of names or of objects with name, results and more, found an object in it"
      ),
      (
        "customRotors", #"[{"name": "a", "results": "b"}]"#,
        "2:44: 'customRotors.results' must be an array of texts or of objects with text and frame, found a string"
      ),
      (
        "customRotors", #"[{"name": "a", "results": ["b", [["c"]]]}]"#,
        "2:50: 'customRotors.results' must be an array of texts or of objects with text and frame, found an array in it"
      ),
      (
        "customRotors", #"[{"name": "a", "results": [{"text": "b", "frame": [1]}]}]"#,
        "2:68: 'customRotors.results.frame' must be [x, y, width, height], found an array"
      ),
      (
        "customRotors", #"[{"name": "a", "more": -1}]"#,
        "2:41: 'customRotors.more' must be a whole number from 0 or 'many', found a number"
      ),
      (
        "customRotors", #"[{"name": "a", "more": "some"}]"#,
        "2:41: 'customRotors.more' must be a whole number from 0 or 'many', found a string"
      ),
      ("customContent", #"[{"value": "a"}]"#, "2:20: 'customContent' needs 'label' in every object"),
      ("a11y-audit:ignore", #"[{"reason": "a"}]"#, "2:24: 'a11y-audit:ignore' needs 'rule' in every object"),
    ] as [(String, String, String)])
  func item(_ key: String, _ value: String, _ message: String) {
    #expect(Trying.mistakes(KeyCase.text(key, value)) == [message])
  }

  @Test(
    "a member of the wrong type is reported at its location",
    arguments: [
      ("font", #"{"name": 1}"#, "2:19: 'font.name' must be a string, found a number"),
      ("font", #"{"size": "big"}"#, "2:19: 'font.size' must be a number, found a string"),
      ("font", #"{"bold": 1}"#, "2:19: 'font.bold' must be true or false, found a number; write true"),
      ("font", #"{"textStyle": []}"#, "2:24: 'font.textStyle' must be a string, found an array"),
      ("font", #"{"scaled": {}}"#, "2:21: 'font.scaled' must be true or false, found an object"),
      (
        "spans", #"[{"text": "", "color": "crimson"}]"#,
        "2:34: 'spans.color' must be #RRGGBB, #RRGGBBAA, system:name or an object with one for light and dark, found a string"
      ),
      ("spans", #"[{"text": 1}]"#, "2:21: 'spans.text' must be a string, found a number"),
      ("actions", #"[{"selector": 1}]"#, "2:27: 'actions.selector' must be a string, found a number"),
      (
        "actions", #"[{"selector": "a", "target": 1}]"#,
        "2:42: 'actions.target' must be a string, found a number"
      ),
      (
        "actions", #"[{"selector": "a", "event": true}]"#,
        "2:41: 'actions.event' must be an event's name, an array of names or a bit mask, found true or false"
      ),
      (
        "actions", #"[{"selector": "a", "event": 4294967296}]"#,
        "2:41: 'actions.event' must be an event's name, an array of names or a bit mask, found a number"
      ),
      (
        "customActions", #"[{"name": "a", "image": 1}]"#,
        "2:43: 'customActions.image' must be a string, found a number"
      ),
      (
        "customContent", #"[{"label": "a", "importance": 1}]"#,
        "2:49: 'customContent.importance' must be a string, found a number"
      ),
      ("context", #"{"kind": "tab", "index": "1"}"#, "2:38: 'context.index' must be a whole number, found a string"),
      (
        "context", #"{"kind": "dataTableCell", "rowHeaders": ["a"]}"#,
        "2:53: 'context.rowHeaders' must be an array of objects with label and value, found an array"
      ),
      (
        "context", #"{"kind": "dataTableCell", "rowHeaders": [{"label": 1}]}"#,
        "2:64: 'context.label' must be a string, found a number"
      ),
      (
        "container", #"{"type": "dataTable", "rows": 1.5}"#,
        "2:45: 'container.rows' must be a whole number, found a number"
      ),
      (
        "container", #"{"type": "dataTable", "rowHeaders": {"a": "b"}}"#,
        "2:51: 'container.rowHeaders' must be an object of ids by position, found an object"
      ),
      ("inferred", #"["traits", 1]"#, "2:25: 'inferred' must be an array of strings, found a number in it"),
      (
        "a11y-audit:ignore", #"[{"rule": "a", "reason": 1}]"#,
        "2:48: 'a11y-audit:ignore.reason' must be a string, found a number"
      ),
    ] as [(String, String, String)])
  func member(_ key: String, _ value: String, _ message: String) {
    #expect(Trying.mistakes(KeyCase.text(key, value)) == [message])
  }

  @Test(
    "an unknown member is noted with the nearest one",
    arguments: [
      ("font", #"{"traits": "header"}"#, "2:11: has the key 'traits' in 'font'; write it on the control itself"),
      ("font", #"{"siez": 1}"#, "2:11: has the unknown key 'siez' in 'font'; did you mean 'size'?"),
      (
        "spans", #"[{"text": "a", "colour": "x"}]"#,
        "2:26: has the unknown key 'colour' in 'spans'; did you mean 'color'?"
      ),
      ("container", #"{"type": "list", "rows": 2}"#, "2:32: has the unknown key 'rows' in 'container'"),
      ("context", #"{"kind": "listEnd", "index": 2}"#, "2:33: has the unknown key 'index' in 'context'"),
    ] as [(String, String, String)])
  func unknownMember(_ key: String, _ value: String, _ note: String) throws {
    #expect(try Trying.notes(KeyCase.text(key, value)) == [note])
  }

  @Test("a member beginning with x- is the user's own, and null is absent")
  func ownMembers() throws {
    let screen = try Trying.screen(KeyCase.text("font", #"{"x-y": 1, "size": null, "bold": true}"#))
    var font = Appearance.Font()
    font.isBold = true
    #expect(screen.notes == [])
    #expect(screen.controls[1].appearance.font == font)
  }
}
