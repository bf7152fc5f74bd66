import A11yFormats
import Testing

@testable import A11yCore

/// Results of Apple's accessibility audit. The shapes are those of WebDriverAgent's and pymobiledevice3's sources, and of public
/// scripts that read xcresulttool's output; no device was at hand.
@Suite struct AppleAuditTests {
  private static let appium = """
    [{"auditType": "XCUIAccessibilityAuditTypeHitRegion", "compactDescription": "Hit area is too small",
      "detailedDescription": "The hit area of this element is too small.", "element": "\\"Pay\\" Button",
      "elementDescription": "Button, 0x60, {{20.0, 59.0}, {20.0, 20.0}}, label: 'Pay'",
      "elementAttributes": {"type": "XCUIElementTypeButton", "label": "Pay", "name": "pay", "rawIdentifier": "pay",
        "rect": {"x": 20, "y": 59, "width": 20, "height": 20}}},
     {"auditType": "XCUIAccessibilityAuditTypeParentChild", "compactDescription": "Parent is missing", "element": "",
      "elementDescription": "", "elementAttributes": null}]
    """

  private static let device = """
    [{"element_rect_value": "{{19, 273.5}, {156, 19}}", "issue_classification": "testTypeContrast", "font_size": 13.0,
      "ml_generated_description": null, "long_description_extra_info": null, "foreground_color": "#999999",
      "background_color": "#FFFFFF"},
     {"element_rect_value": "{{315.75, 606.33}, {14, 18}}", "issue_classification": "testTypeDynamicText", "font_size": 0.0,
      "long_description_extra_info": null, "ml_generated_description": null},
     {"element_rect_value": null, "issue_classification": 1000}]
    """

  private static func results(_ message: String, in parts: String...) -> String {
    let failure = "{\"nodeType\": \"Failure Message\", \"name\": \"\(message)\"}"
    let inner = parts.reduce(failure) { "{\"nodeType\": \"\($1)\", \"name\": \"1\", \"children\": [\($0)]}" }
    return """
      {"devices": [], "testNodes": [{"nodeType": "Test Plan", "name": "Shop", "children": [
        {"nodeType": "UI test bundle", "name": "ShopUITests", "children": [{"nodeType": "Test Suite", "name": "PayTests", "children": [
          {"nodeType": "Test Case", "nodeIdentifier": "PayTests/testPay()", "name": "testPay()", "result": "Failed", "children": [
            \(inner), {"nodeType": "Failure Message", "name": "PayTests.swift:9: XCTAssertTrue failed"}]}]}]}]}]}
      """
  }

  private func screen(_ text: String) throws -> Screen { try #require(try Formats.read(Array(text.utf8)).first) }

  private func issues(_ text: String) throws -> [AuditIssue] {
    try screen(text).controls.flatMap(\.structure.auditIssues)
  }

  @Test("Appium's answer has an element for each issue that tells one")
  func appiumAnswer() throws {
    for text in [Self.appium, "{\"value\": \(Self.appium), \"sessionId\": \"1\"}"] {
      let screen = try screen(text)
      #expect(screen.source.format == "apple-audit")
      #expect(screen.controls.count == 2)
      let pay = try #require(screen.controls.last)
      #expect(pay.label == "Pay" && pay.identifier == "pay" && pay.className == "XCUIElementTypeButton")
      #expect(pay.frame == Frame(x: 20, y: 59, width: 20, height: 20))
      #expect(pay.structure.auditIssues == [AuditIssue(.hitRegion, message: "Hit area is too small")])
      #expect(pay.location.line == 1)
      let other = AuditIssue(.other, message: "XCUIAccessibilityAuditTypeParentChild: Parent is missing")
      #expect(screen.controls[0].structure.auditIssues == [other])
    }
  }

  @Test("an element without attributes is read from its description")
  func descriptionOnly() throws {
    let text = """
      [{"auditType": "XCUIAccessibilityAuditTypeContrast", "compactDescription": "Contrast nearly passed",
        "elementDescription": "StaticText, 0x60, {{8.5, 1.0}, {10.0, 20.0}}, label: 'Total'"}]
      """
    let control = try #require(try screen(text).controls.last)
    #expect(control.label == "Total")
    #expect(control.frame == Frame(x: 8.5, y: 1, width: 10, height: 20))
  }

  @Test("the issues of a device have a frame, and colors and size in the message")
  func deviceIssues() throws {
    let screen = try screen(Self.device)
    #expect(screen.controls.count == 3)
    #expect(screen.controls[1].frame == Frame(x: 19, y: 273.5, width: 156, height: 19))
    let contrast = AuditIssue(.contrast, message: "#999999 on #FFFFFF, font size 13")
    #expect(screen.controls[1].structure.auditIssues == [contrast])
    #expect(screen.controls[2].structure.auditIssues == [AuditIssue(.dynamicType)])
    // A number that this version of the tool does not name.
    #expect(screen.controls[0].structure.auditIssues == [AuditIssue(.elementDetection)])
  }

  @Test(
    "failures of the audit in test results are issues of the test",
    arguments: [[], ["Repetition"], ["Test Case Run", "Device"]])
  func testResults(_ parts: [String]) throws {
    let text =
      parts.count == 2
      ? Self.results("PayTests.swift:7: Contrast failed", in: parts[0], parts[1])
      : parts.count == 1
        ? Self.results("PayTests.swift:7: Contrast failed", in: parts[0])
        : Self.results("PayTests.swift:7: Contrast failed")
    let screen = try screen(text)
    #expect(screen.name == "PayTests/testPay()")
    #expect(try issues(text) == [AuditIssue(.contrast, message: "PayTests.swift:7: Contrast failed")])
  }

  @Test("a summary of test results has them, too")
  func summary() throws {
    let text = """
      {"result": "Failed", "testFailures": [{"testName": "testPay()", "testIdentifierString": "PayTests/testPay()",
        "failureText": "Text clipped"}, {"failureText": "XCTAssertTrue failed"}]}
      """
    #expect(try screen(text).name == "PayTests/testPay()")
    #expect(try issues(text) == [AuditIssue(.textClipped, message: "Text clipped")])
  }

  @Test("test results without a failure of the audit say so")
  func otherFailures() throws {
    let text = Self.results("PayTests.swift:7: failed")
    #expect(
      throws: ReadingError(
        "these are test results without a failure of Apple's accessibility audit, not a screen", isOfUnknownFormat: true
      )
    ) {
      try Formats.read(Array(text.utf8))
    }
  }

