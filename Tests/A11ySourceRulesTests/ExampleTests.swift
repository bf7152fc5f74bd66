import A11yCore
import A11ySourceRules
import TestSupport
import Testing

/// Every example of every rule holds: the rule fires on each marked line and on no other.
@Suite struct ExampleTests {
  struct Case: CustomTestStringConvertible {
    var rule: any Rule<SourceFile>
    var example: Example

    var testDescription: String { "\(rule.info.id): \(example.title)" }
  }

  static let cases = SourceCatalog.rules.flatMap { rule in rule.info.examples.map { Case(rule: rule, example: $0) } }

  @Test("examples have the results they are marked with", arguments: cases)
  func example(_ example: Case) {
    let marks = ExampleMarks(example.example)
    let found = Self.marks(of: example.rule, in: marks.text)
    // Source is always checked.
    #expect(marks.hold(for: found, isUnchecked: false), "\(found)")
  }

  /// The lines that a rule reports in a file of its own.
  static func marks(of rule: any Rule<SourceFile>, in source: String) -> [ExampleMarks.Mark] {
    let tree = SourceTree(path: "App.swift", bytes: Array(source.utf8))
    return rule.check(SourceFile(tree, index: SourceIndex([tree]))).violations.map {
      ExampleMarks.Mark(line: Int($0.location?.line ?? 1), outcome: $0.outcome)
    }
  }
}
