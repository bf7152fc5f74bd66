import Testing

@testable import A11yCore

/// What the audit adds to what rules find.
@Suite struct AuditTests {
  /// A rule that finds what it is told to, named by a type as every rule is.
  struct Finder<Name: RuleName>: Rule {
    static var info: RuleInfo {
      RuleInfo(
        id: "\(Name.self)".lowercased(), summary: "s", family: .naming, severity: .warning, criteria: [.wcag("2.5.5")],
        supersededBy: Name.supersededBy, why: "w", fix: "f", examples: [])
    }
    var find: @Sendable (AccessibilityTree) -> RuleResult = { _ in [] }

    func check(_ screen: AccessibilityTree) -> RuleResult { find(screen) }
  }

  enum One: RuleName {}
  enum Two: RuleName {}
  enum High: RuleName {}
  enum Middle: RuleName { static let supersededBy = ["high"] }
  enum Low: RuleName { static let supersededBy = ["middle"] }

  /// A rule that speaks of every element, and needs a fact to do so.
  struct Needy: ElementRule {
    static let info = RuleInfo(
      id: "needy", summary: "s", family: .naming, severity: .notice, needs: [.frame, .language], why: "w", fix: "f",
      examples: [])

    func appliesTo(_ element: Element) -> Bool { element.role == .button }
    func violation(_ element: Element) -> Violation? { Violation(element, "is a button", restsOn: []) }
  }

  private func finder<Name: RuleName>(
    _ name: Name.Type, _ find: @escaping @Sendable (AccessibilityTree) -> RuleResult
  ) -> any Rule<AccessibilityTree> { Finder<Name>(find: find) }

  private let screen = AccessibilityTree(
    Node.screen([
      .button("a") { $0.location = SourceLocation(line: 3, column: 5) },
      .button("b", 0, 20) { $0.location = SourceLocation(line: 2, column: 9) },
    ]) { $0.name = "Camera" })

  @Test("problems of one cause in a file are one group, wherever they are")
  func cause() {
    let rule = finder(One.self) { screen in
      [
        Violation(screen[1], "is of 16 points", cause: "16 points"),
        Violation(screen[2], "is of 16 points", cause: "16 points"),
        Violation(screen[2], "is of 9 points", cause: "9 points"),
      ]
    }
    let audit = Audit(rules: [rule])
    let findings = audit.run(screen, file: "a.json").findings + audit.run(screen, file: "b.json").findings
    #expect(FindingGroup.groups(of: findings).map(\.findings.count) == [2, 1, 2, 1])
  }

