import Testing

@testable import A11yCore

@Suite struct `Findings of two runs` {
  private func finding(
    _ rule: String, _ name: String, line: Int = 1, severity: Severity = .error, outcome: Outcome = .fail,
    message: String = "is wrong", file: String = "a.json"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, outcome: outcome, screen: file, file: FilePath(file),
      location: SourceLocation(line: line, column: 1),
      subject: Finding.Subject(role: "button", name: name, identifier: nil, className: nil, path: "UIView/UIButton"),
      message: message, measured: nil, required: nil, fix: "mend it", criteria: [], related: [])
  }

  @Test func `what is only in one of the two is new, or fixed`() {
    let comparison = FindingComparison(
      old: [finding("x", "A"), finding("x", "B")], new: [finding("x", "B"), finding("y", "B")])
    #expect(comparison.added == [finding("y", "B")])
    #expect(comparison.fixed == [finding("x", "A")])
    #expect(comparison.risen == [])
    #expect(comparison.kept == 1)
  }

  @Test func `another line, another file and other numbers make no other finding`() {
    let comparison = FindingComparison(
      old: [finding("x", "A", line: 3, message: "is 20 points")],
      new: [finding("x", "A", line: 9, message: "is 21 points", file: "b.json")])
    #expect(comparison.added == [] && comparison.fixed == [])
    #expect(comparison.kept == 1)
  }

  @Test func `one more equal finding is one new finding, wherever it is`() {
    let comparison = FindingComparison(
      old: [finding("x", "A", line: 1), finding("x", "A", line: 2)],
      new: [finding("x", "A", line: 7), finding("x", "A", line: 8), finding("x", "A", line: 9)])
    #expect(comparison.added.count == 1)
    #expect(comparison.kept == 2)
  }

  @Test(arguments: [
    (Severity.warning, Outcome.fail, Severity.error, Outcome.fail, 1),
    (.error, .fail, .warning, .fail, 0),
    (.error, .review, .notice, .fail, 1),
    (.error, .fail, .error, .review, 0),
  ])
  func `a finding with a higher severity is reported`(
    before: Severity, outcomeBefore: Outcome, now: Severity, outcomeNow: Outcome, risen: Int
  ) {
    let comparison = FindingComparison(
      old: [finding("x", "A", severity: before, outcome: outcomeBefore)],
      new: [finding("x", "A", severity: now, outcome: outcomeNow)])
    #expect(comparison.risen.count == risen)
    #expect(comparison.added == [])
  }

  @Test func `a finding about the screen is the same under the screen's new name`() {
    func screen(_ name: String) -> Finding {
      var finding = finding("x", name)
      finding.subject = Finding.Subject(role: nil, name: name, identifier: nil, className: nil, path: "")
      return finding
    }
    #expect(FindingComparison(old: [screen("A")], new: [screen("B")]).kept == 1)
  }
}
