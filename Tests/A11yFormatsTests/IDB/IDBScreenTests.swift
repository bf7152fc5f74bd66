import A11yCore
import A11yFormats
import Testing

/// What a dump says of the screen, of its tree and of itself.
@Suite struct IDBScreenTests {
  private static let everLacking: FactSet = [.exposure, .actions, .colors, .font]

  @Test("the login screen is read whole")
  func login() throws {
    let screens = try Formats.read(try Fixtures.bytes("formats/login/idb.json"))
    let expected = """
      screen "Example" 390x844 class=null role=window label=Example traits=[] enabled=true isElement=false
        heading "Sign in" traits=staticText,header frame=20,80,350,40 enabled=true isElement=true
        XCUIElementTypeTextField "Email" identifier=Email traits=textEntry value=name@example.org \
      frame=20,160,350,44 enabled=true isElement=true
        XCUIElementTypeSecureTextField "Password" identifier=Password traits=textEntry,secureTextField \
      frame=20,220,350,44 enabled=true isElement=true
        XCUIElementTypeSwitch "Stay signed in" traits=button,toggleButton value=1 frame=319,284,51,31 enabled=true \
      isElement=true
        XCUIElementTypeButton "Sign in" traits=button frame=20,340,350,50 enabled=true isElement=true
        XCUIElementTypeButton identifier=help traits=button frame=340,40,44,44 enabled=true isElement=true

      """
    #expect(Trying.outline(screens) == expected)
    let lacks = Self.everLacking.union([.placeholder])
    #expect(screens.map(\.source) == [Screen.Source(format: "idb", level: .runtime, lacks: lacks)])
    #expect(screens.flatMap { $0.controls.map(\.inferred) } == [.exposure, [], .value, .value, [], [], []])
  }

  @Test("a dump cut at any byte is rejected or read, and never stops the reader")
  func truncated() throws {
    let bytes = try Fixtures.bytes("formats/login/idb.json").filter { $0 != 0x20 && $0 != 0x0A }
    for end in bytes.indices { #expect(throws: ReadingError.self) { try Formats.read(Array(bytes[..<end])) } }
  }

  @Test("a flat list is below its app, and its neighbors are not reported")
  func flat() throws {
    let text = "[{\(IDBDump.app)}, \(IDBDump.element("Group")), \(IDBDump.element("Button"))]"
    let screen = try Trying.screen(text)
    #expect(Array(screen.children(of: 0)) == [1, 2])
    #expect(screen.kind == .screen)
    #expect(screen.source.lacks == Self.everLacking.union([.traits, .placeholder, .hierarchy]))
  }

  @Test("elements without an app are in one window, and a single one is a component")
  func withoutApp() throws {
    let button = #"{"AXLabel": "Go", "type": "Button"}"#
    #expect(
      try IDBDump.outline("[\(button), \(button)]") == """
        screen class=null role=window isElement=false
          XCUIElementTypeButton "Go" traits=button isElement=true
          XCUIElementTypeButton "Go" traits=button isElement=true

        """)
    #expect(
      try IDBDump.outline(button) == """
        component class=XCUIElementTypeButton label=Go traits=button isElement=true

        """)
  }

  @Test("SpringBoard's name is a space, and no name")
  func springBoard() throws {
    let text = IDBDump.app(IDBDump.element("Button")).replacing(#""AXLabel": "App""#, with: #""AXLabel": " ""#)
    #expect(try Trying.screen(text).name == nil)
  }

  @Test("every app is a screen")
  func apps() throws {
    let app = "{\(IDBDump.app), \"children\": [\(IDBDump.element("Button"))]}"
    #expect(try Trying.screens("[\(app), \(app)]").map(\.controls.count) == [2, 2])
  }

  @Test("the complete document tells the screen's size, and that it is truncated")
  func complete() throws {
    let text = """
      {"backend": "ax", "screen": {"width": 402, "height": 874, "coordinate_space": "screen"},
       "target": {"kind": "frontmost"}, "truncated": true,
       "elements": [{"label": "App", "type": "Application", "help": null, "traits": ["None"], "value": null,
        "children": [{"label": "Go", "identifier": "go", "type": "Button", "help": "Goes.", "traits": ["Button"]}]}]}
      """
    let screen = try Trying.screen(text)
    #expect(screen.size == Size(width: 402, height: 874))
    #expect(screen.controls.map(\.label) == ["App", "Go"])
    #expect(screen.controls.map(\.identifier) == [nil, "go"])
    #expect(screen.controls.map(\.hint) == [nil, "Goes."])
    #expect(screen.source.lacks == Self.everLacking.union([.placeholder]))
    let message = "is truncated: idb reached its limit, so that elements may be missing"
    let place = SourceLocation(line: 2, column: 48)
    #expect(screen.notes == [ReadingNote(.incomplete, control: 0, at: place, message)])
  }

  @Test("a point or a marker is a component, even where the screen's size is reported", arguments: ["point", "marker"])
  func part(_ kind: String) throws {
    let text = """
      {"target": {"kind": "\(kind)"}, "truncated": false, "screen": {"width": 390, "height": 844},
       "elements": [{"label": "Go", "type": "Button"}]}
      """
    #expect(try Trying.screen(text).kind == .component)
  }

  @Test("XCUITest's walk tells no hints, and which of its views are elements is inferred")
  func automation() throws {
    let text = IDBDump.automation(
      """
      {"type": "Other", "label": null, "help": null, "children": [
        {"type": "Button", "label": "Go", "help": "never", "enabled": null, "custom_actions": []},
        {"type": "StaticText", "label": "", "enabled": null},
        {"type": "StatusBar", "label": "9:41"}]}
      """)
    let screen = try Trying.screen(text)
    #expect(screen.controls.map(\.isElement) == [false, false, true, false, false])
    #expect(screen.controls.allSatisfy { $0.inferred.contains(.exposure) && $0.hint == nil })
    #expect(screen.controls.map { $0.isSystem == true } == [false, false, false, false, true])
    #expect(screen.source.lacks == Self.everLacking.union([.hint, .traits, .placeholder, .value]))
  }

  @Test(
    "without an envelope the words tell which walk it was",
    arguments: [
      (#"{"AXLabel": "Go", "type": "Button", "enabled": true, "help": "Goes."}"#, "Goes."),
      (#"{"AXLabel": "Go", "type": "Button", "enabled": null, "help": "Goes."}"#, nil),
      (#"{"AXLabel": "Go", "type": "Cell", "enabled": true, "help": "Goes."}"#, nil),
      (#"{"AXLabel": "Go", "type": "Button", "help": "Goes."}"#, "Goes."),
      (#"{"AXLabel": "Go", "type": "Heading", "enabled": null, "help": "Goes."}"#, "Goes."),
    ] as [(String, String?)])
  func walks(_ text: String, _ hint: String?) throws {
    #expect(try Trying.screen(text).controls.first?.hint == hint)
  }

  @Test("keys that were not asked for are not known")
  func unasked() throws {
    let lacks = try Trying.screen(#"[{"AXUniqueId": "go", "type": "Button"}]"#).source.lacks
    #expect(lacks == Self.everLacking.union([.label, .value, .hint, .traits, .placeholder]))
  }
}
