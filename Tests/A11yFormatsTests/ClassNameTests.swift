import A11yCore
import A11yFormats
import Testing

/// Classes are resolved in the same way in JSON and in outlines.
@Suite struct ClassNameTests {
  private func json(_ name: String, _ more: String = "") throws -> String? {
    try Trying.notes("{\"isElement\": false, \"children\": [\n{\"class\": \"\(name)\"\(more)}]}").first
  }

  private func outline(_ name: String) throws -> ReadingNote? {
    try Outline.read(.text("component \"a\" en\n  \(name) \"Pay\""), options: ReadingOptions()).first?.notes.first
  }

  @Test(
    "Classes of apps are accepted",
    arguments: [
      "PriceView", "AvatarButton", "CardCell", "RangeSlider", "Card", "Form", "Ticker", "Twitch", "Cards", "XButton",
      "myApp.PriceView", "ListView", "WaveformView", "TableViewCell", "NSAttributedView", "Header2", "Rating",
    ])
  func accepted(_ name: String) throws {
    #expect(try json(name) == nil)
    if name.first?.isUppercase == true { #expect(try outline(name) == nil) }
  }

  @Test(
    "Names of other frameworks and slips of roles are not classes of an app",
    arguments: [
      ("Toggle", "write the role 'switch'"), ("Button", "write the role 'button'"),
      ("Slider", "write the role 'slider'"),
      ("TextField", "write the role 'textField'"), ("NavigationLink", "write the role 'button'"),
      ("ShareLink", "write the role 'button'"), ("Gauge", "write the role 'progress'"),
      ("SwiftUI.NavigationLink", "write the role 'button'"), ("SwiftUI.Picker", "write the role 'picker'"),
      ("NSButton", "write the role 'button'"), ("SegmentedControl", "write the class 'UISegmentedControl'"),
      ("knopf", "begins with a capital letter"), ("Buton", "write the role 'button'"),
      ("TextFeild", "write the role 'textField'"), ("Chekbox", "write the role 'checkbox'"),
      ("XCUIElementTypeBtton", "did you mean 'XCUIElementTypeButton'?"),
    ])
  func refused(_ name: String, _ remedy: String) throws {
    let note = try json(name) ?? "accepted"
    #expect(note.contains(remedy), "\(note)")
  }

  @Test("A class of the app with such a name gives its superclass")
  func superclass() throws {
    #expect(try json("Button", #", "superclass": "UIButton""#) == nil)
    #expect(try json("UIButon", #", "superclass": "UIButton""#) != nil)
  }

  @Test(
    "A slip of a role at the beginning of a line is replaced by the role",
    arguments: [
      ("Lable", "label"), ("Buton", "button"), ("TextFeild", "textField"), ("Chekbox", "checkbox"),
      ("NavigationLnk", "button"),
    ])
  func slip(_ word: String, _ role: String) throws {
    let note = try #require(try outline(word))
    #expect(note.replacement == role && note.replaced == word, "\(note.message)")
  }

  @Test("A class that is not known, with what only a control has, is a warning")
  func factsOfControls() throws {
    let message = try json("RangeSlider", #", "minimumValue": 0"#)
    #expect(
      message?.contains("has 'minimumValue', but its class 'RangeSlider' is not known; write its 'superclass'") == true)
    #expect(try json("RangeSlider", #", "minimumValue": 0, "role": "slider""#) == nil)
  }
}
