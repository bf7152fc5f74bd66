package import A11yCore
import Foundation

/// Whether a catalog, its files and its ids have drifted apart.
package struct CatalogCheck<Subject> {
  private let rules: [any Rule<Subject>]
  private let folder: URL

  /// - Parameter module: the name of the rules' module.
  package init(_ rules: [any Rule<Subject>], of module: String) {
    self.rules = rules
    folder = Tool.root.appending(path: "Sources/\(module)")
  }

  /// Files that declare a rule and are not in the catalog, and rules of the catalog without a file of theirs.
  package var strays: [String] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      let files = try paths.filter { $0.hasSuffix(".swift") }.filter { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return text.contains("static let info = RuleInfo(")
      }.map { String($0.dropLast(6)) }
      return Set(files).symmetricDifference(rules.map(path)).sorted()
    }
  }

  /// Rules without a clause file, and clause files without a rule.
  package func withoutClauses(in folder: ClauseFolder) throws -> [String] {
    Set(rules.map { $0.info.id }).symmetricDifference(try folder.files.map(ClauseFolder.rule)).sorted()
  }

  /// Rules with so many examples that a reader looks for the typical ones: the others belong in the clause file.
  package var crowded: [String] { rules.filter { $0.info.examples.count > 5 }.map { $0.info.id } }

  /// Rule files whose code begins far from the top, or whose examples are not at the end.
  package var buried: [String] {
    get throws {
      try rules.filter { rule in
        let text = try String(contentsOf: folder.appending(path: "\(path(of: rule)).swift"), encoding: .utf8)
        let parts = text.split(separator: "static let examples: [Example] = [", maxSplits: 1)
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let first = lines.firstIndex { $0.hasPrefix("  ") && $0.contains(#/^ +(\w+ )*func /#) } ?? lines.count
        let areLast =
          parts.count == 2
          && parts[1].ranges(of: "\n  ]\n").first?.upperBound == parts[1].ranges(of: "}\n").last?.lowerBound
        return first >= 60 || !areLast
      }.map { $0.info.id }
    }
  }

  /// Rules whose type has another documentation comment than their summary.
  package var undocumented: [String] {
    get throws {
      try rules.filter { rule in
        let text = try String(contentsOf: folder.appending(path: "\(path(of: rule)).swift"), encoding: .utf8)
        return !text.contains("\n/// \(rule.info.summary).\npublic struct \(String(describing: type(of: rule))): ")
      }.map { $0.info.id }
    }
  }

  /// The path of a rule's file in the folder of its module, without the extension.
  private func path(of rule: any Rule<Subject>) -> String {
    "\(String(describing: rule.info.family).capitalized)/\(String(describing: type(of: rule)))"
  }

  /// Rules that infer violations, by their code, and have no question or no example for it; and those that have a
  /// question and no example for it.
  package var unasked: [String] {
    get throws {
      try rules.filter { rule in
        let info = rule.info
        let type = String(describing: type(of: rule))
        let family = folder.appending(path: String(describing: info.family).capitalized)
        let files = try FileManager.default.contentsOfDirectory(atPath: family.path(percentEncoded: false)).filter {
          $0 == "\(type).swift" || $0.hasPrefix("\(type)+")
        }
        let text = try files.map { try String(contentsOf: family.appending(path: $0), encoding: .utf8) }.joined()
        let infers = text.contains("isInferred")
        let hasExample = info.examples.contains { $0.expectation == .needsReview }
        let hasQuestion = info.reviewQuestion != nil || text.contains("reviewQuestion: ")
        return infers && !(hasExample && hasQuestion) || hasQuestion && !hasExample
      }.map { $0.info.id }
    }
  }

  /// What is wrong with one rule's words.
  package func mistakes(of id: String) -> [String] {
    let named = rules.filter { $0.info.id == id }
    guard let rule = named.first else { return ["there is no rule \(id)"] }
    let info = rule.info
    let type = String(describing: type(of: rule))
    let camel = id.split { $0 == "-" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let ids = Set(rules.map { $0.info.id })
    let isKnown = { (criterion: Criterion) in
      if case .wcag(let number) = criterion { WCAG.criterion(number) != nil } else { true }
    }
    let expectations = info.examples.map { $0.expectation }
    let claims = [
      ("ids are unique", named.count == 1),
      ("ids are in kebab case", id.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "/" }),
      ("the type is the id in camel case", type == camel || type == camel + "InSource"),
      ("it yields only to others that exist", !info.supersededBy.contains(id) && ids.isSuperset(of: info.supersededBy)),
      ("summaries are no sentences", !info.summary.isEmpty && !info.summary.hasSuffix(".")),
      ("instructions are sentences", info.why.hasSuffix(".") && info.fix.hasSuffix(".")),
      ("criteria are known", info.criteria.allSatisfy(isKnown)),
      ("an example fails or asks", expectations.contains { $0 == .fails || $0 == .needsReview }),
      ("an example passes", expectations.contains { $0 == .passes }),
      (
        "questions are in lower case",
        info.reviewQuestion.map { $0.hasSuffix("?") && $0.first?.isLowercase == true } != false
      ),
    ]
    return claims.filter { !$0.1 }.map { $0.0 }
  }
}
