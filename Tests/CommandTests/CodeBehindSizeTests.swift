import TestSupport
import Testing

/// Sizes that a control's content decides, unless code does.
@Suite struct CodeBehindSizeTests {
  private func outcome(_ code: String) throws -> String {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
      <outlet property="pay" destination="b" id="1"/></connections></placeholder>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="20" y="100" width="40" height="30"/><state key="normal" title="Pay"/>
      <connections><action selector="send:" destination="-1" eventType="touchUpInside" id="2"/></connections>
      </button></subviews>
      <constraints><constraint firstItem="b" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="3"/>
      <constraint firstItem="b" firstAttribute="centerY" secondItem="V" secondAttribute="centerY" id="4"/></constraints>
      </view></objects></document>
      """
    let home = "class Home: UIViewController { @IBOutlet var pay: UIButton!\n override func viewDidLoad() { \(code) } }"
    return try Tool.withFiles(["Home.xib": xib, "Home.swift": home]) { folder in
      let output = try Tool.run([".", "--no-config", "--only", "target-size", "--reviews"], in: folder).output
      return output.contains(": review:") ? "review" : output.contains(": warning:") ? "warning" : "none"
    }
  }

  @Test("a button is as large as its title, if no code says otherwise")
  func untouched() throws {
    #expect(try outcome("pay.layer.cornerRadius = 4") == "warning")
    #expect(try outcome("let height = pay.frame.size.height; other.frame.size.height = height") == "warning")
  }

  @Test(
    "code that may enlarge it leaves a question",
    arguments: [
      "pay.frame.size.height = 50", "pay.bounds.size = large",
      "pay.contentEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)",
      "pay.heightAnchor.constraint(equalToConstant: 50).isActive = true", "pay.configuration = .filled()",
      "pay.configuration?.contentInsets = large", "pay.contentEdgeInsets.top = 20",
    ])
  func decided(_ code: String) throws {
    #expect(try outcome(code) == "review")
  }
}
