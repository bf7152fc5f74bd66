import Foundation
import TestSupport
import Testing

/// Apple's audit as an input: alone, next to a screen, in a folder of exported attachments, and named on the command line.
@Suite struct AppleAuditTests {
  private static let tree = """
    screen "Pay" 390x844 en
      text "Total" frame=20,60,200,24 identifier=total
      button "Pay" frame=20,120,20,20 identifier=pay action=pay
      button "Later" frame=20,200,120,44 identifier=later action=later
    """
  private static let audit = """
    [{"auditType": "XCUIAccessibilityAuditTypeHitRegion", "compactDescription": "Hit area is too small",
      "elementAttributes": {"label": "Pay", "rect": {"x": 20, "y": 120, "width": 20, "height": 20}}},
     {"auditType": "XCUIAccessibilityAuditTypeContrast", "compactDescription": "Contrast failed",
      "elementAttributes": {"label": "Total", "rect": {"x": 20.4, "y": 60, "width": 200, "height": 24.3}}}]
    """

  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    try Tool.withFiles(files, body)
  }

  /// `rule file:line element`, sorted.
  private func findings(_ arguments: [String], in folder: URL) throws -> [String] {
    let run = try Tool.run(["audit", "--no-config", "--report", "json"] + arguments, in: folder)
    #expect(run.status == 0 || run.status == 1, "\(run.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    return findings.filter {
      ($0["rule"] as? String)?.hasPrefix("apple/") == true || $0["rule"] as? String == "target-size"
    }
    .map { finding in
      let subject = finding["control"] as? [String: Any]
      return "\(finding["rule"] ?? "") \(finding["file"] ?? "") \(subject?["name"] ?? "-")"
    }.sorted()
  }

  @Test("a result alone is a screen named after its file")
  func alone() throws {
    try withFolder(["pay.audit.json": Self.audit]) { (folder) throws in
      #expect(
        try findings(["."], in: folder)
          == ["apple/contrast pay.audit.json Total", "apple/hit-region pay.audit.json Pay"])
      let text = try Tool.run(["audit", "pay.audit.json", "--no-config"], in: folder).output
      #expect(text.contains("fails Apple's accessibility audit: contrast (Contrast failed)"), "\(text)")
    }
  }

  @Test("next to a screen it is told at the screen's controls, once, and not where a rule says the same")
  func beside() throws {
    try withFolder(["pay.outline": Self.tree, "pay.audit.json": Self.audit]) { (folder) throws in
      let expected = ["apple/contrast pay.outline Total", "target-size pay.outline Pay"]
      #expect(try findings(["."], in: folder) == expected)
      #expect(try findings(["pay.outline"], in: folder) == expected)
      #expect(try findings(["pay.outline", "pay.audit.json"], in: folder) == expected)
      // Without the rule that says the same, Apple's finding is there.
      #expect(
        try findings(["pay.outline", "--disable", "target-size"], in: folder)
          == ["apple/contrast pay.outline Total", "apple/hit-region pay.outline Pay"])
      #expect(try findings(["pay.outline", "--disable", "apple"], in: folder) == ["target-size pay.outline Pay"])
    }
  }

  @Test("a result by any name is named on the command line, for one screen")
  func option() throws {
    try withFolder(["pay.outline": Self.tree, "other.outline": Self.tree, "out.json": Self.audit]) { (folder) throws in
      #expect(
        try findings(["pay.outline", "--apple-audit", "out.json"], in: folder)
          == ["apple/contrast pay.outline Total", "target-size pay.outline Pay"])
      let run = try Tool.run(["audit", "pay.outline", "other.outline", "--apple-audit", "out.json"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("--apple-audit needs one screen, found 2 files"), "\(run.errors)")
      let missing = try Tool.run(["audit", "pay.outline", "--apple-audit", "nowhere.json"], in: folder)
      #expect(missing.status == 2)
      #expect(missing.errors == "nowhere.json: error: No such file or directory\n")
      let wrong = try Tool.run(["audit", "pay.outline", "--apple-audit", "pay.outline"], in: folder)
      #expect(wrong.status == 2)
      #expect(
        wrong.errors.contains("pay.outline: error: expected a result of Apple's accessibility audit"), "\(wrong.errors)"
      )
    }
  }

  @Test("a result without issues says nothing against a screen")
  func none() throws {
    try withFolder(["pay.outline": Self.tree, "pay.audit.json": "[]"]) { (folder) throws in
      #expect(try findings(["."], in: folder) == ["target-size pay.outline Pay"])
    }
  }

  @Test("a finding is suppressed and given another severity like any other")
  func configured() throws {
    let tree = Self.tree.replacingOccurrences(
      of: "identifier=total",
      with: #"identifier=total a11y-audit:ignore=[{"rule":"apple/contrast","reason":"decorative"}]"#)
    try withFolder(["pay.outline": tree, "pay.audit.json": Self.audit]) { (folder) throws in
      #expect(try findings(["."], in: folder) == ["target-size pay.outline Pay"])
    }
    let configuration = "rules:\n  apple/contrast: error\n  target-size: off\n  apple/hit-region: off\n"
    try withFolder(["pay.outline": Self.tree, "pay.audit.json": Self.audit, ".a11y-audit.yml": configuration]) {
      folder in
      let run = try Tool.run(["audit", "pay.outline"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.output.contains("[apple/contrast]") && !run.output.contains("apple/hit-region"),
        "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "every report has them", arguments: ["sarif", "junit", "github", "gitlab", "checkstyle", "csv", "markdown", "html"])
  func reports(_ report: String) throws {
    try withFolder(["pay.outline": Self.tree, "pay.audit.json": Self.audit]) { (folder) throws in
      let run = try Tool.run(
        ["audit", "pay.outline", "--no-config", "--report", "\(report)=out.txt"]
          + (report == "html" ? ["--sound", "none"] : []),
        in: folder)
      let text = try String(contentsOf: folder.appending(path: "out.txt"), encoding: .utf8)
      #expect(text.contains("apple/contrast") || text.contains("apple&#47;contrast"), "\(run.errors)")
    }
  }

  @Test("'explain' says what Apple's audit checks")
  func explain() throws {
    let run = try Tool.run(["explain", "apple/contrast"])
    #expect(run.status == 0)
    #expect(run.output.contains("4.5:1"))
    #expect(try Tool.run(["explain", "apple"]).output.contains("apple/element-detection"))
  }

  // MARK: - Exported attachments

  private static let dump = """
    Attributes: Application, 0x7fb5, pid: 41491, label: 'Shop'
    Element subtree:
     →Application, 0x7fb5, pid: 41491, label: 'Shop'
        Window (Main), 0x7fb6, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x7fb7, {{20.0, 120.0}, {120.0, 44.0}}, label: 'Pay'
          StaticText, 0x7fb8, {{20.0, 60.0}, {200.0, 24.0}}, label: 'Total'
    Path to element:
     →Application, 0x7fb5, pid: 41491, label: 'Shop'

    """

  private static func manifest(_ attachments: [(file: String, name: String)]) -> String {
    let items = attachments.map { file, name in
      #"{"exportedFileName": "\#(file)", "suggestedHumanReadableName": "\#(name)_0_0E9A2F4C-1B7D-4E5A-9C3B-7A6D5E4F3C2B.txt"}"#
    }
    return #"[{"testIdentifier": "PayTests/testPay()", "attachments": [\#(items.joined(separator: ","))]}]"#
  }

  private static func results(_ failures: [String]) -> String {
    let children = failures.map { #"{"nodeType": "Failure Message", "name": "\#($0)"}"# }.joined(separator: ",")
    return
      #"{"testNodes": [{"nodeType": "Test Case", "nodeIdentifier": "PayTests/testPay()", "name": "testPay()", "children": [\#(children)]}]}"#
  }

  @Test("a test attaches the result next to the hierarchy")
  func attached() throws {
    let manifest = Self.manifest([("A1.txt", "pay"), ("B2.txt", "pay.audit")])
    try withFolder(["out/A1.txt": Self.dump, "out/B2.txt": Self.audit, "out/manifest.json": manifest]) {
      (folder) throws in
      let expected = ["apple/contrast out/A1.txt Total", "apple/hit-region out/A1.txt Pay"]
      #expect(try findings(["out"], in: folder) == expected)
    }
  }

  @Test(
    "failures of the audit are told at the screen that their test attached",
    arguments: ["out/test-results.json", "tests.json"])
  func failures(_ place: String) throws {
    let results = Self.results([
      "PayTests.swift:7: Contrast failed: \\\"Total\\\"", "PayTests.swift:9: XCTAssertTrue failed",
    ])
    let files = ["out/A1.txt": Self.dump, "out/manifest.json": Self.manifest([("A1.txt", "pay")]), place: results]
    try withFolder(files) { (folder) throws in
      #expect(try findings(["."], in: folder) == ["apple/contrast out/A1.txt Total"])
      #expect(try findings(["out"], in: folder) == ["apple/contrast out/A1.txt Total"])
    }
  }

  @Test("of a test with several screens, or with none, they are a screen of their own")
  func several() throws {
    let results = Self.results(["Contrast failed"])
    let manifest = Self.manifest([("A1.txt", "pay"), ("A2.txt", "thanks")])
    let files = [
      "out/A1.txt": Self.dump, "out/A2.txt": Self.dump, "out/manifest.json": manifest, "out/tests.json": results,
    ]
    try withFolder(files) { (folder) throws in
      #expect(try findings(["out"], in: folder) == ["apple/contrast out/tests.json PayTests/testPay()"])
    }
    try withFolder(["tests.json": results]) { (folder) throws in
      #expect(try findings(["."], in: folder) == ["apple/contrast tests.json PayTests/testPay()"])
    }
  }

  // MARK: - What a device spoke

  @Test("the list of a device is narrated as it was spoken, and an element of which nothing is spoken is found")
  func items() throws {
    let list = """
      [{"platform_identifier": "A1", "estimated_uid": "1", "caption": "Pay", "spoken_description": "Pay, Button"},
       {"platform_identifier": "A2", "estimated_uid": "2", "caption": null, "spoken_description": null}]
      """
    try withFolder(["device.json": list]) { (folder) throws in
      let spoken = try Tool.run(["narrate", "device.json"], in: folder)
      #expect(spoken.output.contains("Pay, Button"), "\(spoken)")
      let run = try Tool.run(["audit", "device.json", "--no-config", "--report", "json"], in: folder)
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let rules = (report?["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
      #expect(rules == ["silent-element"], "\(run.output)")
    }
  }
}
