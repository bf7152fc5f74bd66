import A11yCore
import Testing

@testable import A11yFormats

@Suite struct WebDriverAgentXMLTests {
  @Test("an application is a screen with its name and size; frames are whole points")
  func application() throws {
    let screen = try Trying.screen(
      PageSource.expanded(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <AppiumAUT>
          <Application type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" \
        x="0" y="0" width="390" height="844">
            <Button name="buy" label="Buy" enabled="false" visible="true" x="20" y="100" width="120" height="44"/>
          </Application>
        </AppiumAUT>
        """))
    #expect((screen.name, screen.size, screen.kind) == ("Shop", Size(width: 390, height: 844), .screen))
    var application = Control(location: SourceLocation(line: 3, column: 3))
    application.className = "XCUIElementTypeApplication"
    application.label = "Shop"
    application.frame = Frame(x: 0, y: 0, width: 390, height: 844)
    application.isEnabled = true
    application.isElement = false
    application.inferred = [.traits, .exposure]
    var button = Control(location: SourceLocation(line: 4, column: 5))
    button.className = "XCUIElementTypeButton"
    button.identifier = "buy"
    button.label = "Buy"
    button.traits = [.button, .notEnabled]
    button.frame = Frame(x: 20, y: 100, width: 120, height: 44)
    button.isEnabled = false
    button.isElement = true
    button.inferred = [.traits, .exposure]
    #expect(screen.controls == [application, button])
    let lacks: FactSet = [.hint, .actions, .colors, .font, .language, .exposure, .placeholder]
    #expect(screen.source == .init(format: "wda-xml", level: .runtime, lacks: lacks, roundsFrames: true))
  }

  @Test(
    "a name that is not the label is the identifier; without a label there is no name to hear",
    arguments: [
      (#"<Button name="Buy" label="Buy"/>"#, #"XCUIElementTypeButton "Buy" traits=button isElement=true"#),
      (
        #"<Button name="buy" label="Buy"/>"#,
        #"XCUIElementTypeButton "Buy" identifier=buy traits=button isElement=true"#
      ),
      (#"<Button name="buy"/>"#, "XCUIElementTypeButton identifier=buy traits=button isElement=true"),
      (#"<Button name="buy" label=""/>"#, "XCUIElementTypeButton identifier=buy traits=button isElement=true"),
      (#"<Button label="Buy"/>"#, #"XCUIElementTypeButton "Buy" traits=button isElement=true"#),
      (#"<Image name="chevron"/>"#, "XCUIElementTypeImage identifier=chevron traits=image isElement=false"),
      (#"<TextField label=""/>"#, "XCUIElementTypeTextField traits=textEntry isElement=true"),
      (#"<Button label="Line&#10;break"/>"#, #"XCUIElementTypeButton "Line\nbreak" traits=button isElement=true"#),
    ])
  func names(_ source: String, _ outline: String) throws {
    #expect(try PageSource.parts(source) == outline)
  }

  @Test(
    "a value that WebDriverAgent puts in the place of none is taken back",
    arguments: [
      (#"<StaticText value="Sum" label="Sum"/>"#, #"XCUIElementTypeStaticText "Sum" traits=staticText isElement=true"#),
      (
        #"<StaticText value="12" label="Sum"/>"#,
        #"XCUIElementTypeStaticText "Sum" traits=staticText value=12 isElement=true"#
      ),
      (
        #"<Button value="1" label="Home"/>"#,
        #"XCUIElementTypeButton "Home" traits=button,selected selected=true isElement=true"#
      ),
      (
        #"<Button value="1" label="Home" traits="Selected, Button"/>"#,
        #"XCUIElementTypeButton "Home" traits=button,selected selected=true isElement=true"#
      ),
      (
        #"<Button value="1" label="Cart" traits="Button"/>"#,
        #"XCUIElementTypeButton "Cart" traits=button value=1 isElement=true"#
      ),
      (
        #"<Button value="2 new" label="Cart"/>"#,
        #"XCUIElementTypeButton "Cart" traits=button value="2 new" isElement=true"#
      ),
      (
        #"<Switch value="0" label="Wi-Fi"/>"#,
        #"XCUIElementTypeSwitch "Wi-Fi" traits=button,toggleButton value=0 isElement=true"#
      ),
      (
        #"<Slider value="50%" label="Size" minValue="0" maxValue="10.5"/>"#,
        #"XCUIElementTypeSlider "Size" traits=adjustable value="50%" min=0 max=10.5 isElement=true"#
      ),
      (
        #"<Slider value="AX error -25205" label="Size"/>"#,
        #"XCUIElementTypeSlider "Size" traits=adjustable isElement=true"#
      ),
      // A checkmark or a row's own text: nobody can tell.
      (#"<Cell value="1" label="Keyboards"/>"#, #"XCUIElementTypeCell "Keyboards" value=1 isElement=true"#),
    ])
  func values(_ source: String, _ outline: String) throws {
    #expect(try PageSource.parts(source) == outline)
  }

  @Test("what an old field shows may be its placeholder; a new dump tells")
  func placeholders() throws {
    let old = try Trying.screen(PageSource.expanded(#"<Other><TextField value="Name" label=""/></Other>"#))
    #expect(old.controls[1].inferred.contains(.value))
    #expect((old.controls[1].value, old.controls[1].placeholder) == ("Name", nil))
    #expect(old.source.lacks.contains(.placeholder))
    let new = try Trying.screen(
      PageSource.expanded(#"<Other><TextField value="Name" label="" placeholderValue="Name"/></Other>"#))
    #expect(!new.controls[1].inferred.contains(.value))
    #expect((new.controls[1].value, new.controls[1].placeholder) == ("Name", "Name"))
    #expect(!new.source.lacks.contains(.placeholder))
    let lost = try Trying.screen(PageSource.expanded(#"<Other><Slider value="AX error -25205"/></Other>"#))
    #expect(lost.controls[1].inferred.contains(.value))
  }

  @Test("a search field that is named by its placeholder is not said twice")
  func namedByPlaceholder() throws {
    let field = #"XCUIElementTypeSearchField "Search" traits=searchField,textEntry isElement=true"#
    #expect(try PageSource.parts(#"<SearchField value="Search" label="Search"/>"#) == field)
  }

  @Test("the images in an empty search field are no value")
  func pictures() throws {
    let source = "<TextField value=\"\u{FFFC}\u{FFFC}\" label=\"\" placeholderValue=\"Search\"/>"
    let field = try Trying.screen(PageSource.expanded("<Other>\(source)</Other>")).controls[1]
    #expect((field.value, field.placeholder) == (nil, "Search"))
  }

  @Test("the text that a navigation bar is named by is its title, a header; where traits are reported, they tell it")
  func barTitle() throws {
    func headers(_ texts: String) throws -> [String?] {
      let bar = "<Other><NavigationBar name=\"Inbox\">\(texts)</NavigationBar><StaticText label=\"Inbox\"/></Other>"
      let screen = try Trying.screen(PageSource.expanded(bar))
      return screen.controls.filter { $0.traits?.contains(.header) == true }.map(\.label)
    }
    #expect(try headers(#"<StaticText label="Inbox"/><StaticText label="3 new"/>"#) == ["Inbox"])
    #expect(try headers(#"<Button label="Inbox"/>"#) == [])
    #expect(try headers(#"<StaticText label="Inbox" traits="StaticText"/>"#) == [])
  }

  @Test("listed traits are facts, and those without a name come from the type")
  func traits() throws {
    let screen = try Trying.screen(
      PageSource.expanded(
        """
        <Other><TextField label="Name" traits=""/><Switch label="On" traits="Button"/>\
        <StaticText label="News" traits="header, StaticText"/><Other label="?" traits="Sparkling"/></Other>
        """))
    let expected: [Traits?] = [nil, .textEntry, [.button, .toggleButton], [.header, .staticText], []]
    #expect(screen.controls.map(\.traits) == expected)
    #expect(screen.controls.map { $0.inferred.contains(.traits) } == [true, false, false, false, false])
    #expect(screen.notes.map(\.message) == ["has the unknown trait 'Sparkling'"])
    #expect(screen.notes.map(\.control) == [4])
  }

  @Test(
    "frames are numbers, however they are written",
    arguments: [
      (#"x="1" y="-2" width="3" height="4""#, "[1, -2, 3, 4]"),
      (#"x="1.5" y="2" width="3" height="4""#, "[1.5, 2, 3, 4]"),
      (#"x="-1" y="-1" width="0" height="0""#, nil),
      (#"x="" y="" width="" height="""#, nil),
      (#"x="null" y="None" width="3" height="4""#, nil),
      (#"x="1" y="2""#, nil),
      (#"x="1" y="2" width="44" height="45" nativeFrame="{{1.25, 2}, {43.5, 44}}""#, "[1.25, 2, 43.5, 44]"),
    ])
  func frames(_ attributes: String, _ frame: String?) throws {
    let screen = try Trying.screen("<XCUIElementTypeButton \(attributes)/>")
    #expect(screen.controls[0].frame?.description == frame)
    #expect(screen.source.roundsFrames == !attributes.contains("nativeFrame"))
  }

  @Test("actions and the focus are reported where a dump tells them")
  func extras() throws {
    let source = #"<Cell label="Mail" customActions="Archive, Flag" focused="true" accessible="true"/>"#
    #expect(
      try PageSource.parts(source)
        == #"XCUIElementTypeCell "Mail" focused=true isElement=true customActions=Archive,Flag"#)
  }
}
