import Foundation
import TestSupport
import Testing

/// What code tells of whether, and together with what, something is on the screen.
@Suite struct CodeBehindScreenTests {
  private func output(_ files: [String: String], _ rules: String...) throws -> String {
    try Tool.withFiles(files) { folder in
      try Tool.run([".", "--no-config", "--reviews"] + rules.flatMap { ["--only", $0] }, in: folder).output
    }
  }

  private func xib(_ outlets: String, _ subviews: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>\(outlets)</connections></placeholder>
    <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(subviews)</subviews></view>
    </objects></document>
    """
  }

  @Test("views that cover each other are no question if code shows one of them at a time")
  func shownInTurn() throws {
    let views = """
      <label text="Terms apply" id="l"><rect key="frame" x="20" y="100" width="200" height="40"/></label>
      <view id="p"><rect key="frame" x="0" y="120" width="390" height="60"/>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/></view>
      """
    let outlet = "<outlet property=\"panel\" destination=\"p\" id=\"1\"/>"
    func found(_ code: String) throws -> String {
      let home = "class Home: UIViewController { @IBOutlet var panel: UIView!\n func show(_ flag: Bool) { \(code) } }"
      return try output(["Home.xib": xib(outlet, views), "Home.swift": home], "text-obscured")
    }
    #expect(try found("").contains("[text-obscured]"))
    #expect(try !found("panel.isHidden = flag").contains("[text-obscured]"))
  }

  @Test("two buttons in one place fail, unless code shows one of them at a time")
  func buttonsInOnePlace() throws {
    func action(_ name: String) -> String {
      "<connections><action selector=\"\(name):\" destination=\"-1\" eventType=\"touchUpInside\" id=\"\(name)\"/></connections>"
    }
    let buttons = """
      <view id="p"><rect key="frame" x="0" y="100" width="390" height="80"/><subviews>
      <button id="a"><rect key="frame" x="20" y="10" width="100" height="44"/><state key="normal" title="Pay"/>
      \(action("pay"))</button>
      </subviews></view>
      <view id="q"><rect key="frame" x="0" y="100" width="390" height="80"/><subviews>
      <button id="b"><rect key="frame" x="20" y="10" width="100" height="44"/><state key="normal" title="Send"/>
      \(action("send"))</button>
      </subviews></view>
      """
    let outlet = "<outlet property=\"panel\" destination=\"p\" id=\"1\"/>"
    func found(_ code: String) throws -> String {
      let home = "class Home: UIViewController { @IBOutlet var panel: UIView!\n func show(_ flag: Bool) { \(code) } }"
      return try output(["Home.xib": xib(outlet, buttons), "Home.swift": home], "duplicate-target")
    }
    #expect(try found("").contains("warning: button \"Pay\": has the same frame as button \"Send\""))
    #expect(try !found("panel.isHidden = flag").contains("[duplicate-target]"))
  }

  @Test("buttons that cover each other are no question if code shows one of them at a time")
  func buttonsInTurn() throws {
    let buttons = """
      <button id="b"><rect key="frame" x="20" y="100" width="200" height="50"/><state key="normal" title="Pay"/></button>
      <button id="p"><rect key="frame" x="20" y="104" width="210" height="50"/><state key="normal" title="Cancel"/></button>
      """
    let outlets =
      "<outlet property=\"pay\" destination=\"b\" id=\"1\"/><outlet property=\"cancel\" destination=\"p\" id=\"2\"/>"
    func found(_ code: String) throws -> String {
      let home =
        "class Home: UIViewController { @IBOutlet var pay: UIButton!\n @IBOutlet var cancel: UIButton!\n"
        + "func show(_ flag: Bool) { [pay, cancel].forEach { $0.addTarget(self, action: #selector(a)) }; \(code) } }"
      return try output(["Home.xib": xib(outlets, buttons), "Home.swift": home], "targets-overlap")
    }
    #expect(try found("").contains("[targets-overlap]"))
    #expect(try !found("cancel.isHidden = flag").contains("[targets-overlap]"))
    #expect(try !found("pay.alpha = flag ? 1 : 0").contains("[targets-overlap]"))
  }

  @Test("the size of a button that nothing connects is no matter, once the code was read")
  func unconnected() throws {
    func found(_ code: [String: String], outlet: String = "") throws -> Bool {
      let button =
        "<button id=\"b\"><rect key=\"frame\" x=\"20\" y=\"100\" width=\"20\" height=\"20\"/><constraints>"
        + "<constraint firstAttribute=\"width\" constant=\"20\" id=\"1\"/>"
        + "<constraint firstAttribute=\"height\" constant=\"20\" id=\"2\"/></constraints>"
        + "<state key=\"normal\" title=\"New\"/></button>"
      let files = code.merging(["Home.xib": xib(outlet, button)]) { first, _ in first }
      return try output(files, "target-size").contains("[target-size]")
    }
    let badge = "<outlet property=\"badge\" destination=\"b\" id=\"3\"/>"
    let code = ["Home.swift": "class Home: UIViewController { @IBOutlet var badge: UIButton! }"]
    #expect(try !found(code))
    #expect(try found([:]))
    #expect(try !found(code, outlet: badge))
    let connected =
      "@IBOutlet var badge: UIButton!\n func viewDidLoad() { badge.addTarget(self, action: #selector(a)) }"
    #expect(try found(["Home.swift": "class Home: UIViewController { \(connected) }"], outlet: badge))
    let streams = "@IBOutlet var badge: UIButton!\n func viewDidLoad() { badge.rx.tap.bind(to: a) }"
    #expect(try found(["Home.swift": "class Home: UIViewController { \(streams) }"], outlet: badge))
    #expect(try found([:], outlet: badge))
    let container = "<outlet property=\"badges\" destination=\"V\" id=\"3\"/>"
    func stack(_ code: String) -> [String: String] {
      ["Home.swift": "class Home: UIViewController { @IBOutlet var badges: UIStackView!\n func show() { \(code) } }"]
    }
    #expect(try !found(stack(""), outlet: container))
    #expect(
      try found(
        stack("badges.arrangedSubviews.forEach { $0.addTarget(self, action: #selector(a)) }"), outlet: container))
  }

  @Test("a scene that nothing leads to has no findings, whatever a rule looks at")
  func unreachedScene() throws {
    func scene(_ id: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <imageView image="photo" userInteractionEnabled="YES" id="i\(id)"><rect key="frame" x="20" y="100" width="90" height="90"/>
      <gestureRecognizers/><connections><outletCollection property="gestureRecognizers" destination="t\(id)" id="g\(id)"/></connections>
      </imageView>
      <label text="Photo" id="l\(id)"><rect key="frame" x="20" y="200" width="90" height="20"/></label>
      </subviews></view></viewController>
      <tapGestureRecognizer id="t\(id)"><connections><action selector="pick:" destination="\(id)" id="a\(id)"/></connections>
      </tapGestureRecognizer></objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes>\(scene("c"))\(scene("d"))</scenes></document>
      """
    let found = try output(["Main.storyboard": storyboard], "unreachable-control")
    #expect(found.matches(of: /\[unreachable-control\]/).count == 1, "\(found)")
    #expect(found.contains("Main.storyboard:4:1: "), "\(found)")
    #expect(found.contains("skipped: 1 view of an unreachable scene"), "\(found)")
  }

