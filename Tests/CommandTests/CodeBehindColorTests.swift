import Foundation
import TestSupport
import Testing

/// Colors of an interface file's texts, with the code that sets them.
@Suite struct CodeBehindColorTests {
  private func output(_ body: String, kind: String = "label", text: String = "text") throws -> String {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
      <outlet property="total" destination="l" id="1"/></connections></placeholder>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/><subviews>
      <\(kind) \(text)="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
      <color key="textColor" red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="calibratedRGB"/>
      </\(kind)></subviews></view></objects></document>
      """
    let outlet = ["label": "UILabel", "textView": "UITextView"][kind] ?? "UIView"
    let code = "class Home: UIViewController { @IBOutlet var total: \(outlet)!\n func show() {\n\(body)\n} }"
    return try Tool.withFiles(["Home.xib": xib, "Home.swift": code]) { folder in
      try Tool.run([".", "--no-config", "--only", "text-contrast"], in: folder).output
    }
  }

  @Test("of different colors at different times, one that fails like the document's is a finding")
  func choices() throws {
    let fails = try output("total.textColor = .black\ntotal.textColor = .lightGray")
    #expect(fails.contains("error: text"), "\(fails)")
    #expect(fails.contains("#AAAAAA on #FFFFFF"), "\(fails)")
    let unread = try output("total.textColor = theme.text\ntotal.textColor = .lightGray")
    #expect(unread.contains("#AAAAAA on #FFFFFF") && unread.contains("error: text"), "\(unread)")
    // The document's color may never be seen.
    let passes = try output("total.textColor = .black\ntotal.textColor = .darkGray")
    #expect(passes.contains("settled in code: 1"), "\(passes)")
    let open = try output("total.textColor = .black\ntotal.textColor = theme.text")
    #expect(open.contains("which code sets at"), "\(open)")
  }

  @Test("both colors of a condition are judged")
  func conditions() throws {
    let fails = try output("total.textColor = isOn ? .black : .lightGray")
    #expect(fails.contains("#AAAAAA on #FFFFFF") && fails.contains("error: text"), "\(fails)")
    let passes = try output("total.textColor = isOn ? .black : .darkGray")
    #expect(passes.contains("settled in code: 1"), "\(passes)")
  }

  @Test("a color that code sets at times fails, though the document's passes")
  func choiceBesidePassing() throws {
    func output(_ body: String) throws -> String {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
        <outlet property="total" destination="l" id="1"/></connections></placeholder>
        <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/><subviews>
        <label text="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
        <color key="textColor" red="0.2" green="0.2" blue="0.2" alpha="1" colorSpace="calibratedRGB"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        </label></subviews></view></objects></document>
        """
      let code = "class Home: UIViewController { @IBOutlet var total: UILabel!\n func show() { \(body) } }"
      return try Tool.withFiles(["Home.xib": xib, "Home.swift": code]) { folder in
        try Tool.run([".", "--no-config", "--only", "text-contrast"], in: folder).output
      }
    }
    #expect(
      try output("total.textColor = isValid ? .black : .red").contains("error: text \"Total\": has text in #FF0000"))
    // What is off needs no contrast.
    #expect(try !output("total.textColor = canPay ? .black : .red; total.isEnabled = canPay").contains("error:"))
    // Of a chosen row the background is another one.
    #expect(try !output("total.textColor = isChosen ? .white : .black").contains("error:"))
    #expect(try !output("total.textColor = isChosen ? .darkGray : .black").contains("error:"))
  }

  @Test("what is typed into a field has the color of its text, not of its placeholder")
  func placeholder() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/><subviews>
      <textField placeholder="Block 1" id="f"><rect key="frame" x="20" y="8" width="90" height="30"/>
      <color key="textColor" red="0" green="0.62" blue="0.58" alpha="1" colorSpace="calibratedRGB"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      </subviews></view></objects></document>
      """
    let output = try Tool.withFiles(["Home.xib": xib]) { folder in
      try Tool.run([".", "--no-config", "--only", "text-contrast"], in: folder).output
    }
    #expect(output.contains("has text in #009E94 on #FFFFFF"))
  }

  @Test("a light text on UIKit's background fails, unless the app may be dark throughout")
  func lightOnSystemBackground() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/><subviews>
      <label text="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
      <color key="textColor" red="0.38" green="0.78" blue="0.71" alpha="1" colorSpace="calibratedRGB"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></label></subviews></view></objects></document>
      """
    func output(_ files: [String: String]) throws -> String {
      try Tool.withFiles(files.merging(["Home.xib": xib]) { old, _ in old }) { folder in
        try Tool.run([".", "--no-config", "--only", "text-contrast"], in: folder).output
      }
    }
    #expect(try output(["A.swift": "class A {}"]).contains("error: text \"Total\""))
    #expect(try !output([:]).contains("error:"))
    let dark = "class A { func a() { window?.overrideUserInterfaceStyle = .dark } }"
    #expect(try !output(["A.swift": dark]).contains("error:"))
    let chosen = "class A { func a() { window?.overrideUserInterfaceStyle = settings.isNight ? .dark : .light } }"
    #expect(try !output(["A.swift": chosen]).contains("error:"))
    let list = "<plist><dict><key>UIUserInterfaceStyle</key>\n<string>Dark</string></dict></plist>"
    #expect(try !output(["A.swift": "class A {}", "Info.plist": list]).contains("error:"))
  }

  @Test("the background that a cell gives its content view is behind its texts")
  func contentView() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="C" customClass="HourCell"><rect key="frame" x="0" y="0" width="390" height="64"/>
      <tableViewCellContentView key="contentView" id="V"><rect key="frame" x="0" y="0" width="390" height="64"/>
      <subviews><label text="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
      <color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></label></subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    func output(_ background: String) throws -> String {
      let code = """
        class HourCell: UITableViewCell {
          override func awakeFromNib() { contentView.backgroundColor = \(background) }
        }
        """
      return try Tool.withFiles(["HourCell.xib": xib, "HourCell.swift": code]) { folder in
        try Tool.run([".", "--no-config", "--only", "text-contrast"], in: folder).output
      }
    }
    #expect(try output(".lightGray").contains("has text in #FFFFFF on #AAAAAA"))
    #expect(try !output(".darkGray").contains("error:"))
  }

  @Test("a text field with UIKit's rounded border has its ground, whatever it stands on")
  func roundedField() throws {
    func output(_ style: String) throws -> String {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <color key="backgroundColor" red="0" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/><subviews>
        <textField text="12" borderStyle="\(style)" id="f"><rect key="frame" x="20" y="8" width="90" height="30"/>
        <color key="textColor" red="0" green="0.62" blue="0.58" alpha="1" colorSpace="calibratedRGB"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
        </subviews></view></objects></document>
        """
      return try Tool.withFiles(["Home.xib": xib]) { folder in
        try Tool.run([".", "--no-config", "--only", "text-contrast"], in: folder).output
      }
    }
    #expect(try output("roundedRect").contains("has text in #009E94 on #FFFFFF"))
    // On black the same color passes.
    #expect(try output("none").contains("no findings"))
  }

  @Test("an attributed text without a color keeps the document's, but is black in a text view")
  func attributed() throws {
    let text = "total.attributedText = NSAttributedString(string: s, attributes: [.kern: 2])"
    let label = try output(text)
    #expect(label.contains("error: text") && label.contains("#CCCCCC on #FFFFFF"), "\(label)")
    #expect(try !output(text, kind: "textView").contains("error:"))
    let both = try output(text + "\ntotal.textColor = .darkGray")
    #expect(!both.contains("error:") && both.contains("settled in code: 1"), "\(both)")
    let styled = "total.attributedText = NSAttributedString(string: s).colored(.black)"
    #expect(try !output(styled).contains("error:"))
    let colored = "total.attributedText = NSAttributedString(string: s, attributes: [.foregroundColor: c])"
    #expect(try !output(colored).contains("error:"))
  }
}
