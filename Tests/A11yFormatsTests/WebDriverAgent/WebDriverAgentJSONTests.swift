import A11yCore
import Testing

@testable import A11yFormats

@Suite struct WebDriverAgentJSONTests {
  private static let tree = """
    {"type": "Application", "rawIdentifier": null, "name": "Shop", "value": null, "label": "Shop",
     "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "isEnabled": "1", "isVisible": "1",
     "children": [
      {"type": "Button", "rawIdentifier": "buy", "name": "buy", "value": null, "label": null,
       "rect": {"x": 20, "y": 100, "width": 120, "height": 44}, "isEnabled": "1", "isVisible": "1",
       "isAccessible": "1", "traits": "Button"}]}
    """

  private static let outline = """
    screen "Shop" 390x844 class=XCUIElementTypeApplication label=Shop enabled=true isElement=false
      XCUIElementTypeButton identifier=buy traits=button frame=20,100,120,44 enabled=true isElement=true

    """

  @Test(
    "the answer of the server and the tree in it are one",
    arguments: [
      tree, #"{"value": \#(tree), "sessionId": "1"}"#, #"{"sessionId": null, "status": 0, "value": \#(tree)}"#,
      #"{"value": \#(tree)}"#, "[\(tree)]", "Saved:\n\(tree)",
    ])
  func wrapped(_ text: String) throws {
    #expect(try Trying.outline(Trying.screens(text)) == Self.outline)
  }

  @Test("every control is where its object begins")
  func places() throws {
    let places = try Trying.screen(Self.tree).controls.map(\.location)
    #expect(places == [SourceLocation(line: 1, column: 1), SourceLocation(line: 4, column: 3)])
  }

