import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What the rules say together of a control that draws itself, and what depends on where a description comes from.
@Suite struct CustomControlTests {
  /// `line outcome rule: message` of everything that all rules find, opt-in ones aside.
  private func findings(_ outline: String) throws -> [String] {
    let screen = try #require(Formats.read(Array(outline.utf8)).first)
    return findings(screen)
  }

  private func findings(_ screen: Screen) -> [String] {
    Audit(rules: Catalog.defaults).run(AccessibilityTree(screen), file: "test.outline").findings.map {
      "\($0.location.line) \($0.outcome) \($0.rule): \($0.message)"
    }
  }

  @Test(
    "a custom control has one finding, the most important one",
    arguments: [
      (
        "view RangeSlider superclass=UIControl frame=20,100,350,44",
        [
          "1 fail unreachable-control: is a custom control (RangeSlider) that is not exposed as an accessibility "
            + "element"
        ]
      ),
      (
        "view RangeSlider frame=20,100,350,44",
        [
          "1 review undescribed-control: is named RangeSlider, but exposes no accessibility element: does its class set this in code?"
        ]
      ),
      (
        #"view RangeSlider "Price" superclass=UIControl isElement=true traits=[] frame=20,100,350,44"#,
        ["1 fail interactive-without-trait: responds to taps but has no traits"]
      ),
      (
        #"view RangeSlider "Price" isElement=true traits=[] frame=20,100,350,44"#,
        [
          "1 review undescribed-control: is named RangeSlider, but has neither a role nor a value: does its class set this in code?"
        ]
      ),
      (
        "view RangeSlider isElement=true traits=[] frame=20,100,350,44",
        ["1 fail silent-element: has neither label nor value: VoiceOver reads nothing"]
      ),
      (
        #"view RangeSlider "Price" traits=adjustable implements=[] frame=20,100,350,44"#,
        [
          "1 fail adjustable-without-actions: is adjustable, but does not implement increment and decrement",
          "1 fail adjustable-without-value: is adjustable but has no value",
        ]
      ),
      (
        #"view RangeSlider "Price" value="40 euros" traits=adjustable implements=increment,decrement frame=20,100,350,44"#,
        []
      ),
    ])
  func ownControl(_ outline: String, _ expected: [String]) throws { #expect(try findings(outline) == expected) }

  @Test("an empty heading is reported as a heading, not as a silent element")
  func emptyHeading() throws {
    #expect(
      try findings(#"UIAccessibilityElement "" role=other isElement=true traits=header frame=0,0,200,24"#) == [
        "1 fail empty-heading: is a heading without a label"
      ])
  }