  @Test("a finding carries all that the rule states once, and what the problem states instead")
  func whole() {
    let rule = finder(One.self) { screen in
      [
        Violation(screen[1], "is odd", measured: "1", required: "2", related: [screen[2]]),
        Violation(
          nil, "is empty", grade: .severe, fix: "g", isInferred: true, at: SourceLocation(line: 9, column: 9)),
      ]
    }
    let findings = Audit(rules: [rule]).run(screen, file: "a.json").findings
    let a = Finding.Subject(
      role: "button", name: "a", identifier: "a", className: "UIButton", path: "UIView/UIButton[1]")
    let b = Finding.Subject(
      role: "button", name: "b", identifier: "b", className: "UIButton", path: "UIView/UIButton[2]")
    #expect(
      findings == [
        Finding(
          rule: "one", severity: .warning, outcome: .fail, screen: "Camera", file: "a.json",
          location: SourceLocation(line: 3, column: 5), subject: a, message: "is odd", measured: "1", required: "2",
          fix: "f", criteria: [.wcag("2.5.5")],
          related: [.init(subject: b, location: SourceLocation(line: 2, column: 9))], component: "name button a"),
        Finding(
          rule: "one", severity: .error, outcome: .review, screen: "Camera", file: "a.json",
          location: SourceLocation(line: 9, column: 9), subject: .init(name: "Camera", path: ""), message: "is empty",
          fix: "g", criteria: [.wcag("2.5.5")], related: [], component: "a.json:1:1"),
      ])
    #expect(findings.map(\.subject.description) == [#"button "a""#, #"screen "Camera""#])
  }

  @Test("a violation that needs review ends with its own or the rule's question; one that fails has none")
  func question() {
    func sentence(_ violation: Violation, rule: String?) -> String {
      let info = RuleInfo(
        id: "one", summary: "s", family: .naming, severity: .notice, why: "w", fix: "f", reviewQuestion: rule,
        examples: [])
      return violation.judged(by: info, on: screen)?.sentence ?? ""
    }
    let inferred = Violation(screen[1], "is odd", isInferred: true)
    #expect(sentence(inferred, rule: "is it?") == "is odd: is it?" && sentence(inferred, rule: nil) == "is odd")
    let asking = Violation(screen[1], "is odd", reviewQuestion: "is it odd?", isInferred: true)
    #expect(sentence(asking, rule: "is it?") == "is odd: is it odd?")
    #expect(sentence(Violation(screen[1], "is odd"), rule: "is it?") == "is odd")
  }

  @Test("of questions with one answer the first names the other places")
  func sharedQuestion() {
    let rule = finder(One.self) { tree in
      let asked = [1, 2].map { index in
        var violation = Violation(tree[index], "is odd", reviewQuestion: "is it?", isInferred: true)
        violation.sharesQuestion = true
        return violation
      }
      return RuleResult(asked + [Violation(tree[1], "is even", reviewQuestion: "is it?", isInferred: true)])
    }
    let findings = Audit(rules: [rule]).run(screen, file: "a").findings
    #expect(findings.map(\.message).sorted() == ["is even: is it?", "is odd: is it?"])
    #expect(findings.flatMap(\.related).map(\.subject.name) == ["b"])
    #expect(findings.filter { !$0.related.isEmpty }.map(\.message) == ["is odd: is it?"])
  }

  @Test("a rule superseded by another one has no finding on that control, even if the other is suppressed")
  func dominance() {
    let low = finder(Low.self) {
      [Violation($0[1], "low"), Violation($0[2], "low"), Violation(nil, "low")]
    }
    let middle = finder(Middle.self) { [Violation($0[1], "middle"), Violation(nil, "middle")] }
    let high = finder(High.self) { [Violation($0[1], "high")] }
    for rules in [[low, middle, high], [high, middle, low]] {
      let findings = Audit(rules: rules).run(screen, file: "a").findings
      #expect(findings.map { "\($0.subject.name ?? "") \($0.message)" } == ["Camera middle", "b low", "a high"])
    }
    // Who is not asked cannot silence.
    #expect(Audit(rules: [low]).run(screen, file: "a").findings.count == 3)
  }

  @Test("findings are sorted by line, column, rule and message, in any order of rules")
  func order() {
    let one = finder(One.self) {
      [Violation($0[1], "b"), Violation($0[1], "a"), Violation($0[2], "z"), Violation(nil, "y")]
    }
    let two = finder(Two.self) { [Violation($0[2], "a"), Violation($0[1], "a")] }
    let expected = ["1:1 one y", "2:9 one z", "2:9 two a", "3:5 one a", "3:5 one b", "3:5 two a"]
    for rules in [[one, two], [two, one]] {
      let findings = Audit(rules: rules).run(screen, file: "a").findings
      #expect(findings.map { "\($0.location.line):\($0.location.column) \($0.rule) \($0.message)" } == expected)
    }
  }

  @Test("controls that a rule could not check are counted by the first missing fact, never as passing")
  func notChecked() {
    let wrong = Frame(x: 0, y: 0, width: -1, height: 1)
    let screen = AccessibilityTree(
      Node.screen([
        .button("a"), .button("b") { $0.frame = nil }, .button("c") { $0.frame = wrong },
        .button("d") { $0.language = "en" },
        Node("e", "UILabel") { $0.text = "x" },
      ]))
    let result = Audit(rules: [Needy()]).run(screen, file: "a")
    #expect(result.notChecked == ["needy": [.frame: 2, .language: 1]])
    #expect(result.findings.map(\.subject.name) == ["d"])
    #expect(result.controls == 6 && result.screens == 1)
  }

  @Test("what a format cannot express is not checked, whatever a control says")
  func lacks() {
    let screen = AccessibilityTree(Node.screen([.button("a") { $0.language = "en" }]) { $0.source.lacks = [.language] })
    #expect(Audit(rules: [Needy()]).run(screen, file: "a").notChecked == ["needy": [.language: 1]])
  }

  @Test("results add up")
  func merging() {
    var sum = AuditResult(controls: 1, screens: 1, skipped: [.web: 1])
    sum.notChecked = ["a": [.frame: 1]]
    var other = AuditResult(controls: 2, screens: 3, skipped: [.web: 2, .map: 1])
    other.notChecked = ["a": [.frame: 2, .font: 1], "b": [.frame: 1]]
    other.files = 1
    other.findings =
      Audit(rules: [finder(One.self) { [Violation($0[1], "m"), Violation($0[1], "n", isInferred: true)] }])
      .run(screen, file: "a").findings
    sum.add(other)
    var expected = AuditResult(controls: 3, screens: 4, skipped: [.web: 3, .map: 1])
    expected.notChecked = ["a": [.frame: 3, .font: 1], "b": [.frame: 1]]
    expected.files = 1
    expected.findings = other.findings
    #expect(sum == expected)
    #expect(sum.count(.warning) == 1 && sum.count(.error) == 0 && sum.reviewCount == 1)
  }

  @Test("a hostile name in a subject is safe to print")
  func hostile() {
    var subject = Finding.Subject(role: nil, name: "a\u{1B}\n\u{202E}", path: "")
    #expect(subject.description == #"screen "a\u{1B}\n\u{202E}""#)
    subject.name = " "
    subject.identifier = "\u{7}"
    subject.className = "A\n"
    #expect(subject.description == #"A\n #\u{7}"#)
  }

  @Test("an empty control is an element, not the screen")
  func namelessSubject() {
    #expect(Finding.Subject(path: "UIView/element").description == "element")
    #expect(Finding.Subject(path: "").description == "screen")
  }

  @Test("an empty screen is audited to nothing")
  func empty() {
    let result = Audit(rules: [Needy(), Finder<One>()]).run(AccessibilityTree(Screen()), file: "a")
    #expect(result == AuditResult(controls: 0, screens: 1))
  }
}

/// Names a rule of these tests, and whom it yields to.
protocol RuleName {
  static var supersededBy: [String] { get }
}

extension RuleName {
  static var supersededBy: [String] { [] }
}
