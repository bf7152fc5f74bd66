import A11yFormats
import Testing

@testable import A11yCore

@Suite struct A11yUITestsTests {
  private static func item(
    _ type: String, _ label: String, _ frame: String = "[[20,80],[350,44]]", traits: String = "[]",
    enabled: Bool = true, more: String = #","placeholder":"","value":"""#
  ) -> String {
    #"{"type":"\#(type)","label":"\#(label)","frame":\#(frame),"traits":\#(traits),"enabled":\#(enabled)\#(more)}"#
  }

  private static func file(_ items: String...) -> String {
    #"{"filename":"Example-test-0.json","generated":"2024-05-01T08:00:00Z","version":"1.1","snapshot":["#
      + items.joined(separator: ",") + "]}"
  }

  private func lines(_ items: String) throws -> String {
    Trying.outline(try Trying.screens(Self.file(items))).split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
      .joined(separator: "\n")
  }

  @Test("the screen is named for the file, and says what it cannot tell")
  func screen() throws {
    let screen = try Trying.screen(Self.file(Self.item("Label", "Hi", traits: #"["Static Text"]"#)))
    #expect(screen.name == "Example-test-0")
    #expect(screen.source == A11yUITests.source)
    var root = Control()
    root.isElement = false
    var text = Control()
    text.className = "XCUIElementTypeStaticText"
    text.label = "Hi"
    text.traits = .staticText
    text.frame = Frame(x: 20, y: 80, width: 350, height: 44)
    text.isEnabled = true
    text.isElement = true
    text.inferred = .exposure
    #expect(screen.placeless.controls == [root, text])
  }

  @Test("if there are too many pairs of texts and controls to compare, this is reported")
  func crowd() throws {
    let items = (0..<2_001).map { "\(Self.item("Button", "b\($0)")),\(Self.item("Label", "a\($0)"))" }
    let screen = try Trying.screen(Self.file(items.joined(separator: ",")))
    #expect(
      screen.notes.map(\.message) == [
        "has 4002 items, too many to match texts with controls"
      ])
    #expect(try Trying.screen(Self.file(items.prefix(1_000).joined(separator: ","))).notes.isEmpty)
  }

  @Test("the first version has no values, no placeholders, and another key for the name")
  func firstVersion() throws {
    let item = Self.item("Button", "Hi", traits: #"["Button"]"#, more: "")
    let text = Self.file(item).replacing("filename", with: "nameThisFile").replacing(".json", with: "")
      .replacing(#""2024-05-01T08:00:00Z""#, with: "664039350.5").replacing(#""1.1""#, with: "1")
    let screen = try Trying.screen(text)
    #expect(screen.name == "Example-test-0")
    #expect(screen.source.lacks == A11yUITests.source.lacks.union([.placeholder]))
    #expect(screen.controls[1].inferred == [.exposure, .value])
  }

  @Test("types are XCUITest's with spaces; no traits may mean that they could not be read")
  func types() throws {
    let items = [
      Self.item("Secure Text Field", "Password"), Self.item("Switch", "Sync", traits: #"["Button","Selected"]"#),
      Self.item("Segmented Control", ""), Self.item("Hologram", "?"), Self.item("Button", "Go", enabled: false),
      Self.item("Image", "", "[[0,0],[9,9]]", traits: #"["Image"]"#),
    ]
    let frame = "frame=20,80,350,44 enabled"
    #expect(
      try lines(items.joined(separator: ",")) == """
        XCUIElementTypeSecureTextField "Password" traits=textEntry,secureTextField \(frame)=true isElement=true
        XCUIElementTypeSwitch "Sync" traits=button,selected,toggleButton \(frame)=true isElement=true
        XCUIElementTypeSegmentedControl "" traits=[] \(frame)=true isElement=false
        XCUIElementTypeOther "?" traits=[] \(frame)=true isElement=true
        XCUIElementTypeButton "Go" traits=button,notEnabled \(frame)=false isElement=true
        XCUIElementTypeImage "" traits=image frame=0,0,9,9 enabled=true isElement=false
        """)
    let screen = try Trying.screen(Self.file(items.joined(separator: ",")))
    #expect(screen.controls.map { $0.inferred.contains(.traits) } == [false, true, false, true, true, true, false])
  }

  @Test("a field that shows its placeholder has no value")
  func placeholder() throws {
    #expect(
      try lines(Self.item("Text Field", "", more: #","placeholder":"Name","value":"Name""#)) == """
        XCUIElementTypeTextField "" traits=textEntry frame=20,80,350,44 placeholder=Name enabled=true isElement=true
        """)
  }

  @Test("a button's own text goes into it; texts that only lie on it do not")
  func parts() throws {
    let items = [
      Self.item("Button", "Send", traits: #"["Button"]"#),
      Self.item("Button", "Dismiss", "[[0,0],[390,844]]", traits: #"["Button"]"#),
      Self.item("Button", "", "[[20,200],[99,44]]", traits: #"["Button"]"#),
      Self.item("Label", "Send", "[[90,90],[40,20]]", traits: #"["Static Text"]"#),
      Self.item("Label", "Title", "[[20,20],[40,20]]", traits: #"["Static Text"]"#),
      Self.item("Label", "Shown", "[[30,210],[40,20]]", traits: #"["Static Text"]"#),
    ]
    let tree = AccessibilityTree(try Trying.screen(Self.file(items.joined(separator: ","))))
    #expect(tree.screen.controls.map(\.label) == [nil, "Send", "Send", "Dismiss", "", "Shown", "Title"])
    #expect(tree.screen.parents == [-1, 0, 1, 0, 0, 4, 0])
  }

  @Test("errors have places, and all are reported")
  func mistakes() {
    let told = Trying.mistakes(Self.file("\n1", "\n[]", "\n" + Self.item("Label", "Hi")))
    #expect(
      told == [
        "2:1: an item of the snapshot must be an object, found a number",
        "3:1: an item of the snapshot must be an object, found an array",
      ])
  }

  @Test("a file without a list of items is another kind of file")
  func nearMisses() {
    let text = Self.file().replacing("[]", with: "1")
    #expect(Trying.mistakes(text).first?.hasPrefix("unrecognized format") == true)
    #expect(throws: ReadingError("expected a JSON object with an array 'snapshot' (A11yUITests)")) {
      try Formats.read(Array(text.utf8), as: A11yUITests.self)
    }
  }
}
