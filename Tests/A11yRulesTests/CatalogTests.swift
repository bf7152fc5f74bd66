import A11yCore
import A11yRules
import TestSupport
import Testing

/// The catalog, the files and the ids cannot drift apart.
@Suite struct CatalogTests {
  private static let check = CatalogCheck(Catalog.rules, of: "A11yRules")

  @Test("every rule file is in the catalog, and every rule of the catalog has its file")
  func files() throws { #expect(try Self.check.strays == []) }

  @Test("a rule's id, type, words, criteria and examples are whole", arguments: Catalog.rules.map { $0.info.id })
  func rule(_ id: String) { #expect(Self.check.mistakes(of: id) == []) }

  @Test("the documentation comment of a rule's type is its summary")
  func documentation() throws { #expect(try Self.check.undocumented == []) }

  @Test("every rule has a clause file, and every clause file has a rule")
  func clauses() throws { #expect(try Self.check.withoutClauses(in: Clause.folder) == []) }

  @Test("a rule file shows at most five examples, at its end, and its code begins within 60 lines")
  func examples() throws {
    #expect(Self.check.crowded == [])
    #expect(try Self.check.buried == [])
  }
}
