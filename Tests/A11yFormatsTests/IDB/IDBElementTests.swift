import A11yCore
import A11yFormats
import Testing

/// What single elements become.
@Suite struct IDBElementTests {
  private static let search = #""subrole": "AXSearchField""#
  private static let secure = #""subrole": "AXSecureTextField""#

  @Test(
    "type, role and subrole together say what an element is",
    arguments: [
      ("Button", "", "XCUIElementTypeButton traits=button", true),
      ("CheckBox", #""subrole": "AXSwitch""#, "XCUIElementTypeSwitch traits=button,toggleButton", true),
      ("CheckBox", "", "XCUIElementTypeSwitch traits=button,toggleButton", true),
      ("RadioButton", #""subrole": "AXTabButton""#, "tab traits=tabBarItem", true),
      ("TextField", search, "XCUIElementTypeSearchField traits=searchField,textEntry", true),
      ("TextField", secure, "XCUIElementTypeSecureTextField traits=textEntry,secureTextField", true),
      ("GenericElement", search, "XCUIElementTypeSearchField traits=searchField,textEntry", true),
      ("TextArea", "", "XCUIElementTypeTextView traits=textEntry,textArea", true),
      ("Heading", "", "heading traits=header", true),
      ("GenericElement", "", "view class=null", true),
      ("Slider", "", "XCUIElementTypeSlider traits=adjustable", true),
      ("StaticText", "", "XCUIElementTypeStaticText traits=staticText", true),
      ("Group", "", "XCUIElementTypeGroup", false), ("ScrollArea", "", "XCUIElementTypeScrollView", false),
      ("TabGroup", "", "XCUIElementTypeTabBar", false), ("WebArea", "", "XCUIElementTypeWebView", false),
      ("Shop.PriceSlider", "", "view Shop.PriceSlider", true),
      ("Link", "", "XCUIElementTypeLink traits=link", true), ("Image", "", "XCUIElementTypeImage traits=image", true),
      ("PopUpButton", "", "button traits=button", true), ("Sheet", "", "alert", false),
      ("Grid", "", "XCUIElementTypeCollectionView", false), ("Splitter", "", "view class=null", true),
    ] as [(String, String, String, Bool)])
  func kinds(_ type: String, _ members: String, _ line: String, _ isElement: Bool) throws {
    let outline = try IDBDump.outline(IDBDump.app(IDBDump.element(type, members)))
    let expected = """
      screen "App" 390x844 class=null role=window label=App isElement=false
        \(line) frame=20,100,350,44 isElement=\(isElement)

      """
    #expect(outline == expected)
  }

  @Test("a group named by the heading it holds is a navigation bar, any other is not")
  func navigationBar() throws {
    let heading = IDBDump.element("Heading", #""AXLabel": "Account""#)
    func role(_ members: String) throws -> Role? {
      try IDBDump.control("Group", "\(members), \"children\": [\(heading)]").role
    }
    #expect(try role(#""AXUniqueId": "Account", "AXLabel": null"#) == .navigationBar)
    #expect(try role(#""AXUniqueId": "profile", "AXLabel": null"#) == nil)
    #expect(try role(#""AXUniqueId": "Account", "AXLabel": "Account""#) == nil)
  }

  @Test("an element that is expanded says so, and false says nothing")
  func expanded() throws {
    #expect(try IDBDump.control("Button", #""expanded": true"#).structure.isExpanded == true)
    #expect(try IDBDump.control("Button", #""expanded": false"#).structure.isExpanded == nil)
    let triangle = try IDBDump.control("DisclosureTriangle", #""AXValue": "0""#)
    #expect(triangle.structure.isExpanded == false)
    #expect(triangle.value == nil)
  }

  @Test("a search field that is named by its placeholder is not said twice")
  func namedByPlaceholder() throws {
    let field = try IDBDump.control(
      "TextField", #""subrole": "AXSearchField", "AXLabel": "Search", "AXValue": "Search""#)
    #expect(field.label == "Search")
    #expect(field.value == nil)
    let typed = try IDBDump.control("TextField", #""AXLabel": "Name", "AXValue": "Ann""#)
    #expect(typed.value == "Ann")
  }

  @Test("without a type the role says it, and a localized description never does")
  func role() throws {
    let text = #"[{"AXLabel": "Go", "type": null, "role": "AXLink", "role_description": "button"}]"#
    #expect(try Trying.screen(text).controls.first?.className == "XCUIElementTypeLink")
  }

  @Test(
    "no label is not a label, however it is written",
    arguments: [#""AXLabel": null"#, #""AXLabel": """#, #""AXLabel": " ""#, #""AXLabel": "AX error -25204""#])
  func noLabel(_ member: String) throws {
    #expect(try IDBDump.control("Button", member).label == nil)
  }

  @Test(
    "a value of any type is what it shows",
    arguments: [
      (#""50%""#, "50%"), ("7", "7"), ("0.25", "0.25"), ("true", "1"), ("false", "0"), ("null", nil), (#""""#, nil),
    ] as [(String, String?)])
  func value(_ json: String, _ value: String?) throws {
    let control = try IDBDump.control("Slider", "\"AXValue\": \(json)")
    #expect(control.value == value)
    #expect(control.inferred == .traits)
  }

  @Test("a value without words is not known", arguments: ["[1, 2]", #"{"min": 0}"#])
  func oddValue(_ json: String) throws {
    let control = try IDBDump.control("Slider", "\"AXValue\": \(json)")
    #expect(control.value == nil)
    #expect(control.inferred == [.traits, .value])
  }

  @Test(
    "a tab's number says whether it is selected, and is not spoken",
    arguments: [("1", true), ("0", false), (#""1""#, true), ("true", true), ("null", nil)] as [(String, Bool?)])
  func tab(_ json: String, _ isSelected: Bool?) throws {
    let control = try IDBDump.control("RadioButton", #""subrole": "AXTabButton", "AXValue": \#(json)"#)
    #expect(control.value == nil)
    #expect(control.isSelected == isSelected)
    #expect(control.traits == (isSelected == true ? [.tabBarItem, .selected] : .tabBarItem))
  }

  @Test("a switch keeps its value, and a tab with words keeps them")
  func words() throws {
    #expect(try IDBDump.control("CheckBox", #""subrole": "AXSwitch", "AXValue": "1""#).value == "1")
    #expect(try IDBDump.control("RadioButton", #""subrole": "AXTabButton", "AXValue": "3 new""#).value == "3 new")
  }

  @Test("a text field's value may be its placeholder, unless the placeholder was asked for")
  func placeholder() throws {
    let unasked = try IDBDump.control("TextField", #""AXValue": "Search""#)
    #expect((unasked.value, unasked.placeholder) == ("Search", nil))
    #expect(unasked.inferred == [.traits, .value])
    let empty = try IDBDump.control("TextField", #""AXValue": "Search", "placeholder": "Search""#)
    #expect((empty.value, empty.placeholder) == (nil, "Search"))
    let typed = try IDBDump.control("TextField", #""AXValue": "Ann", "placeholder": "Name""#)
    #expect((typed.value, typed.placeholder) == ("Ann", "Name"))
    #expect(typed.inferred == .traits)
  }

  @Test(
    "listed traits are facts; an empty list was never asked for",
    arguments: [
      (#"["Header", "StaticText"]"#, [.staticText, .header], []), (#"["None"]"#, [], []), (#"["Unknown"]"#, [], []),
      (#"["Unknown", "Button"]"#, .button, []), ("[]", .button, .traits), ("null", .button, .traits),
      (#"["Sparkling"]"#, .button, .traits),
    ] as [(String, Traits, Control.Inferred)])
  func traits(_ json: String, _ traits: Traits, _ inferred: Control.Inferred) throws {
    let control = try IDBDump.control("Button", "\"traits\": \(json)")
    #expect(control.traits == traits)
    #expect(control.inferred == inferred)
  }

  @Test("inferred traits follow the state, listed ones do not")
  func state() throws {
    #expect(try IDBDump.control("Button", #""enabled": false"#).traits == [.button, .notEnabled])
    #expect(try IDBDump.control("Button", #""enabled": false, "traits": ["Button"]"#).traits == .button)
    #expect(try IDBDump.control("Button", #""traits": ["Button", "Selected"]"#).isSelected == true)
    #expect(try IDBDump.control("Button", #""enabled": "NO""#).isEnabled == false)
    #expect(try IDBDump.control("Button", #""enabled": null"#).isEnabled == nil)
  }

  @Test("why an element cannot be used is its state; where it is covered is not")
  func interactable() throws {
    let reasons = #"[{"kind": "hidden"}, {"kind": "disabled"}, {"kind": "user_interaction_disabled"}]"#
    let blocked = try IDBDump.control("Button", #""interactable": {"status": "blocked", "reasons": \#(reasons)}"#)
    #expect(blocked.isHidden == true && blocked.isEnabled == false && blocked.isUserInteractionEnabled == false)
    let covered = #"{"status": "blocked", "reasons": [{"kind": "occluded"}, {"kind": "handled_by"}, {"kind": "new"}]}"#
    let free = #"{"status": "actionable", "at": {"x": 30, "y": 110}}"#
    for json in [covered, free, "null"] {
      let control = try IDBDump.control("Button", "\"interactable\": \(json)")
      #expect(control.isHidden == nil && control.isEnabled == nil && control.isUserInteractionEnabled == nil)
    }
  }

  @Test("keys that are asked for by name tell the state; false, as some readers always write, tells nothing new")
  func askedFor() throws {
    let told = try IDBDump.control("Button", #""hidden": true, "focused": true, "AXUniqueId": "go""#)
    #expect(told.isHidden == true && told.isFocused == true && told.identifier == "go")
    let silent = try IDBDump.control("Button", #""hidden": false, "focused": false, "expanded": false"#)
    #expect(silent.isHidden == nil && silent.isFocused == nil)
    let remote = try IDBDump.control("Button", #""is_remote": true, "AXUniqueId": "go""#)
    #expect(remote.identifier == nil && remote.inferred.contains(.exposure))
  }

  @Test("help is the hint, and custom actions have names")
  func hint() throws {
    let control = try IDBDump.control("Button", #""help": "Opens it.", "custom_actions": ["Edit", "Delete"]"#)
    #expect(control.hint == "Opens it.")
    #expect(control.interaction.customActions?.map(\.name) == ["Edit", "Delete"])
    #expect(try IDBDump.control("Button", #""custom_actions": []"#).interaction.customActions == nil)
  }

  @Test("a wordless element around others holds them; one with words stands for them")
  func holders() throws {
    let child = IDBDump.element("Button", #""AXLabel": "Go""#)
    for (label, isElement) in [("null", false), (#""Card""#, true)] {
      let members = #""AXLabel": \#(label), "children": [\#(child)]"#
      #expect(try IDBDump.control("GenericElement", members).isElement == isElement)
    }
  }
}
