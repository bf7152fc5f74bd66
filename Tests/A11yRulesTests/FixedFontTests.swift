import A11yCore
import A11yFormats
import A11yRules
import Testing

@Suite("text in a fixed font")
struct FixedFontTests {
  @Test(
    "a height that cuts off the text in the largest size is stated",
    arguments: [
      ("text=\"Total\" font={\"size\":10} fixedHeight=21", true),
      ("text=\"Total\" font={\"size\":10} fixedHeight=40", false),
      ("text=\"Total\" font={\"size\":14} fixedHeight=50", true),
      ("text=\"Total\" font={\"size\":14} fixedHeight=73 fixedWidth=280", false),
      (
        "text=\"Take a new photo or choose one from your library, and then say what it shows.\" "
          + "font={\"size\":14} fixedHeight=73 fixedWidth=280", true
      ),
      (
        "text=\"Take a new photo or choose one from your library, and then say what it shows.\" "
          + "font={\"size\":14} fixedHeight=73", false
      ),
    ])
  func height(_ attributes: String, _ isCut: Bool) throws {
    let messages = try self.messages("UILabel \(attributes) adjustsFont=false")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("which cuts off larger text") == isCut)
  }

  private func messages(_ outline: String) throws -> [String] {
    let screen = try #require(try Formats.read(Array(outline.utf8)).first)
    return FixedFont().check(AccessibilityTree(screen)).violations.map(\.message)
  }
}
