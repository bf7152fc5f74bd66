import A11yFormats
import Testing

@testable import A11yCore

/// Several elements in one file: what people copy out of a page source, or save one behind the other.
@Suite struct XMLPartsTests {
  @Test("each element is a screen or a part of one, at its own place")
  func parts() throws {
    let text = """
      <XCUIElementTypeAlert label="Sure?"/><XCUIElementTypeButton label="OK"/>
      <!-- and one more -->
        <XCUIElementTypeButton label="No"/>
      """
    let screens = try Trying.screens(text)
    #expect(screens.map { $0.controls.map(\.label) } == [["Sure?"], ["OK"], ["No"]])
    let places = screens.map { "\($0.controls[0].location.line):\($0.controls[0].location.column)" }
    #expect(places == ["1:1", "1:38", "3:3"])
  }

  @Test("page sources one behind the other, each with its declaration, are as many screens")
  func sources() throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeApplication name="Shop" label="Shop"><XCUIElementTypeButton/>
      </XCUIElementTypeApplication></AppiumAUT>

      """
    #expect(try Trying.screens(source + source).map(\.name) == ["Shop", "Shop"])
    #expect(try Trying.screens("Saved:\n" + source + source).map(\.controls.count) == [2, 2])
  }

  @Test("the bound on levels is the elements' own")
  func depth() throws {
    let part = "<XCUIElementTypeOther><XCUIElementTypeOther/></XCUIElementTypeOther>"
    #expect(try Trying.screens(part + part, maximumDepth: 2).count == 2)
    #expect(!Trying.mistakes(part + part, maximumDepth: 1).isEmpty)
  }

  @Test(
    "anything else behind the root stays an error where it is",
    arguments: [
      ("<XCUIElementTypeButton/>\njunk", "2:1: content after the root element"),
      ("<XCUIElementTypeButton/>\n<XCUIElementTypeButton>", "2:1: content after the root element"),
      ("<html/>\n<html/>", "2:1: content after the root element"),
      ("<XCUIElementTypeButton/></parts><parts>", "1:25: content after the root element"),
    ])
  func mistakes(_ text: String, _ mistake: String) { #expect(Trying.mistakes(text) == [mistake]) }
}
