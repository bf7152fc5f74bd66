import Testing

@testable import A11yCore

@Suite struct DumpRefusalTests {
  private static let mac =
    "this is a dump of a macOS screen; only iOS screens are supported: dump the simulator or the device"
  private static let axe =
    "this is a result of axe, not a screen; dump its screen (with Appium: the page source) and use that file"
  private static let snapshot =
    "this is an accessibility snapshot as text, which joins label, value and traits; encode the hierarchy as JSON "
    + "instead (AccessibilitySnapshot's model is Codable)"

  @Test(
    "what looks like a dump and is none that can be read is rejected with its reason",
    arguments: [
      ("<NSHostingView<Root>: 0x7f8; frame = (0 0; 9 9)>", mac), ("<NSView: 0x7f8>\n  <NSButton: 0x7f9>", mac),
      ("Group, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, identifier: '_NS:81'\n  Button, 0x2, title: 'Go'", mac),
      ("AXRole: AXButton\nAXTitle: Go", mac), ("Found 2 marker(s)\n\nDescription: Go", snapshot),
      ("No Markers", snapshot), (#"{"Totals": {}, "Audit Entries": []}"#, axe),
    ])
  func refused(_ text: String, _ reason: String) {
    #expect(Trying.mistakes(text) == [reason])
  }

  @Test("an outline that quotes such a dump is read", arguments: ["NSView: 0x7f8", "AXRole: AXButton", "No Markers"])
  func quoted(_ label: String) throws {
    #expect(try Trying.screen("text \"<\(label)>\"").controls[1].label == "<\(label)>")
  }
}
