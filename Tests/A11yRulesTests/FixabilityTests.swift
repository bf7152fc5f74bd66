import A11yCore
import A11yFormats
import A11yRules
import Testing

/// What a rule says of automatic fixes is true.
@Suite struct FixabilityTests {
  private func findings(_ outline: String, of rule: any Rule<AccessibilityTree>) throws -> [Finding] {
    try AccessibilityTree.all(Formats.read(Array(outline.utf8), as: Outline.self)).flatMap {
      Audit(rules: [rule]).run($0, file: "a.outline").findings.filter { $0.rule == rule.info.id }
    }
  }

  static let examples = ExampleTests.cases.filter { [.fails, .needsReview].contains($0.example.expectation) }

  /// Without the marks.
  private func outline(_ example: ExampleTests.Case) -> String {
    example.example.outline.replacing("✗ ", with: "").replacing("? ", with: "")
  }

  @Test("a change removes its finding and brings no other of its rule", arguments: examples)
  func works(_ example: ExampleTests.Case) throws {
    let text = outline(example)
    let found = try findings(text, of: example.rule)
    for finding in found {
      guard let repair = finding.repair else { continue }
      let declared = try #require(example.rule.info.fixability, "a rule with a repair declares it")
      if repair.isSafe, case .unsafe = declared { Issue.record("safe, but declared unsafe") }
      let bytes = Array(text.utf8)
      let edit = try #require(EditedText(bytes).flatMap { OutlineEditor($0).edit(repair.change, at: finding.location) })
      let fixed = String(decoding: FileEdits(bytes, [edit]).result, as: UTF8.self)
      #expect(try findings(fixed, of: example.rule).count == found.count - 1, "\(fixed)")
    }
  }

  @Test("a rule that declares an automatic fix has an example that is fixed")
  func declared() throws {
    for rule in Catalog.rules where rule.info.fixability != nil {
      let examples = Self.examples.filter { $0.rule.info.id == rule.info.id }
      let isShown = try examples.contains { example in
        try findings(outline(example), of: rule).contains { $0.repair != nil }
      }
      #expect(isShown, "\(rule.info.id)")
    }
  }
}
