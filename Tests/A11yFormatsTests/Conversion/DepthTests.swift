import A11yFormats
import Testing

@testable import A11yCore

/// `--max-depth` counts levels of controls, whatever the notation.
@Suite struct DepthTests {
  struct Notation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// A description of so many levels of controls.
    var text: @Sendable (Int) -> String
  }

  static let notations = [
    nested("control-tree", #"{"class": "UIView", "children": ["#, "]}"),
    nested("control-tree, several screens", #"{"class": "UIView", "children": ["#, "]}", around: ("[", "]")),
    nested("wda-xml", #"<XCUIElementTypeOther label="a">"#, "</XCUIElementTypeOther>"),
    nested(
      "wda-xml of Appium", "<XCUIElementTypeOther>", "</XCUIElementTypeOther>", around: ("<AppiumAUT>", "</AppiumAUT>")),
    nested("wda-json", #"{"type": "Other", "label": "a", "rect": {"x": 0, "y": 0}, "children": ["#, "]}"),
    nested(
      "wda-json, as answered", #"{"type": "Other", "label": "a", "rect": {"x": 0, "y": 0}, "children": ["#, "]}",
      around: (#"{"sessionId": "1", "value": "#, "}")),
    nested("idb", #"{"AXLabel": "a", "type": "Group", "children": ["#, "]}", around: ("[", "]")),
    nested("maestro", #"{"attributes": {"accessibilityText": "A"}, "children": ["#, "]}"),
    nested(
      "maestro-raw",
      #"{"elementType": 1, "label": "a", "frame": {"X": 0, "Y": 0, "Width": 9, "Height": 9}, "children": ["#, "]}"),
    Notation(testDescription: "outline") { levels in
      "screen\n" + (1..<max(levels, 1)).map { String(repeating: "  ", count: $0) + "view\n" }.joined()
    },
    Notation(testDescription: "recursive-description") { levels in
      (0..<levels).map { String(repeating: "   | ", count: $0) + "<UIView: 0x1; frame = (0 0; 9 9)>\n" }.joined()
    },
    Notation(testDescription: "debug-description") { levels in
      "Element subtree:\n"
        + (0..<levels).map {
          String(repeating: "  ", count: $0 + 1) + "Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'a'\n"
        }
        .joined()
    },
    nested(
      "interface-builder", #"<view id="a"><subviews>"#, "</subviews></view>",
      around: (#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>"#, "</objects></document>")),
  ]

  @Test("as many levels as the limit are read, and no more", arguments: notations)
  func limit(_ notation: Notation) throws {
    for levels in [2, 40, ReadingOptions.defaultMaximumDepth] {
      let text = notation.text(levels)
      #expect(try Trying.screens(text, maximumDepth: levels).map(\.controls.count) == [levels])
      #expect(
        Trying.mistakes(notation.text(levels + 1), maximumDepth: levels).map { $0.contains("nested deeper") } == [true])
    }
  }

  @Test("what is read at a limit is read at the same limit when it was converted", arguments: notations)
  func converted(_ notation: Notation) throws {
    let levels = ReadingOptions.defaultMaximumDepth
    let screens = try Trying.screens(notation.text(levels), maximumDepth: levels)
    for text in [ControlTree.write(screens), Outline.write(screens)] {
      let read = try Trying.screens(text, maximumDepth: levels)
      #expect(read.map(\.placeless) == screens.map(\.placeless))
    }
  }

  @Test("nesting that no tree of controls needs is rejected, whatever it is made of")
  func absurd() {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}"), (#"{"class": "UIView", "x-own": ["#, "]}"), ("<a>", "</a>")] {
      let text = String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 100_000)
      #expect(Trying.mistakes(text).map { $0.hasSuffix("nested deeper than 512 levels; raise --max-depth") } == [true])
    }
  }

  private static func nested(
    _ name: String, _ open: String, _ close: String, around: (String, String) = ("", "")
  ) -> Notation {
    Notation(testDescription: name) { levels in
      around.0 + String(repeating: open, count: levels) + String(repeating: close, count: levels) + around.1
    }
  }
}