  @Test(
    "words of the audit are told from those of other failures",
    arguments: [
      ("Contrast nearly passed", .contrast), ("Dynamic Type font sizes are partially unsupported", .dynamicType),
      ("Hit area is too small", .hitRegion), ("Potentially inaccessible text", .elementDetection),
      ("Element has no description", .elementDescription), ("Label not human-readable", .elementDescription),
      ("XCTAssertEqual failed: (\\\"contrast\\\") is not equal", nil),
    ] as [(String, AuditIssue.Check?)])
  func words(_ message: String, _ check: AuditIssue.Check?) throws {
    let found = try? issues(Self.results(message)).first?.check
    #expect(found == check)
  }

  // MARK: - Matching

  private func matched(_ issue: ReportedIssue, _ outline: String) throws -> String? {
    var screen = try screen(outline)
    screen.add([issue])
    let index = try #require(screen.controls.firstIndex { !$0.structure.auditIssues.isEmpty })
    return screen.controls[index].identifier
  }

  private static let tree = """
    screen frame=0,0,390,844 identifier=root
      UIButton "Pay" frame=20,100,100,44 identifier=pay
        UILabel text="Pay" frame=20,100,100,44 identifier=text
      UIButton "More" frame=20,200,44,44 identifier=more1
      UIButton "More" frame=90,200,44,44 identifier=more2
    """

  @Test("an issue is about the control with its frame, give or take a point, and its label")
  func places() throws {
    let at = { (x: Double, y: Double, width: Double, height: Double) in Frame(x: x, y: y, width: width, height: height)
    }
    func issue(_ check: AuditIssue.Check, _ label: String?, _ frame: Frame?) -> ReportedIssue {
      ReportedIssue(AuditIssue(check), label: label, frame: frame)
    }
    #expect(try matched(issue(.hitRegion, nil, at(20.6, 99.5, 99.4, 44)), Self.tree) == "pay")
    #expect(try matched(issue(.contrast, nil, at(20, 100, 100, 44)), Self.tree) == "text")
    #expect(try matched(issue(.hitRegion, "More", at(90, 200, 44, 44)), Self.tree) == "more2")
    #expect(try matched(issue(.hitRegion, nil, at(22, 100, 100, 44)), Self.tree) == "root")
    #expect(try matched(issue(.hitRegion, "Pay", nil), Self.tree) == "pay")
    // Two controls of one name, and no frame: it is not told which.
    #expect(try matched(issue(.hitRegion, "More", nil), Self.tree) == "root")
    #expect(try matched(ReportedIssue(AuditIssue(.trait), identifier: "more2"), Self.tree) == "more2")
  }

  @Test("an issue without a control keeps its frame, and is stored once")
  func unmatched() throws {
    var screen = try screen(Self.tree)
    let frame = Frame(x: 1, y: 2, width: 3, height: 4)
    let issue = ReportedIssue(AuditIssue(.contrast, message: "Contrast failed"), label: "Total", frame: frame)
    screen.add([issue, issue])
    #expect(
      screen.controls[0].structure.auditIssues == [
        AuditIssue(.contrast, message: "Contrast failed: Total", frame: frame)
      ])
  }

  @Test(
    "hostile values are no trap",
    arguments: [
      "[{\"auditType\": 1e400, \"compactDescription\": []}]",
      "[{\"element_rect_value\": \"{{nan, 1e999}, {-1, 2}}\", \"issue_classification\": {}}]",
      "[{\"element_rect_value\": \"{{}}{{\", \"issue_classification\": \"\"}, 7, null, []]",
      "[{\"auditType\": \"x\", \"detailedDescription\": \"\", \"elementAttributes\": {\"rect\": {\"x\": 1e308, \"y\": -1e308, \"width\": 1e308, \"height\": 1}}}]",
    ])
  func hostile(_ text: String) throws {
    let screen = try screen(text)
    let tree = AccessibilityTree(screen)
    #expect(tree.screen.controls.count >= 1)
  }
}
