import A11yCore
import A11ySourceRules
import Testing

/// A rule is silent where a better one speaks, in source as on screens.
@Suite struct SupersessionTests {
  struct Yielding: Rule {
    static let info = RuleInfo(
      id: "yielding", summary: "s", family: .naming, severity: .warning, supersededBy: ["better"], why: "w", fix: "f",
      examples: [])
    var isInferred = false

    func check(_ file: SourceFile) -> RuleResult { violation(isInferred) }
  }

  struct Better: Rule {
    static let info = RuleInfo(
      id: "better", summary: "s", family: .naming, severity: .warning, why: "w", fix: "f", examples: [])
    var isInferred = false
    var line: Int = 1

    func check(_ file: SourceFile) -> RuleResult { violation(isInferred, line: line) }
  }

  private static func rules(_ rules: any Rule<SourceFile>...) -> [String] {
    let tree = SourceTree(path: "a.swift", bytes: Array("let a = 1\nlet b = 2\n".utf8))
    let found = SourceAudit(rules: rules).run(SourceFile(tree, index: SourceIndex([tree]))).result.findings
    return found.map(\.rule)
  }

  @Test("a finding that fails is not superseded by one that needs review")
  func certainty() {
    #expect(Self.rules(Yielding(), Better()) == ["better"])
    #expect(Self.rules(Yielding(isInferred: true), Better()) == ["better"])
    #expect(Self.rules(Yielding(isInferred: true), Better(isInferred: true)) == ["better"])
    #expect(Self.rules(Yielding(), Better(isInferred: true)) == ["better", "yielding"])
    #expect(Self.rules(Yielding(), Better(line: 2)) == ["yielding", "better"])
  }
}

private func violation(_ isInferred: Bool, line: Int = 1) -> RuleResult {
  [
    Violation(
      Finding.Subject(source: "a"), "is odd", isInferred: isInferred, at: SourceLocation(line: line, column: 1))
  ]
}
