import A11yConfiguration
import A11yCore
import A11ySourceRules
import Documentation
import Foundation
import TestSupport
import Testing

/// The catalog, the files and the ids cannot drift apart.
@Suite struct CatalogTests {
  private static let check = CatalogCheck(SourceCatalog.rules, of: "A11ySourceRules")

  @Test("every rule file is in the catalog, and every rule of the catalog has its file")
  func files() throws { #expect(try Self.check.strays == []) }

  @Test("a rule's id, type, words, criteria and examples are whole", arguments: SourceCatalog.rules.map { $0.info.id })
  func rule(_ id: String) { #expect(Self.check.mistakes(of: id) == []) }

  @Test("every rule has a clause file, and every clause file has a rule")
  func clauses() throws { #expect(try Self.check.withoutClauses(in: ClauseTests.folder) == []) }

  @Test("a rule file shows at most five examples, at its end, and its code begins within 60 lines")
  func examples() throws {
    #expect(Self.check.crowded == [])
    #expect(try Self.check.buried == [])
  }

  @Test("a rule with reviews has a review question and an example")
  func questions() throws { #expect(try Self.check.unasked == []) }

  @Test("the list of source rules for the audit matches the rules")
  func list() throws {
    let file = Tool.root.appending(path: "Sources/A11yConfiguration/Schema/SourceRuleList.swift")
    try Golden.check(SourceRuleListFile.swift, against: file)
    #expect(SourceRuleList.rules == SourceRuleListFile.rules)
  }

  @Test("the fix contains the configured number")
  func advice() throws {
    var rule = try #require(SourceCatalog.rules.first { $0.info.id == "small-hit-area" })
    let source = "let close = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))"
    let tree = SourceTree(path: "a.swift", bytes: Array(source.utf8))
    let file = SourceFile(tree, index: SourceIndex([tree]))
    // Where nothing was asked for, the rule's own words hold.
    #expect(rule.check(file).violations.map(\.fix) == [nil])
    try rule.set("minimum", to: "48")
    let advice = "Make the control or its hit area at least 48 × 48 points."
    #expect(rule.check(file).violations.map(\.fix) == [advice])
  }
}
