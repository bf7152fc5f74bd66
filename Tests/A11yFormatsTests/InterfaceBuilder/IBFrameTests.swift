import A11yCore
import A11yFormats
import Testing

/// Where things stand on the screen, and which sizes are settled.
@Suite struct IBFrameTests {
  @Test("frames are the superview's, and add up")
  func nested() throws {
    let inner = "<view id=\"b\">\(IBText.rect(5, 7, 100, 80))<subviews><button id=\"c\">\(IBText.rect(1, 2, 44, 44))"
    let text = IBText.view(
      "<view id=\"a\">\(IBText.rect(10, 20, 200, 100))<subviews>\(inner)</button></subviews></view></subviews></view>")
    let frames = try Trying.screen(text).controls.map(\.frame)
    #expect(
      frames == [
        Frame(x: 0, y: 0, width: 300, height: 200), Frame(x: 10, y: 20, width: 200, height: 100),
        Frame(x: 15, y: 27, width: 100, height: 80), Frame(x: 16, y: 29, width: 44, height: 44),
      ])
  }

  @Test("a table's sections, cells and titles are in the table")
  func table() throws {
    func cell(_ id: String, y: Double) -> String {
      """
      <tableViewCell id="\(id)">\(IBText.rect(0, y, 300, 44))
        <tableViewCellContentView key="contentView" id="\(id)c">\(IBText.rect(0, 0, 270, 43))
          <subviews><label text="Row \(id)" id="\(id)l">\(IBText.rect(16, 10, 100, 20))</label></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let table = """
      <tableView id="t">\(IBText.rect(0, 50, 300, 150))
        <view key="tableHeaderView" id="h">\(IBText.rect(0, 0, 300, 30))</view>
        <sections>
          <tableViewSection headerTitle="First" footerTitle="Ends" id="s"><cells>\(cell("a", y: 58))</cells></tableViewSection>
          <tableViewSection id="u"><cells>\(cell("b", y: 120))</cells></tableViewSection>
        </sections>
        <view key="tableFooterView" id="f">\(IBText.rect(0, 164, 300, 20))</view>
      </tableView>
      """
    let expected = """
      component "UIView" id=V frame=0,0,300,200
        UITableView id=t frame=0,50,300,150
          UIView id=h frame=0,50,300,30
          heading frame=0,80,300,28 text=First
          UITableViewCell id=a frame=0,108,300,44
            UIView id=ac frame=0,108,270,43
              UILabel id=al frame=16,118,100,20 text="Row a" adjustsFont=false
          text frame=0,152,300,0 text=Ends
          UITableViewCell id=b frame=0,170,300,44
            UIView id=bc frame=0,170,270,43
              UILabel id=bl frame=16,180,100,20 text="Row b" adjustsFont=false
          UIView id=f frame=0,214,300,20

      """
    #expect(try IBText.outline(IBText.view(table)) == expected)
  }

  @Test("a collection view holds its header, its cells and its footer")
  func collection() throws {
    let collection = """
      <collectionView id="t">\(IBText.rect(0, 50, 300, 150))
        <cells>
          <collectionViewCell id="a">\(IBText.rect(10, 40, 100, 60))
            <view key="contentView">\(IBText.rect(0, 0, 100, 60))<subviews>
              <imageView id="i" image="cat">\(IBText.rect(5, 5, 20, 20))</imageView>
            </subviews></view>
          </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" id="h">\(IBText.rect(0, 0, 300, 30))</collectionReusableView>
      </collectionView>
      """
    let expected = """
      component "UIView" id=V frame=0,0,300,200
        UICollectionView id=t frame=0,50,300,150
          view UICollectionReusableView superclass=UIView id=h frame=0,50,300,30
          UICollectionViewCell id=a frame=10,90,100,60
            UIView frame=10,90,100,60
              UIImageView id=i frame=15,95,20,20 image=cat

      """
    #expect(try IBText.outline(IBText.view(collection)) == expected)
  }

  @Test("a view without a frame has none, and what it holds is in its superview")
  func frameless() throws {
    let text = IBText.view(
      "<stackView id=\"s\"><subviews><button id=\"b\">\(IBText.rect(3, 4, 50, 50))</button></subviews></stackView>")
    let frames = try Trying.screen(text).controls.map(\.frame)
    #expect(frames.dropFirst() == [nil, Frame(x: 3, y: 4, width: 50, height: 50)])
  }

  @Test("a view has the frame that is drawn for the display")
  func varied() throws {
    let button = """
      <button id="b">\(IBText.rect(-42, -21, 42, 21))<state key="normal" title="OK"/>
        <variation key="heightClass=regular-widthClass=regular">\(IBText.rect(9, 9, 9, 9))</variation>
        <variation key="heightClass=regular-widthClass=compact">\(IBText.rect(153, 86, 68, 21))</variation>
      </button>
      """
    #expect(try IBText.control(button).frame == Frame(x: 153, y: 86, width: 68, height: 21))
  }

  @Test("a frame that cannot be is noted, and the rest is read")
  func impossible() throws {
    let text = IBText.view("<button id=\"b\">\(IBText.rect(0, 0, -5, 44))</button>")
    let notes = try Trying.screen(text).notes
    #expect(notes.map(\.message) == ["has the invalid frame [0, 0, -5, 44]: negative width"])
    #expect(notes.map(\.kind) == [.geometry])
    #expect(notes.map(\.control) == [1])
  }

  private static let both: Control.Inferred = [.width, .height]

  private static let constraintCases: [(String, Control.Inferred)] = [
    ("<constraint firstAttribute=\"height\" constant=\"30\" id=\"c\"/>", .width),
    ("<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"60\" id=\"c\"/>", .height),
    ("", both),
    ("<constraint firstAttribute=\"height\" constant=\"30\" priority=\"750\" id=\"c\"/>", both),
    ("<constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"30\"/>", both),
    ("<constraint firstAttribute=\"height\" secondItem=\"V\" secondAttribute=\"height\"/>", both),
    ("<constraint firstAttribute=\"height\" constant=\"30\" placeholder=\"YES\" id=\"c\"/>", both),
    (
      "<constraint firstAttribute=\"height\" constant=\"30\" id=\"c\"><variation key=\"heightClass=compact\" "
        + "constant=\"50\"/></constraint>", .width
    ),
    ("<constraint firstAttribute=\"height\" constant=\"30\" id=\"outlet\"/>", both),
    ("<constraint firstAttribute=\"height\" constant=\"30\" id=\"varied\"/>", both),
  ]

  @Test("only what a required constraint fixes is settled", arguments: constraintCases)
  func constraints(_ constraint: String, _ inferred: Control.Inferred) throws {
    let button = """
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO">\(IBText.rect(0, 0, 60, 30))
        <constraints>\(constraint)</constraints>
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="varied"/></mask></variation>
        \(Self.font)<state key="normal" title="OK"/>
        <connections><outlet property="height" destination="outlet" id="o"/></connections>
      </button>
      """
    #expect(try IBText.control(button).inferred == inferred)
  }

  /// One in which the title's own height is 35 points, and not the 30 that are drawn.
  private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"19\"/>"

  @Test(
    "what is drawn as high as its line is stretched by nothing",
    arguments: [
      ("<button", 30.0, "", "", false), ("<button", 18, "", "", false), ("<button", 31, "size=\"15\"", "", false),
      ("<button", 44, "", "", true), ("<button", 12, "", "", true), ("<textField", 18, "15", "", false),
      ("<textField", 34, "15", "", true), ("<label", 21, "17", "", false),
      ("<label", 21, "17", "customClass=\"A\"", true),
      ("<label", 21, "17", "misplaced=\"YES\"", true), ("<label", 40, "17", "", true), ("<slider", 18, "15", "", true),
      ("<label", 21, "-17", "", true), ("<label", 21, "nan", "", true), ("<label", 21, "1e999", "", true),
    ])
  func line(_ tag: String, _ height: Double, _ size: String, _ attributes: String, _ isOpen: Bool) throws {
    let font =
      Double(size).map { "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\($0)\"/>" } ?? ""
    let other = "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)"
    // A stack view would stretch it.
    let view = """
      <stackView id="s" axis="vertical">\(IBText.rect(0, 0, 200, 300))<subviews>
      \(tag) id="b" text="Total" title="Total" \(other)>\(IBText.rect(0, 0, 100, height))\(font)<state key="normal" title="OK"/>
      \(tag.replacing("<", with: "</"))></subviews>
      <constraints><constraint firstAttribute="height" constant="300" id="h"/></constraints></stackView>
      """
    let control = try Trying.screen(IBText.view(view)).controls.first { $0.id == "b" }
    #expect(control?.inferred.contains(.height) == isOpen)
  }

  private static func pins(_ bottom: String = "id=\"x2\"") -> String {
    """
    <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="top" constant="4" id="x1"/>
    <constraint firstItem="c" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="6" \(bottom)/>
    """
  }

  private static let height = "<constraint firstAttribute=\"height\" constant=\"40\" id=\"h\"/>"

  private static let derivedCases: [(String, Control.Inferred)] = [
    (pins() + height, .width), (pins(), both), (height, both),
    (pins("priority=\"900\" id=\"x2\"") + height, both), (pins("id=\"outlet\"") + height, both),
    // The content decides, even where nothing places the view.
    (
      "<constraint firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"c\" secondAttribute=\"leading\" id=\"l\"/>",
      []
    ),
    (pins("relation=\"lessThanOrEqual\" id=\"x2\"") + height, .width),
    (
      pins() + height
        + "<constraint firstItem=\"b\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"2:1\" id=\"r\"/>",
      []
    ),
    (
      pins() + height
        + "<constraint firstItem=\"b\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"1:0\" id=\"r\"/>",
      .width
    ),
    // Drawn otherwise: 30 points.
    (
      "<constraint firstItem=\"b\" firstAttribute=\"height\" secondItem=\"c\" secondAttribute=\"height\" id=\"r\"/>"
        + height, both
    ),
  ]

  @Test("a side follows from another that is fixed, if it is drawn so", arguments: derivedCases)
  func derived(_ constraints: String, _ inferred: Control.Inferred) throws {
    let view = """
      <view id="c">\(IBText.rect(0, 0, 200, 40))<subviews>
        <button id="b" translatesAutoresizingMaskIntoConstraints="NO">\(IBText.rect(0, 4, 60, 30))
          \(Self.font)<state key="normal" title="OK"/></button>
      </subviews><constraints>\(constraints)</constraints>
      <connections><outlet property="bottom" destination="outlet" id="o"/></connections></view>
      """
    let controls = try Trying.screen(IBText.view(view)).controls
    #expect(controls.first { $0.id == "b" }?.inferred == inferred)
  }

  @Test("a stack view that fills gives its views its own height")
  func stack() throws {
    func inferred(_ alignment: String) throws -> Control.Inferred? {
      let stack = """
        <stackView id="s" \(alignment)>\(IBText.rect(0, 0, 200, 30))<subviews>
          <button id="b" translatesAutoresizingMaskIntoConstraints="NO">\(IBText.rect(0, 0, 60, 30))
            \(Self.font)<state key="normal" title="OK"/></button>
        </subviews><constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints></stackView>
        """
      return try Trying.screen(IBText.view(stack)).controls.first { $0.id == "b" }?.inferred
    }
    #expect(try inferred("")?.contains(.height) == false)
    #expect(try inferred("axis=\"vertical\"")?.contains(.height) == true)
  }

  private static let maskCases: [(String, String, Control.Inferred)] = [
    ("", "flexibleMaxX=\"YES\"", []), ("", "widthSizable=\"YES\"", .width),
    ("", "heightSizable=\"YES\"", .height),
    ("translatesAutoresizingMaskIntoConstraints=\"NO\"", "flexibleMaxX=\"YES\"", both),
    ("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", "widthSizable=\"YES\"", .width),
  ]

  @Test("an autoresizing mask settles the sides that it does not stretch", arguments: maskCases)
  func autoresizing(_ attributes: String, _ mask: String, _ inferred: Control.Inferred) throws {
    let button = """
      <button id="b" \(attributes)>\(IBText.rect(0, 0, 60, 30))
        <autoresizingMask key="autoresizingMask" \(mask)/>\(Self.font)<state key="normal" title="OK"/>
      </button>
      """
    #expect(try IBText.control(button).inferred == inferred)
  }

  @Test("a cell's separator belongs to its row, and the table decides its size")
  func hairline() throws {
    let cell = try IBText.control(
      "<tableViewCell id=\"c\">\(IBText.rect(0, 28, 320, 43.5))<autoresizingMask key=\"autoresizingMask\"/></tableViewCell>"
    )
    #expect(cell.frame == Frame(x: 0, y: 28, width: 320, height: 44))
    #expect(cell.inferred.isSuperset(of: Self.both))
  }

  @Test("a fixed side is right even where the drawing lags behind")
  func misplaced() throws {
    let button = """
      <button id="b" misplaced="YES">\(IBText.rect(10, 20, 60, 30))<state key="normal" title="OK"/>
        <constraints><constraint firstAttribute="height" constant="48" id="c"/></constraints>
      </button>
      """
    let control = try IBText.control(button)
    #expect(control.frame == Frame(x: 10, y: 20, width: 60, height: 48))
    #expect(control.appearance.fixedHeight == 48 && control.appearance.fixedWidth == nil)
  }
}