  @Test("the image of a state is no question if code writes the text next to it")
  func stateInText() throws {
    let views = """
      <imageView id="i" image="verified"><rect key="frame" x="20" y="100" width="24" height="24"/></imageView>
      <label text="Unknown" id="l"><rect key="frame" x="60" y="100" width="200" height="24"/></label>
      """
    let outlets =
      "<outlet property=\"badge\" destination=\"i\" id=\"1\"/><outlet property=\"words\" destination=\"l\" id=\"2\"/>"
    func found(_ code: String) throws -> String {
      let home = """
        class Home: UIViewController {
          @IBOutlet var badge: UIImageView!
          @IBOutlet var words: UILabel!
          func show(_ state: State) { badge.image = state.image; \(code) }
        }
        """
      return try output(["Home.xib": xib(outlets, views), "Home.swift": home], "state-in-image")
    }
    #expect(try found("").contains("[state-in-image]"))
    #expect(try !found("words.text = state.title").contains("[state-in-image]"))
  }

  @Test("of a storyboard without a first scene, only scenes are shown that code names")
  func sceneByIdentifier() throws {
    func scene(_ name: String) -> String {
      """
      <scene sceneID="s\(name)"><objects>
      <viewController storyboardIdentifier="\(name)" id="c\(name)" customClass="\(name)Controller">
      <view key="view" id="v\(name)"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label text="\(name)" id="l\(name)"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
      </viewController></objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      \(scene("Feed"))\(scene("Old"))</scenes></document>
      """
    let code = """
      @main class AppDelegate {
        func start() {
          window.root = UIStoryboard(name: "Home", bundle: nil).instantiate("Feed")
          window.makeKeyAndVisible()
        }
      }
      class FeedController: UIViewController {}
      class OldController: UIViewController {}
      extension OldController { func log() { print("OldController begins") } }
      """
    let found = try output(["Home.storyboard": storyboard, "App.swift": code], "fixed-font")
    #expect(found.contains("text \"Feed\": has the fixed font"))
    #expect(!found.contains("text \"Old\""))
    #expect(found.contains("skipped"))
  }

  @Test("an image for which the editor takes no touches is a control if code lets it take them and recognizes taps")
  func tappedImage() throws {
    let views = """
      <imageView id="i" image="avatar" userInteractionEnabled="NO"><rect key="frame" x="20" y="100" width="90" height="90"/>
      </imageView>
      """
    let outlet = "<outlet property=\"photo\" destination=\"i\" id=\"1\"/>"
    func found(_ code: String) throws -> String {
      let home = """
        class Home: UIViewController {
          @IBOutlet var photo: UIImageView!
          override func viewDidLoad() {
            photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pick)))
            \(code)
          }
          @objc func pick() {}
        }
        """
      return try output(["Home.xib": xib(outlet, views), "Home.swift": home], "unreachable-control")
    }
    #expect(try found("photo.isUserInteractionEnabled = true").contains("[unreachable-control]"))
    #expect(try !found("").contains("[unreachable-control]"))
    #expect(try !found("photo.isUserInteractionEnabled = false").contains("[unreachable-control]"))
  }

  @Test("the first scene of a storyboard is shown if code asks for it, and another one if code names its identifier")
  func firstScene() throws {
    func scene(_ name: String) -> String {
      """
      <scene sceneID="s\(name)"><objects>
      <viewController storyboardIdentifier="Show\(name)" id="c\(name)" customClass="\(name)Controller">
      <view key="view" id="v\(name)"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label text="\(name)" id="l\(name)"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
      </viewController></objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="cFirst">
      <scenes>\(scene("First"))\(scene("Feed"))\(scene("Old"))</scenes></document>
      """
    func found(_ call: String) throws -> String {
      let code = """
        @main class AppDelegate {
          func start() {
            window.root = UIStoryboard(name: "Home", bundle: nil).\(call)
            window.makeKeyAndVisible()
          }
        }
        class FirstController: UIViewController {}
        class FeedController: UIViewController { var old: OldController { controllers[0] as OldController } }
        class OldController: UIViewController {}
        """
      let login = "func login() { show(UIStoryboard(name: \"Login\", bundle: nil).instantiateInitialViewController()) }"
      let files = [
        "Home.storyboard": storyboard, "Login.storyboard": storyboard, "App.swift": code, "Login.swift": login,
      ]
      return try output(files, "fixed-font")
    }
    let feed = try found("instantiateViewController(withIdentifier: \"ShowFeed\")")
    #expect(feed.contains("Home.storyboard:10:"), "\(feed)")
    #expect(!feed.contains("Home.storyboard:5:") && !feed.contains("Home.storyboard:15:"), "\(feed)")
    let first = try found("instantiateInitialViewController()")
    #expect(first.contains("Home.storyboard:5:") && !first.contains("Home.storyboard:10:"), "\(first)")
  }

  @Test("what only the class of a prototype shows is shown if code asks for cells of it")
  func prototype() throws {
    let label = """
      <label text="Card" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let list = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes><scene sceneID="s"><objects><tableViewController id="c" customClass="List">
      <tableView key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <prototypes><tableViewCell reuseIdentifier="pay" customClass="PayCell" id="p">
      <rect key="frame" x="0" y="0" width="390" height="44"/></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    func found(_ row: String) throws -> String {
      // What the file says in which the app begins counts in any case.
      let app = """
        @main class AppDelegate {
          func start() { window.makeKeyAndVisible(with: UIStoryboard(name: "List", bundle: nil)) }
        }
        """
      let code = """
        class List: UITableViewController { override func cell() { \(row) } }
        class PayCell: UITableViewCell { override func open() { show(Home()) } }
        class Home: UIViewController {}
        """
      let files = ["List.storyboard": list, "Home.xib": xib("", label), "App.swift": app, "List.swift": code]
      return try output(files, "fixed-font")
    }
    #expect(try found("table.dequeueReusableCell(withIdentifier: \"pay\")").contains("Home.xib:"))
    #expect(try found("table.dequeue(PayCell.self)").contains("Home.xib:"))
    #expect(try !found("").contains("Home.xib:"))
  }

  @Test("a xib that was put aside, or that only code outside of all targets loads, is not checked")
  func putAside() throws {
    let label = """
      <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let app =
      "@main class AppDelegate { func start() { window.makeKeyAndVisible(with: Home()) } }\nclass Home: UIViewController {}"
    let copies = ["Home.xib": xib("", label), "Home-old.xib": xib("", label), "App.swift": app]
    let found = try output(copies, "fixed-font")
    #expect(found.contains("Home.xib:") && !found.contains("Home-old.xib:"))

    let tax = xib("", label).replacing("\"Home\"", with: "\"Tax\"")
    let left = [
      "Tax.xib": tax, "App.swift": app, "Left.swift": "func show() { Tax() }",
      "Tax.swift": "class Tax: UIViewController {}",
    ]
    #expect(try output(left, "fixed-font").contains("Tax.xib:"))
    let project = "/* Tax.xib in Resources */ /* App.swift in Sources */ /* Tax.swift in Sources */"
    let built = try output(left.merging(["A.xcodeproj/project.pbxproj": project]) { $1 }, "fixed-font")
    #expect(!built.contains("Tax.xib:"))
  }

  @Test("a view beside a scene's controller is checked if an outlet leads to it")
  func besideController() throws {
    func found(_ outlet: String) throws -> String {
      let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Home">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
        <connections>\(outlet)</connections></viewController>
        <view id="p"><rect key="frame" x="0" y="0" width="240" height="128"/><subviews>
        <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
        </objects></scene></scenes></document>
        """
      let home = "class Home: UIViewController { @IBOutlet var panel: UIView!\n@IBOutlet var total: UILabel! }"
      return try output(["Home.storyboard": storyboard, "Home.swift": home], "fixed-font")
    }
    #expect(try !found("").contains("[fixed-font]"))
    #expect(try found(#"<outlet property="panel" destination="p" id="o"/>"#).contains("[fixed-font]"))
    #expect(try found(#"<outlet property="total" destination="l" id="o"/>"#).contains("[fixed-font]"))
  }

  @Test("the samples of a library that an app keeps are no screens of the app")
  func samplesOfLibrary() throws {
    let label = """
      <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let app = "/* Home.xib in Resources */ productType = \"com.apple.product-type.application\";"
    let sample = "/* Tax.xib in Resources */ productType = \"com.apple.product-type.application\";"
    func found(_ folder: String, _ project: String) throws -> String {
      try output(
        [
          "Home.xib": xib("", label), "App.xcodeproj/project.pbxproj": project,
          "\(folder)/Tax.xib": xib("", label), "\(folder)/Tax.xcodeproj/project.pbxproj": sample,
          "App.swift": "class Home: UIViewController {}",
        ], "fixed-font")
    }
    #expect(try !found("PaySDK/Samples/Tax", app).contains("Tax.xib:"))
    #expect(try found("PaySDK/Samples/Tax", app + " /* Tax.xcodeproj */").contains("Tax.xib:"))
    #expect(try found("Tax", app).contains("Tax.xib:"))
    // The example of a library that is the whole checkout.
    let library = app.replacing("application", with: "framework")
    #expect(try found("PaySDK/Samples/Tax", library).contains("Tax.xib:"))
  }

  @Test("an older copy of a project inside of the app's folder is not checked")
  func copyOfProject() throws {
    let label = """
      <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let app = "/* Home.xib in Resources */ productType = \"com.apple.product-type.application\";"
    func found(_ name: String, _ project: String = app) throws -> String {
      try output(
        [
          "Home.xib": xib("", label), "App.xcodeproj/project.pbxproj": project,
          "Old/App/Home.xib": xib("", label), "Old/App/\(name).xcodeproj/project.pbxproj": app,
          "App.swift": "class Home: UIViewController {}",
        ], "fixed-font")
    }
    let copy = try found("App")
    #expect(copy.contains("Home.xib:") && !copy.contains("Old/App/Home.xib:"), "\(copy)")
    #expect(try found("Other").contains("Old/App/Home.xib:"))
    #expect(try found("App", app + " /* App.xcodeproj */").contains("Old/App/Home.xib:"))
  }
}
