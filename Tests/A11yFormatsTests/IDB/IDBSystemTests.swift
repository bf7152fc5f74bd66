import A11yCore
import A11yFormats
import Testing

/// What the translator lists among the app's own elements although it is the system's.
@Suite struct IDBSystemTests {
  private static func element(_ type: String, _ frame: String, _ members: String) -> String {
    "{\"type\": \"\(type)\", \"AXFrame\": \"\(frame)\", \(members)}"
  }

  private static func key(_ label: String, x: Int, y: Int = 700, identifier: String? = nil) -> String {
    let identifier = identifier.map { "\"\($0)\"" } ?? "null"
    return element("Button", "{{\(x), \(y)}, {40, 54}}", #""AXLabel": "\#(label)", "AXUniqueId": \#(identifier)"#)
  }

  private static let background = element("GenericElement", "{{0, 553}, {390, 291}}", #""AXLabel": null"#)
  private static let keys = key("あ", x: 0) + "," + key("削除", x: 50, identifier: "delete")

  /// The labels of the system's parts below the app.
  private static func system(_ elements: String...) throws -> [String?] {
    let screen = try Trying.screen(IDBDump.app(elements.joined(separator: ",\n")))
    return screen.controls.filter { $0.isSystem == true }.map(\.label)
  }

  @Test("a keyboard is known by its background and by keys that are named alike in every language")
  func keyboard() throws {
    let send = Self.key("Send", x: 300, y: 490)
    let dictation = Self.key("音声入力", x: 320, y: 805, identifier: "dictation")
    #expect(try Self.system(send, Self.keys, dictation, Self.background) == ["あ", "削除", "音声入力", nil])
  }

  @Test("the wordless places for suggestions above the keys are the keyboard's, one view of the app's is not")
  func suggestions() throws {
    let shift = Self.key("Shift", x: 100, identifier: "shift")
    let places = [0, 130, 260].map { Self.element("GenericElement", "{{\($0), 508}, {130, 45}}", #""AXLabel": null"#) }
    let keyboard = try Self.system(Self.keys, shift, Self.background)
    #expect(
      try Self.system(places.joined(separator: ","), Self.keys, shift, Self.background) == [nil, nil, nil] + keyboard)
    #expect(try Self.system(places[0], Self.keys, shift, Self.background) == keyboard)
  }

  @Test("one key, or no background, is not a keyboard")
  func noKeyboard() throws {
    #expect(try Self.system(Self.keys, Self.background) == [])
    #expect(try Self.system(Self.keys, Self.key("Shift", x: 100, identifier: "shift")) == [])
  }

  @Test("the app's tab bar below the keyboard stays the app's")
  func coveredBar() throws {
    let shift = Self.key("Shift", x: 100, identifier: "shift")
    let bar = Self.element("Group", "{{0, 761}, {390, 83}}", #""AXLabel": "Tab Bar""#)
    #expect(try Self.system(bar, Self.keys, shift, Self.background) == ["あ", "削除", "Shift", nil])
  }

  @Test("the field above the emoji is the system's, the field above letters is the app's")
  func emojiSearch() throws {
    let field = Self.element("TextField", "{{8, 514}, {374, 36}}", #""AXValue": "Search Emoji""#)
    let more = Self.key("ABC", x: 100, identifier: "more")
    let letters = try Self.system(field, Self.keys, more, Self.background)
    #expect(letters == ["あ", "削除", "ABC", nil])
    let faces = ["😂", "💕", "👍", "🙈", "😴", "😀", "🥹", "😊"]
    let emoji = faces.enumerated().map { Self.key($1, x: $0 * 45, y: 600, identifier: $1) }.joined(separator: ",")
    #expect(try Self.system(field, emoji, Self.keys, more, Self.background) == [nil] + faces + letters)
  }

  @Test("a map's places are the map's, in it or listed next to it")
  func map() throws {
    let place = Self.element("GenericElement", "{{50, 200}, {20, 20}}", #""AXLabel": null, "subrole": "AXMapItem""#)
    let map = Self.element("Group", "{{0, 100}, {390, 300}}", #""subrole": "AXMapArea", "children": [\#(place)]"#)
    let inside = try Trying.screen(IDBDump.app(map))
    #expect(inside.controls.map(\.className).contains("XCUIElementTypeMap"))
    #expect(AccessibilityTree(inside).elements.isEmpty)
    let flat = try Trying.screen("[{\(IDBDump.app)}, \(place), \(Self.key("Go", x: 0, y: 400))]")
    #expect(flat.controls.map { $0.isSystem == true } == [false, true, false])
  }

  @Test("what probing found next to the clock is the system's, what it found elsewhere is not")
  func statusBar() throws {
    let probed = #""synthesized": true, "AXUniqueId": "wifi", "AXLabel": "#
    let clock = Self.element("StaticText", "{{50, 20}, {45, 20}}", probed + #""15:29""#)
    let tab = Self.element("RadioButton", "{{0, 792}, {76, 48}}", probed + #""Home""#)
    let close = Self.element("Button", "{{0, 8}, {44, 44}}", probed + #""Close""#)
    let title = Self.element("StaticText", "{{150, 20}, {90, 20}}", #""AXLabel": "Title""#)
    #expect(try Self.system(clock, tab, close, title) == ["15:29"])
    let control = try Trying.control(IDBDump.app(tab))
    #expect(control.identifier == nil)
    #expect(control.inferred.contains(.exposure))
  }
}
