import A11yCore
import A11yFormats
import A11yRules
import Testing

/// Every example of every rule holds: the rule fires on each marked line and on no other.
@Suite struct ExampleTests {
  struct Case: CustomTestStringConvertible {
    var rule: any Rule<Exposure>
    var example: Example

    var testDescription: String { "\(rule.info.id): \(example.title)" }
  }

  static let cases = Catalog.rules.flatMap { rule in rule.info.examples.map { Case(rule: rule, example: $0) } }

  @Test("an example says what its rule does", arguments: cases)
  func example(_ example: Case) throws {
    let (outline, marks) = Self.unmark(example.example.outline)
    // The last of several trees: the ones before it are the same screen in other languages.
    let screen = try #require(Exposure.all(try Formats.read(Array(outline.utf8))).last)
    let verdict = Self.verdict(of: example.rule, on: screen)
    let found = verdict.problems.map { problem in
      let location = problem.location ?? problem.control.map { screen[$0].control.location }
      return Mark(line: Int(location?.line ?? 1), outcome: problem.outcome)
    }
    #expect(found.sorted() == marks)
    switch example.example.expectation {
    case .fails: #expect(marks.contains { $0.outcome == .fail })
    case .needsReview: #expect(marks.contains { $0.outcome == .review })
    case .passes: #expect(marks.isEmpty)
    case .notChecked: #expect(marks.isEmpty && !verdict.notChecked.isEmpty)
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

  /// What a rule says; a rule about suppressions is asked after all others.
  static func verdict(of rule: any Rule<Exposure>, on screen: Exposure) -> Verdict {
    guard rule is any SuppressionRule else { return rule.check(screen) }
    let findings = Audit(rules: Catalog.defaults).run(screen, file: "").findings.filter { $0.rule == rule.info.id }
    return Verdict(findings.map { Problem(nil, $0.message, outcome: $0.outcome, at: $0.location) })
  }

  struct Mark: Equatable, Comparable, CustomStringConvertible {
    var line: Int
    var outcome: Outcome

    var description: String { "\(outcome.rawValue) in line \(line)" }

    static func < (a: Mark, b: Mark) -> Bool { (a.line, a.outcome.rawValue) < (b.line, b.outcome.rawValue) }
  }

  /// Takes the marks off the lines: `✗` where the rule must fire, `?` where it must ask a person.
  static func unmark(_ outline: String) -> (outline: String, marks: [Mark]) {
    var marks: [Mark] = []
    var lines: [String] = []
    for (number, line) in outline.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indent = line.prefix { $0 == " " }
      let content = line.dropFirst(indent.count)
      if content.hasPrefix("✗ ") {
        marks.append(Mark(line: number + 1, outcome: .fail))
      } else if content.hasPrefix("? ") {
        marks.append(Mark(line: number + 1, outcome: .review))
      }
      let isMarked = content.hasPrefix("✗ ") || content.hasPrefix("? ")
      lines.append(isMarked ? String(indent + content.dropFirst(2)) : String(line))
    }
    return (lines.joined(separator: "\n"), marks)
  }
}
