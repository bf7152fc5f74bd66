import A11yCore
import A11ySourceRules
import Foundation
import Testing

/// The catalogue, the files and the ids cannot drift apart.
@Suite struct CatalogTests {
  /// The package's folder, from this file.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let folder = root.appending(path: "Sources/A11ySourceRules")

  /// Every file that declares a rule, as `Theme/TypeName`.
  static var ruleFiles: [String] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      return try paths.filter { $0.hasSuffix(".swift") }.filter { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return text.contains("static let info = RuleInfo(")
      }.map { String($0.dropLast(6)) }.sorted()
    }
  }

  @Test("every rule file is in the catalogue, and every rule of the catalogue has its file")
  func filesAndCatalogue() throws {
    let listed = Catalog.rules.map { rule in
      "\(rule.info.family.rawValue.capitalized)/\(String(describing: type(of: rule)))"
    }
    #expect(try Self.ruleFiles == listed.sorted())
  }

  @Test(
    "a rule's type is its id in camel case",
    arguments: Catalog.rules.map { (String(describing: type(of: $0)), $0.info.id) })
  func typeAndID(_ type: String, _ id: String) {
    #expect(type == id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  @Test("ids are unique and in kebab case")
  func ids() {
    let ids = Catalog.rules.map(\.info.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { $0.contains { !($0.isLowercase || $0 == "-") } } == [])
  }

  @Test("a rule yields only to rules that exist", arguments: Catalog.rules.map(\.info.id))
  func dominance(_ id: String) throws {
    let info = try #require(Catalog.rule(id)).info
    #expect(info.yieldsTo.filter { Catalog.rule($0) == nil } == [])
    #expect(!info.yieldsTo.contains(id))
  }

  @Test(
    "texts are whole: no empty ones, summaries without a full stop, instructions with one",
    arguments: Catalog.rules.map(\.info.id))
  func texts(_ id: String) throws {
    let info = try #require(Catalog.rule(id)).info
    #expect(!info.summary.isEmpty && !info.summary.hasSuffix("."))
    #expect(info.why.hasSuffix("."))
    #expect(info.fix.hasSuffix("."))
  }

  @Test("every WCAG criterion that a rule names is one we know", arguments: Catalog.rules.map(\.info.id))
  func criteria(_ id: String) throws {
    for case .wcag(let number) in try #require(Catalog.rule(id)).info.criteria {
      #expect(WCAG.criterion(number) != nil, "WCAG \(number)")
    }
  }
}
