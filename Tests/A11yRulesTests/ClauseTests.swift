import A11yCore
import A11yFormats
import Testing

/// Taking any clause out of a rule makes one of these or one of the rule's examples fail. The examples are for people,
/// and show each exception once; these also show where it ends.
@Suite struct ClauseTests {
  @Test("clauses have the results they are marked with", arguments: try Clause.files.flatMap(Clause.read))
  func clause(_ clause: Clause) throws {
    let (outline, marks) = clause.unmarked()
    let screen = try #require(AccessibilityTree.all(try Formats.read(Array(outline.utf8))).last)
    let info = clause.rule.info
    let result = ExampleTests.result(of: clause.rule, on: screen)
    let found = result.violations.map { violation in
      let location = violation.location ?? violation.control.map { screen[$0].control.location }
      return Clause.Mark(
        line: Int(location?.line ?? 1), outcome: violation.outcome,
        severity: violation.grade.severity(of: info.severity))
    }.sorted { ($0.line, $0.outcome.rawValue) < ($1.line, $1.outcome.rawValue) }
    #expect(found.map(\.line) == marks.map(\.line) && found.map(\.outcome) == marks.map(\.outcome))
    for (found, mark) in zip(found, marks) where mark.severity != nil { #expect(found.severity == mark.severity) }
    #expect(result.notChecked.contains { $0.value > 0 } == clause.title.hasSuffix("(not checked)"))
  }

  @Test("a violation that needs review ends with a question", arguments: try Clause.files.flatMap(Clause.read))
  func question(_ clause: Clause) throws {
    try ExampleTests.expectQuestions(of: clause.rule, on: clause.unmarked().outline)
  }
}
