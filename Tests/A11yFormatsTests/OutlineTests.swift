import A11yFormats
import Testing

@testable import A11yCore

/// The outline's grammar, and what its lines mean.
@Suite struct OutlineTests {
  @Test("the outline of the design is the control tree of the design")
  func design() throws {
    let outline = try Trying.screen(
      #"""
      screen "Camera" 390x844 en
        button "Options" hint="Shows additional camera options." frame=330,60,44,44
        slider "Zoom" value="1x" traits=adjustable frame=20,600,350,44
        view RangeSlider superclass=UIControl frame=20,660,350,44
          image "ic_thumb" isElement=true frame=20,660,44,44
      """#)
    let tree = try Trying.screen(
      #"""
      {"name": "Camera", "screen": [390, 844], "language": "en", "class": "UIView", "frame": [0, 0, 390, 844],
       "children": [
        {"role": "button", "label": "Options", "hint": "Shows additional camera options.", "frame": [330, 60, 44, 44]},
        {"role": "slider", "label": "Zoom", "value": "1x", "traits": ["adjustable"], "frame": [20, 600, 350, 44]},
        {"class": "RangeSlider", "superclass": "UIControl", "frame": [20, 660, 350, 44], "children": [
          {"role": "image", "label": "ic_thumb", "isElement": true, "frame": [20, 660, 44, 44]}
        ]}
      ]}
      """#)
    #expect(outline.placeless == tree.placeless)
    #expect(outline.controls.map(\.location.line) == [1, 2, 3, 4, 5])
    #expect(outline.controls.map(\.location.column) == [1, 3, 3, 3, 5])
  }

  @Test(
    "the first word is a role, a class or 'view'",
    arguments: [
      ("button", #"{"role": "button"}"#), ("button UIButton", #"{"role": "button", "class": "UIButton"}"#),
      ("UIButton", #"{"class": "UIButton"}"#), ("RangeSlider", #"{"class": "RangeSlider"}"#),
      ("view", #"{"class": "UIView"}"#), ("view RangeSlider", #"{"class": "RangeSlider"}"#),
      ("view class=null", "{}"), (#"view class="a b""#, #"{"class": "a b"}"#),
      ("SwiftUI.Button", #"{"class": "SwiftUI.Button"}"#),
      ("button Größe_2", #"{"role": "button", "class": "Größe_2"}"#),
      (#"button class="Box<Int>""#, #"{"role": "button", "class": "Box<Int>"}"#),
      ("button role=null", #"{"role": "button"}"#),
    ] as [(String, String)])
  func firstWord(_ line: String, _ control: String) throws {
    let isTwice = line == "button role=null"
    let mistakes = Trying.mistakes("screen\n  " + line)
    #expect(mistakes == (isTwice ? ["2:10: duplicate key 'role', first given at 2:3"] : []))
    guard !isTwice else { return }
    let outline = try Trying.screen("screen\n  " + line)
    #expect(outline.placeless == (try Trying.screen(#"{"class": "UIView", "children": [\#(control)]}"#)).placeless)
  }

  @Test(
    "a value is a word, a text, a list or JSON",
    arguments: [
      ("value=1", #""value": "1""#), ("value=true", #""value": "1""#), (#"value="true""#, #""value": "true""#),
      ("value=", #""value": """#), (#"value="""#, #""value": """#), ("value=null", #""value": null"#),
      (#"value="null""#, #""value": "null""#), (#"value="a\"\\\n\r\t\u{1F389}""#, #""value": "a\"\\\n\r\t🎉""#),
      ("url=http://a.b/c?d=e#f", #""url": "http://a.b/c?d=e#f""#), ("min=-1.5e3", #""min": -1.5e3"#),
      ("enabled=false", #""enabled": false"#), ("traits=button", #""traits": ["button"]"#),
      ("traits=button,selected", #""traits": ["button", "selected"]"#), ("traits=[]", #""traits": []"#),
      ("traits=none", #""traits": []"#), ("traits=9", #""traits": 9"#),
      (#"traits=["button"]"#, #""traits": ["button"]"#), ("order=a", #""order": ["a"]"#),
      (#"order="a b","",c"#, #""order": ["a b", "", "c"]"#), ("frame=1,2,3,4", #""frame": [1, 2, 3, 4]"#),
      ("frame=[1, 2, 3, 4]", #""frame": [1, 2, 3, 4]"#),
      (#"frame={"x": 1, "y": 2, "width": 3, "height": 4}"#, #""frame": [1, 2, 3, 4]"#),
      (#"frame="{{1, 2}, {3, 4}}""#, #""frame": [1, 2, 3, 4]"#), ("accessibilityHint=a", #""hint": "a""#),
      (
        #"font={"name": "a ] } \" b", "size": 17} hint=x"#,
        ##""font": {"name": "a ] } \" b", "size": 17}, "hint": "x""##
      ),
      ("font=headline", #""font": {"textStyle": "headline"}"#),
      (#"font={"name": "\u0301"}"#, ##""font": {"name": "\u0301"}"##),
      ("customActions=Delete,Share", #""customActions": ["Delete", "Share"]"#),
      ("context={\"kind\": \"listEnd\"}", #""context": {"kind": "listEnd"}"#),
    ] as [(String, String)])
  func value(_ member: String, _ json: String) throws {
    let outline = try Trying.screen("screen\n  view class=null " + member)
    #expect(outline.placeless == (try Trying.screen(#"{"class": "UIView", "children": [{\#(json)}]}"#)).placeless)
    // A range belongs to a control of some kind, which is missing here.
    #expect(outline.notes.filter { $0.kind != .meaning } == [])
  }

  @Test("several screens are in one file")
  func severalScreens() throws {
    let screens = try Trying.screens("screen \"a\" de\n  button\ncomponent\nlink\n\nscreen 1x2\n")
    #expect(screens.map(\.name) == ["a", nil, nil])
    #expect(screens.map(\.kind) == [.screen, .component, .screen])
    #expect(screens.map(\.language) == ["de", nil, nil])
    #expect(screens.map(\.size) == [nil, nil, Size(width: 1, height: 2)])
    #expect(screens.map { $0.controls.map(\.role) } == [[nil, .button], [nil, .link], [nil]])
    #expect(screens[2].controls.map(\.frame) == [Frame(x: 0, y: 0, width: 1, height: 2)])
  }

  @Test("lines before the first screen belong to a component in English")
  func impliedComponent() throws {
    let screens = try Trying.screens("button \"a\"\nbutton \"b\"\nscreen")
    #expect(screens.map(\.kind) == [.component, .screen])
    #expect(screens.map(\.language) == ["en", nil])
    #expect(screens.map { $0.controls.map(\.label) } == [[nil, "a", "b"], [nil]])
    #expect(try Trying.screens(ControlTree.write(screens)).map(\.placeless) == screens.map(\.placeless))
  }

  @Test(
    "line endings, a byte-order mark, blank lines and comments change nothing",
    arguments: [
      "screen\r\n  button \"a\"\r\n    link \"b\"\r\n", "screen\r  button \"a\"\r    link \"b\"",
      "\u{FEFF}screen\n  button \"a\"\n    link \"b\"",
      "\n\n# c\nscreen\n\n  # c\n"
        + "  button \"a\"\n # \"c\n    link \"b\" \n   ",
    ])
  func lines(_ text: String) throws {
    let screen = try Trying.screen(text)
    #expect(screen.placeless == (try Trying.screen("screen\n  button \"a\"\n    link \"b\"")).placeless)
  }

  @Test("a column counts scalars after the byte-order mark")
  func columns() throws {
    #expect(
      Trying.mistakes("\u{FEFF}button \"🎉e\u{301}\" frame=x") == [
        "1:20: 'frame' must be [x, y, width, height], found the word \"x\""
      ])
  }

  @Test("words of other separators are text")
  func separators() throws {
    #expect(try Trying.control("button \"a\u{2028}b\u{85}c\u{B}d\"\n").label == "a\u{2028}b\u{85}c\u{B}d")
  }

  @Test(
    "notes are those of the control tree",
    arguments: [
      (#"button lable=x"#, "1:8: has the unknown key 'lable'; did you mean 'label'?"),
      (
        #"button name=x"#,
        "1:8: has the key 'name', which is allowed only on the root; did you mean 'label'?"
      ),
      (#"button traits=buton"#, "1:15: has the unknown trait 'buton'; did you mean 'button'?"),
      (#"buton"#, "1:1: has the unknown role 'buton'; did you mean 'button'?"),
      (#"UIButon"#, "1:1: has the unknown class 'UIButon'; did you mean 'UIButton'?"),
      (#"button frame=0,0,-1,nan"#, "1:14: has the invalid frame [0, 0, -1, nan]: negative width"),
    ] as [(String, String)])
  func notes(_ line: String, _ note: String) throws {
    let screens = try Outline.read(.text(line), options: ReadingOptions())
    let notes = screens.flatMap(\.notes)
    #expect(notes.map { "\($0.location.line):\($0.location.column): \($0.message)" } == [note])
    #expect(notes.map(\.control) == [1])
  }
}
