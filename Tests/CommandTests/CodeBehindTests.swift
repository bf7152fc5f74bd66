import Foundation
import TestSupport
import Testing

/// Interface files together with the Swift and Objective-C sources of their folder.
@Suite struct CodeBehindTests {
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeView"><connections>
    <outlet property="closeButton" destination="b" id="1"/><outlet property="titleLabel" destination="l" id="2"/>
    </connections></placeholder>
    <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <button id="b"><rect key="frame" x="20" y="120" width="90" height="44"/><state key="normal" image="ic_pay"/></button>
    </subviews></view></objects></document>
    """

  private static func home(_ body: String) -> String {
    """
    class HomeView: UIViewController {
      @IBOutlet var closeButton: UIButton!
      @IBOutlet var titleLabel: UILabel!
      override func viewDidLoad() {
        \(body)
      }
    }
    """
  }

  private func findings(_ source: String?, _ arguments: [String] = ["."]) throws -> String {
    try Tool.withFiles(["Home.xib": Self.xib]) { folder in
      try source?.write(to: folder.appending(path: "HomeView.swift"), atomically: true, encoding: .utf8)
      let options = ["--no-config", "--only", "control-missing-name", "--only", "fixed-font"]
      return try Tool.run(arguments + options, in: folder).output
    }
  }

  @Test("without the source of the class, a control with an outlet needs review")
  func unread() throws {
    let output = try findings(nil)
    let question = "has no label: is its label set in code, through its outlet or tag?"
    #expect(output.contains("review: button (image \"ic_pay\", below \"Total\"): \(question)"))
    #expect(output.contains("review: text \"Total\": has the fixed font of 17 points"))
    #expect(!output.contains("settled in code"))
  }

  @Test("attributes that code sets are settled and counted")
  func settled() throws {
    let output = try findings(
      Self.home("closeButton.accessibilityLabel = name; titleLabel.font = .preferredFont(forTextStyle: .body)"))
    #expect(!output.contains("button #b"))
    #expect(!output.contains("fixed font"))
    #expect(output.contains("settled in code: 2"))
  }

  @Test("attributes that code never sets, or does not improve, fail")
  func untouched() throws {
    let output = try findings(Self.home("titleLabel.font = .systemFont(ofSize: 17); closeButton.isEnabled = true"))
    #expect(
      output.contains(
        "error: button (image \"ic_pay\", below \"Total\"): has no label; no code in HomeView sets its label ["))
    #expect(
      output.contains(
        "warning: text \"Total\": has the fixed font of 17 points; code sets its font but does not fix this ["))
  }

  @Test("attributes that code sets to an unknown value need review, with the location")
  func open() throws {
    let output = try findings(Self.home("titleLabel.font = Theme.font"))
    #expect(
      output.contains(
        "is its font, which code sets at HomeView.swift:5, correct? [fixed-font]"))
  }

  @Test("a tap that code adds to a view makes it a control")
  func tap() throws {
    let tap = "UITapGestureRecognizer(target: self, action: #selector(open))"
    let output = try findings(
      Self.home("titleLabel.addGestureRecognizer(\(tap))"), [".", "--only", "interactive-without-trait"])
    #expect(output.contains("[interactive-without-trait]"))
    let exposed = try findings(
      Self.home("titleLabel.addGestureRecognizer(\(tap)); titleLabel.accessibilityTraits = .button"),
      [".", "--only", "interactive-without-trait"])
    #expect(!exposed.contains("[interactive-without-trait]"))
  }

  @Test("a runtime attribute sets the text of a view, and not its font")
  func attribute() throws {
    try Tool.withTemporaryFolder { folder in
      let attribute =
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"localizedKey\" value=\"a\"/>"
        + "</userDefinedRuntimeAttributes>"
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>\(attribute)
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button id="b"><rect key="frame" x="20" y="120" width="90" height="44"/>\(attribute)</button>
        </subviews></view></objects></document>
        """
      try xib.write(to: folder.appending(path: "Home.xib"), atomically: true, encoding: .utf8)
      try "class A {}".write(to: folder.appending(path: "A.swift"), atomically: true, encoding: .utf8)
      let options = [".", "--no-config", "--only", "control-missing-name", "--only", "fixed-font"]
      let output = try Tool.run(options, in: folder).output
      #expect(output.contains("warning: text \"Total\": has the fixed font of 17 points ["))
      #expect(!output.contains("[control-missing-name]"))
    }
  }

  @Test("in a whole app, a xib that nothing shows is counted and not checked")
  func unshown() throws {
    let app = "\n@main class AppDelegate { func start() { window.makeKeyAndVisible() } }\n"
    let unused = try findings(Self.home("") + app)
    #expect(!unused.contains("has no label"))
    #expect(unused.contains("skipped"))
    let used = try findings(Self.home("") + app + "func show() -> HomeView { HomeView() }")
    #expect(used.contains("has no label; no code in HomeView sets its label"))
    let loaded = try findings(Self.home("") + app + "func show() { load(nib: \"Home\") }")
    #expect(loaded.contains("has no label"))
  }

  private func output(_ files: [String: String], _ rules: String...) throws -> String {
    try Tool.withFiles(files) { folder in
      try Tool.run([".", "--no-config"] + rules.flatMap { ["--only", $0] }, in: folder).output
    }
  }

  @Test("a xib counts as shown if its owner is in another interface file")
  func ownerInStoryboard() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Bar"/>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="100"/><subviews>
      <label text="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></view></objects></document>
      """
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <view id="b" customClass="Bar"><rect key="frame" x="0" y="8" width="390" height="100"/></view>
      </subviews></view></objects></document>
      """
    let bar =
      "@main class AppDelegate { func start() { nib(named: \"Home\"); window.makeKeyAndVisible() } }\nclass Bar: UIView { func load() { nib(named: \"Bar\") } }"
    let found = try output(["Bar.xib": xib, "Home.xib": screen, "Bar.swift": bar], "fixed-font")
    #expect(found.contains("Bar.xib:4:1: warning: text \"Total\": has the fixed font"))
    let alone = try output(["Bar.xib": xib, "Bar.swift": bar], "fixed-font")
    #expect(!alone.contains("[fixed-font]"))
  }

  @Test("a prototype cell that no code dequeues is counted and not checked")
  func unusedPrototype() throws {
    let table = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"/>
      <tableView dataMode="prototypes" id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><prototypes>
      <tableViewCell reuseIdentifier="row" id="c"><rect key="frame" x="0" y="0" width="390" height="60"/>
      <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="390" height="60"/><subviews>
      <label text="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
      """
    func found(_ code: String) throws -> String {
      let code = "@main class AppDelegate { func start() { window.makeKeyAndVisible(with: Home()) } }\n" + code
      return try output(["Home.xib": table, "Home.swift": code], "fixed-font")
    }
    #expect(try found("class Home { func cell() { dequeue(\"row\") } }").contains("[fixed-font]"))
    let unused = try found("class Home { func cell() { dequeue(\"other\") } }")
    #expect(!unused.contains("[fixed-font]"))
    #expect(unused.contains("skipped"))
    #expect(try output(["Home.xib": table, "Home.swift": "class Home {}"], "fixed-font").contains("[fixed-font]"))
  }

  @Test("the colors that code sets are those of the same view in a part that is shown later")
  func colorsOfHiddenPart() throws {
    func view(_ id: String, _ rest: String, _ y: Int) -> String {
      "<view id=\"\(id)\" \(rest)><rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"390\" height=\"50\"/>"
        + "<color key=\"backgroundColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
        + "<subviews><label text=\"Total\" id=\"l\(id)\"><rect key=\"frame\" x=\"20\" y=\"8\" width=\"90\" height=\"20\"/>"
        + "<color key=\"textColor\" red=\"0.8\" green=\"0.8\" blue=\"0.8\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
        + "</label></subviews></view>"
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
      <outlet property="first" destination="la" id="1"/><outlet property="second" destination="lb" id="2"/>
      <outlet property="panel" destination="b" id="3"/>
      </connections></placeholder>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      \(view("a", "", 50))
      \(view("b", "hidden=\"YES\"", 150))
      </subviews></view></objects></document>
      """
    let code = """
      class Home: UIViewController {
        @IBOutlet var first: UILabel!
        @IBOutlet var second: UILabel!
        @IBOutlet var panel: UIView!
        func show() {
          panel.isHidden = false
          first.textColor = .black
          second.textColor = UIColor(white: 0.7, alpha: 1)
        }
      }
      """
    let found = try output(["Home.xib": xib, "Home.swift": code], "text-contrast")
    #expect(found.contains("has text in #B3B3B3 on #FFFFFF"))
    #expect(!found.contains("#000000"))
    #expect(!found.contains("#CCCCCC"))
  }

  @Test("a view whose class inherits from UIButton is a button")
  func buttonByCode() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
      <outlet property="pay" destination="b" id="1"/></connections></placeholder>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <view id="b" customClass="PayButton"><rect key="frame" x="20" y="8" width="90" height="44"/></view>
      </subviews></view></objects></document>
      """
    func found(_ superclass: String, _ body: String) throws -> String {
      let home = "class Home: UIViewController { @IBOutlet var pay: PayButton!\n func show() { \(body) } }"
      let code = home + "\nclass Big: \(superclass) {}\nclass PayButton: Big {}"
      return try output(["Home.xib": xib, "Home.swift": code], "unreachable-control", "control-missing-name")
    }
    let tap = "pay.addTarget(self, action: #selector(go), for: .touchUpInside)"
    #expect(try !found("UIButton", tap + "; pay.setTitle(name, for: .normal)").contains(": error: "))
    #expect(try found("UIButton", tap).contains("has no label"))
    #expect(try !found("UIView", "").contains("has no label"))
  }

  @Test("text in the color of its background is counted as not checked in an interface file")
  func sameColor() throws {
    func white(_ key: String) -> String {
      "<color key=\"\(key)\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>\(white("backgroundColor"))<subviews>
      <label text="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>\(white("textColor"))</label>
      </subviews></view></objects></document>
      """
    let found = try output(["Home.xib": xib], "text-contrast")
    #expect(!found.contains("[text-contrast]"))
    #expect(found.contains("not checked: text-contrast"))
  }

  @Test("a storyboard that nothing refers to is counted and not checked")
  func unnamedStoryboard() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="V">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    func found(_ code: String, _ file: String = "Pay.storyboard") throws -> String {
      try output(
        [
          file: storyboard,
          "App.swift": "@main class AppDelegate { func start() { window.makeKeyAndVisible() } }\n" + code,
        ], "fixed-font")
    }
    #expect(try found("let a = UIStoryboard(name: \"Pay\", bundle: nil)").contains("[fixed-font]"))
    #expect(try found("enum Board { case pay }").contains("[fixed-font]"))
    #expect(try found("class PayViewController {}\nlet a = PayViewController.load()").contains("[fixed-font]"))
    #expect(try found("load(\"Pay\")", "Pay~ipad.storyboard").contains("[fixed-font]"))
    #expect(try found("load(\"Pay_iPhone\")", "Pay_iPhone.storyboard").contains("[fixed-font]"))
    let unnamed = try found("let a = \"Other\"")
    #expect(!unnamed.contains("[fixed-font]"))
    #expect(unnamed.contains("skipped"))
  }

  @Test("a runtime attribute does what the property of the app does")
  func attributeOfExtension() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="style" value="body"/></userDefinedRuntimeAttributes>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></view></objects></document>
      """
    func found(_ font: String, of type: String = "UILabel") throws -> Bool {
      let code = "extension \(type) { @IBInspectable var style: String? { get { nil } set { font = \(font) } } }"
      return try output(["Home.xib": xib, "A.swift": code], "fixed-font").contains("warning: text \"Total\"")
    }
    #expect(try !found("UIFontMetrics.default.scaledFont(for: base)"))
    #expect(try found(".systemFont(ofSize: 14)"))
    #expect(try found("UIFontMetrics.default.scaledFont(for: base)", of: "UITextField"))
  }

  @Test("a runtime attribute of the control's own class does what that class does with it")
  func attributeOfClass() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button id="b" customClass="DigitButton"><rect key="frame" x="20" y="80" width="90" height="90"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="digit" value="1"/></userDefinedRuntimeAttributes></button>
      </subviews></view></objects></document>
      """
    func found(_ code: String) throws -> Bool {
      let output = try output(["Home.xib": xib, "A.swift": code], "control-missing-name")
      return output.contains("error: button")
    }
    let label = "let digitLabel = UILabel()"
    #expect(
      try found("class DigitButton: UIButton { \(label)\nvar digit = \"\" { didSet { digitLabel.text = digit } } }"))
    #expect(
      try !found("class DigitButton: UIButton { var digit = \"\" { didSet { setTitle(digit, for: .normal) } } }"))
    #expect(try !found("class DigitButton: UIButton { var digit = \"\" { didSet { titleLabel?.text = digit } } }"))
    #expect(try !found("class DigitButton: UIButton { var digit = \"\" { didSet { accessibilityLabel = digit } } }"))
    #expect(try !found("class DigitButton: UIButton {}"))
  }

  @Test("runtime attributes of a cell whose class was read say nothing of the labels in it")
  func attributesOfCell() throws {
    func output(_ code: String) throws -> String {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell id="C" customClass="NameCell"><rect key="frame" x="0" y="0" width="390" height="64"/>
        <tableViewCellContentView key="contentView" id="V"><rect key="frame" x="0" y="0" width="390" height="64"/>
        <subviews><label text="Your name" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        </tableViewCellContentView>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="frameColor">
        <color key="value" red="0" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
        </tableViewCell></objects></document>
        """
      return try self.output(["NameCell.xib": xib, "NameCell.swift": code], "fixed-font")
    }
    let declaration = "@IBOutlet var nameLabel: UILabel!"
    let known = try output(
      "class NameCell: UITableViewCell { \(declaration)\n @IBInspectable var frameColor = UIColor.red }")
    #expect(known.contains("no code in NameCell sets its font"))
    #expect(try !output("class Other {}").contains("no code in"))
  }

  @Test("a border in a color says nothing of the color of a title")
  func borderColor() throws {
    func output(_ path: String) throws -> String {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/><subviews>
        <button id="b"><rect key="frame" x="20" y="80" width="90" height="44"/>
        <fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="Pay">
        <color key="titleColor" red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="calibratedRGB"/></state>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="\(path)">
        <color key="value" red="0" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>
        </subviews></view></objects></document>
        """
      return try self.output(["Home.xib": xib, "A.swift": "class A {}"], "text-contrast")
    }
    #expect(try output("borderColor").contains("error: button \"Pay\": has text in #CCCCCC on #FFFFFF"))
    #expect(try !output("accentColor").contains("error: button"))
  }

  @Test("a class that follows touches and exposes nothing fails; one that is made of controls does not")
  func ownControl() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <view id="p" customClass="PagerControl"><rect key="frame" x="20" y="80" width="90" height="44"/></view>
      </subviews></view></objects></document>
      """
    func output(_ body: String) throws -> String {
      try self.output(["Home.xib": xib, "A.swift": "class PagerControl: UIView { \(body) }"], "undescribed-control")
    }
    let touches = "override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { next() }"
    #expect(try output(touches).contains("warning: PagerControl"))
    #expect(try output("\(touches)\nfunc f() { isAccessibilityElement = true }").contains("PagerControl") == false)
    #expect(try !output("func f() { let b = UIButton(type: .system); addSubview(b) }").contains("PagerControl"))
    #expect(try !output("let next = UIButton()").contains("PagerControl"))
    #expect(try !output("func touchesBegan() {}").contains("warning: PagerControl"))
    let hides = "override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { endEditing(true) }"
    #expect(try !output(hides).contains("warning: PagerControl"))
    let own = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PagerControl"/>
      <view id="V"><rect key="frame" x="0" y="0" width="90" height="44"/></view></objects></document>
      """
    let files = ["Home.xib": xib, "Pager.xib": own, "A.swift": "class PagerControl: UIView { \(touches) }"]
    #expect(try !self.output(files, "undescribed-control").contains("is named PagerControl"))
    // Neither is known: a person has to look.
    let open = try output("var count = 0")
    #expect(!open.contains("warning: PagerControl"))
    #expect(open.contains("to review"))
  }

  @Test("a view of the app's own that is an accessibility element hides the controls that it is made of")
  func hiddenControls() throws {
    func output(_ body: String, isElement: Bool = true) throws -> String {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <view id="f" customClass="NameInput"><rect key="frame" x="20" y="80" width="200" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Name">
        <bool key="isElement" value="\(isElement ? "YES" : "NO")"/></accessibility></view>
        </subviews></view></objects></document>
        """
      let code = "class NameInput: UIView { \(body) }"
      return try self.output(["Home.xib": xib, "A.swift": code], "nested-interactive")
    }
    let field = "@IBOutlet var field: UITextField!"
    #expect(
      try output(field).contains("hides the controls that NameInput is made of from assistive technology"))
    #expect(try !output(field, isElement: false).contains("NameInput"))
    #expect(try !output("var name = 1").contains("NameInput"))
    #expect(try !output("func a() { UIButton.appearance().tintColor = .red }").contains("NameInput"))
    #expect(try !output(field + "\noverride func accessibilityActivate() -> Bool { true }").contains("NameInput"))
    #expect(try !output(field + "\nfunc a() { isAccessibilityElement = false }").contains("error:"))
  }

  @Test("a label that recognizes taps once a link is put into it is no target everywhere")
  func tapOfMethod() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label text="Name" id="l" customClass="LinkLabel"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <constraints><constraint firstAttribute="height" constant="20" id="c"/></constraints></label>
      </subviews></view></objects></document>
      """
    func output(_ body: String) throws -> String {
      let tap = "addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"
      let code = "class LinkLabel: UILabel { \(body)\n func makeTappable() { \(tap) } }"
      return try self.output(["Home.xib": xib, "A.swift": code], "target-size", "interactive-without-trait")
    }
    #expect(try !output("func show(_ link: Link) { makeTappable() }").contains("\"Name\""))
    #expect(try output("override func awakeFromNib() { makeTappable() }").contains("\"Name\""))
    #expect(
      try output(
        "required init?(coder: NSCoder) { super.init(coder: coder); setUp() }\nfunc setUp() { addTaps() }\n"
          + "func addTaps() { makeTappable() }"
      ).contains("\"Name\""))
    // A file is decoded.
    let other = "convenience init() { self.init(frame: .zero); setUp() }\nfunc setUp() { makeTappable() }"
    #expect(try !output(other).contains("\"Name\""))
  }

  @Test("what is drawn with an alpha of 0 is audited as it would be once shown, on what is around it")
  func transparent() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
      <outlet property="panel" destination="p" id="1"/></connections></placeholder>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/><subviews>
      <view id="p" alpha="0.0"><rect key="frame" x="0" y="80" width="390" height="100"/><subviews>
      <label text="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
      <color key="textColor" red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="calibratedRGB"/>
      </label></subviews></view></subviews></view></objects></document>
      """
    func found(_ body: String) throws -> String {
      let code = "class Home: UIViewController { @IBOutlet var panel: UIView!\n func show() { \(body) } }"
      return try output(["Home.xib": xib, "Home.swift": code], "text-contrast")
    }
    #expect(try found("panel.alpha = 1").contains("has text in #CCCCCC on #FFFFFF"))
    #expect(try !found("").contains("[text-contrast]"))
  }

  @Test("files that no target of the project builds are counted and not checked")
  func leftover() throws {
    func output(_ files: [String: String]) throws -> String {
      try Tool.withFiles(files) { folder in
        try Tool.run([".", "--no-config", "--only", "fixed-font"], in: folder).output
      }
    }
    let member = "A1 /* Home.xib in Resources */ = {isa = PBXBuildFile; };"
    let other = "A1 /* Away.xib in Resources */ = {isa = PBXBuildFile; };"
    let project = "App.xcodeproj/project.pbxproj"
    #expect(try output(["Home.xib": Self.xib, project: member]).contains("[fixed-font]"))
    let leftOver = try output(["Home.xib": Self.xib, project: other])
    #expect(!leftOver.contains("[fixed-font]"))
    #expect(leftOver.contains("skipped: 2 views of unreachable scenes"))
    // A package lists no files, and another folder's project says nothing of this one.
    #expect(try output(["Kit/Home.xib": Self.xib, "Kit/Package.swift": "", project: other]).contains("[fixed-font]"))
    #expect(try output(["Home.xib": Self.xib, "Demo/" + project: other]).contains("[fixed-font]"))
  }

  @Test("a copy of a file that the project has elsewhere is counted and not checked")
  func copies() throws {
    func output(_ files: [String], group: String) throws -> String {
      let project = """
        { objects = {
        A1 /* Home.xib in Resources */ = {isa = PBXBuildFile; fileRef = B1 /* Home.xib */; };
        B1 /* Home.xib */ = {isa = PBXFileReference; path = Home.xib; sourceTree = "<group>"; };
        C1 = { isa = PBXGroup; children = ( C2 /* New */, ); sourceTree = "<group>"; };
        C2 /* New */ = { isa = PBXGroup; children = ( B1 /* Home.xib */, ); \(group) };
        }; }
        """
      let copies = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.xib) })
      return try Tool.withFiles(copies.merging(["App.xcodeproj/project.pbxproj": project]) { $1 }) { folder in
        try Tool.run([".", "--no-config", "--only", "fixed-font"], in: folder).output
      }
    }
    let new = #"path = New; sourceTree = "<group>";"#
    let copied = try output(["New/Home.xib", "Old/Home.xib"], group: new)
    #expect(copied.contains("New/Home.xib") && !copied.contains("Old/Home.xib"))
    #expect(copied.contains("skipped: 2 views of unreachable scenes"))
    // Without the file that the project names, or where its place is unknown, any may be the one.
    #expect(try output(["Old/Home.xib"], group: new).contains("[fixed-font]"))
    let unknown = try output(["New/Home.xib", "Old/Home.xib"], group: "path = New; sourceTree = BUILT_PRODUCTS_DIR;")
    #expect(unknown.contains("New/Home.xib") && unknown.contains("Old/Home.xib"))
  }

  @Test("a range that code sets is asked about, one that it leaves alone is a fault")
  func range() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player"><connections>
      <outlet property="view" destination="v" id="1"/><outlet property="time" destination="s" id="2"/>
      </connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <slider minValue="0.0" maxValue="0.0" id="s"><rect key="frame" x="20" y="100" width="350" height="44"/>
      </slider></subviews></view></objects></document>
      """
    func found(_ body: String) throws -> String {
      let code = "class Player: UIViewController { @IBOutlet var time: UISlider!\n func show() { \(body) } }"
      return try Tool.withFiles(["Player.xib": xib, "Player.swift": code]) { folder in
        try Tool.run([".", "--no-config", "--reviews", "--only", "invalid-range"], in: folder).output
      }
    }
    #expect(try found("time.maximumValue = length").contains("review: slider"))
    let untouched = try found("")
    #expect(untouched.contains("has an empty range") && !untouched.contains("review: slider"))
  }

  @Test("elements that a cell's own class lists make open what its parts expose")
  func ownElements() throws {
    let cell = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="C" customClass="PayCell"><rect key="frame" x="0" y="0" width="390" height="80"/>
      <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="390" height="80"/>
      <subviews><imageView userInteractionEnabled="YES" image="ic_pay" id="b">
      <rect key="frame" x="20" y="20" width="44" height="44"/><gestureRecognizers/>
      <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="2"/></connections>
      </imageView></subviews></tableViewCellContentView>
      <connections><outlet property="payView" destination="b" id="1"/></connections>
      </tableViewCell><tapGestureRecognizer id="t"><connections>
      <action selector="pay:" destination="C" id="3"/></connections></tapGestureRecognizer></objects></document>
      """
    func output(_ body: String) throws -> String {
      try Tool.withTemporaryFolder { folder in
        let source =
          "class PayCell: UITableViewCell {\n@IBOutlet var payView: UIImageView!\nfunc awake() { \(body) }\n}"
        try cell.write(to: folder.appending(path: "Pay.xib"), atomically: true, encoding: .utf8)
        try source.write(to: folder.appending(path: "PayCell.swift"), atomically: true, encoding: .utf8)
        return try Tool.run([".", "--no-config", "--only", "unreachable-control"], in: folder).output
      }
    }
    #expect(try output("").contains("error: image"))
    #expect(
      try output("accessibilityElements = [title]").contains("PayCell.swift:3, correct?"))
  }

  @Test("colors that code sets are measured; of a color set the catalog tells")
  func colors() throws {
    let gray = Self.xib.replacing(
      #"pointSize="17"/>"#, with: #"pointSize="17"/><color key="textColor" white="0.7" alpha="1"/>"#
    ).replacing("</subviews>", with: #"</subviews><color key="backgroundColor" white="1" alpha="1"/>"#).replacing(
      "</document>",
      with: ["Brand", "Lost", "Dark"].map {
        "<namedColor name=\"\($0)\"><color white=\"0.7\" alpha=\"1\"/></namedColor>"
      }
      .joined() + "</document>")
    let white = "<color key=\"textColor\" white=\"0.7\" alpha=\"1\"/>"
    let darkSet = """
      {"colors": [{"idiom": "universal", "color": {"components": {"white": "0.1", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"components": {"white": "0.9", "alpha": "1.000"}}}]}
      """
    func output(_ body: String, gray text: String = white, style: String = "Automatic") throws -> String {
      try Tool.withFiles(["Home.xib": gray.replacing(white, with: text), "Home.swift": Self.home(body)]) { folder in
        for (name, space) in [("Brand", "srgb"), ("Wide", "display-p3")] {
          let set = folder.appending(path: "Assets.xcassets/\(name).colorset")
          try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
          let contents = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)", "components":
            {"red": "0x20", "green": "0x20", "blue": "32", "alpha": "1.000"}}}]}
            """
          try contents.write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
        }
        let set = folder.appending(path: "Assets.xcassets/Dark.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try darkSet.write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
        try "<dict>\n\t<key>UIUserInterfaceStyle</key>\n\t<string>\(style)</string>\n</dict>".write(
          to: folder.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
        return try Tool.run([".", "--no-config", "--only", "text-contrast"], in: folder).output
      }
    }
    #expect(try output("").contains("has text in #B3B3B3 on #FFFFFF"))
    #expect(try output("titleLabel.textColor = .black").contains("settled in code: 1"))
    #expect(try output("titleLabel.textColor = UIColor(named: \"Brand\")").contains("settled in code: 1"))
    #expect(try output("titleLabel.textColor = R.color.wide()!").contains("settled in code: 1"))
    let gold = try output("titleLabel.textColor = UIColor(white: 0.8, alpha: 1)")
    #expect(gold.contains("error: text \"Total\": has text in #CCCCCC on #FFFFFF"))
    #expect(gold.contains("; code sets these colors ["))
    // A font from code may be a large one.
    let middle = { try output($0, gray: "<color key=\"textColor\" white=\"0.5\" alpha=\"1\"/>") }
    #expect(try middle("").contains("error: text"))
    #expect(try middle("titleLabel.font = .boldSystemFont(ofSize: 14)").contains("needs 4.5:1, or 3:1 if it is large"))
    #expect(try output("titleLabel.textColor = theme.text").contains(", correct?"))
    #expect(try output("titleLabel.textColor = .lightGray; titleLabel.text = name").contains("#AAAAAA on #FFFFFF"))
    #expect(
      try output("titleLabel.textColor = UIColor.lightGray", gray: "<nil key=\"textColor\"/>").contains("#AAAAAA on"))
    // A color of a library: nothing is known of it.
    let library = try output("titleLabel.textColor = .brandOfLibrary")
    #expect(library.contains(", correct?"))
    #expect(!library.contains("settled in code"))
    // The document's copy of a color set is older than the set.
    let copy = try output("", gray: "<color key=\"textColor\" name=\"Brand\"/>")
    #expect(!copy.contains("has text in"))
    #expect(try output("", gray: "<color key=\"textColor\" name=\"Lost\"/>").contains("has text in #B3B3B3"))
    // In the dark appearance it has another color, unless the app is always in the light one.
    let dark = { (style: String) in try output("", gray: "<color key=\"textColor\" name=\"Dark\"/>", style: style) }
    #expect(try dark("Automatic").contains("in the dark appearance"))
    #expect(try !dark("Light").contains("in the dark appearance"))
    // On black the gray can be read.
    #expect(try output("view.backgroundColor = .black").contains(", correct?") == false)
  }

  @Test("a field that is disabled, and that no code can enable, is not typed in")
  func disabled() throws {
    let field = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <textField enabled="NO" placeholder="1" id="f"><rect key="frame" x="20" y="80" width="12" height="12"/></textField>
      </subviews></view></objects></document>
      """
    func output(_ xib: String) throws -> String {
      try Tool.withFiles(["Home.xib": xib]) { folder in
        try Tool.run([".", "--no-config", "--only", "placeholder-only-name"], in: folder).output
      }
    }
    #expect(!(try output(field).contains("[placeholder-only-name]")))
    #expect(try output(field.replacing(#"enabled="NO" "#, with: "")).contains("[placeholder-only-name]"))
  }

  @Test("--no-code reads no source, and a named file is read with --sources alone")
  func options() throws {
    let source = Self.home("closeButton.accessibilityLabel = name")
    #expect(try findings(source, [".", "--no-code"]).contains("review: button (image"))
    #expect(try findings(source, ["Home.xib"]).contains("review: button (image"))
  }
}
