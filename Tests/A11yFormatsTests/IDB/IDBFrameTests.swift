import A11yCore
import A11yFormats
import Testing

@Suite struct IDBFrameTests {
  private static func control(_ members: String) throws -> Control {
    try Trying.control(IDBDump.app(#"{"type": "Button", "AXLabel": "Go", \#(members)}, \#(IDBDump.element("Link"))"#))
  }

  @Test(
    "the frame is the object, or else the text",
    arguments: [
      #""frame": {"y": 2, "x": 1, "height": 4, "width": 3.5}, "AXFrame": "{{9, 9}, {9, 9}}""#,
      #""AXFrame": "{{1, 2}, {3.5, 4}}""#, #""AXFrame": "{{1.0000000000000000, 2}, {3.5000000000000001, 4}}""#,
      #""frame": null, "AXFrame": "{{1,2},{3.5,4}}""#,
      #""frame": {"x": "1", "y": "2", "width": "3.5", "height": "4"}"#,
      #""frame": {"x": null, "y": null, "width": 3.5, "height": 4}, "AXFrame": "{{1, 2}, {3.5, 4}}""#,
      #""frame": "{{1, 2}, {3.5, 4}}""#,
    ])
  func spellings(_ members: String) throws {
    #expect(try Self.control(members).frame == Frame(x: 1, y: 2, width: 3.5, height: 4))
  }

  @Test("no frame is not a frame of zero", arguments: [#""frame": null"#, #""AXFrame": """#, #""frame": {"x": 1}"#])
  func missing(_ members: String) throws {
    #expect(try Self.control(members).frame == nil)
  }

  @Test("an edge that is not finite is noted where it is")
  func impossible() throws {
    let frame = #"{"x": null, "y": 0, "width": 9, "height": 9}"#
    let text = IDBDump.app(#"{"AXLabel": "Go", "type": "Button", "frame": \#(frame)}"#)
    #expect(try Trying.notes(text) == ["2:46: has the invalid frame [nan, 0, 9, 9]: not a finite number"])
  }
}
