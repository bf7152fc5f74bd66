import A11yFormats
import Testing

@testable import A11yCore

@Suite struct DeviceItemsTests {
  @Test("each item is an element with the spoken text; what is joined in it is not known")
  func items() throws {
    let text = """
      [{"platform_identifier": "A1", "estimated_uid": "1", "caption": "Pay", "spoken_description": "Pay, Button"},
       {"platform_identifier": "A2", "estimated_uid": "2", "caption": null, "spoken_description": ""}]
      """
    let screen = try #require(try Formats.read(Array(text.utf8)).first)
    #expect(screen.source.format == "device-items")
    #expect(screen.controls.dropFirst().map(\.label) == ["Pay, Button", ""])
    let tree = AccessibilityTree(screen)
    #expect(!tree[1].knows(.label))
    // Nothing is spoken: that is known.
    #expect(tree[2].knows(.label))
    #expect(!tree[2].knows(.frame))
  }

  @Test("an item that is no object is an error with its place")
  func wrongItem() {
    let text = "[{\"platform_identifier\": \"A\", \"spoken_description\": \"Pay\"},\n7]"
    #expect(
      throws: ReadingError(
        "an item of the list must be an object, found a number", at: SourceLocation(line: 2, column: 1))
    ) {
      try Formats.read(Array(text.utf8))
    }
  }
}
