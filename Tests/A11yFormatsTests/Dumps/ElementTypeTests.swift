import A11yCore
import Testing

@testable import A11yFormats

/// XCUITest's element types by number, as WebDriverAgent, idb and GTXiLib list them.
@Suite struct ElementTypeTests {
  private static let table = """
    0 Any 1 Other 2 Application 3 Group 4 Window 5 Sheet 6 Drawer 7 Alert 8 Dialog 9 Button 10 RadioButton 11 RadioGroup
    12 CheckBox 13 DisclosureTriangle 14 PopUpButton 15 ComboBox 16 MenuButton 17 ToolbarButton 18 Popover 19 Keyboard
    20 Key 21 NavigationBar 22 TabBar 23 TabGroup 24 Toolbar 25 StatusBar 26 Table 27 TableRow 28 TableColumn 29 Outline
    30 OutlineRow 31 Browser 32 CollectionView 33 Slider 34 PageIndicator 35 ProgressIndicator 36 ActivityIndicator
    37 SegmentedControl 38 Picker 39 PickerWheel 40 Switch 41 Toggle 42 Link 43 Image 44 Icon 45 SearchField 46 ScrollView
    47 ScrollBar 48 StaticText 49 TextField 50 SecureTextField 51 DatePicker 52 TextView 53 Menu 54 MenuItem 55 MenuBar
    56 MenuBarItem 57 Map 58 WebView 59 IncrementArrow 60 DecrementArrow 61 Timeline 62 RatingIndicator 63 ValueIndicator
    64 SplitGroup 65 Splitter 66 RelevanceIndicator 67 ColorWell 68 HelpTag 69 Matte 70 DockItem 71 Ruler 72 RulerMarker
    73 Grid 74 LevelIndicator 75 Cell 76 LayoutArea 77 LayoutItem 78 Handle 79 Stepper 80 Tab 81 TouchBar 82 StatusItem
    """.split(whereSeparator: \.isWhitespace)

  @Test("every number is its type, and there are no others")
  func numbers() throws {
    #expect(Self.table.count == 166)
    for index in stride(from: 0, to: Self.table.count, by: 2) {
      let number = try #require(Int(Self.table[index]))
      #expect(ElementType(rawValue: number)?.name == String(Self.table[index + 1]))
    }
    #expect(ElementType(rawValue: 83) == nil)
    #expect(ElementType(rawValue: -1) == nil)
  }

  @Test(
    "what the type implies where no traits are reported",
    arguments: [
      ("Button Tab Icon MenuItem PopUpButton", "button"), ("Link", "link"), ("StaticText", "staticText"),
      ("Image", "image"), ("SearchField", "searchField textEntry"), ("TextField TextView SecureTextField", "textEntry"),
      ("Slider Stepper PageIndicator PickerWheel", "adjustable"), ("Switch Toggle CheckBox", "button toggleButton"),
      ("Other Group Window Cell Table NavigationBar", ""),
    ])
  func traits(_ types: String, _ names: String) {
    for type in types.split(separator: " ") {
      let traits = ElementType(type).inferredTraits.names
      #expect(Set(names.split(separator: " ").map(String.init)).isSubset(of: traits), "\(type)")
      #expect(traits.isEmpty == names.isEmpty)
    }
    // A key is one by UIKit's own trait, not a button.
    #expect(ElementType("Key").inferredTraits == .keyboardKey)
  }
}