  @Test("the flags of a state are compared with its bits, each in its own words")
  func stateBits() throws {
    #expect(
      try findings(
        """
        UIButton "A" enabled=false state=normal traits=button,notEnabled frame=0,0,44,44
        UIButton "B" selected=true state=highlighted traits=button,selected frame=0,50,44,44
        UIButton "C" highlighted=true state=disabled traits=button,notEnabled frame=0,100,44,44
        UIButton "D" focused=false state=focused,selected traits=button,selected frame=0,150,44,44
        """) == [
          "1 fail state-contradiction: is disabled, but its state is normal",
          "2 fail state-contradiction: is selected, but its state is highlighted",
          "3 fail state-contradiction: is highlighted, but its state is disabled",
          "4 fail state-contradiction: is not focused, but its state is selected, focused",
        ])
  }

  @Test("only too many custom actions are a notice")
  func crowd() throws {
    let names = (1...11).map { "Move to folder \($0)" }
    func severities(_ actions: [String]) throws -> [Severity] {
      let list = actions.map { "\"\($0)\"" }.joined(separator: ",")
      let outline = "button \"Message\" customActions=\(list)"
      let screen = try #require(Formats.read(Array(outline.utf8)).first)
      let rules = Catalog.rules.filter { $0.info.id == "custom-metadata-invalid" }
      return Audit(rules: rules).run(AccessibilityTree(screen), file: "test.outline").findings.map(\.severity)
    }
    #expect(try severities(names) == [.notice])
    #expect(try severities(names + ["Delete", "Delete"]) == [.warning])
    #expect(try severities(Array(names.dropLast())) == [])
  }

  @Test("reports never contain typed secrets")
  func secret() throws {
    let outline = #"UITextField "Password" secure=true value="hunter2" contentType=password frame=20,100,300,44"#
    let screen = try #require(Formats.read(Array(outline.utf8)).first)
    let findings = Audit(rules: Catalog.defaults).run(AccessibilityTree(screen), file: "test.outline").findings
    #expect(findings.map(\.rule) == ["secure-value-exposed"])
    #expect(findings.map(\.message) == ["exposes the typed text as its value (7 characters)"])
    #expect(findings.map(\.measured) == ["7 characters"])
  }

  @Test("a locked orientation is a finding about the screen, and is suppressed on its root")
  func orientation() throws {
    func result(_ ignored: String) throws -> AuditResult {
      let document = #"{"kind":"screen","name":"Inbox","supportedOrientations":["portrait"]\#(ignored)}"#
      let screen = try #require(Formats.read(Array(document.utf8)).first)
      let rules = Catalog.rules.filter { $0.info.id == "orientation-locked" }
      return Audit(rules: rules).run(AccessibilityTree(screen), file: "tree.json")
    }
    #expect(
      try result("").findings.map { "\($0.subject.description): \($0.message)" } == [
        #"screen "Inbox": supports portrait only (portrait)"#
      ])
    let accepted = try result(#","a11y-audit:ignore":[{"rule":"orientation-locked","reason":"a piano"}]"#)
    #expect(accepted.findings == [])
    #expect(accepted.suppressed == 1)
  }
}

extension CustomControlTests {
  /// One element of a running app's dump.
  private func dump(
    lacking: FactSet = [], _ rule: String, _ change: (inout Control) -> Void
  ) throws -> AuditResult {
    var screen = Screen()
    screen.source = Screen.Source(format: "dump", level: .runtime, lacks: lacking)
    var builder = ScreenBuilder(screen)
    var control = Control()
    control.isElement = true
    control.label = "Volume"
    change(&control)
    builder.begin(control)
    builder.end()
    return Audit(rules: [try #require(Catalog.rule(rule))]).run(AccessibilityTree(builder.screen), file: "dump.json")
  }

  @Test("a dump may give a value as a share of the whole, whatever the bounds")
  func share() throws {
    func outcomes(_ value: String) throws -> [Outcome] {
      try dump("invalid-range") {
        $0.role = .slider
        $0.value = value
        $0.metrics.minimum = 10
        $0.metrics.maximum = 20
      }.findings.map(\.outcome)
    }
    #expect(try outcomes("0.5") == [])
    #expect(try outcomes("25") == [.fail])
  }

  @Test("if placeholders are not known, the value of a secure field may be one")
  func placeholder() throws {
    func result(_ lacking: FactSet) throws -> AuditResult {
      try dump(lacking: lacking, "secure-value-exposed") {
        $0.role = .secureTextField
        $0.value = "Password"
      }
    }
    #expect(try result([]).findings.map(\.outcome) == [.fail])
    let unknown = try result([.placeholder])
    #expect(unknown.findings == [])
    #expect(unknown.notChecked == ["secure-value-exposed": [.placeholder: 1]])
  }

  @Test("traits that a reader inferred do not say what is selected")
  func concludedTraits() throws {
    var builder = ScreenBuilder(Screen())
    var bar = Control()
    bar.role = .tabBar
    builder.begin(bar)
    for name in ["Home", "Search"] {
      var tab = Control()
      tab.role = .tab
      tab.label = name
      tab.isElement = true
      tab.traits = .button
      tab.inferred = .traits
      builder.begin(tab)
      builder.end()
    }
    builder.end()
    let rule = try #require(Catalog.rule("tab-selection-count"))
    let result = rule.check(AccessibilityTree(builder.screen))
    #expect(result.violations == [] && result.notChecked == [.selected: 2])
  }
}
