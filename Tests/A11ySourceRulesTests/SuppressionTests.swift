import A11yCore
import Testing

@testable import A11ySourceRules

/// Comments accept findings, and are themselves accounted for.
@Suite struct SuppressionTests {
  private func lint(_ source: String) -> (findings: [String], suppressed: Int) {
    let tree = SourceTree(path: "a.swift", bytes: Array(source.utf8))
    let result = SourceAudit(rules: Catalog.defaults).run(SourceFile(tree, index: SourceIndex([tree]))).result
    return (result.findings.map { "\($0.location.line) \($0.rule)" }, result.suppressed)
  }

  private static let font = "label.font = .systemFont(ofSize: 15)"

  @Test(
    "a comment accepts what it names, where it says",
    arguments: [
      ("// a11y:disable:next fixed-font - a logo\n\(font)", [], 1),
      ("\(font) // a11y:disable:this fixed-font - a logo", [], 1),
      ("// a11y:disable fixed-font - logos\n\(font)\n\(font)\n// a11y:enable fixed-font\n\(font)", ["5 fixed-font"], 2),
      ("\(font)\n// a11y:disable:file fixed-font - a game\n\(font)", [], 2),
      ("// a11y:disable:next fixed-font, debug-string-label - a logo\n\(font)", [], 1),
      ("// a11y:disable:next fixed-font - a logo\n\n\(font)", ["1 suppression-comment", "3 fixed-font"], 0),
      ("// a11y:disable:next debug-string-label - no\n\(font)", ["1 suppression-comment", "2 fixed-font"], 0),
      ("// a11y:disable:next fixed-font\n\(font)", ["1 suppression-comment"], 1),
      ("// a11y:disable:next fixed-font -\n\(font)", ["1 suppression-comment"], 1),
    ] as [(String, [String], Int)])
  func comments(_ source: String, _ findings: [String], _ suppressed: Int) {
    let found = lint(source)
    #expect(found.findings == findings)
    #expect(found.suppressed == suppressed)
  }
}
