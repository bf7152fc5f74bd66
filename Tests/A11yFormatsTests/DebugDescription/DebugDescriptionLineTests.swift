import Testing

@testable import A11yCore

/// What is in one line, each case an outline line written from the grammar.
@Suite struct DebugDescriptionLineTests {
  struct Line: CustomTestStringConvertible {
    var text: String
    var outline: String
    var testDescription: String { text }

    init(_ text: String, _ outline: String) {
      self.text = text
      self.outline = outline
    }
  }

  private static let plain = "enabled=true selected=false isElement=true"
  private static let frame = "frame=0,0,44,44"

  static let strings = [
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Don't Allow'",
      #"XCUIElementTypeButton "Don't Allow" traits=button \#(frame) \#(plain)"#),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Bread, milk, 'n' eggs', Selected",
      #"XCUIElementTypeButton "Bread, milk, 'n' eggs" traits=button,selected \#(frame) "#
        + "enabled=true selected=true isElement=true"),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: ''Tis', Selected seats'",
      #"XCUIElementTypeButton "'Tis', Selected seats" traits=button \#(frame) \#(plain)"#),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, identifier: 'pay', label: 'x', label: 'y'",
      #"XCUIElementTypeButton "x', label: 'y" identifier=pay traits=button \#(frame) \#(plain)"#),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Two\nlines, it's said'",
      #"XCUIElementTypeButton "Two\nlines, it's said" traits=button \#(frame) \#(plain)"#),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'A\n\nB', Disabled\n(lldb) c\nProcess 12 resuming",
      #"XCUIElementTypeButton "A\n\nB" traits=button,notEnabled \#(frame) "#
        + "enabled=false selected=false isElement=true"),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go'\n    t =    7.14s Tap \"Go\" Button",
      #"XCUIElementTypeButton "Go" traits=button \#(frame) \#(plain)"#),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: ''",
      "XCUIElementTypeButton traits=button \(frame) \(plain)"),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: ' '",
      "XCUIElementTypeButton traits=button \(frame) \(plain)"),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, title: 'Go', label: 'Go now'",
      #"XCUIElementTypeButton "Go now" traits=button \#(frame) title=Go \#(plain)"#),
  ]

  static let values = [
    Line(
      "Switch, 0x1, {{0.0, 0.0}, {51.0, 31.0}}, label: 'Wi-Fi', value: 1",
      #"XCUIElementTypeSwitch "Wi-Fi" traits=button,toggleButton value=1 frame=0,0,51,31 \#(plain)"#),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Seat', value: 12 A, Selected, aisle",
      #"XCUIElementTypeButton "Seat" traits=button value="12 A, Selected, aisle" \#(frame) \#(plain)"#),
    Line(
      "Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Seat', value: 12 A, Disabled, Selected",
      #"XCUIElementTypeButton "Seat" traits=button,selected,notEnabled value="12 A" \#(frame) "#
        + "enabled=false selected=true isElement=true"),
    Line(
      "TextField, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, placeholderValue: 'Name', value: it's me, Keyboard Focused",
      #"XCUIElementTypeTextField traits=textEntry value="it's me" \#(frame) placeholder=Name "#
        + "enabled=true selected=false focused=true isElement=true"),
    Line(
      "SearchField, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Find', value: a, b, placeholderValue: 'Find'",
      #"XCUIElementTypeSearchField "Find" traits=searchField,textEntry value="a, b" \#(frame) placeholder=Find \#(plain)"#
    ),
    Line(
      "TextView, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, value: Dear\nall, Keyboard Focused\n\nWaiting",
      #"XCUIElementTypeTextView traits=textEntry,textArea value="Dear\nall" \#(frame) "#
        + "enabled=true selected=false focused=true isElement=true"),
  ]

  static let grammars = [
    Line(
      "Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go', hitPoint: {22.0, 22.0}",
      #"XCUIElementTypeButton "Go" traits=button \#(frame) \#(plain)"#),
    Line(
      "Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'hitPoint: {1.0, 2.0}', value: 3, Focused, hitPoint: {22.0, 22.0}, "
        + "activationBundleId: org.example.app",
      #"XCUIElementTypeButton "hitPoint: {1.0, 2.0}" traits=button value=3 \#(frame) "#
        + "enabled=true selected=false focused=true isElement=true"),
    Line(
      "Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Off screen', hitPoint: ",
      #"XCUIElementTypeButton "Off screen" traits=button \#(frame) \#(plain)"#),
    Line(
      "Button, {{0.0, 0.0}, {44.0, 44.0}}, isRemoteLeafPlaceholder, futureFlag, label: 'Go'",
      #"XCUIElementTypeButton "Go" traits=button \#(frame) \#(plain)"#),
    Line(
      "Button 0x7f8: traits: 8589934593, {{0.0, 0.0}, {44.0, 44.0}}, label: 'I'm in'",
      #"XCUIElementTypeButton "I'm in" traits=button,scrollable \#(frame) \#(plain)"#),
    Line(
      "Switch 0x7f8: traits: 9007199254740993, {{-0.0, 0.0}, {51.0, 31.0}}, label: 'Wi-Fi', value: 0",
      #"XCUIElementTypeSwitch "Wi-Fi" traits=button,toggleButton value=0 frame=0,0,51,31 \#(plain)"#),
    Line(
      "Button, 0x6000003, traits: 8590000385, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Go'",
      #"XCUIElementTypeButton "Go" traits=button,notEnabled,header,scrollable \#(frame) \#(plain)"#),
    Line(
      "Button, 0x1, {{inf, inf}, {0.0, 0.0}}, label: 'Nowhere'",
      #"XCUIElementTypeButton "Nowhere" traits=button \#(plain)"#),
    Line(
      "Alert, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Sure?'",
      #"alert XCUIElementTypeAlert "Sure?" \#(frame) enabled=true selected=false isElement=false"#),
    Line(
      "Hologram, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'New'",
      #"XCUIElementTypeOther "New" \#(frame) enabled=true selected=false isElement=true"#),
    Line(
      "Other, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, identifier: 'SBAlert-7', label: 'Update'",
      #"XCUIElementTypeOther "Update" identifier=SBAlert-7 \#(frame) enabled=true selected=false isElement=true "#
        + "system=true"),
  ]

  @Test("strings end where the line can go on", arguments: strings)
  func string(_ line: Line) throws { try check(line) }

  @Test("a bare value ends before a placeholder, a state word or the end", arguments: values)
  func value(_ line: Line) throws { try check(line) }

  @Test("every grammar since Xcode 7 is read", arguments: grammars)
  func grammar(_ line: Line) throws { try check(line) }

  private func check(_ line: Line) throws {
    let read = try DumpOutline.lastLine(of: " →Window, 0x9, {{0.0, 0.0}, {390.0, 844.0}}\n    " + line.text)
    #expect(members(read) == members(line.outline))
  }

  /// The words of an outline's line in an order of their own: which fact is first is the writer's affair.
  private func members(_ line: String) -> [String] { line.split(separator: " ").map(String.init).sorted() }

  @Test(
    "what the line cannot tell is marked as inferred",
    arguments: [
      ("Button, 0x1, label: 'Go'", [Control.Inferred.traits, .exposure]),
      ("Button 0x1: traits: 1, label: 'Go'", [.exposure]),
      ("Button, 0x1, label: 'Go', value: Sessiometer. 2 acc...", [.traits, .exposure, .value]),
      ("TextField, 0x1, label: 'Go', value: a", [.traits, .exposure, .value]),
      ("Slider, 0x1, label: 'Go'", [.traits, .exposure, .value]),
      ("Switch, 0x1, label: 'Go'", [.traits, .exposure]),
    ] as [(String, Control.Inferred)])
  func inferred(_ text: String, _ expected: Control.Inferred) throws {
    #expect(try Trying.screen(text).controls[0].inferred == expected)
  }
}
