import A11yCore
import A11yFormats
import A11yNarration
import Testing

@Suite struct `Walks` {
  static let player = """
    screen "Player" 390x844 en
      UINavigationBar frame=0,0,390,44
        button "Library" traits=button,backButton frame=0,0,80,44
      heading "Song" frame=20,60,200,30
      link "Artist" frame=20,100,200,30
      slider "Volume" value="90%" frame=20,200,350,44
      UISwitch "Repeat" value="0" frame=20,260,51,31
      button "Play" action=play frame=20,320,44,44
      button "Next" enabled=false frame=80,320,44,44
      heading "Lyrics" frame=20,400,200,30
      textField "Comment" frame=20,450,200,44
    """

  private func walk(_ text: String = player) throws -> Stroll {
    let screen = try #require(Formats.read(Array(text.utf8), as: nil).first)
    return Stroll(try #require(Walk(AccessibilityTree(screen), narrator: Narrator(language: screen.language))))
  }

  @Test func `it begins at the first element and ends at the last`() throws {
    let walk = try walk()
    #expect(walk.utterance.spoken == "Library. Back Button.")
    #expect(!walk.move(.previous) && !walk.move(.first))
    #expect(walk.focus == 0)
    #expect(walk.move(.next))
    #expect(walk.utterance.spoken == "Song. Heading.")
    #expect(walk.move(.last))
    #expect(walk.focus == 8)
    #expect(!walk.move(.next) && !walk.move(.last))
    #expect(walk.move(.previous))
    #expect(walk.focus == 7)
  }

  @Test func `a screen without elements cannot be explored`() throws {
    let screen = try #require(Formats.read(Array("screen \"S\" 390x844 en\n  UIView\n".utf8), as: nil).first)
    #expect(Walk(AccessibilityTree(screen), narrator: Narrator()).map { $0.stops } == nil)
  }

  @Test func `a place that does not exist moves nothing`() throws {
    let walk = try walk()
    walk.go(to: 3)
    for position in [-1, 9, .max, .min] { walk.go(to: position) }
    #expect(walk.focus == 3)
  }

  @Test func `every step forward says what a narration says`() throws {
    let screen = try #require(Formats.read(Array(Self.player.utf8), as: nil).first)
    let narrated = Narrator(language: "en").narrate(AccessibilityTree(screen)).map(\.utterance.spoken)
    let walk = try walk()
    var heard = [walk.utterance.spoken]
    while walk.move(.next) { heard.append(walk.utterance.spoken) }
    #expect(heard == narrated)
  }

  @Test func `read on by itself it leaves hints out, and ends at the end`() throws {
    let walk = try walk()
    walk.go(to: 3)
    #expect(
      walk.readAll().map(\.spoken) == [
        "Volume: 90%. Adjustable.", "Repeat. Switch Button. Off.", "Play. Button.", "Next. Dimmed. Button.",
        "Lyrics. Heading.", "Comment. Text Field.",
      ])
    #expect(walk.focus == 8)
  }

