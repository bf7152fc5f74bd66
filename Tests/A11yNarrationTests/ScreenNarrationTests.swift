import A11yCore
import A11yFormats
import A11yNarration
import Testing

/// Whole screens: what follows from neighbors.
@Suite struct `Screens` {
  private func spoken(_ text: String, language: String? = nil, _ profile: Profile = .voiceover) throws -> [String] {
    let screen = try #require(Formats.read(Array(text.utf8), as: nil).first)
    return Narrator(profile: profile, language: language ?? screen.language).narrate(AccessibilityTree(screen)).map(
      \.utterance.spoken)
  }

  @Test func `UIKit's own controls are dimmed when they are disabled, whatever traits the app sets`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIButton", "label": "Pay", "enabled": false, "traits": ["button"]},
        {"class": "PillControl", "label": "Gift", "enabled": false, "traits": ["button"]}]}
      """
    #expect(try spoken(tree) == ["Pay. Dimmed. Button.", "Gift. Button."])
  }

  @Test func `what has no frame comes after both buttons of the stepper before it`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIStepper", "label": "Guests", "frame": [20, 100, 94, 32]}, {"class": "UIButton", "label": "Pay"}]}
      """
    #expect(try spoken(tree).last == "Pay. Button.")
  }

  @Test func `a group is named when it is entered, and again when it is entered again`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIView", "label": "Player", "container": "semanticGroup", "frame": [0, 0, 390, 100], "children": [
          {"class": "UILabel", "text": "Song", "frame": [0, 0, 100, 20]},
          {"class": "UIView", "label": "Buttons", "container": "semanticGroup", "frame": [0, 40, 390, 44], "children": [
            {"class": "UIButton", "label": "Play", "frame": [0, 40, 44, 44]},
            {"class": "UIButton", "label": "Next", "frame": [60, 40, 44, 44]}]},
          {"class": "UILabel", "text": "Album", "frame": [0, 90, 100, 20]}]},
        {"class": "UIButton", "label": "Close", "frame": [0, 200, 44, 44]},
        {"class": "UIView", "container": "semanticGroup", "children": [
          {"class": "UIButton", "label": "Help", "frame": [0, 300, 44, 44]}]}]}
      """
    #expect(
      try spoken(tree) == [
        "Player. Song", "Buttons. Play. Button.", "Next. Button.", "Album", "Close. Button.", "Help. Button.",
      ])
  }

  @Test(arguments: [
    ("en", ["Decrement. Button.", "Increment. Button.", "Progress: 30%", "In progress", "Increment. Button."]),
    ("de", ["Verringern. Taste.", "Erhöhen. Taste.", "Status: 30%", "In Arbeit", "Increment. Taste."]),
    ("ko", ["감소. 버튼.", "증가. 버튼.", "진행 상태: 30%", "진행 중", "Increment. 버튼."]),
    ("fi", ["Decrement. Button.", "Increment. Button.", "Progress: 30%", "In progress", "Increment. Button."]),
  ])
  func `what UIKit calls its own controls is in the interface's language; what the app calls its own is not touched`(
    language: String, spoken: [String]
  ) throws {
    let screen = """
      screen "A" 390x844
        UIStepper frame=20,20,94,32
        UIProgressView value="30%" frame=20,80,200,4
        UIActivityIndicatorView frame=20,120,20,20
        UIButton "Increment" frame=20,160,44,44
      """
    #expect(try self.spoken(screen, language: language) == spoken)
  }

  @Test(arguments: [
    ("en", #""label": "Site sections","#, ["News. Link. Site sections. Landmark.", "Help. Link. End. Site sections."]),
    ("de", #""label": "Seiten","#, ["News. Hyperlink. Seiten. Orientierungspunkt.", "Help. Hyperlink. Ende. Seiten."]),
    ("en", #""label": " ","#, ["News. Link. Landmark.", "Help. Link. End."]),
    ("en", "", ["News. Link. Landmark.", "Help. Link. End."]),
  ])
  func `the label of a landmark is spoken at its start and at its end`(
    language: String, label: String, spoken: [String]
  ) throws {
    let tree = """
      {"language": "\(language)", "class": "UIView", "children": [
        {"class": "UIView", \(label) "container": "landmark", "order": ["news", "help"], "children": [
          {"class": "UIView", "id": "news", "isElement": true, "traits": ["link"], "label": "News"},
          {"class": "UIView", "id": "help", "isElement": true, "traits": ["link"], "label": "Help"}]}]}
      """
    #expect(try self.spoken(tree) == spoken)
  }

  @Test func `a range slider done right says its two thumbs`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "RangeSlider", "superclass": "UIControl", "isElement": false, "frame": [20, 100, 350, 44],
         "order": ["lower", "upper"], "children": [
          {"class": "UIAccessibilityElement", "id": "upper", "isElement": true, "label": "Maximum price",
           "value": "260 euros", "traits": ["adjustable"], "frame": [300, 100, 44, 44]},
          {"class": "UIAccessibilityElement", "id": "lower", "isElement": true, "label": "Minimum price",
           "value": "40 euros", "traits": ["adjustable"], "frame": [40, 100, 44, 44]}]}]}
      """
    #expect(
      try spoken(tree) == [
        "Minimum price: 40 euros. Adjustable. Swipe up or down with one finger to adjust the value.",
        "Maximum price: 260 euros. Adjustable. Swipe up or down with one finger to adjust the value.",
      ])
  }

  @Test func `a data table's cells say headers, rows and columns`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIView", "frame": [0, 0, 300, 100], "container": {"type": "dataTable", "rows": 2, "columns": 2,
          "rowHeaders": {"1": ["mon"]}, "columnHeaders": {"1": ["rain"]}}, "children": [
          {"class": "UILabel", "id": "day", "text": "Day", "row": 0, "column": 0, "frame": [0, 0, 90, 20]},
          {"class": "UILabel", "id": "rain", "text": "Rain", "row": 0, "column": 1, "frame": [100, 0, 90, 20]},
          {"class": "UILabel", "id": "mon", "text": "Monday", "row": 1, "column": 0, "frame": [0, 40, 90, 20]},
          {"class": "UILabel", "id": "mm", "text": "3 mm", "row": 1, "column": 1, "frame": [100, 40, 90, 20]}]}]}
      """
    #expect(
      try spoken(tree) == [
        "Day. Row 1. Column 1.", "Rain. Column 2.", "Monday. Row 2. Column 1.", "Rain. 3 mm. Column 2.",
      ])
  }

  @Test func `the status bar is not a stop on the way through the app`() throws {
    let source = """
      <AppiumAUT>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="390" height="844">
          <XCUIElementTypeStatusBar type="XCUIElementTypeStatusBar" x="0" y="0" width="390" height="20">
            <XCUIElementTypeOther type="XCUIElementTypeOther" label="9:50" x="175" y="0" width="28" height="20"/>
          </XCUIElementTypeStatusBar>
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Skip" x="0" y="50" width="90" height="44"/>
        </XCUIElementTypeApplication>
      </AppiumAUT>
      """
    #expect(try spoken(source) == ["Skip. Button."])
    let tree = """
      {"class": "UIView", "children": [
        {"class": "UIStatusBar_Modern", "children": [{"class": "UILabel", "text": "9:50", "frame": [0, 0, 28, 20]}]},
        {"class": "UILabel", "text": "Song", "frame": [0, 50, 90, 20]}]}
      """
    #expect(try spoken(tree) == ["Song"])
  }

  private static let swipe = "Swipe up or down with one finger to adjust the value."

  /// react-native-picker/picker #582 tells what VoiceOver says of a wheel; XCUITest finds a compact date picker as
  /// `buttons["Date Picker"]` with the date as its value.
  @Test func `a picker is never silent: its wheels or their replacement`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIDatePicker", "value": "Oct 6, 2026", "frame": [0, 0, 200, 34]},
        {"class": "UIDatePicker", "label": "Start", "frame": [0, 50, 200, 34]},
        {"class": "UIDatePicker", "label": "End", "value": "9:41", "frame": [0, 100, 200, 216]},
        {"class": "UIDatePicker", "label": "Birthday", "value": "1 May", "frame": [0, 400, 320, 330]},
        {"class": "UIPickerView", "value": "Medium", "frame": [0, 800, 320, 216]},
        {"role": "picker", "label": "Colour", "value": "Red", "frame": [0, 1100, 320, 216]},
        {"class": "UIPickerView", "frame": [0, 1400, 320, 216], "children": [
          {"class": "UIPickerColumnView", "label": "Hour", "value": "9", "isElement": true, "traits": ["adjustable"],
           "frame": [0, 1400, 160, 216]}]},
        {"role": "datePicker", "label": "Due", "value": "2 May", "frame": [0, 1630, 200, 34]},
        {"role": "stepper", "label": "Count", "value": "2", "frame": [0, 1670, 94, 32]},
        {"class": "MyPicker", "superclass": "UIPickerView", "frame": [0, 1700, 320, 216], "children": [
          {"class": "Dial", "label": "Depth", "value": "3", "traits": ["adjustable"], "frame": [0, 1700, 160, 216]}]}]}
      """
    #expect(
      try spoken(tree) == [
        "Date Picker: Oct 6, 2026. Button.", "Start. Button.", "End: 9:41. Picker Item. Adjustable. \(Self.swipe)",
        "Birthday: 1 May", "Medium. Picker Item. Adjustable. \(Self.swipe)",
        "Colour: Red. Picker Item. Adjustable. \(Self.swipe)", "Hour: 9. Picker Item. Adjustable. \(Self.swipe)",
        "Due: 2 May. Button.", "Count, Decrement. Button.", "Count, Increment. Button.",
        "Depth: 3. Adjustable. \(Self.swipe)",
      ])
    let source = """
      <AppiumAUT>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="390" height="844">
          <XCUIElementTypeDatePicker type="XCUIElementTypeDatePicker" label="Start" value="6 Oct 2026" enabled="true" \
      x="0" y="100" width="200" height="34"/>
          <XCUIElementTypeDatePicker type="XCUIElementTypeDatePicker" enabled="false" x="0" y="150" width="200" \
      height="34"/>
          <XCUIElementTypeDatePicker type="XCUIElementTypeDatePicker" label="End" value="9:41" x="0" y="200" \
      width="200" height="216"/>
        </XCUIElementTypeApplication>
      </AppiumAUT>
      """
    #expect(
      try spoken(source) == [
        "Start: 6 Oct 2026. Button.", "Date Picker. Dimmed. Button.",
        "End: 9:41. Picker Item. Adjustable. \(Self.swipe)",
      ])
    #expect(try spoken(tree, language: "de").first == "Datumsauswahl: Oct 6, 2026. Taste.")
  }

  @Test func `the wheels of a page source are picker items, and a picker without them is one itself`() throws {
    let source = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" enabled="true" visible="true" \
      x="0" y="0" width="390" height="844">
        <XCUIElementTypePicker type="XCUIElementTypePicker" enabled="true" visible="true" x="0" y="200" width="390" \
      height="144">
          <XCUIElementTypePickerWheel type="XCUIElementTypePickerWheel" value="Medium" enabled="true" visible="true" \
      x="0" y="200" width="390" height="144"/>
        </XCUIElementTypePicker>
        <XCUIElementTypePicker type="XCUIElementTypePicker" label="Size" value="Large" enabled="true" visible="true" \
      x="0" y="400" width="390" height="144"/>
      </XCUIElementTypeApplication>
      """
    #expect(
      try spoken(source, language: "en") == [
        "Medium. Picker Item. Adjustable. \(Self.swipe)", "Size: Large. Picker Item. Adjustable. \(Self.swipe)",
      ])
  }

  /// UIKit keeps the segments of a control last first.
  @Test func `segments of a view hierarchy are buttons in their order`() throws {
    let dump = """
      <UIWindow: 0x7f1; frame = (0 0; 320 480); layer = <CALayer: 0x6>>
         | <UISegmentedControl: 0x7f3; frame = (20 20; 280 30); layer = <CALayer: 0x6>>
         |    | <UIImageView: 0x7f2; frame = (0 0; 280 30); layer = <CALayer: 0x6>>
         |    | <UISegment: 0x7f6; frame = (140 0; 140 30); layer = <CALayer: 0x6>>
         |    |    | <UISegmentLabel: 0x7f7; frame = (40 5; 60 20); text = 'Second'; layer = <CALayer: 0x6>>
         |    | <UISegment: 0x7f4; frame = (0 0; 140 30); layer = <CALayer: 0x6>>
         |    |    | <UISegmentLabel: 0x7f5; frame = (40 5; 60 20); text = 'First'; layer = <CALayer: 0x6>>
      """
    #expect(try spoken(dump, language: "en") == ["First. Button. 1 of 2.", "Second. Button. 2 of 2."])
  }

  @Test func `cells are kept together, whatever their places`() throws {
    let tree = """
      {"language": "en", "class": "UICollectionView", "frame": [0, 0, 390, 844], "children": [
        {"class": "UICollectionViewCell", "isElement": false, "frame": [0, 0, 190, 140], "children": [
          {"class": "UIButton", "label": "b1", "frame": [0, 0, 90, 44]},
          {"class": "UILabel", "text": "t1", "frame": [0, 60, 90, 20]}]},
        {"class": "UICollectionViewCell", "isElement": false, "frame": [200, 0, 190, 140], "children": [
          {"class": "UIButton", "label": "b2", "frame": [200, 0, 90, 44]},
          {"class": "UILabel", "text": "t2", "frame": [200, 60, 90, 20]}]}]}
      """
    #expect(try spoken(tree) == ["b1. Button.", "t1", "b2. Button.", "t2"])
    #expect(try spoken(tree, .accessibilitySnapshot) == ["b1. Button.", "b2. Button.", "t1", "t2"])
  }

  @Test func `cells of one row are ordered by their own frames, whatever is in them`() throws {
    let tree = """
      {"language": "en", "class": "UICollectionView", "frame": [0, 0, 390, 844], "children": [
        {"class": "UICollectionViewCell", "isElement": false, "frame": [200, 0, 190, 140], "children": [
          {"class": "UILabel", "text": "second", "frame": [200, 4, 90, 20]}]},
        {"class": "UICollectionViewCell", "isElement": false, "frame": [0, 0, 190, 140], "children": [
          {"class": "UILabel", "text": "first", "frame": [0, 80, 90, 20]}]}]}
      """
    #expect(try spoken(tree) == ["first", "second"])
  }

  @Test func `a bar over a list does not separate the parts of a row`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "frame": [0, 0, 390, 844], "children": [
        {"class": "UITableView", "frame": [0, 0, 390, 844], "children": [
          {"class": "UITableViewCell", "isElement": false, "frame": [0, 0, 390, 90], "children": [
            {"class": "UILabel", "text": "Title", "frame": [16, 10, 90, 20]},
            {"class": "UILabel", "text": "Subtitle", "frame": [16, 60, 90, 20]}]}]},
        {"class": "UISlider", "label": "Volume", "value": "3", "frame": [200, 35, 90, 20]}]}
      """
    #expect(try spoken(tree).map { $0.prefix(8) } == ["Title", "Subtitle", "Volume: "])
    #expect(try spoken(tree, .accessibilitySnapshot).map { $0.prefix(8) } == ["Title", "Volume: ", "Subtitle"])
  }

  @Test func `a web page is read in the order of its document`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "frame": [0, 0, 390, 844], "children": [
        {"class": "WKWebView", "frame": [0, 0, 390, 844], "children": [
          {"class": "UILabel", "text": "footer", "frame": [0, 700, 90, 20]},
          {"class": "UILabel", "text": "header", "frame": [0, 10, 90, 20]}]}]}
      """
    #expect(try spoken(tree) == ["footer", "header"])
    #expect(try spoken(tree, .accessibilitySnapshot) == ["header", "footer"])
  }

  @Test func `a toolbar, a tab bar and an alert are named when they are entered`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "frame": [0, 0, 390, 844], "children": [
        {"class": "UIView", "role": "alert", "frame": [60, 300, 270, 120], "children": [
          {"class": "UILabel", "text": "Delete?", "frame": [70, 310, 250, 20]},
          {"class": "UIButton", "title": "OK", "frame": [70, 350, 250, 44]}]},
        {"class": "UIToolbar", "frame": [0, 700, 390, 44], "children": [
          {"class": "UIBarButtonItem", "title": "Share", "frame": [0, 700, 44, 44]},
          {"class": "UIBarButtonItem", "title": "Trash", "frame": [60, 700, 44, 44]}]},
        {"class": "UITabBar", "frame": [0, 760, 390, 49], "children": [
          {"class": "UITabBarButton", "title": "Home", "frame": [0, 760, 195, 49]},
          {"class": "UITabBarButton", "title": "Me", "frame": [195, 760, 195, 49]}]}]}
      """
    #expect(
      try spoken(tree) == [
        "Alert. Delete?", "OK. Button.", "Toolbar. Share. Button.", "Trash. Button.", "Tab Bar. Home. Tab. 1 of 2.",
        "Me. Tab. 2 of 2.",
      ])
    let screen = try #require(Formats.read(Array(tree.utf8), as: nil).first)
    let walk = Stroll(try #require(Walk(AccessibilityTree(screen), narrator: Narrator(language: "en"))))
    walk.go(to: 5)
    #expect(walk.utterance.spoken == "Tab Bar. Me. Tab. 2 of 2.")
    walk.move(.previous)
    #expect(walk.utterance.spoken == "Home. Tab. 1 of 2.")
    walk.move(.previous)
    #expect(walk.utterance.spoken == "Toolbar. Trash. Button.")
  }

  @Test func `a walk calls the halves of a stepper as a narration does`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"role": "stepper", "label": "Count", "value": "2", "frame": [0, 100, 94, 32]}]}
      """
    #expect(try spoken(tree) == ["Count, Decrement. Button.", "Count, Increment. Button."])
    let screen = try #require(Formats.read(Array(tree.utf8), as: nil).first)
    let walk = Stroll(try #require(Walk(AccessibilityTree(screen), narrator: Narrator(language: "en"))))
    #expect(walk.readAll().map(\.spoken) == ["Count, Decrement. Button.", "Count, Increment. Button."])
  }

  @Test func `a description and dumps tell whether more is shown`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIButton", "label": "Details", "expanded": true, "frame": [0, 0, 90, 44]},
        {"class": "UIButton", "label": "More", "expanded": false, "hint": "Lists rooms.", "frame": [0, 60, 90, 44]}]}
      """
    #expect(
      try spoken(tree) == [
        "Details. Button. Expanded. Double tap to collapse.",
        "More. Button. Collapsed. Lists rooms. Double tap to expand.",
      ])
    let source = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" label="A" x="0" y="0" width="390" height="844">
        <XCUIElementTypeDisclosureTriangle type="XCUIElementTypeDisclosureTriangle" label="Mailboxes" value="0" \
      enabled="true" x="0" y="100" width="390" height="44"/>
      </XCUIElementTypeApplication>
      """
    #expect(try spoken(source, language: "en") == ["Mailboxes. Button. Collapsed. Double tap to expand."])
  }

  @Test func `a search field is not a text field as well, and its placeholder is not said twice`() throws {
    let source = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" label="A" x="0" y="0" width="390" height="844">
        <XCUIElementTypeSearchField type="XCUIElementTypeSearchField" label="Search books" \
      placeholderValue="Search books" enabled="true" x="0" y="100" width="390" height="36"/>
        <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Powered by" value="Powered by " \
      x="0" y="200" width="390" height="20"/>
      </XCUIElementTypeApplication>
      """
    #expect(try spoken(source, language: "en") == ["Search books. Search Field. Double tap to edit.", "Powered by"])
  }
}
