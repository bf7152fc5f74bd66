import Foundation
import TestSupport
import Testing

/// Taps and controls of an app's own, together with the sources of their folder.
@Suite struct CodeBehindTapTests {
  private func unreachable(_ objects: String, _ sources: [String: String]) throws -> String {
    try Tool.withTemporaryFolder { folder in
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeView"><connections>
        <outlet property="card" destination="c" id="1"/></connections></placeholder>
        <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(objects)</subviews></view>
        <tapGestureRecognizer id="T"><connections><action selector="tapped:" destination="-1" id="9"/></connections>
        </tapGestureRecognizer></objects></document>
        """
      try xib.write(to: folder.appending(path: "Home.xib"), atomically: true, encoding: .utf8)
      for (name, text) in sources {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      return try Tool.run([".", "--no-config", "--only", "unreachable-control"], in: folder).output
    }
  }

  private static let card = """
    <view id="c"><rect key="frame" x="20" y="80" width="200" height="80"/><subviews>
    <label text="Prices" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews></view>
    """

  private static func button(_ method: String) -> String {
    """
    <button id="b"><rect key="frame" x="20" y="200" width="200" height="44"/><state key="normal" title="Show"/>
    <connections><action selector="\(method)" destination="-1" eventType="touchUpInside" id="3"/></connections></button>
    """
  }

  private static func home(_ body: String) -> [String: String] {
    ["HomeView.swift": "class HomeView: UIView {\n  @IBOutlet var card: UIView!\n\(body)\n}"]
  }

  @Test("a tapped label into which code writes is read as text")
  func tappedLabel() throws {
    let label = "<label text=\"\" id=\"c\"><rect key=\"frame\" x=\"20\" y=\"80\" width=\"200\" height=\"20\"/></label>"
    let found = try unreachable(label, Self.home(Self.tap))
    #expect(found.contains("responds to taps, but VoiceOver reads it as plain text"))
  }

  @Test("a cell that shows only an image is a control if code reacts to its selection")
  func pictureCell() throws {
    let cell = """
      <collectionViewCell id="p" customClass="PhotoCell"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <collectionViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <subviews><imageView image="photo" id="i"><rect key="frame" x="0" y="0" width="90" height="90"/></imageView>
      </subviews></collectionViewCellContentView></collectionViewCell>
      """
    func found(_ method: String, _ photo: String = "") throws -> String {
      let sources = [
        "PhotoCell.swift": "class PhotoCell: UICollectionViewCell { \(photo) }",
        "Home.swift": "class Home: UIViewController { func a() { let c = PhotoCell() }\n\(method) }",
      ]
      return try unreachable(cell, sources)
    }
    let selects = "func collectionView(_ v: UICollectionView, didSelectItemAt i: IndexPath) { open(i) }"
    #expect(try found(selects).contains("error: cell (class PhotoCell)"))
    #expect(try found("").contains("nothing to check"))
    #expect(try found("func a() { photos.rx.itemSelected.subscribe { open($0) } }").contains("to review"))
    #expect(try found("", "override var isSelected: Bool { didSet { open() } }").contains("to review"))
    #expect(try found("}\nclass Other { \(selects)").contains("to review"))
    let label = #"<label text="" id="l"><rect key="frame" x="0" y="70" width="90" height="20"/></label>"#
    let outlet = #"<connections><outlet property="name" destination="l" id="o"/></connections>"#
    let titled = cell.replacing("</subviews>", with: label + "</subviews>")
      .replacing("</collectionViewCell>", with: outlet + "</collectionViewCell>")
    let sources = [
      "PhotoCell.swift": "class PhotoCell: UICollectionViewCell { @IBOutlet var name: UILabel! }",
      "Home.swift": "class Home: UIViewController { func a() { let c = PhotoCell() }\n\(selects) }",
    ]
    #expect(try !unreachable(titled, sources).contains("error:"))
    let named = "override func awakeFromNib() { isAccessibilityElement = true; accessibilityLabel = name }"
    #expect(try !found(selects, named).contains("error:"))
  }

  @Test("a plain UIControl that code reaches is tapped, and read as text")
  func plainControl() throws {
    let control = Self.card.replacing("<view id=\"c\">", with: "<view id=\"c\" customClass=\"UIControl\">")
    let body = "func bind() { card.rx.controlEvent(.touchUpInside).subscribe { self.showAll() } }"
    #expect(
      try unreachable(control, Self.home(body)).contains(
        "error: UIControl (outlet card, containing \"Prices\"): responds to taps"))
    let named = body + "\noverride func awakeFromNib() { card.isAccessibilityElement = true }"
    #expect(try !unreachable(control, Self.home(named)).contains("responds to taps"))
    #expect(try !unreachable(control, Self.home("")).contains("responds to taps"))
    let target = "func a() { card.addTarget(self, action: #selector(b), for: .touchUpInside) }"
    #expect(try unreachable(control, Self.home(target)).contains("responds to taps"))
    // Without an outlet nothing is known of it.
    let other = control.replacing("id=\"c\"", with: "id=\"d\"")
    #expect(try !unreachable(other, Self.home("")).contains("responds to taps"))
  }

  @Test("a tap recognizer to which an outlet leads gets its target from code")
  func recognizerWithOutlet() throws {
    let tapped = Self.card.replacing(
      "</subviews></view>",
      with: "</subviews><connections><outletCollection property=\"gestureRecognizers\" destination=\"R\" id=\"8\"/>"
        + "</connections></view>")
    func objects(_ outlet: String) -> String {
      tapped
        + "<tapGestureRecognizer id=\"R\"/><view id=\"o\" customClass=\"HomeView\"><connections>\(outlet)</connections></view>"
    }
    let body = Self.home("@IBOutlet var tap: UITapGestureRecognizer!")
    let found = try unreachable(objects("<outlet property=\"tap\" destination=\"R\" id=\"9\"/>"), body)
    #expect(found.contains("error:"))
    #expect(try !unreachable(objects(""), body).contains("error:"))
  }

  private static let tap = """
    override func awakeFromNib() {
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showAll(_:))))
    }
    """

  @Test("a tap that calls the method of a button is no second control")
  func sameMethod() throws {
    let code = Self.home(Self.tap)
    #expect(try unreachable(Self.card + Self.button("showOne:"), code).contains("responds to taps"))
    #expect(try !unreachable(Self.card + Self.button("showAll:"), code).contains("responds to taps"))
  }

  @Test(
    "a tap that only takes the keyboard away is no control, whatever its method is called", arguments: [true, false])
  func keyboard(isInCode: Bool) throws {
    let gesture =
      #"<connections><outletCollection property="gestureRecognizers" destination="T" id="8"/></connections>"#
    let card = isInCode ? Self.card : Self.card.replacing("</subviews></view>", with: "</subviews>\(gesture)</view>")
    let adding = isInCode ? Self.tap.replacing("showAll", with: "tapped") : ""
    func found(_ body: String) throws -> Bool {
      try unreachable(card, Self.home(adding + "\n@IBAction func tapped(_ sender: Any) { \(body) }"))
        .contains("responds to taps")
    }
    #expect(try found("show(prices)"))
    #expect(try !found("endEditing(true)"))
    #expect(try found("endEditing(true); show(prices)"))
  }

  @Test("a method of Objective-C that only takes the keyboard away makes no control")
  func objectiveC() throws {
    func found(_ body: String) throws -> Bool {
      let header = "@interface HomeView : UIView\n@property IBOutlet UIView *card;\n@end\n"
      let code = """
        @implementation HomeView
        - (void)awakeFromNib {
          [self.card addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)]];
        }
        - (void)tapped:(id)sender { \(body) }
        @end
        """
      return try unreachable(Self.card, ["HomeView.h": header, "HomeView.m": code]).contains("responds to taps")
    }
    #expect(try found("[self show:sender];"))
    #expect(try !found("[self endEditing:YES];"))
    #expect(try found("[self endEditing:YES]; [self show:sender];"))
  }

  @Test(
    "a control of the app's own that holds controls of UIKit is met in them",
    arguments: [
      ("let track = CALayer()", true), ("private let button = UIButton()", false),
      ("private var buttons = [UIButton]()", false), ("@IBOutlet var button: PayButton!", false),
    ])
  func ownControl(property: String, isReported: Bool) throws {
    let control = """
      <view id="p" customClass="Pad"><rect key="frame" x="20" y="80" width="200" height="80"/>
      <connections><action selector="pay:" destination="-1" eventType="valueChanged" id="4"/></connections></view>
      """
    let code = "class PayButton: UIButton {}\nclass Pad: UIControl {\n  \(property)\n}\nclass HomeView: UIView {}"
    #expect(try unreachable(control, ["Pad.swift": code]).contains("custom control") == isReported)
  }

  @Test("a view whose class is a button of the app's own is a button, though an action is tied to it")
  func ownButton() throws {
    let control = """
      <view id="p" customClass="PayButton"><rect key="frame" x="20" y="80" width="200" height="80"/>
      <connections><action selector="pay:" destination="-1" eventType="touchUpInside" id="4"/></connections></view>
      """
    let code = "class PayButton: UIButton {}\nclass HomeView: UIView {}"
    #expect(try !unreachable(control, ["PayButton.swift": code]).contains("custom control"))
  }
}