  @Test func `the rotor moves to its selected items, and stops at the ends`() throws {
    let walk = try walk()
    #expect(
      walk.rotorCategories.map(\.name)
        == ["headings", "links", "form controls", "containers", "buttons", "text fields"])
    #expect(!walk.rotate())
    walk.turn(to: .headings)
    #expect(walk.focus == 0)
    #expect(walk.rotate() && walk.focus == 1)
    #expect(walk.rotate() && walk.focus == 7)
    #expect(!walk.rotate() && walk.focus == 7)
    #expect(walk.rotate(forward: false) && walk.focus == 1)
    #expect(!walk.rotate(forward: false))
    #expect(walk.positions(of: .links) == [2])
    #expect(walk.positions(of: .formControls) == [3, 4, 5, 6, 8])
  }

  @Test func `turning the rotor wraps around`() throws {
    let walk = try walk()
    let names = (0..<7).map { _ in walk.turnRotor()?.name }
    #expect(
      names == ["headings", "links", "form controls", "containers", "buttons", "text fields", "headings"])
  }

  @Test func `a landmark is found once, by what it begins with; the app's own rotors by name`() throws {
    let walk = try walk(
      """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIButton", "label": "A", "frame": [0, 0, 44, 44], "customRotors": ["Errors", "Errors"]},
        {"class": "UIView", "container": "landmark", "frame": [0, 100, 390, 200], "children": [
          {"class": "UIButton", "label": "B", "frame": [0, 100, 44, 44]},
          {"class": "UIButton", "label": "C", "frame": [0, 200, 44, 44]}]}]}
      """)
    #expect(walk.positions(of: .landmarks) == [1])
    #expect(walk.rotorCategories.map(\.name) == ["form controls", "containers", "landmarks", "buttons", "Errors"])
  }

  @Test func `containers are bars, lists and what says that it is one, each found by what it begins with`() throws {
    let walk = try walk(
      """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UINavigationBar", "frame": [0, 0, 390, 44], "children": [
          {"class": "UIButton", "label": "Back", "frame": [0, 0, 44, 44]},
          {"class": "UIButton", "label": "Edit", "frame": [300, 0, 44, 44]}]},
        {"class": "UIView", "frame": [0, 50, 390, 44], "children": [
          {"class": "UIButton", "label": "Plain", "frame": [0, 50, 44, 44]}]},
        {"class": "UITableView", "frame": [0, 100, 390, 400], "children": [
          {"class": "UITableViewCell", "label": "One", "frame": [0, 100, 390, 44]},
          {"class": "UITableViewCell", "label": "Two", "frame": [0, 150, 390, 44]}]},
        {"class": "UIToolbar", "frame": [0, 800, 390, 44], "children": [
          {"class": "UIButton", "label": "Share", "frame": [0, 800, 44, 44]}]}]}
      """)
    #expect(walk.positions(of: .containers) == [0, 3, 5])
  }

  @Test func `a magic tap goes to the first control around the focus that performs it`() throws {
    let walk = try walk(
      """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIView", "implements": ["magicTap"], "frame": [0, 0, 390, 200], "children": [
          {"class": "UIView", "frame": [0, 0, 390, 100], "children": [
            {"class": "UIButton", "label": "Play", "frame": [0, 0, 44, 44]}]}]},
        {"class": "UIButton", "label": "Help", "frame": [0, 300, 44, 44]}]}
      """)
    #expect(walk.magicTap() == 1)
    walk.go(to: 1)
    #expect(walk.magicTap() == nil)
  }

  @Test func `the item chooser lists what is said in alphabetical order, and what contains the words`() throws {
    let walk = try walk(
      """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UILabel", "text": "Zebra", "frame": [0, 0, 100, 20]},
        {"class": "UIButton", "label": "apple", "frame": [0, 50, 44, 44]},
        {"class": "UIButton", "label": "Banana", "frame": [0, 100, 44, 44]},
        {"class": "UILabel", "text": "Banana", "frame": [0, 150, 100, 20]}]}
      """)
    #expect(walk.items() == [1, 3, 2, 0])
    #expect(walk.items(containing: "BUTTON") == [1, 2])
    #expect(walk.items(containing: "nothing") == [])
  }

  @Test func `adjusting changes what is said, here and until it is changed again`() throws {
    let walk = try walk()
    walk.go(to: 3)
    #expect(walk.adjust(up: true) == .adjusted(from: "90%", to: "100%"))
    #expect(walk.adjust(up: true) == .atLimit("100%"))
    walk.move(.next)
    walk.move(.previous)
    #expect(walk.utterance.spoken.hasPrefix("Volume: 100%. Adjustable."))
    #expect(walk.adjust(up: false) == .adjusted(from: "100%", to: "90%"))
    walk.move(.first)
    #expect(walk.adjust(up: true) == .notAdjustable)
  }

  @Test func `what cannot be counted, or is dimmed, is not adjusted`() throws {
    let walk = try walk(
      """
      screen "S" 390x844 en
        slider "Day" value="Monday" frame=0,0,390,44
        slider "Nothing" frame=0,50,390,44
        slider "Off" value="3" enabled=false traits=adjustable,notEnabled frame=0,100,390,44
      """)
    #expect(walk.adjust(up: true) == .unknown("Monday"))
    walk.move(.next)
    #expect(walk.adjust(up: true) == .unknown(nil))
    walk.move(.next)
    #expect(walk.adjust(up: true) == .dimmed)
  }

  @Test func `a double tap does what the element does`() throws {
    let walk = try walk()
    walk.go(to: 1)
    #expect(walk.activate() == .taps)
    walk.go(to: 4)
    #expect(walk.activate() == .switched(on: true))
    #expect(walk.utterance.spoken.contains("On."))
    #expect(walk.activate() == .switched(on: false))
    walk.go(to: 5)
    #expect(walk.activate() == .acts("play"))
    walk.go(to: 6)
    #expect(walk.activate() == .dimmed)
    walk.go(to: 8)
    #expect(walk.activate() == .editing)
    #expect(walk.utterance.spoken.hasPrefix("Comment. Text Field. Is editing."))
  }

  @Test func `a scrub ends editing first, and goes back then`() throws {
    let walk = try walk()
    walk.go(to: 8)
    #expect(walk.activate() == .editing)
    #expect(walk.escape() == .endsEditing)
    #expect(walk.escape() == .back(0))
    walk.go(to: 8)
    #expect(walk.activate() == .editing)
    walk.move(.previous)
    #expect(walk.escape() == .back(0))
  }

  @Test func `a scrub is handled by the nearest view that implements it, and a modal view may be a trap`() throws {
    let alert = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIView", "modal": true, "implements": ["escape"], "children": [
          {"class": "UIButton", "label": "OK", "frame": [0, 0, 44, 44]}]}]}
      """
    let answered = try walk(alert)
    #expect(answered.escape() == .performed(by: 1))
    let trapped = try walk(alert.replacing(#""implements": ["escape"], "#, with: ""))
    #expect(trapped.escape() == .trapped(in: 1))
    let plain = try walk("screen \"S\" 390x844 en\n  text \"A\" frame=0,0,9,9\n")
    #expect(plain.escape() == .nothing)
  }

  @Test func `a search goes round, whatever the case`() throws {
    let walk = try walk()
    #expect(walk.search("HEADING") && walk.focus == 1)
    #expect(walk.search("heading") && walk.focus == 7)
    #expect(walk.search("heading") && walk.focus == 1)
    #expect(!walk.search("nowhere") && !walk.search("") && walk.focus == 1)
  }

  @Test func `a group is named on the way in, from either side`() throws {
    let walk = try walk(
      """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIButton", "label": "A", "frame": [0, 0, 44, 44]},
        {"class": "UIView", "label": "Group", "container": "semanticGroup", "frame": [0, 100, 390, 200], "children": [
          {"class": "UIButton", "label": "B", "frame": [0, 100, 44, 44]},
          {"class": "UIButton", "label": "C", "frame": [0, 200, 44, 44]}]},
        {"class": "UIButton", "label": "D", "frame": [0, 400, 44, 44]}]}
      """)
    walk.move(.last)
    walk.move(.previous)
    #expect(walk.utterance.spoken == "Group. C. Button.")
    walk.move(.previous)
    #expect(walk.utterance.spoken == "B. Button.")
  }

  @Test func `it tells where an element sits, as stepping does`() throws {
    let walk = try walk(
      """
      screen "S" 390x844 en
        UISegmentedControl frame=0,0,390,30
          UIButton "Day" frame=0,0,90,30
          UIButton "Week" frame=90,0,90,30
      """)
    #expect(walk.utterance.spoken == "Day. Button. 1 of 2.")
    #expect(walk.move(.next))
    #expect(walk.utterance.spoken == "Week. Button. 2 of 2.")
  }

  @Test func `the rotor's kinds are called what VoiceOver calls them`() {
    #expect(
      RotorCategory.system.map(\.name)
        == [
          "headings", "links", "form controls", "containers", "landmarks", "buttons", "text fields", "images",
        ])
    #expect(RotorCategory.custom("Errors").name == "Errors")
  }

  @Test(arguments: [
    (RotorCategory.headings, "UIButton traits=button,header", "heading traits=staticText"),
    (.links, "UIButton traits=button,link", "link traits=staticText"),
    (.buttons, "UILabel text=A traits=staticText,button", "button traits=staticText"),
    (.textFields, "UILabel text=A traits=textEntry", "textField traits=staticText"),
    (.images, "UIButton traits=button,image", "image traits=staticText"),
  ])
  func `the rotor finds by the trait, and by the role`(category: RotorCategory, byTrait: String, byRole: String) throws
  {
    for line in [byTrait, byRole] {
      let walk = try walk("screen \"S\" 390x844 en\n  \(line) label=A frame=0,0,44,44\n  view frame=0,50,44,44\n")
      #expect(walk.positions(of: category) == [0], "\(line)")
    }
  }

  @Test func `a switch turns over by its role or its trait, and only where it is on or off`() throws {
    for line in ["UISwitch", "switch traits=button", "button traits=toggleButton"] {
      let walk = try walk("screen \"S\" 390x844 en\n  \(line) label=A value=1 frame=0,0,44,44\n")
      #expect(walk.activate() == .switched(on: false), "\(line)")
    }
    let button = try walk("screen \"S\" 390x844 en\n  button \"A\" value=1 frame=0,0,44,44\n")
    #expect(button.activate() == .acts(nil))
    let mixed = try walk("screen \"S\" 390x844 en\n  UISwitch label=A value=2 frame=0,0,51,31\n")
    #expect(mixed.activate() == .acts(nil))
  }

  @Test(arguments: ["textField traits=staticText", "UILabel text=A traits=textEntry"])
  func `text is taken by the role, and by the trait`(line: String) throws {
    let walk = try walk("screen \"S\" 390x844 en\n  \(line) label=A frame=0,0,44,44\n")
    #expect(walk.activate() == .editing)
  }

  @Test func `what acts in a modal view does not close it`() throws {
    let walk = try walk(
      """
      screen "S" 390x844 en
        UIView modal=true frame=0,0,390,844
          button "A" action=go frame=0,0,44,44
      """)
    #expect(walk.escape() == .trapped(in: 1))
  }

  @Test func `a list is not a landmark; the group around the first element is announced at the beginning`() throws {
    let walk = try walk(
      """
      screen "S" 390x844 en
        UIView label="Player" container=semanticGroup frame=0,0,390,100
          button "A" frame=0,0,44,44
        UIView container=list frame=0,100,390,100
          button "B" frame=0,100,44,44
      """)
    #expect(walk.positions(of: .landmarks) == [])
    #expect(walk.utterance.spoken == "Player. A. Button.")
  }

  @Test func `what is dimmed by its trait alone does nothing`() throws {
    let walk = try walk("screen \"S\" 390x844 en\n  button \"A\" traits=button,notEnabled frame=0,0,44,44\n")
    #expect(walk.activate() == .dimmed)
  }

  @Test func `custom rotors are listed once, whichever elements have them, without results in the description`()
    throws
  {
    let walk = try walk(
      """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIButton", "label": "A", "frame": [0, 0, 44, 44], "customRotors": ["Errors"]},
        {"class": "UIButton", "label": "B", "frame": [0, 50, 44, 44], "customRotors": ["Notes", "Errors"]},
        {"class": "UILabel", "text": "C", "frame": [0, 99, 44, 44], "customRotors": ["Dates"]}]}
      """)
    #expect(walk.customRotors == [.custom("Errors"), .custom("Notes"), .custom("Dates")])
    #expect(walk.positions(of: .custom("Errors")) == [])
    walk.turn(to: .custom("Errors"))
    #expect(walk.step() == .untold && walk.focus == 0)
  }
}
