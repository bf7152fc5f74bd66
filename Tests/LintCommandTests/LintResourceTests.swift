import Foundation
import TestSupport
import Testing

/// What lies next to the source in the folders that are linted.
@Suite struct LintResourceTests {
  private static let row = """
    import SwiftUI
    struct Row: View {
      var body: some View { Text(name).font(.body).foregroundStyle(Color("Dim")).background(.white) }
    }

    """
  private static let pale = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0xBE", "green": "0xBE", "blue": "0xBE", "alpha": "1.000"}}}]}
    """
  private static let path = "App/Assets.xcassets/Dim.colorset/Contents.json"

  @Test("a color set in a folder that is linted is read, and elsewhere or next to a single file it is not")
  func colors() throws {
    try LintProject.with(["App/Row.swift": Self.row, Self.path: Self.pale]) { folder in
      let run = try Tool.lint(["App"], in: folder)
      #expect(LintProject.findings(run) == ["Row.swift warning literal-contrast"])
      #expect(run.output.contains("has a contrast ratio of 1.8:1, needs 4.5:1"))
      #expect(try LintProject.findings(Tool.lint(["App/Row.swift"], in: folder)) == [])
      #expect(try LintProject.findings(Tool.lint(["App/*.swift"], in: folder)) == [])
      try LintProject.write("Assets.xcassets\n", ".gitignore", in: folder)
      #expect(try LintProject.findings(Tool.lint(["App"], in: folder)) == [])
    }
  }

  @Test("one that is not a color set is reported and counted where a rule asks for it, and fails nothing")
  func broken() throws {
    try LintProject.with(["App/Row.swift": Self.row, "Other/A.swift": "let a = 1\n", Self.path: "{"]) { folder in
      let run = try Tool.lint(["App", "--report", "json=a.json", "--report", "text"], in: folder)
      #expect(
        run
          == .init(
            status: 0,
            output:
              "no findings\n1 font in 1 file · 1 file not checked in full\n",
            errors:
              "\(Self.path):1:1: warning: the file does not parse: not a color set; its contents are ignored\n"
          ))
      #expect(try String(contentsOf: folder.appending(path: "a.json"), encoding: .utf8).contains("not a color set"))
      try LintProject.write("let a = 1\n", "App/Row.swift", in: folder)
      #expect(try Tool.lint(["App"], in: folder).errors == "")
    }
  }

  private static let form = """
    import UIKit
    class Form: UIViewController {
      @IBOutlet var closeButton: UIButton!
      @IBOutlet var moreButton: UIButton!
      @IBOutlet var volume: UISlider!
      @IBOutlet var card: UIView!
      @IBOutlet var strange: UIView!
      override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setImage(UIImage(named: "ic_close"), for: .normal)
        moreButton.setImage(UIImage(named: "ic_more"), for: .normal)
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        strange.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      }
    }

    """
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form"><view key="view" id="v"><subviews>
    <button id="a"><state key="normal" image="ic_close"/></button>
    <button id="b"><accessibility key="accessibilityConfiguration" label="More"/><state key="normal"/></button>
    <slider id="d"/><view id="e"/>
    </subviews></view><connections><outlet property="closeButton" destination="a" id="1"/>
    <outlet property="moreButton" destination="b" id="2"/><outlet property="volume" destination="d" id="3"/>
    <outlet property="card" destination="e" id="4"/></connections></viewController></objects></scene></scenes></document>
    """

  @Test("what an interface file says of an outlet counts: its label is found, and so is that it has none")
  func outlets() throws {
    try LintProject.with(["App/Form.swift": Self.form, "App/Main.storyboard": Self.storyboard]) { folder in
      let run = try Tool.lint(["App", "--reviews"], in: folder)
      #expect(
        run.output.contains("closeButton: is a button with an image but no label, here and in its interface file"))
      #expect(run.output.contains("volume: is a slider without a label, here and in its interface file"))
      #expect(!run.output.contains("moreButton"))
      #expect(
        LintProject.findings(run).sorted() == [
          "Form.swift error image-only-button", "Form.swift error input-without-name",
          "Form.swift error tap-without-trait", "Form.swift review tap-without-trait",
        ])
      // Without the file nothing is known of its outlets.
      #expect(
        try LintProject.findings(Tool.lint(["App/Form.swift"], in: folder))
          == ["Form.swift review tap-without-trait", "Form.swift review tap-without-trait"])
    }
  }

  @Test(
    "an interface file that cannot be read is reported and counted, and its outlets are not known",
    arguments: [
      (Self.storyboard.replacingOccurrences(of: "</subviews>", with: ""), ":7:1"), ("", ":1:1"),
      (Self.storyboard.replacingOccurrences(of: "<scenes>", with: "<<<<<<< HEAD\n<scenes>"), ":3:1"),
      (String(repeating: "<view>", count: 20_000) + String(repeating: "</view>", count: 20_000), ":1:"),
    ])
  func damagedInterfaceFile(_ storyboard: String, _ place: String) throws {
    try LintProject.with(["App/Form.swift": Self.form, "App/Main.storyboard": storyboard]) { folder in
      let run = try Tool.lint(["App", "--report", "json=a.json", "--report", "text"], in: folder)
      #expect(run.errors.hasPrefix("App/Main.storyboard\(place)"), "\(run.errors)")
      #expect(run.errors.contains(": warning: the file does not parse: "))
      #expect(run.errors.hasSuffix("; its contents are ignored\n"))
      #expect(run.output.contains(" · 1 file not checked in full"))
      #expect(run.status == 0)
      #expect(try String(contentsOf: folder.appending(path: "a.json"), encoding: .utf8).contains("App/Main.storyboard"))
    }
  }

  private static let actions = """
    import UIKit
    class Form: UIViewController {
      @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
      @IBAction private func save() { store.save() }
      @IBAction func pick(sender: Any, for event: UIEvent) { open() }
      @IBAction func like(_ sender: UIButton) { sender.setTitle(liked, for: .normal) }
      @objc(other:) @IBAction func renamed(_ sender: Any) { open() }
    }

    """

  @Test("an image view in a hidden view of its interface file shows no state")
  func hiddenImage() throws {
    let code = """
      class SongCell: UITableViewCell {
        @IBOutlet var lock: UIImageView!
        func show(_ song: Song) { lock.isHidden = !song.isLocked }
      }
      let cell = SongCell()
      """
    for (hidden, expected) in [("", ["SongCell.swift review state-in-image"]), ("hidden=\"YES\"", [])] {
      let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell id="c" customClass="SongCell"><view key="contentView" id="v"><subviews>
        <view id="w" \(hidden)><subviews><imageView id="i"/></subviews></view></subviews></view>
        <connections><outlet property="lock" destination="i" id="o"/></connections></tableViewCell></objects></document>
        """
      try LintProject.with(["App/SongCell.swift": code, "App/SongCell.xib": xib]) { folder in
        let found = LintProject.findings(try Tool.lint(["App", "--reviews"], in: folder))
        #expect(found == expected, "\(hidden)")
      }
    }
  }

  /// The findings on a class of one outlet, with the outlets of one scene for each object.
  private func outlet(_ type: String, _ objects: [String], _ more: String = "") throws -> [String] {
    let code = """
      class Page: UIViewController {
        @IBOutlet private var part: \(type)!
        @IBAction func turn(_ sender: Any) { show(sender) }
      }
      let page = Page()
      \(more)
      """
    var files = ["App/Page.swift": code]
    for (number, object) in objects.enumerated() {
      files["App/Page\(number).xib"] = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
        <outlet property="part" destination="i" id="o"/></connections></placeholder>
        <view id="v"><subviews>\(object)</subviews></view></objects></document>
        """
    }
    var found: [String] = []
    try LintProject.with(files) { folder in
      found = LintProject.findings(try Tool.lint(["App", "--reviews"], in: folder))
    }
    return found
  }

  @Test("a page control of an interface file with an action and without")
  func pageControls() throws {
    let connected = """
      <pageControl id="i"><connections><action selector="turn:" destination="-1" eventType="valueChanged" id="a"/>
      </connections></pageControl>
      """
    #expect(try outlet("UIPageControl", [connected]) == [])
    #expect(
      try outlet("UIPageControl", ["<pageControl id=\"i\"/>"]) == ["Page.swift warning page-control-does-nothing"])
  }

  @Test("buttons that have kept the title of Interface Builder, behind outlets")
  func defaultTitles() throws {
    let image = "<button id=\"i\"><state key=\"normal\" title=\"Button\" image=\"ic\"/></button>"
    #expect(try outlet("UIButton", [image]) == ["Page.swift error image-only-button"])
    let bar =
      "<navigationBar id=\"n\"><items><navigationItem id=\"t\"><barButtonItem key=\"leftBarButtonItem\" id=\"i\" "
    #expect(
      try outlet("UIBarButtonItem", [bar + "title=\"Item\" image=\"ic\"/></navigationItem></items></navigationBar>"])
        == ["Page.swift error image-only-button"])
    let named = bar + "title=\"Items\" image=\"ic\"/></navigationItem></items></navigationBar>"
    #expect(try outlet("UIBarButtonItem", [named]) == [])
  }

  @Test("a button with the default title that another file may give one")
  func titledElsewhere() throws {
    let code =
      "class Rows: UIViewController { func show(_ cell: ButtonCell) { cell.pay.setTitle(name, for: .normal) } }"
    let cell = "class ButtonCell: UITableViewCell { @IBOutlet weak var pay: UIButton! }\nlet cell = ButtonCell()"
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="c" customClass="ButtonCell"><view key="contentView" id="v"><subviews>
      <button id="i"><state key="normal" title="Button" image="ic"/></button></subviews></view>
      <connections><outlet property="pay" destination="i" id="o"/></connections></tableViewCell></objects></document>
      """
    let files = ["App/Rows.swift": code, "App/ButtonCell.swift": cell, "App/ButtonCell.xib": xib]
    try LintProject.with(files) { folder in
      let found = LintProject.findings(try Tool.lint(["App", "--reviews"], in: folder))
      #expect(found == ["ButtonCell.swift review image-only-button"])
    }
  }

  @Test("a button of a custom class that sets its image, in an interface file")
  func imageOfClass() throws {
    let button = "<button id=\"i\" customClass=\"IconButton\"><state key=\"normal\" title=\"Button\"/></button>"
    let code = "class IconButton: UIButton { func show() { setImage(icon, for: .normal) } }"
    #expect(try outlet("IconButton", [button], code) == ["Page.swift error image-only-button"])
    #expect(try outlet("IconButton", [button], code + "\nlet icon = IconButton()") == [])
    #expect(
      try outlet("IconButton", [button], code.replacing("show()", with: "show() { setTitle(name) }; func draw()")) == []
    )
  }

  @Test("of a hidden and a shown object behind one outlet, the shown one counts")
  func hiddenTwin() throws {
    let blank = "<button id=\"i\"/>"
    let hidden =
      "<view id=\"h\" hidden=\"YES\"><subviews><button id=\"i\"><state key=\"normal\" title=\"Pay\"/></button></subviews></view>"
    #expect(try outlet("UIButton", [hidden]) == [])
    #expect(try outlet("UIButton", [hidden, blank]) == ["Page.swift error blank-button"])
    #expect(try outlet("UIButton", [blank, hidden]) == ["Page.swift error blank-button"])
  }

  /// One button that calls an action of the form.
  private func action(
    _ selector: String, of content: String, _ attributes: String = "", _ more: String = "", _ code: String = ""
  ) throws -> [String] {
    let button =
      "<button \(attributes) id=\"a\">\(content)<connections><action selector=\"\(selector)\" destination=\"c\" "
      + "eventType=\"touchUpInside\" id=\"9\"/></connections></button>"
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form"><view key="view" id="v">
      <subviews>\(button)</subviews></view>\(more)</viewController></objects></scene></scenes></document>
      """
    var found: [String] = []
    try LintProject.with(["App/Form.swift": Self.actions + code, "App/Main.storyboard": storyboard]) { folder in
      found = LintProject.findings(try Tool.lint(["App"], in: folder))
    }
    return found
  }

  @Test("a button of an interface file that only its action leads to")
  func buttonsWithoutOutlets() throws {
    let image = "<state key=\"normal\" image=\"ic_close\"/>"
    let blank = "<state key=\"normal\"/>"
    // The last one as Swift 2 named it.
    for selector in ["close:", "save", "pickWithSender:for:", "pick:for:"] {
      #expect(try action(selector, of: image) == ["Form.swift error image-only-button"], "\(selector)")
      #expect(try action(selector, of: blank) == ["Form.swift error blank-button"], "\(selector)")
    }
    for selector in ["like:", "renamed:", "close", "unknown:"] {
      #expect(try action(selector, of: image) == [], "\(selector)")
    }
    // What Interface Builder calls a new button; with a configuration it shows the title of that.
    #expect(try action("close:", of: "<state key=\"normal\" title=\"Button\"/>") == ["Form.swift error blank-button"])
    let titled = "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" title=\"Close\"/>"
    #expect(try action("close:", of: titled) == [])
    let reference = "<imageReference key=\"image\" image=\"ic_close\" catalog=\"custom\"/>"
    #expect(try action("close:", of: reference) == ["Form.swift error image-only-button"])
    // A symbol whose own name tells what the button does is no more than a notice.
    #expect(try action("close:", of: "<state key=\"normal\" image=\"trash\" catalog=\"system\"/>") == [])
  }

  @Test("a bar button that only its action leads to, which code may find by its place")
  func barButtonsWithoutOutlets() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form"><view key="view" id="v"/>
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" image="ic_save" id="a"><connections>
      <action selector="save" destination="c" id="9"/></connections></barButtonItem></navigationItem>
      </viewController></objects></scene></scenes></document>
      """
    let named = Self.actions.replacingOccurrences(
      of: "store.save()", with: "navigationItem.rightBarButtonItem?.accessibilityLabel = saved")
    for (code, expected) in [(Self.actions, ["Form.swift error image-only-button"]), (named, [])] {
      try LintProject.with(["App/Form.swift": code, "App/Main.storyboard": storyboard]) { folder in
        let run = try Tool.lint(["App"], in: folder)
        #expect(LintProject.findings(run) == expected)
        if !expected.isEmpty {
          #expect(
            run.output.contains("is the action of a bar button with an image but no label in \"Main.storyboard\""))
          #expect(run.output.contains("fix: In Interface Builder"))
        }
      }
    }
  }

  @Test(
    "what names such a button, or takes it from VoiceOver",
    arguments: [
      ("<state key=\"normal\" title=\"Close\"/>", "", ""),
      ("<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>", "", ""),
      (
        "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>", "",
        ""
      ),
      ("", "hidden=\"YES\"", ""), ("", "customClass=\"CloseButton\"", ""), ("", "enabled=\"NO\"", ""),
      ("", "buttonType=\"close\"", ""),
      (
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"xibLocKey\" value=\"close\"/></userDefinedRuntimeAttributes>",
        "", ""
      ),
      // Code has it by another name.
      ("", "", "<connections><outlet property=\"closeButton\" destination=\"a\" id=\"1\"/></connections>"),
      ("", "", "<connections><outletCollection property=\"buttons\" destination=\"a\" id=\"1\"/></connections>"),
    ])
  func namedButtonsWithoutOutlets(_ content: String, _ attributes: String, _ more: String) throws {
    #expect(try action("close:", of: content, attributes, more) == [])
  }

  @Test(
    "a bar button that a navigation item connects, a button of a class that only changes its look, and a hidden one")
  func connectedButtons() throws {
    let image = "<state key=\"normal\" image=\"ic_close\"/>"
    let outlet =
      "<navigationItem key=\"navigationItem\" id=\"n\"><connections><outlet property=\"backBarButtonItem\" "
      + "destination=\"a\" id=\"8\"/></connections></navigationItem>"
    #expect(try action("close:", of: image, "", outlet) == ["Form.swift error image-only-button"])
    let looks = "class CloseButton: UIButton { override func awakeFromNib() { layer.cornerRadius = 4 } }\n"
    let names = "class CloseButton: UIButton { override func awakeFromNib() { accessibilityLabel = close } }\n"
    for (code, expected) in [(looks, ["Form.swift error image-only-button"]), (names, [])] {
      #expect(try action("close:", of: image, "customClass=\"CloseButton\"", "", code) == expected)
    }
  }

  private static let blank = """
    import UIKit
    class Form: UIViewController {
      @IBOutlet private var addButton: UIButton!
      @IBOutlet private var titledButton: UIButton!
      @IBOutlet var volume: UISlider!
      override func viewDidLoad() {
        super.viewDidLoad()
        titledButton.setTitle(name, for: .normal)
      }
    }

    """

  @Test("an outlet to a button without title and image, and one in a hidden view")
  func blankOutlets() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form"><view key="view" id="v"><subviews>
      <button id="a"><state key="normal"/></button><button id="b"><state key="normal"/></button>
      <view id="w"><subviews><slider id="d"/></subviews></view>
      </subviews></view><connections><outlet property="addButton" destination="a" id="1"/>
      <outlet property="titledButton" destination="b" id="2"/><outlet property="volume" destination="d" id="3"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    let hidden = storyboard.replacingOccurrences(of: "<view id=\"w\">", with: "<view hidden=\"YES\" id=\"w\">")
    for (file, expected) in [
      (storyboard, ["Form.swift error blank-button", "Form.swift error input-without-name"]),
      (hidden, ["Form.swift error blank-button"]),
    ] {
      try LintProject.with(["App/Form.swift": Self.blank, "App/Main.storyboard": file]) { folder in
        let run = try Tool.lint(["App"], in: folder)
        #expect(LintProject.findings(run).sorted() == expected)
        #expect(run.output.contains("addButton: is a button with neither a title"))
        // What fills it may be a loop or a binding.
        for use in ["[addButton].forEach { $0?.setTitle(name, for: .normal) }", "title.bind(to: addButton.rx.title())"]
        {
          let code = Self.blank.replacingOccurrences(of: "super.viewDidLoad()", with: "super.viewDidLoad(); \(use)")
          try LintProject.write(code, "App/Form.swift", in: folder)
          #expect(try !LintProject.findings(Tool.lint(["App"], in: folder)).contains("Form.swift error blank-button"))
        }
      }
    }
  }

  @Test("a cell of a collection from which a segue leads")
  func cellWithSegue() throws {
    let code = """
      import UIKit
      class CourseCell: UICollectionViewCell {
        @IBOutlet private var title: UILabel!
      }

      """
    let segue = "<connections><segue destination=\"d\" kind=\"show\" id=\"9\"/></connections>"
    for (connections, expected) in [(segue, ["Cell.swift warning tap-without-trait"]), ("", [])] {
      let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects><collectionViewController id="c"><collectionView key="view" id="v"><cells>
        <collectionViewCell reuseIdentifier="course" id="a" customClass="CourseCell">\(connections)</collectionViewCell>
        </cells></collectionView></collectionViewController></objects></scene></scenes></document>
        """
      try LintProject.with(["App/Cell.swift": code, "App/Main.storyboard": storyboard]) { folder in
        let found = try LintProject.findings(Tool.lint(["App"], in: folder))
        #expect(found == expected)
      }
    }
  }

  @Test("a scene that only its identifier leads to is shown if code has the identifier")
  func namedScene() throws {
    let app = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    let storyboard = Self.storyboard.replacingOccurrences(
      of: #"<viewController id="c" "#, with: #"<viewController storyboardIdentifier="FormPage" id="c" "#)
    let unnamed = try outcomes(app, storyboard)
    #expect(unnamed.allSatisfy { $0.contains("review") } && !unnamed.isEmpty)
    for use in [#"instantiateViewController(withIdentifier: "FormPage")"#, "R.storyboard.main.formPage()"] {
      let code = app.replacingOccurrences(of: "{}", with: "{ override func f() { show(\(use)) } }")
      #expect(try outcomes(code, storyboard).contains("Form.swift error image-only-button"))
    }
  }

  @Test("a controller in a scene that nothing shows is asked about")
  func unshownScene() throws {
    let app = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    func led(_ content: String) -> String {
      Self.storyboard.replacingOccurrences(
        of: "</scenes>",
        with: #"<scene sceneID="t"><objects><viewController id="h">"# + content
          + "</viewController></objects></scene></scenes>"
      ).replacingOccurrences(of: "<document ", with: #"<document initialViewController="h" "#)
    }
    let segue = #"<connections><segue destination="c" kind="show" identifier="showForm" id="9"/></connections>"#
    let tapped = led(#"<view key="view" id="w"><subviews><button id="q">\#(segue)</button></subviews></view>"#)
    // Code has to perform the segue of a controller, and this does not.
    for storyboard in [led(""), led(segue)] {
      let reviewed = try outcomes(app, storyboard)
      #expect(reviewed.allSatisfy { $0.contains("review") } && !reviewed.isEmpty)
    }
    let performing = app.replacingOccurrences(
      of: "{}", with: #"{ override func f() { performSegue(withIdentifier: "showForm", sender: nil) } }"#)
    let initial = Self.storyboard.replacingOccurrences(of: "<document ", with: #"<document initialViewController="c" "#)
    for (code, storyboard) in [(app, Self.storyboard), (app, tapped), (performing, led(segue)), (app, initial)] {
      #expect(try outcomes(code, storyboard).contains("Form.swift error image-only-button"))
    }
    let reference = led(#"<view key="view" id="w"/>"#).replacingOccurrences(
      of: #"<viewController id="c" "#, with: #"<viewController storyboardIdentifier="form_page" id="c" "#)
    let other =
      #"<document><viewControllerPlaceholder storyboardName="Main" referencedIdentifier="form_page" id="p"/></document>"#
    #expect(try outcomes(app, reference).allSatisfy { $0.contains("review") })
    #expect(try outcomes(app, reference, other).contains("Form.swift error image-only-button"))
    for name in [
      "class Other { class var segue: String { \"showForm\" } }", "enum Segue: String { case form = \"showForm\" }",
      "struct Segue { static let form = \"showForm\" }\nlet f = Segue.form",
    ] {
      #expect(try outcomes(app + name, led(segue)).contains("Form.swift error image-only-button"), "\(name)")
    }
  }

  private func outcomes(_ app: String, _ storyboard: String, _ other: String = "<document/>") throws -> [String] {
    let files = [
      "App/Form.swift": Self.form, "App/App.swift": app, "App/Main.storyboard": storyboard,
      "App/Other.storyboard": other,
    ]
    var found: [String] = []
    try LintProject.with(files) { folder in
      found = LintProject.findings(try Tool.lint(["App", "--reviews"], in: folder))
    }
    return found
  }

  private static let cells = """
    import UIKit
    class BaseCell: UITableViewCell {
      @IBOutlet var likeButton: UIButton!
      @IBOutlet var shareButton: UIButton!
    }
    class TeamCell: BaseCell {}
    class CourtCell: BaseCell {}
    func register(_ table: UITableView) {
      table.register(UINib(nibName: "TeamCell", bundle: nil), forCellReuseIdentifier: "a")
      table.register(UINib(nibName: "CourtCell", bundle: nil), forCellReuseIdentifier: "b")
      _ = [TeamCell.self, CourtCell.self]
    }

    """

  /// A xib of a cell with two image buttons.
  private static func xib(_ name: String, shareLabel: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <tableViewCell id="c" customClass="\(name)"><tableViewCellContentView key="contentView" id="v"><subviews>
    <button id="a"><state key="normal" image="ic_like"/></button>
    <button id="b">\(shareLabel)<state key="normal" image="ic_share"/></button>
    </subviews></tableViewCellContentView><connections><outlet property="likeButton" destination="a" id="1"/>
    <outlet property="shareButton" destination="b" id="2"/></connections></tableViewCell></objects></document>
    """
  }

  @Test("outlets that a base class declares are in the interface files of the classes that derive from it")
  func inheritedOutlets() throws {
    let label = #"<accessibility key="accessibilityConfiguration" label="Share"/>"#
    let files = [
      "App/Cells.swift": Self.cells, "App/TeamCell.xib": Self.xib("TeamCell", shareLabel: ""),
      "App/CourtCell.xib": Self.xib("CourtCell", shareLabel: label),
    ]
    try LintProject.with(files) { folder in
      let run = try Tool.lint(["App"], in: folder)
      #expect(LintProject.findings(run) == ["Cells.swift error image-only-button"])
      // The other has a label in one of the two files.
      #expect(run.output.contains("likeButton"))
    }
  }

  @Test("translations next to the source make a literal one that is spoken in every language")
  func translations() throws {
    let files = [
      "App/Close.swift": "import UIKit\nfunc f(close: UIButton) { close.accessibilityLabel = \"Close\" }\n",
      "App/en.lproj/Localizable.strings": "", "App/de.lproj/Localizable.strings": "",
    ]
    try LintProject.with(files) { folder in
      let run = try Tool.lint(["App"], in: folder)
      #expect(LintProject.findings(run) == ["Close.swift warning unlocalised-accessibility-string"])
      try FileManager.default.removeItem(at: folder.appending(path: "App/de.lproj"))
      #expect(try LintProject.findings(Tool.lint(["App"], in: folder)) == [])
      // Texts are looked up, in one language so far.
      try "let title = NSLocalizedString(\"title\", comment: \"\")\n".write(
        to: folder.appending(path: "App/Title.swift"), atomically: true, encoding: .utf8)
      #expect(
        try LintProject.findings(Tool.lint(["App", "--notices"], in: folder))
          == ["Close.swift notice unlocalised-accessibility-string"])
    }
  }
}
