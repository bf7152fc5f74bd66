import A11yFormats
import Testing

@testable import A11yCore

@Suite struct MaestroTests {
  /// The lines below the app's first window.
  private func lines(_ nodes: String) throws -> String {
    let lines = Trying.outline(try Trying.screens(MaestroDump.screen(nodes))).split(separator: "\n").dropFirst(3)
    return lines.map { $0.replacing(" selected=false focused=false", with: "").dropFirst(6) }.joined(separator: "\n")
  }

  @Test("the screen has the app's name and size; facts it cannot tell are named")
  func screen() throws {
    let screen = try Trying.screen(MaestroDump.screen(MaestroDump.node("Hello", bounds: "[20,80][370,120]")))
    #expect(screen.name == "Example")
    #expect(screen.size == Size(width: 390, height: 844))
    #expect(screen.kind == .screen)
    #expect(
      screen.source
        == Screen.Source(
          format: "maestro", level: .runtime,
          lacks: [.traits, .hint, .exposure, .actions, .colors, .font, .language, .kind],
          roundsFrames: true))
    var root = Control()
    root.label = ""
    root.isFocused = false
    root.isSelected = false
    root.isElement = false
    root.inferred = [.traits, .exposure]
    #expect(screen.placeless.controls.first == root)
    var hello = root
    hello.label = "Hello"
    hello.frame = Frame(x: 20, y: 80, width: 350, height: 40)
    hello.isEnabled = true
    hello.isElement = true
    #expect(screen.placeless.controls.last == hello)
  }

  @Test("what is before the hierarchy is skipped, and locations stay correct")
  func preamble() throws {
    let text = "Running on iPhone 14 - iOS 17.5 - 0000\nNone: \n" + MaestroDump.node("A", bounds: "[0,0][9,9]")
    #expect(try Trying.screen(text).controls.first?.location == SourceLocation(line: 3, column: 1))
  }

  @Test(
    "a node is an element by its words",
    arguments: [
      ("nothing said", MaestroDump.node(id: "box", bounds: "[0,0][9,9]"), false),
      ("a label", MaestroDump.node("Box", bounds: "[0,0][9,9]"), true),
      ("a space is no label", MaestroDump.node(" ", bounds: "[0,0][9,9]"), false),
      ("a value alone", MaestroDump.node(value: "50%", bounds: "[0,0][9,9]"), true),
      ("a placeholder alone", MaestroDump.node(hint: "Name", bounds: "[0,0][9,9]"), true),
      ("its own text", MaestroDump.node("Send", bounds: "[0,0][9,9]", MaestroDump.node("Send")), true),
      (
        "joined texts", MaestroDump.node("Send, now", bounds: "[0,0][9,9]", MaestroDump.node("Send")), true
      ),
      (
        "a text and a symbol",
        MaestroDump.node(
          "Apple", bounds: "[0,0][9,9]", MaestroDump.node("apple.logo", id: "apple.logo"), MaestroDump.node("Apple")),
        true
      ),
      (
        "an alert",
        MaestroDump.node("Delete?", bounds: "[0,0][9,9]", MaestroDump.node("Delete?"), MaestroDump.node("OK")),
        false
      ),
      ("a tab bar", MaestroDump.node("Tab Bar", bounds: "[0,0][9,9]", MaestroDump.node("Home")), false),
    ])
  func elements(_ name: String, _ node: String, _ isElement: Bool) throws {
    #expect(try Trying.screen(MaestroDump.screen(node)).controls[3].isElement == isElement)
  }

  @Test("the text and the symbol of a button are not visited apart from it")
  func parts() throws {
    let button = MaestroDump.node("Send", bounds: "[0,0][90,44]", MaestroDump.node("Send", bounds: "[9,9][80,30]"))
    let tree = AccessibilityTree(try Trying.screen(MaestroDump.screen(button)))
    #expect(tree.readingOrder == [3])
  }

  @Test("the hint text is a placeholder, never a hint, and never the value")
  func placeholder() throws {
    let field = MaestroDump.node(value: "Name", hint: "Name", bounds: "[20,80][370,102]")
    let filled = MaestroDump.node(value: "Ada", hint: "Name", bounds: "[20,110][370,132]")
    #expect(
      try lines(field + ", " + filled) == """
        textField "" frame=20,80,350,22 placeholder=Name enabled=true isElement=true
        textField "" value=Ada frame=20,110,350,22 placeholder=Name enabled=true isElement=true
        """)
  }

  @Test("what is switched on is a switch, and so is a named 0 with a nameless one in it")
  func switches() throws {
    let knob = MaestroDump.node(value: "0", bounds: "[300,80][350,110]")
    let off = MaestroDump.node("Sync", value: "0", bounds: "[20,80][350,110]", knob)
    let on = MaestroDump.node("Push", value: "1", bounds: "[20,120][350,150]", checked: true)
    let score = MaestroDump.node("Score", value: "0", bounds: "[20,160][350,190]")
    #expect(
      try lines([off, on, score].joined(separator: ", ")) == """
        XCUIElementTypeSwitch "Sync" value=0 frame=20,80,330,30 enabled=true isElement=true
          view class=null "" value=0 frame=300,80,50,30 enabled=true isElement=false
        XCUIElementTypeSwitch "Push" value=1 frame=20,120,330,30 enabled=true isElement=true
        view class=null "Score" value=0 frame=20,160,330,30 enabled=true isElement=true
        """)
  }

  @Test("a status bar next to the app is the system's, wherever it is")
  func statusBar() throws {
    let app = MaestroDump.node("Example", bounds: "[0,0][390,844]", MaestroDump.node("Hi", bounds: "[9,99][90,120]"))
    let bar = MaestroDump.node(
      enabled: false, MaestroDump.node(bounds: "[0,0][390,54]", MaestroDump.node("9:41", bounds: "[40,20][90,40]")))
    let home = MaestroDump.node(" ", bounds: "[0,0][390,844]", MaestroDump.node("9:41", bounds: "[40,20][90,40]"))
    for trees in [[app, bar], [bar, app], [home, app]] {
      let text = MaestroDump.node(enabled: false, trees.joined(separator: ", "))
      let tree = AccessibilityTree(try Trying.screen(text))
      #expect(tree.screen.name == "Example")
      #expect(tree.elements.map(\.name) == ["Hi"])
      #expect(tree.skipped == [.system: 1])
    }
  }

  @Test("the text repeats the title or the value and is not a label; older versions state the state outside")
  func text() throws {
    let node =
      #"{"attributes":{"accessibilityText":"","text":"9:41","title":"Clock","bounds":"[0,0][9,9]"},"#
      + #""children":[],"enabled":false,"selected":true,"focused":true}"#
    let control = try #require(try Trying.screen(MaestroDump.screen(node)).controls.last)
    #expect((control.label, control.value, control.title, control.text) == ("", nil, nil, nil))
    #expect(control.isEnabled == false && control.isSelected == true && control.isFocused == true)
  }

  @Test("a symbol that is called by its own name is an image of it, and so is what holds nothing else")
  func symbols() throws {
    func image(_ node: String) throws -> String? { try Trying.screen(MaestroDump.screen(node)).controls[3].image }
    let logo = MaestroDump.node("apple.logo", id: "apple.logo", bounds: "[0,0][9,9]")
    #expect(try image(logo) == "apple.logo")
    #expect(try image(MaestroDump.node("apple.logo", bounds: "[0,0][9,9]", logo)) == "apple.logo")
    #expect(try image(MaestroDump.node("apple.logo", bounds: "[0,0][9,9]", logo, MaestroDump.node("Apple"))) == nil)
    #expect(try image(MaestroDump.node("Lock", id: "lock.fill", bounds: "[0,0][9,9]")) == nil)
    #expect(try image(MaestroDump.node("example.org", id: "host", bounds: "[0,0][9,9]")) == nil)
    for name in ["logo", "Apple.Logo", "a..b", ".a", "a.b c"] {
      #expect(try image(MaestroDump.node(name, id: name, bounds: "[0,0][9,9]")) == nil, "\(name)")
    }
  }

  @Test("an app alone at the top of the screen is not a status bar")
  func shortApp() throws {
    let text = MaestroDump.node(enabled: false, MaestroDump.node(bounds: "[0,0][390,40]", MaestroDump.node("Hi")))
    #expect(try Trying.screen(text).controls.allSatisfy { $0.isSystem != true })
  }

  @Test(
    "numbers that are not bounds are no frame",
    arguments: ["", "[0,0]", "[a,b][c,d]", "[0,0][1,1][2,2]", "0", "[,][,]", "[1e999,0][nan,3,4,5]"])
  func bounds(_ bounds: String) throws {
    let screen = try Trying.screen(MaestroDump.screen(MaestroDump.node("A", bounds: bounds)))
    #expect(screen.controls.last?.frame == nil)
  }

  @Test("attributes of other kinds than text are understood, others are skipped")
  func kinds() throws {
    let text = #"{"attributes":{"accessibilityText":7,"enabled":false,"bounds":[1],"value":null},"children":[1,null]}"#
    var expected = Control()
    expected.label = "7"
    expected.isElement = false
    expected.inferred = [.traits, .exposure]
    #expect(try Trying.screen(text).placeless.controls == [expected])
  }

  @Test(
    "near misses are not taken for Maestro's",
    arguments: [
      #"{"attributes":{},"children":[]}"#, #"{"attributes":{"bounds":"[0,0][1,1]"},"children":[]}"#,
      #"{"attributes":{"accessibilityText":""}}"#, #"[{"attributes":{"accessibilityText":""},"children":[]}]"#,
    ])
  func nearMisses(_ text: String) {
    let told = Trying.mistakes(text)
    #expect(!told.isEmpty || (try? Trying.screen(text).source.format) != "maestro")
  }

  @Test("another kind of JSON forced on the reader is an error with a location")
  func forced() {
    #expect(
      throws: ReadingError(
        "expected an object as the root of a Maestro hierarchy, found an array", at: .init(line: 1, column: 1))
    ) {
      try Formats.read(Array("[1]".utf8), as: Maestro.self)
    }
    #expect(throws: ReadingError("expected a JSON Maestro hierarchy, found other text")) {
      try Formats.read(Array("button".utf8), as: Maestro.self)
    }
  }
}