  @Test(
    "keys and values are read in every spelling",
    arguments: [
      #"{"type": "Button", "name": "a", "label": "A", "rect": {"x": 1, "y": 2, "width": 3, "height": 4}}"#,
      #"{"type": "XCUIElementTypeButton", "rawIdentifier": "a", "label": "A", "frame": "{{1, 2}, {3, 4}}"}"#,
      #"{"type": "Button", "rawIdentifier": "a", "name": "a", "label": "A", "nativeFrame": "{{1, 2}, {3, 4}}"}"#,
      #"{"type": "Button", "name": "a", "label": "A", "rect": {"origin": {"x": 1, "y": 2}, "size": {"width": 3, "height": 4}}}"#,
      #"{"type": "Button", "name": "a", "label": "A", "rect": {"x": "1", "y": "2", "width": "3", "height": "4"}}"#,
    ])
  func spellings(_ text: String) throws {
    #expect(
      try Trying.outline(Trying.screens(text)) == """
        component class=XCUIElementTypeButton identifier=a label=A traits=button frame=1,2,3,4 isElement=true

        """)
  }

  @Test(
    "the raw identifier counts, null or not; what the exporter may leave out is not missed",
    arguments: [
      (#""rawIdentifier": null, "name": "buy", "label": "Buy""#, #"XCUIElementTypeButton label=Buy traits=button"#),
      (
        #""rawIdentifier": "buy", "name": "x", "isEnabled": "1""#,
        "XCUIElementTypeButton identifier=buy traits=button enabled=true"
      ),
      (
        #""rawIdentifier": null, "label": "", "type": "SecureTextField", "isVisible": "1""#,
        "XCUIElementTypeSecureTextField traits=textEntry,secureTextField"
      ),
      (
        #""rawIdentifier": null, "type": "Slider", "minValue": 0, "maxValue": 10.5, "isEnabled": "1""#,
        "XCUIElementTypeSlider traits=adjustable enabled=true min=0 max=10.5"
      ),
      (
        #""rawIdentifier": null, "customActions": "Edit,Delete", "isFocused": "1", "isAccessible": "1""#,
        "XCUIElementTypeButton traits=button focused=true customActions=Edit,Delete"
      ),
    ])
  func members(_ members: String, _ line: String) throws {
    let type = members.contains("\"type\"") ? "" : #""type": "Button", "#
    let read = try Trying.outline(Trying.screens("{\(type)\(members)}")).split(whereSeparator: \.isWhitespace)
    let expected = ("component isElement=true class=" + line).split(separator: " ")
    #expect(read.sorted() == expected.sorted())
  }

  @Test("a type that came with a newer Xcode is Other, and null says that a placeholder is known to be none")
  func newer() throws {
    let screen = try Trying.screen(
      """
      {"type": "Window", "rawIdentifier": null, "children": [{"type": "Hologram", "rawIdentifier": null},
        {"type": "TextField", "rawIdentifier": null, "value": "Ann", "placeholderValue": null}]}
      """)
    #expect(screen.controls.map(\.className).dropFirst() == ["XCUIElementTypeOther", "XCUIElementTypeTextField"])
    #expect(!screen.source.lacks.contains(.placeholder))
    #expect(screen.controls[2].value == "Ann" && !screen.controls[2].inferred.contains(.value))
  }

  @Test(
    "flags are text, numbers or booleans",
    arguments: [(#""1""#, true), (#""0""#, false), ("1", true), ("false", false), (#""YES""#, true), ("null", nil)]
      as [(String, Bool?)])
  func flags(_ flag: String, _ isEnabled: Bool?) throws {
    for key in ["isEnabled", "enabled"] {
      let text = #"{"type": "Button", "rawIdentifier": null, "\#(key)": \#(flag)}"#
      #expect(try Trying.screen(text).controls[0].isEnabled == isEnabled)
    }
  }

  @Test(
    "a rectangle that XCTest could not tell is none",
    arguments: [
      #"{"x": -1, "y": -1, "width": 0, "height": 0}"#, #"{"x": null, "y": 1, "width": 1, "height": 1}"#, "{}",
    ])
  func noFrame(_ rect: String) throws {
    let text = #"{"type": "Button", "rawIdentifier": null, "rect": \#(rect)}"#
    #expect(try Trying.screen(text).controls[0].frame == nil)
  }

  @Test("the tree of accessible elements tells who is one by having a label, and neither frames nor states")
  func accessibleSource() throws {
    let screen = try Trying.screen(
      """
      {"value": {"type": "Application", "rawIdentifier": null, "name": "Shop", "children": [
        {"type": "Cell", "rawIdentifier": "row", "name": "row", "children": [
          {"type": "Other", "rawIdentifier": null, "name": "Total", "value": "12 €", "label": "Total"},
          {"type": "Button", "rawIdentifier": "buy", "name": "buy", "value": null, "label": null}]}]},
       "sessionId": "1"}
      """)
    #expect(
      Trying.outline([screen]) == """
        screen "Shop" class=XCUIElementTypeApplication isElement=false
          XCUIElementTypeCell identifier=row isElement=false
            XCUIElementTypeOther "Total" value="12 €" isElement=true
            XCUIElementTypeButton identifier=buy traits=button isElement=true

        """)
    let lacks: FactSet = [
      .hint, .actions, .colors, .font, .language, .placeholder, .frame, .enabled, .screenSize,
    ]
    #expect(screen.source == .init(format: "wda-json", level: .runtime, lacks: lacks, roundsFrames: true))
    #expect(screen.controls.allSatisfy { !$0.inferred.contains(.exposure) })
  }

  @Test(
    "what only looks like a source is none",
    arguments: [
      #"{"type": "Button"}"#, #"{"type": "describe_ui_result", "rawIdentifier": "a"}"#,
      #"{"type": "Button", "AXLabel": "Buy", "AXFrame": "{{1, 2}, {3, 4}}", "rawIdentifier": "a"}"#,
      #"{"type": "Button", "label": "Buy", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}"#,
      #"{"class": "UIButton", "label": "Buy"}"#, "[]", "{}", "7",
    ])
  func nearMisses(_ text: String) throws {
    let content = try Content(bytes: Array(text.utf8), options: ReadingOptions())
    #expect(!WebDriverAgentJSON.recognizes(content))
  }

  @Test("every wrong value of a file is reported where it is")
  func mistakes() {
    let text = """
      {"type": "Other", "rawIdentifier": null, "label": ["A"],
       "rect": {"x": "left", "y": 1, "width": 1, "height": 1},
       "isEnabled": "maybe", "minValue": "a lot",
       "children": [7, {"type": "Other", "children": "none", "rect": 7}]}
      """
    #expect(
      Trying.mistakes(text) == [
        "1:51: 'label' must be a string, found an array",
        "2:16: a side of a rectangle must be a number, found a string",
        "3:15: 'isEnabled' must be true or false, found \"maybe\"",
        "3:36: 'minValue' must be a number, found \"a lot\"",
        "4:15: an element must be an object, found a number",
        "4:48: 'children' must be an array of elements, found \"none\"",
        "4:64: 'rect' must be {{x, y}, {width, height}}, found a number",
      ])
  }
}
