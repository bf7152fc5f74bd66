import A11yCore
import Testing

/// UIKit's option sets and its three signatures: uikit.md.
@Suite struct BitsTests {
  @Test("states have UIKit's bits")
  func states() {
    let bits = ControlState.named.map { "\($0.name) \($0.state.rawValue)" }
    #expect(
      bits == ["highlighted 1", "disabled 2", "selected 4", "focused 8", "application 16711680", "reserved 4278190080"])
    #expect(ControlState.normal.rawValue == 0)
    #expect(ControlState.application.rawValue == 0x00FF_0000 && ControlState.reserved.rawValue == 0xFF00_0000)
    #expect(
      ControlState(name: "normal") == [] && ControlState(name: "Disabled") == nil && ControlState(name: "") == nil)
    #expect(ControlState([.focused, .disabled]).names == ["disabled", "focused"])
  }

  @Test("events have UIKit's bits")
  func events() {
    let bits: [(String, UInt32)] = [
      ("touchDown", 1 << 0), ("touchDownRepeat", 1 << 1), ("touchDragInside", 1 << 2), ("touchDragOutside", 1 << 3),
      ("touchDragEnter", 1 << 4), ("touchDragExit", 1 << 5), ("touchUpInside", 1 << 6), ("touchUpOutside", 1 << 7),
      ("touchCancel", 1 << 8), ("valueChanged", 1 << 12), ("primaryActionTriggered", 1 << 13),
      ("menuActionTriggered", 1 << 14), ("editingDidBegin", 1 << 16), ("editingChanged", 1 << 17),
      ("editingDidEnd", 1 << 18), ("editingDidEndOnExit", 1 << 19), ("allTouchEvents", 0x0000_0FFF),
      ("allEditingEvents", 0x000F_0000), ("applicationReserved", 0x0F00_0000), ("systemReserved", 0xF000_0000),
      ("allEvents", 0xFFFF_FFFF),
    ]
    #expect(ControlEvents.named.map(\.name) == bits.map(\.0))
    #expect(ControlEvents.named.map(\.events.rawValue) == bits.map(\.1))
    for (name, bit) in bits { #expect(ControlEvents(name: name)?.rawValue == bit) }
    #expect(ControlEvents(name: "touchup") == nil)
  }

  @Test("a set of events is named by the shortest list")
  func eventNames() {
    #expect(ControlEvents.allEvents.names == ["allEvents"])
    #expect(ControlEvents([.valueChanged, .touchDown]).names == ["touchDown", "valueChanged"])
    #expect(ControlEvents([]).names == [])
    #expect(ControlEvents(rawValue: 1 << 20).names == [])
  }

  @Test(
    "how many arguments a method takes is read from either spelling",
    arguments: [
      ("pay", 0), ("pay:", 1), ("pay:with:", 2), ("pay::", 2), ("pay:amount:currency:", 3), ("pay()", 0),
      ("pay(_:)", 1), ("pay(sender:)", 1), ("pay(_:forEvent:)", 2), ("pay(_:amount:currency:)", 3), ("", nil),
      (":", nil), ("pay it", nil), ("1st", nil), ("pay:with", nil), ("pay(sender)", nil), ("pay(", nil), ("(_:)", nil),
      ("Camera.pay:", nil),
    ] as [(String, Int?)])
  func arguments(_ selector: String, _ count: Int?) {
    #expect(TargetAction(events: .touchUpInside, selector: selector).argumentCount == count)
  }

  @Test("flags win over bits, and neither is unknown")
  func flags() {
    var control = Control()
    #expect(control.enabled == nil && control.selected == nil)
    control.state = [.selected]
    #expect(control.enabled == true && control.selected == true)
    control.isEnabled = false
    control.isSelected = false
    #expect(control.enabled == false && control.selected == false)
  }

  @Test("a role is known in any case, and said in words")
  func roles() {
    #expect(Role.allCases.allSatisfy { Role(name: $0.rawValue.uppercased()) == $0 })
    #expect(Role(name: "text field") == nil && Role(name: "") == nil)
    #expect(Role.secureTextField.words == "secure text field" && Role.webView.words == "web view")
    let interactive: Set<Role> = [
      .button, .link, .switch, .checkbox, .radio, .slider, .stepper, .textField, .secureTextField, .searchField,
      .textView,
      .picker, .datePicker, .pageControl, .colorWell, .segment, .tab, .menuItem, .key,
    ]
    #expect(Set(Role.allCases.filter(\.isInteractive)) == interactive)
    #expect(Role.allCases.filter { $0.isInteractive && $0.isContainer } == [])
  }

  @Test("every class has one entry, and every role of a control one that stands for it")
  func classes() {
    let names = UIKitClasses.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(UIKitClasses.named(name)?.name == name) }
    #expect(UIKitClasses.named("uibutton") == nil && UIKitClasses.named("") == nil)
    #expect(UIKitClasses.named("XCUIElementTypeNothing") == nil)
    for role in Role.allCases where role.isInteractive { #expect(UIKitClasses.standing(for: role)?.role == role) }
  }
}
