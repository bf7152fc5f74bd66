import A11yCore
import A11yFormats
import A11yRules
import Testing

@testable import A11yReports

/// One cause in many places is one finding.
@Suite struct GroupingTests {
  /// Audits screens written as outlines, each a file of its own.
  static func audit(_ outlines: [String], rules: [String]) throws -> AuditResult {
    let audit = Audit(rules: try rules.map { try #require(Catalog.rule($0)) })
    var result = AuditResult()
    for (number, outline) in outlines.enumerated() {
      for screen in try Formats.read(Array(outline.utf8)) {
        result.add(audit.run(AccessibilityTree(screen), file: "\(number + 1).outline"))
      }
    }
    return result
  }

  static func text(_ result: AuditResult, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    var options = ReportOptions(version: "1")
    options.isQuiet = true
    change(&options)
    return TextReporter.report(result, options: options)
  }

  @Test("thirty screens that share five faulty components print five findings")
  func components() throws {
    let screens = (0..<30).map { number in
      """
      screen "Screen \(number)" 390x844 en
        UIView frame=0,0,390,844
          text "Title \(number)" frame=20,60,200,40
          UIView frame=0,100,390,\(60 + number)
            IconButton frame=20,100,44,44 role=button
          button identifier=help frame=\(number),200,44,44
          UIView frame=0,300,390,60
            PriceTag frame=0,300,390,60
              UIButton frame=20,300,44,44
          PriceTag frame=0,360,390,60
            UIButton frame=20,360,44,44
          button "Share" frame=20,\(420 + number),20,20
          UIToolbar frame=0,800,390,44
            UIButton frame=20,800,44,44
      """
    }
    let result = try Self.audit(screens, rules: ["control-missing-name", "target-size"])
    #expect(result.findings.count == 180)
    #expect(
      Self.text(result) == """
        1.outline:5:7: error: button (class IconButton, below "Title 0"): has no label (30 occurrences on 30 screens) [control-missing-name]
        1.outline:6:5: error: button (#help, below "Title 0"): has no label (30 occurrences on 30 screens) [control-missing-name]
        1.outline:9:9: error: button (first of three, above "Share"): has no label (60 occurrences on 30 screens) [control-missing-name]
        1.outline:14:7: error: button (third of three, at the bottom left, frame [20, 800, 44, 44]): has no label (30 occurrences on 30 screens) [control-missing-name]
        1.outline:12:5: warning: button "Share": is 20 × 20 points, needs 44 × 44 (30 occurrences on 30 screens) [target-size]
        4 errors in 150 locations, 1 warning in 30 locations · 210 elements in 30 screens

        """)
    #expect(Self.text(result) { $0.groupsFindings = false }.split(separator: "\n").count == 181)
  }

  @Test("the rows of one list are one finding, another list is another")
  func rows() throws {
    let screen = """
      screen "Two lists" 390x844 en
        UITableView frame=0,0,390,400
          UITableViewCell "One" frame=0,0,390,60
            UIButton frame=300,0,44,44
            UIButton frame=344,0,44,44
          UITableViewCell "Two" frame=0,60,390,60
            UIButton frame=300,60,44,44
            UIButton frame=344,60,44,44
        UITableView frame=0,400,390,400
          UITableViewCell "Three" frame=0,400,390,60
            UIButton frame=300,400,44,44
      """
    let result = try Self.audit([screen], rules: ["control-missing-name"])
    let text = Self.text(result) { $0.isQuiet = false }
    #expect(
      text.split(separator: "\n").filter { !$0.hasPrefix("    fix:") } == [
        #"1.outline:4:7: error: button (first of five, in cell "One"): has no label (2 occurrences) [control-missing-name]"#,
        "    also: 1.outline:7:7",
        #"1.outline:5:7: error: button (second of five, in cell "One"): has no label (2 occurrences) [control-missing-name]"#,
        "    also: 1.outline:8:7",
        #"1.outline:11:7: error: button (in cell "Three"): has no label [control-missing-name]"#,
        "3 errors in 5 locations", "5 elements in 1 screen", "next: a11y-audit explain control-missing-name",
      ])
  }

  @Test("what differs in rule, in outcome or in what it is stays apart")
  func apart() throws {
    let screen = """
      screen "Apart" 390x844 en
        button identifier=a frame=20,100,44,44
        button identifier=b frame=20,200,44,44
        button "Share" frame=20,300,20,20
        link "Share" frame=20,400,20,20
        UIButton frame=20,500,44,44
        UIButton frame=20,600,44,44
      """
    let result = try Self.audit([screen], rules: ["control-missing-name", "target-size"])
    #expect(FindingGroup.groups(of: result.findings).map(\.findings.count) == [1, 1, 1, 1, 1, 1])
  }

  @Test("two things that a rule says of one control stay apart, and each is grouped with its like")
  func twoOfOneRule() throws {
    let screen = """
      {"class": "UIView", "frame": [0, 0, 390, 844], "children": [
        {"class": "UIButton", "label": "Pay", "traits": ["buton", "linc"], "frame": [20, 100, 120, 44]},
        {"class": "UIButton", "label": "Pay", "traits": ["buton", "linc"], "frame": [20, 200, 120, 44]}]}
      """
    let result = try Self.audit([screen], rules: ["unknown-vocabulary"])
    let groups = FindingGroup.groups(of: result.findings)
    #expect(groups.map(\.findings.count) == [2, 2])
    #expect(groups.map { Set($0.findings.map(\.message)).count } == [1, 1])
  }
}
