import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What the rules about names say together: one cause is one finding.
@Suite struct NamingTests {
  @Test(
    "one cause is one finding, of the most specific rule",
    arguments: [
      (
        #"button "" hint="Adds the song.""#,
        [#"2 error name-only-in-hint: button has no label, only the hint "Adds the song.""#]
      ),
      (
        #"UIImageView isElement=true hint="The harbor.""#,
        [#"2 error name-only-in-hint: image has no label, only the hint "The harbor.""#]
      ),
      (
        """
        text "Wi-Fi" frame=16,112,120,20
        UISwitch value=1 hint="Turns it on." frame=320,107,51,31
        """,
        [
          #"3 error unassociated-visible-label: switch (right of "Wi-Fi") has no label; the text "Wi-Fi" next to it is not associated with it"#
        ]
      ),
      (
        """
        text "E-mail" frame=20,100,300,20
        textField placeholder="name@host.org" frame=20,126,350,44
        """,
        [
          #"3 error unassociated-visible-label: text field (placeholder "name@host.org", below "E-mail") has no label; the text "E-mail" above it is not associated with it"#
        ]
      ),
      (
        #"textField placeholder="E-mail" frame=20,126,350,44"#,
        [
          #"2 warning placeholder-only-name: text field (placeholder "E-mail") has no label, only its placeholder"#
        ]
      ),
      (#"UIButton "" title="Close""#, [#"2 error control-missing-name: button "Close" has an empty label"#]),
      (#"button "" enabled=false"#, ["2 warning control-missing-name: button has an empty label"]),
      (#"UIAccessibilityElement traits=image"#, ["2 error image-missing-name: image has no description"]),
    ])
  func oneCause(_ outline: String, _ findings: [String]) throws {
    #expect(try Self.findings(outline) == findings)
  }

  @Test("names that recur in rows are a notice, counted once")
  func rows() throws {
    let rows = ["Milk", "Bread", "Salt"].enumerated().map { number, name in
      """
        UITableViewCell frame=0,\(number * 60),390,60
          text "\(name)" frame=16,\(number * 60),120,20
          button "Delete" frame=330,\(number * 60),44,44
      """
    }
    let outline = "table frame=0,0,390,180\n" + rows.joined(separator: "\n")
    #expect(
      try Self.findings(outline) == [
        #"5 notice duplicate-name: button "Delete" (first of three, right of "Milk") has the same name as 2 other controls, each in its own row or section"#
      ])
  }

  @Test("a blank label in front of a title is to be removed")
  func blankLabelFix() throws {
    let result = try Self.audit(#"UIButton "" title="Close""#)
    #expect(
      result.findings.map(\.fix) == [#"Remove the blank `accessibilityLabel`, or set it to the title "Close"."#])
  }

  @Test(
    "what a dump cannot tell needs review",
    arguments: [
      // Without the hierarchy nobody knows whether each is in a row of its own.
      (
        Fact.hierarchy, "duplicate-name",
        """
        button "Delete" frame=0,0,44,44
        button "Delete" frame=0,60,44,44
        """
      ),
      // Where placeholders are unknown, the value of a field may be one.
      (Fact.placeholder, "control-missing-name", #"textField value="E-mail" frame=0,0,300,44"#),
    ])
  func dump(_ lacking: Fact, _ rule: String, _ outline: String) throws {
    var screen = try #require(try Self.screen(outline))
    #expect(Self.audit(screen).findings.map(\.outcome) == [.fail])
    screen.source = Screen.Source(format: "dump", level: .runtime, lacks: [lacking])
    let found = Self.audit(screen).findings
    #expect(found.map(\.rule) == [rule])
    #expect(found.map(\.outcome) == [.review])
  }

  /// Everything the rules about names and hints find, each as `line severity rule: subject message`. The outline begins
  /// in line 2.
  static func findings(_ outline: String) throws -> [String] {
    try audit(outline).findings.map {
      "\($0.location.line) \($0.severity.rawValue) \($0.rule): \($0.subject.description) \($0.message)"
    }
  }

  static func audit(_ outline: String) throws -> AuditResult { audit(try #require(try screen(outline))) }

  static func audit(_ screen: Screen) -> AuditResult {
    let rules = Catalog.rules.filter { $0.info.family == .naming || $0.info.family == .hint }
    return Audit(rules: rules).run(AccessibilityTree(screen), file: "test.outline")
  }

  static func screen(_ outline: String) throws -> Screen? {
    let indented = outline.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return try Formats.read(Array("component \"Test\" en\n\(indented)".utf8)).first
  }
}
