import Testing

@testable import A11yCore

/// What is accepted, and what is said of suppressions that accept nothing.
@Suite struct SuppressionTests {
  /// Speaks of every button, and on occasion of the screen.
  struct Finder: Rule {
    static let info = RuleInfo(
      id: "finder", summary: "s", family: .naming, severity: .warning, why: "w", fix: "f", examples: [])
    var result: @Sendable (AccessibilityTree) -> RuleResult = { screen in
      RuleResult(screen.elements.filter { $0.role == .button }.map { Violation($0, "is a button") })
    }

    func check(_ screen: AccessibilityTree) -> RuleResult { result(screen) }
  }

  /// Speaks of the same, and better.
  struct Better: Rule {
    static let info = RuleInfo(
      id: "better", summary: "s", family: .naming, severity: .error, why: "w", fix: "f", examples: [])

    func check(_ screen: AccessibilityTree) -> RuleResult { Finder().check(screen) }
  }

  struct Yielding: Rule {
    static let info = RuleInfo(
      id: "yielding", summary: "s", family: .naming, severity: .error, supersededBy: ["better"], why: "w", fix: "f",
      examples: [])

    func check(_ screen: AccessibilityTree) -> RuleResult { Finder().check(screen) }
  }

  /// Names every suppression it is given.
  struct Keeper: SuppressionRule {
    static let info = RuleInfo(
      id: "keeper", summary: "s", family: .integrity, severity: .notice, why: "w", fix: "f", examples: [])
    var knownRules: Set<String> { ["finder", "better", "yielding", "keeper"] }

    func check(_ screen: AccessibilityTree, faulty: [(suppression: Suppression, fault: SuppressionFault)])
      -> [Violation]
    {
      faulty.map { suppression, fault in
        let says = fault == .unmatched ? "needs no" : "is \(fault):"
        return Violation(
          suppression.position.map { screen[$0] }, "\(says) \(suppression.rules[0]) (\(suppression.reason ?? "-"))",
          at: suppression.location)
      }
    }
  }

  /// What is found on a screen with a text and a button that accept findings of these rules.
  private func run(
    _ rules: [any Rule<AccessibilityTree>], root: [String] = [], text: [String] = [], button: [String] = []
  ) -> AuditResult {
    func accept(_ rules: [String], _ control: inout Control) {
      control.structure.suppressions = rules.map { Structure.Suppression(rule: $0, reason: "so") }
    }
    let texts = Node("t", "UILabel") {
      $0.text = "t"
      $0.location = SourceLocation(line: 2, column: 1)
      accept(text, &$0)
    }
    let buttons = Node.button("b") {
      $0.location = SourceLocation(line: 3, column: 1)
      accept(button, &$0)
    }
    let screen = Node("root", holding: [texts, buttons]) { accept(root, &$0) }.screen()
    return Audit(rules: rules).run(AccessibilityTree(screen), file: "a")
  }

  private func findings(_ result: AuditResult) -> [String] {
    result.findings.map { "\($0.location.line) \($0.rule): \($0.message)" }
  }

  @Test("a suppression applies to its rule and control, and is reported only if it is unused")
  func unmatched() {
    let result = run([Finder(), Keeper()], text: ["finder"], button: ["finder"])
    #expect(findings(result) == ["2 keeper: needs no finder (so)"])
    #expect(result.suppressed == 1)
  }

  @Test("a suppression on the root applies to findings about the screen")
  func root() {
    let finder = Finder { _ in [Violation(nil, "is empty")] }
    let result = run([finder, Keeper()], root: ["finder"])
    #expect(findings(result) == [])
    #expect(result.suppressed == 1)
  }

  @Test("a suppression of a rule that did not run is not reported; one of an unknown rule is")
  func silent() {
    #expect(findings(run([Keeper()], text: ["finder"], button: ["finder"])) == [])
    #expect(findings(run([Keeper()], text: ["fnider"])) == ["2 keeper: needs no fnider (so)"])
    let blind = Finder { _ in
      var result: RuleResult = []
      result.leaveOut(without: .frame)
      return result
    }
    #expect(findings(run([blind, Keeper()], text: ["finder"])) == [])
  }

  @Test("a superseded finding makes a suppression used, but is not counted")
  func outspoken() {
    let result = run([Better(), Yielding(), Keeper()], button: ["yielding"])
    #expect(findings(result) == ["3 better: is a button"])
    #expect(result.suppressed == 0)
  }

  @Test("findings about suppressions can be suppressed, too")
  func accepted() {
    let result = run([Finder(), Keeper()], text: ["finder", "keeper"], button: ["finder", "keeper"])
    #expect(findings(result) == [])
    #expect(result.suppressed == 2)
  }

  /// The button's suppression, and what is said of it on a day.
  private func run(reason: String?, until: String?, today: Day?) -> (told: [String], suppressed: Int) {
    let button = Node.button("b") {
      $0.location = SourceLocation(line: 3, column: 1)
      $0.structure.suppressions = [Structure.Suppression(rule: "finder", reason: reason, until: until)]
    }
    var audit = Audit(rules: [Finder(), Keeper()])
    audit.today = today
    let result = audit.run(AccessibilityTree(Node("root", holding: [button]).screen()), file: "a")
    return (findings(result), result.suppressed)
  }

  @Test("a suppression without a reason applies, and this is reported", arguments: [nil, "", " \u{A0}\n"])
  func unexplained(_ reason: String?) {
    let result = run(reason: reason, until: nil, today: nil)
    #expect(result.told == ["3 keeper: is unexplained: finder (\(reason ?? "-"))"])
    #expect(result.suppressed == 1)
  }

  @Test("a suppression applies through its last day; after that the finding returns and the suppression is reported")
  func until() {
    let last = run(reason: "so", until: "2026-03-31", today: Day("2026-03-31"))
    #expect(last.told == [])
    #expect(last.suppressed == 1)
    let after = run(reason: "so", until: "2026-03-31", today: Day("2026-04-01"))
    #expect(after.told == ["3 finder: is a button", "3 keeper: is ended: finder (so)"])
    #expect(after.suppressed == 0)
    #expect(run(reason: "so", until: "2026-03-31", today: nil).suppressed == 1)
  }

  @Test("a suppression with an invalid date does not apply", arguments: ["", "soon", "2026-02-30", "31.12.2026"])
  func noDay(_ until: String) {
    let result = run(reason: "so", until: until, today: Day("2020-01-01"))
    #expect(result.told == ["3 finder: is a button", "3 keeper: is noDay: finder (so)"])
  }

  @Test("a suppressed finding keeps the reason")
  func kept() {
    let accepted = run([Finder(), Keeper()], button: ["finder"]).accepted
    #expect(accepted.map(\.finding.message) == ["is a button"])
    #expect(accepted.map(\.reason) == ["so"])
    #expect(accepted.map(\.isInSource) == [true])
  }

  @Test("without a rule about suppressions, none are reported")
  func unasked() { #expect(findings(run([Finder()], text: ["finder"], button: ["finder"])) == []) }
}
