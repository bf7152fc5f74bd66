import A11yFormats
import Testing

@testable import A11yCore

@Suite struct MaestroRawTests {
  /// One element as the runner encodes it.
  private static func element(
    _ type: Int, _ label: String = "", _ frame: String = #"{"X":20,"Y":80,"Width":350,"Height":44}"#,
    more: String = "", enabled: Bool = true, _ children: String...
  ) -> String {
    """
    {"label":"\(label)","elementType":\(type),"frame":\(frame),"enabled":\(enabled),"selected":false,\(more)\
    "children":[\(children.joined(separator: ","))]}
    """
  }

  private static let display = #"{"X":0,"Y":0,"Width":390,"Height":844}"#
  private static let nowhere = #"{"X":0,"Y":0,"Width":0,"Height":0}"#

  private static func answer(_ elements: String...) -> String {
    let app = element(2, "Example", display, element(4, "", display, elements.joined(separator: ",")))
    let home = element(2, " ", display, element(25, "", display, element(48, "9:41")))
    return #"{"axElement":\#(element(0, "", nowhere, enabled: false, home, app)),"depth":4}"#
  }

  private func last(_ element: String) throws -> Control? {
    try Trying.screen(Self.answer(element)).placeless.controls.last
  }

  @Test("types give classes, roles where no class does, and traits that are marked as inferred")
  func types() throws {
    var button = Control()
    button.className = "XCUIElementTypeButton"
    button.label = "Send"
    button.traits = [.button, .notEnabled]
    button.frame = Frame(x: 20, y: 80, width: 350, height: 44)
    button.isEnabled = false
    button.isSelected = false
    button.isElement = true
    button.inferred = [.traits, .exposure]
    #expect(try last(Self.element(9, "Send", enabled: false)) == button)
    let tab = try last(Self.element(80, "Home"))
    #expect(tab?.className == "XCUIElementTypeTab")
    #expect(tab?.role == .tab)
    #expect(try last(Self.element(99, "?"))?.className == "XCUIElementTypeOther")
  }

  @Test("an empty field's value is its placeholder, and is none")
  func placeholder() throws {
    let field = Self.element(49, "", Self.display, more: #""value":"Name","placeholderValue":"Name","#)
    #expect(try last(field)?.value == nil)
    #expect(try last(field)?.placeholder == "Name")
  }

  @Test("the home screen next to the app is the system's; a wrapper has no place")
  func system() throws {
    let tree = AccessibilityTree(try Trying.screen(Self.answer(Self.element(9, "Send"))))
    #expect(tree.screen.name == "Example")
    #expect(tree.screen.size == Size(width: 390, height: 844))
    #expect(tree.screen.controls[0].frame == nil)
    #expect(tree.elements.map(\.name) == ["Send"])
    #expect(tree.skipped == [.system: 1])
  }

  @Test("an element alone is read too, and numbers may be texts")
  func alone() throws {
    let frame = #"{"X":"1","Y":"2","Width":"3","Height":"4.5"}"#
    let screen = try Trying.screen(Self.element(48, "Hi", frame).replacing(#""enabled":true"#, with: #""enabled":"1""#))
    #expect(screen.source.format == "maestro-raw")
    #expect(screen.controls[0].frame == Frame(x: 1, y: 2, width: 3, height: 4.5))
    #expect(screen.controls[0].isEnabled == true)
  }

  @Test("an answer without the element, forced on the reader, is an error with a location")
  func forced() {
    let expected = ReadingError("expected an 'axElement' object", at: .init(line: 1, column: 1))
    #expect(throws: expected) { try Formats.read(Array(#"{"axElement":1}"#.utf8), as: MaestroRaw.self) }
  }
}
