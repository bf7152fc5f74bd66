import A11yCore
import Testing

/// Where nobody set a label, UIKit takes the name of the asset or symbol: dumps show it by the image in the control.
@Suite struct AssetNameTests {
  static let dumps = [
    """
    Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'xmark.circle.fill'
      Image, 0x2, {{8.0, 8.0}, {28.0, 28.0}}, identifier: 'xmark.circle.fill'
    """,
    """
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="xmark.circle.fill" label="xmark.circle.fill">
    <XCUIElementTypeImage type="XCUIElementTypeImage" name="xmark.circle.fill"/></XCUIElementTypeButton>
    """,
    #"""
    {"type": "Button", "rawIdentifier": null, "name": "xmark.circle.fill", "label": "xmark.circle.fill",
      "isEnabled": "1", "children": [{"type": "Image", "rawIdentifier": "xmark.circle.fill", "label": null}]}
    """#,
    #"""
    {"elements": {"type": "Button", "role": "AXButton", "AXLabel": "xmark.circle.fill", "AXFrame": "{{0, 0}, {44, 44}}",
      "children": [{"type": "Image", "role": "AXImage", "AXLabel": null, "AXUniqueId": "xmark.circle.fill",
        "AXFrame": "{{8, 8}, {28, 28}}", "children": []}]}}
    """#,
    #"""
    {"axElement": {"identifier": "", "label": "xmark.circle.fill", "elementType": 9, "enabled": true, "children": [
      {"identifier": "xmark.circle.fill", "label": "", "elementType": 43, "enabled": true, "children": []}],
      "frame": {"X": 0, "Y": 0, "Width": 44, "Height": 44}}, "depth": 2}
    """#,
  ]

  @Test("the button's label, its image's identifier and the asset's name are kept", arguments: dumps)
  func kept(_ dump: String) throws {
    let controls = try Trying.screen(dump).controls
    let button = try #require(controls.first { $0.className == "XCUIElementTypeButton" })
    let image = try #require(controls.first { $0.className == "XCUIElementTypeImage" })
    #expect(button.label == "xmark.circle.fill")
    #expect(button.image == "xmark.circle.fill")
    #expect(image.identifier == "xmark.circle.fill")
    #expect(image.image == "xmark.circle.fill")
  }

  @Test("a button with a label of its own shows no image by that name, and a text in it is none")
  func ownLabel() throws {
    let dumps = [
      "Button, 0x1, label: 'Close'\n  Image, 0x2, identifier: 'xmark'",
      "Button, 0x1, label: 'Close'\n  StaticText, 0x2, identifier: 'Close', label: 'Close'",
    ]
    for dump in dumps { #expect(try Trying.screen(dump).controls.map(\.image) == [nil, nil]) }
  }
}
