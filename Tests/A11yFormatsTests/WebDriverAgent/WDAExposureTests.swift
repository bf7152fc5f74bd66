import A11yCore
import Testing

@testable import A11yFormats

/// Who is an accessibility element: as the dump tells, or else as type, label and children let guess.
@Suite struct WDAExposureTests {
  /// `isElement` of every control below the root, in order, and whether it is told.
  private static func exposure(_ short: String) throws -> String {
    let screen = try Trying.screen(PageSource.expanded("<Other>\(short)</Other>"))
    return screen.controls.dropFirst().filter { !$0.isVended }.map { control in
      let name = (control.className ?? "").dropFirst(15)
      return "\(name) \(control.isElement == true)\(control.inferred.contains(.exposure) ? "?" : "")"
    }.joined(separator: ", ")
  }

  @Test(
    "the flags count, the raw one first",
    arguments: [
      (#"<Other accessible="true"/>"#, "Other true"),
      (#"<Button accessible="false"/>"#, "Button false"),
      (#"<Button accessible="false" nativeAccessibilityElement="true"/>"#, "Button true"),
      (#"<Button accessible="true" nativeAccessibilityElement="false"/>"#, "Button false"),
      // The element of a text field is one inside that no dump shows.
      (#"<TextField accessible="true" nativeAccessibilityElement="false"/>"#, "TextField true"),
      (#"<TextField nativeAccessibilityElement="true" accessible="false"/>"#, "TextField true"),
      (#"<TextField accessible="false"/>"#, "TextField false"),
      // An image is listed for its identifier, too.
      (#"<Image accessible="true" name="avatar"/>"#, "Image true?"),
      (#"<Image accessible="true" name="Anna" label="Anna"/>"#, "Image true"),
      (#"<Image accessible="true"/>"#, "Image true"),
      (#"<Image accessible="true" nativeAccessibilityElement="true" name="avatar"/>"#, "Image true"),
      // A cell counts its first child.
      (
        #"<Cell accessible="true"><Other accessible="true"/><Switch accessible="true"/></Cell>"#,
        "Cell false, Other true, Switch true"
      ),
      (#"<Cell accessible="true"><StaticText accessible="false"/></Cell>"#, "Cell true, StaticText false"),
      (
        #"<Table nativeAccessibilityElement="true"><Cell nativeAccessibilityElement="true"/></Table>"#,
        "Table false, Cell true"
      ),
    ])
  func told(_ source: String, _ exposure: String) throws {
    #expect(try Self.exposure(source) == exposure)
  }

  @Test(
    "without flags, what is acted on or read is an element and what holds others is not",
    arguments: [
      (#"<Button/><Switch/><Image/><StaticText/>"#, "Button true?, Switch true?, Image false?, StaticText false?"),
      (#"<Image label="A"/><StaticText label="B"/>"#, "Image true?, StaticText true?"),
      (#"<Other label="A"/>"#, "Other true?"),
      (
        #"<Other label="A B"><StaticText label="A"/><StaticText label="B"/></Other>"#,
        "Other false?, StaticText true?, StaticText true?"
      ),
      (#"<Button label="Go"><StaticText label="Go"/></Button>"#, "Button true?, StaticText true?"),
      // The ground of a dialog, and not its name.
      (
        #"<Button x="0" y="0" width="414" height="736"><StaticText label="Cancel"/></Button>"#,
        "Button false?, StaticText true?"
      ),
      (
        #"<Button x="0" y="0" width="414" height="60"><StaticText label="Cancel"/></Button>"#,
        "Button true?, StaticText true?"
      ),
      (#"<Button x="0" y="0" width="414" height="736"><Image name="ad"/></Button>"#, "Button true?, Image false?"),
      (#"<Button><Button label="Close"/></Button>"#, "Button false?, Button true?"),
      (#"<Cell label="A"><StaticText label="A"/></Cell>"#, "Cell true?, StaticText true?"),
      // The row has the switch's state, and the switch the row's words.
      (
        #"<Cell label="A" value="1"><Other><StaticText label="A"/></Other><Switch label="A" value="1"/></Cell>"#,
        "Cell false?, Other false?, StaticText false?, Switch true?"
      ),
      (
        #"<Cell label="A"><StaticText label="A"/><Switch label="B" value="1"/></Cell>"#,
        "Cell false?, StaticText true?, Switch true?"
      ),
      (#"<Cell label="A"><Switch label="A"/></Cell>"#, "Cell false?, Switch true?"),
      (#"<Cell><StaticText label="A"/></Cell>"#, "Cell false?, StaticText true?"),
      (#"<Cell label="A"><Button label="chevron" enabled="false"/></Cell>"#, "Cell true?, Button false?"),
      (#"<NavigationBar label="A"><Button label="Back"/></NavigationBar>"#, "NavigationBar false?, Button true?"),
      (#"<DatePicker label="A" value="6 May"/>"#, "DatePicker false?"),
      (#"<Stepper><Button label="Decrement"/></Stepper>"#, "Stepper false?, Button true?"),
    ])
  func guessed(_ source: String, _ exposure: String) throws {
    #expect(try Self.exposure(source) == exposure)
  }

  @Test("one flag anywhere is enough to know that the dump tells exposure")
  func source() throws {
    let told = try Trying.screen(PageSource.expanded(#"<Other><Button accessible="true"/></Other>"#))
    #expect(!told.source.lacks.contains(.exposure))
    let untold = try Trying.screen(PageSource.expanded("<Other><Button/></Other>"))
    #expect(untold.source.lacks.contains(.exposure))
  }

  @Test(
    "what is not visible and holds nothing visible is hidden",
    arguments: [
      (#"<Button visible="true"/><Button visible="false"/>"#, [nil, true]),
      (#"<Other visible="false"><Button visible="true"/></Other>"#, [nil, nil]),
      (#"<Other visible="false"><Button visible="false"/></Other><Other visible="true"/>"#, [true, true, nil]),
      // An app that is not in front: the flag tells nothing.
      (#"<Other visible="false"><Button visible="false"/></Other>"#, [nil, nil]),
      (#"<Button/>"#, [nil]),
    ] as [(String, [Bool?])])
  func hidden(_ source: String, _ hidden: [Bool?]) throws {
    let screen = try Trying.screen(PageSource.expanded("<Window>\(source)</Window>"))
    #expect(screen.controls.dropFirst().map(\.isHidden) == hidden)
  }

  @Test("status bar, keyboard and SpringBoard are the system's")
  func system() throws {
    let screen = try Trying.screen(
      PageSource.expanded(
        """
        <Application><StatusBar/><Window name="SBAlertItemWindow"/><Window name="SBooks"/>\
        <Keyboard><Key label="q"/></Keyboard><Button name="SBWindow"/></Application>
        """))
    #expect(screen.controls.map(\.isSystem) == [nil, true, true, nil, true, true, nil])
    let springBoard = try Trying.screen(
      PageSource.expanded(#"<Application bundleId="com.apple.springboard" label=" "/>"#))
    #expect(springBoard.controls[0].isSystem == true)
    #expect(springBoard.name == nil)
  }

  @Test("buttons of a tab bar are tabs")
  func tabs() throws {
    #expect(
      try PageSource.parts(#"<TabBar><Button value="1" label="Home"/></TabBar>"#) == """
        XCUIElementTypeTabBar isElement=false
          tab XCUIElementTypeButton "Home" traits=button,selected,tabBarItem selected=true isElement=true
        """)
  }

  @Test("so are they one and more views deeper, as in iOS 26")
  func tabsInGroups() throws {
    let bar = try PageSource.parts("<TabBar><Other><Other><Button label=\"Home\"/></Other></Other></TabBar>")
    #expect(bar.contains("tab XCUIElementTypeButton \"Home\""))
    let row = try PageSource.parts("<TabBar><Table><Cell><Button label=\"Home\"/></Cell></Table></TabBar>")
    #expect(!row.contains("tab XCUIElementTypeButton"))
  }

  @Test("the flag selected of other tools is read")
  func selected() throws {
    #expect(try PageSource.parts("<Switch label=\"Sync\" selected=\"true\"/>").contains("selected=true"))
    #expect(try PageSource.parts("<Button label=\"Sync\" value=\"1\" selected=\"false\"/>").contains("selected=false"))
  }

  @Test("without a label and a frame anywhere, labels are not known")
  func trimmed() throws {
    func lacksLabels(_ text: String) throws -> Bool { try Trying.screen(text).source.lacks.contains(.label) }
    let button =
      "<XCUIElementTypeApplication><XCUIElementTypeButton name=\"go\" enabled=\"true\" REST/>"
      + "</XCUIElementTypeApplication>"
    #expect(try lacksLabels(button.replacing("REST", with: "")))
    #expect(try !lacksLabels(button.replacing("REST", with: "label=\"\"")))
    #expect(try !lacksLabels(button.replacing("REST", with: "x=\"0\" y=\"0\" width=\"9\" height=\"9\"")))
  }
}
