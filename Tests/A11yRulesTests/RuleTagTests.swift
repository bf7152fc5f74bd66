import A11yCore
import A11yReports
import A11yRules
import Foundation
import Testing

/// Names for several rules at once.
@Suite struct RuleTagTests {
  @Test(
    "tags follow from the criteria, the family and whether the rule is asked for",
    arguments: [
      ("control-missing-name", ["wcag22a", "en301549", "naming"]),
      ("target-size", ["wcag22aaa", "geometry"]),
      ("target-size-minimum", ["wcag22aa", "geometry"]),
      ("invalid-geometry", ["best-practice", "integrity"]),
    ])
  func tags(_ id: String, _ tags: [String]) throws {
    #expect(try #require(Catalog.rule(id)).info.tags == tags)
  }

  @Test("no tag has the name of a rule, and no two have one name")
  func names() {
    let names = RuleTag.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.filter { Catalog.rule($0) != nil } == [])
  }

  @Test("the list for programs holds every rule, as JSON")
  func list() throws {
    struct Record: Decodable, Equatable {
      var id: String
      var tags: [String]
    }
    let records = try JSONDecoder().decode([Record].self, from: Data(RuleList.json(Catalog.rules).utf8))
    #expect(records == Catalog.rules.map { Record(id: $0.info.id, tags: $0.info.tags) })
  }
}
