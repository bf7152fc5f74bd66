import A11yCore
import A11yFormats
import Testing

/// What is meant by a word is decided by the word, by its value and by the control: another word is only written by a
/// machine if the value is right for it.
@Suite struct MeantWordTests {
  private static func json(_ members: String) -> String { "{\"isElement\": false, \"children\": [\n{\(members)}]}" }

  private func note(_ members: String) throws -> ReadingNote? { try Trying.screen(Self.json(members)).notes.first }

  @Test(
    "A word is replaced by the key for which its value is right",
    arguments: [
      (#""role": "button", "label": "Pay", "type": "system""#, "buttonType"),
      (#""label": "Pay", "type": "button""#, "role"), (#""type": "UITabBar""#, "class"),
      (#""kind": "button", "label": "Pay""#, "role"), (#""control": "UIButton", "label": "Pay""#, "class"),
      (#""role": "group", "body": [{"role": "button", "label": "Pay"}]"#, "children"),
      (#""role": "group", "rows": [{"class": "UIButton", "label": "Pay"}]"#, "children"),
      (#""role": "picker", "label": "Theme", "selection": "Dark""#, "value"),
      (#""class": "UITextField", "label": "Name", "secureTextEntry": true"#, "secure"),
      (#""role": "group", "aria-hidden": true"#, "elementsHidden"),
      (#""role": "button", "label": "Pay", "style": "filled""#, "configuration"),
      (#""role": "button", "screenReaderLabel": "Pay""#, "label"), (#""role": "button", "lbl": "Pay""#, "label"),
      (#""role": "slider", "label": "Size", "current": 50"#, "value"),
      (#""role": "heading", "label": "Prices", "level": 2"#, "headingLevel"),
    ])
  func replaced(_ members: String, _ key: String) throws {
    let note = try #require(try note(members))
    #expect(note.replacement == key && note.replaced != nil, "\(note.message)")
  }

  @Test(
    "A word whose value is wrong for the key, or that is another fact, is not replaced by a machine",
    arguments: [
      (#""role": "text", "label": "Speed", "fontSize": 9"#, #"write "font": {"size": 9}"#),
      (#""role": "text", "label": "Speed", "textStyle": "headline""#, #"write "font": {"textStyle": "headline"}"#),
      (#""role": "slider", "label": "V", "in": "0...100""#, #"write "min": 0 and "max": 100"#),
      (#""role": "button", "label": "Pay", "isActive": false"#, "write 'enabled' or 'selected'"),
      (#""role": "picker", "label": "Theme", "options": ["Light", "Dark"]"#, "write only the selected one, as 'value'"),
      (
        #""class": "UIPickerView", "label": "Theme", "selectedRow": 2"#, "write the text of the selected row as 'value'"
      ),
      (#""class": "UITabBar", "items": ["Home", "Cart"]"#, #"{"role": "tab", "label": "Home"}"#),
      (#""class": "UITabBar", "selectedIndex": 0"#, "write 'selected' with true on the selected tab"),
      (#""class": "UITableViewCell", "textLabel": "Wi-Fi""#, #"{"role": "text", "label": "Wi-Fi"}"#),
      (#""role": "button", "header": "Pay""#, "write the text as 'label'"),
      (#""role": "group", "child": {"role": "button", "label": "Pay"}"#, "write 'children' with a list: [{…}]"),
      (#""role": "slider", "label": "V", "progress": 0.5"#, "write 'value'"),
    ])
  func named(_ members: String, _ remedy: String) throws {
    let note = try #require(try note(members))
    #expect(note.message.contains(remedy) && note.replaced == nil, "\(note.message)")
    #expect(note.kind == (members.contains("progress") ? .meaning : .vocabulary))
  }

  @Test("Screens below a key of the root are a list of screens, and no controls")
  func screens() throws {
    let text = #"{"screens": [{"name": "A", "screen": [390, 844], "children": [{"role": "button", "label": "Pay"}]}]}"#
    let note = try #require(try Trying.screen(text).notes.first)
    #expect(note.message == "has the unknown key 'screens'; write a list of screens: [{…}, {…}]")
    #expect(note.replacement == nil)
  }

  @Test("The name of what holds controls is not made its label")
  func nameOfContainer() throws {
    let note = try #require(
      try note(#""role": "group", "name": "Payment", "children": [{"role": "button", "label": "Pay"}]"#))
    #expect(note.kind == .extraKey && note.replacement == nil)
    #expect(
      note.message == "has the key 'name', which is allowed only on the root; write 'label' if VoiceOver is to speak it"
    )
  }

  @Test("A key that is not known may hold the name: that there is none is not certain")
  func uncertain() throws {
    #expect(try Trying.control(Self.json(#""role": "button", "weather": "fine""#)).inferred == [.label, .value])
    #expect(try Trying.control(Self.json(#""role": "button", "weather": 3"#)).inferred == .value)
    #expect(try Trying.control(Self.json(#""role": "button", "weather": true"#)).inferred == [])
    #expect(try Trying.control(Self.json(#""role": "button", "x-weather": "fine""#)).inferred == [])
  }

  @Test("The progress of a progress view is its value, as UIKit speaks it")
  func progress() throws {
    #expect(try Trying.control(Self.json(#""class": "UIProgressView", "progress": 0.35"#)).value == "35%")
    #expect(
      try note(#""class": "UIProgressView", "progress": 35"#)?.message
        == "has the progress 35; write a number from 0 to 1")
  }

  @Test("The state of a switch is on the switch, once")
  func stateOfSwitch() throws {
    #expect(
      try note(#""role": "text", "text": "Fan", "isOn": true"#)?.message
        == "has 'isOn', which only a switch has; put it on the switch")
    #expect(
      try note(#""role": "switch", "label": "Fan", "isOn": true, "traits": ["button", "selected"]"#)?.message
        == "has the trait 'selected', which VoiceOver reads besides on or off; remove it")
  }
}
