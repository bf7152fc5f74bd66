import Foundation
import TestSupport
import Testing

/// Fonts of an interface file's texts, with the code that sets them.
@Suite struct CodeBehindFontTests {
  private func output(_ body: String, _ rest: String = "", other font: String = "") throws -> String {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"><connections>
      <outlet property="total" destination="l" id="1"/></connections></placeholder>
      <view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label text="Total" id="l"><rect key="frame" x="20" y="8" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>\(font)
      </subviews></view></objects></document>
      """
    let code = "class Home: UIViewController { @IBOutlet var total: UILabel!\n func show() {\n\(body)\n} }\n" + rest
    return try Tool.withFiles(["Home.xib": xib, "Home.swift": code]) { folder in
      try Tool.run([".", "--no-config", "--only", "fixed-font"], in: folder).output
    }
  }

  private static let style = """
    class Style { func attributed(_ text: String) -> NSAttributedString { make(text, size(of: .small)) } }
    """

  @Test("where no code scales fonts, one that code sets by the project's own types is fixed")
  func ownStyle() throws {
    let found = try output("total.attributedText = Style().attributed(name)", Self.style)
    #expect(found.contains("warning: text") && found.contains("code sets its font but does not fix this"), "\(found)")
    // A library's may scale.
    let library = try output("total.attributedText = Typography.body(name)")
    #expect(library.contains("which code sets at") && !library.contains("warning:"), "\(library)")
    // Another view's font may be a text style of the storyboard.
    let theme = Self.style + "\nstruct Theme { var font: UIFont }"
    let styled = """
      <label text="Sum" id="m"><rect key="frame" x="20" y="48" width="90" height="20"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let other = try output("total.font = subtitle.font", theme, other: styled)
    #expect(!other.contains("Total\": has the fixed font of 17 points; code"), "\(other)")
    let same = try output("total.font = subtitle.font", theme)
    #expect(same.contains("has the fixed font of 17 points; code sets its font but does not fix this"), "\(same)")
    // Some code scales fonts: it may be this one.
    let scaled = try output(
      "total.attributedText = Style().attributed(name)",
      Self.style + "\nlet body = UIFont.preferredFont(forTextStyle: .body)")
    #expect(scaled.contains("which code sets at") && !scaled.contains("warning:"), "\(scaled)")
  }

  @Test("a method sets no font whose name says that it is about something else")
  func namesOfMethods() throws {
    for call in ["total.addCardShadow()", "total.setMaxHeight(40)", "total.yy_setImage(url)"] {
      let found = try output(call)
      #expect(found.contains("warning: text"), "\(call): \(found)")
    }
    for call in ["total.applyBodyStyle()", "total.setBorderAndFont()", "total.decorate()"] {
      #expect(try !output(call).contains("warning: text"), "\(call)")
    }
  }

  @Test("a field's delegate is not changed by the field")
  func delegate() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="NoteCell"><rect key="frame" x="0" y="0" width="390" height="90"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="390" height="90"/><subviews>
      <textView text="Milk" id="t"><rect key="frame" x="20" y="8" width="300" height="60"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <connections><outlet property="delegate" destination="c" id="1"/></connections></textView>
      </subviews></tableViewCellContentView>
      <connections><outlet property="note" destination="t" id="2"/></connections></tableViewCell></objects></document>
      """
    let code = """
      class NoteCell: UITableViewCell, UITextViewDelegate {
        @IBOutlet var note: UITextView!
        func show(_ text: String) { note.text = text }
      }
      """
    let found = try Tool.withFiles(["NoteCell.xib": xib, "NoteCell.swift": code]) { folder in
      try Tool.run([".", "--no-config", "--only", "fixed-font"], in: folder).output
    }
    #expect(found.contains("no code in NoteCell sets its font"), "\(found)")
  }

  @Test("the attributes of a field have its font")
  func attributes() throws {
    let fixed = try output("total.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]")
    #expect(fixed.contains("code sets its font but does not fix this"), "\(fixed)")
    let library = try output("total.defaultTextAttributes = Typography.field")
    #expect(library.contains("which code sets at") && !library.contains("warning:"), "\(library)")
    // Xcode's migrator put functions around dictionaries.
    let migrated = try output(
      "total.attributedText = NSAttributedString(string: s, attributes: "
        + "convertToOptionalNSAttributedStringKeyDictionary([convertFromNSAttributedStringKey(underline): 1]))")
    #expect(migrated.contains("no code in Home sets its font"), "\(migrated)")
  }
}
