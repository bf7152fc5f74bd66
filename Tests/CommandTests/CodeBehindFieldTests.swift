import Foundation
import TestSupport
import Testing

/// Text fields of an interface file, with the code behind them.
@Suite struct CodeBehindFieldTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="C">
    <scenes><scene sceneID="S"><objects><viewController id="C" customClass="SignIn">
    <view key="view" id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <textField placeholder="Email" id="f"><rect key="frame" x="20" y="80" width="350" height="48"/></textField>
    </subviews></view><connections><outlet property="emailField" destination="f" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  private func output(
    _ body: String, isConnected: Bool = true, hasPlaceholder: Bool = true, rules: [String] = ["missing-content-type"]
  ) throws -> String {
    let source = """
      import UIKit
      class SignIn: UIViewController {
        @IBOutlet var emailField: UITextField!
        override func viewDidLoad() { \(body) }
      }
      """
    let outlet = #"<outlet property="emailField" destination="f" id="o"/>"#
    var storyboard = isConnected ? Self.storyboard : Self.storyboard.replacing(outlet, with: "")
    if !hasPlaceholder { storyboard.replace(#" placeholder="Email""#, with: "") }
    return try Tool.withFiles(["Main.storyboard": storyboard, "SignIn.swift": source]) { folder in
      try Tool.run([".", "--no-config"] + rules.flatMap { ["--only", $0] }, in: folder).output
    }
  }

  @Test("code that sets no content type makes a missing one certain, and code that sets it settles it")
  func contentType() throws {
    let untouched = try output("")
    #expect(untouched.contains("warning: text field"), "\(untouched)")
    #expect(untouched.contains("no code in SignIn sets its content type"), "\(untouched)")
    // A translated placeholder asks for the same.
    #expect(try output("emailField.placeholder = strings.email").contains("warning: text field"))
    #expect(try output("emailField.textContentType = .emailAddress").contains("settled in code: 1"))
    #expect(try output("[emailField].forEach { $0?.textContentType = .username }").contains("settled in code: 1"))
    // Nothing leads to the field.
    #expect(try output("", isConnected: false).contains("warning: text field"))
  }

  @Test(
    "a field to which code gives only a placeholder has no other name, whatever the placeholder is",
    arguments: [
      ("emailField.placeholder = strings.email", "[placeholder-only-name]"),
      ("emailField.placeholder = \"Email\"", "[placeholder-only-name]"),
      ("emailField.placeholder = unit.number.stringValue; emailField.text = unit.name", "[placeholder-only-name]"),
      ("emailField.text = unit.name", "[control-missing-name]"),
      ("emailField.placeholder = \"\"", "[control-missing-name]"),
      ("emailField.placeholder = strings.email; emailField.accessibilityLabel = strings.email", ""),
    ])
  func placeholder(_ body: String, _ rule: String) throws {
    let output = try output(body, hasPlaceholder: false, rules: ["placeholder-only-name", "control-missing-name"])
    #expect(!output.contains("review:"), "\(output)")
    #expect(output.contains(rule.isEmpty ? "no findings · settled in code: 1" : rule), "\(output)")
    #expect(output.contains("a placeholder that code sets") == (rule == "[placeholder-only-name]"), "\(output)")
  }
}
