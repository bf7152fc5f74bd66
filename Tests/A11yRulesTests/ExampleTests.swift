import A11yCore
import A11yFormats
import A11yRules
import TestSupport
import Testing

/// Every example of every rule holds: the rule fires on each marked line and on no other.
@Suite struct ExampleTests {
  struct Case: CustomTestStringConvertible {
    var rule: any Rule<AccessibilityTree>
    var example: Example

    var testDescription: String { "\(rule.info.id): \(example.title)" }
  }

  static let cases = Catalog.rules.flatMap { rule in rule.info.examples.map { Case(rule: rule, example: $0) } }

  @Test("examples have the results they are marked with", arguments: cases)
  func example(_ example: Case) throws {
    let marks = ExampleMarks(example.example)
    // The last of several trees: the ones before it are the same screen in other languages.
    let tree = try #require(AccessibilityTree.all(try Formats.read(Array(marks.text.utf8))).last)
    let result = Self.result(of: example.rule, on: tree)
    let found = result.violations.map { violation in
      let location = violation.location ?? violation.control.map { tree[$0].control.location }
      return ExampleMarks.Mark(line: Int(location?.line ?? 1), outcome: violation.outcome)
    }
    #expect(marks.hold(for: found, isUnchecked: !result.notChecked.isEmpty), "\(found)")
  }

  @Test("a review asks a question", arguments: cases)
  func question(_ example: Case) throws {
    try Self.expectQuestions(of: example.rule, on: ExampleMarks(example.example).text)
  }

  static func expectQuestions(of rule: any Rule<AccessibilityTree>, on outline: String) throws {
    let tree = try #require(AccessibilityTree.all(try Formats.read(Array(outline.utf8))).last)
    for finding in Audit(rules: [rule]).run(tree, file: "").findings
    where finding.rule == rule.info.id && finding.outcome == .review {
      #expect(finding.message.hasSuffix("?") && finding.message.contains(": "), "\(finding.message)")
    }
  }

  /// What a rule says; a rule about suppressions is asked after all others.
  static func result(of rule: any Rule<AccessibilityTree>, on tree: AccessibilityTree) -> RuleResult {
    guard rule is any SuppressionRule else { return rule.audit(tree) }
    let findings = Audit(rules: Catalog.defaults).run(tree, file: "").findings.filter { $0.rule == rule.info.id }
    return RuleResult(
      findings.map { finding in
        var violation = Violation(nil, finding.message, at: finding.location)
        violation.decided = finding.outcome
        return violation
      })
  }
}
