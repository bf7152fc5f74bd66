import A11yCore
import A11ySourceRules
import Testing

/// Every example of every rule holds: the rule fires on each marked line and on no other.
@Suite struct ExampleTests {
  struct Case: CustomTestStringConvertible {
    var rule: any Rule<SourceFile>
    var example: Example

    var testDescription: String { "\(rule.info.id): \(example.title)" }
  }

  static let cases = Catalog.rules.flatMap { rule in rule.info.examples.map { Case(rule: rule, example: $0) } }

  @Test("an example says what its rule does", arguments: cases)
  func example(_ example: Case) throws {
    let (outline, marks) = Self.unmark(example.example.outline)
    let tree = SourceTree(path: "App.swift", bytes: Array(outline.utf8))
    let verdict = example.rule.check(SourceFile(tree, index: SourceIndex([tree])))
    let found = verdict.problems.map { Mark(line: Int($0.location?.line ?? 1), outcome: $0.outcome) }
    #expect(found.sorted() == marks)
    switch example.example.expectation {
    case .fails: #expect(marks.contains { $0.outcome == .fail })
    case .needsReview: #expect(marks.contains { $0.outcome == .review })
    case .passes: #expect(marks.isEmpty)
    case .notChecked: Issue.record("source is always checked")
    }
  }

  @Test(
    "every rule has an example that fails, or one for a person, and one that passes",
    arguments: Catalog.rules.map(\.info.id))
  func bothSides(_ id: String) throws {
    let examples = try #require(Catalog.rule(id)).info.examples
    #expect(examples.contains { $0.expectation == .fails || $0.expectation == .needsReview })
    #expect(examples.contains { $0.expectation == .passes })
  }

  struct Mark: Equatable, Comparable, CustomStringConvertible {
    var line: Int
    var outcome: Outcome

    var description: String { "\(outcome.rawValue) in line \(line)" }

    static func < (a: Mark, b: Mark) -> Bool { (a.line, a.outcome.rawValue) < (b.line, b.outcome.rawValue) }
  }

  /// Takes the marks out of the lines: `✗` where the rule must fire, `?` where it must ask a person.
  static func unmark(_ source: String) -> (outline: String, marks: [Mark]) {
    var marks: [Mark] = []
    var lines: [String] = []
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.contains("✗ ") { marks.append(Mark(line: number + 1, outcome: .fail)) }
      let isQuestion = line.drop { $0 == " " }.hasPrefix("? ") || line.contains("{ ? ")
      if isQuestion { marks.append(Mark(line: number + 1, outcome: .review)) }
      let plain = line.replacing("✗ ", with: "")
      lines.append(isQuestion ? String(plain.replacing("? ", with: "", maxReplacements: 1)) : String(plain))
    }
    return (lines.joined(separator: "\n"), marks)
  }
}
