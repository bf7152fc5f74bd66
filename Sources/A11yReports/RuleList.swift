public import A11yCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The catalogue for programs.
public enum RuleList {
  /// An array with an object for each rule; keys sorted.
  public static func json<Subject>(_ rules: [any Rule<Subject>]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and flags only: encoding them cannot fail.
    guard let data = try? encoder.encode(rules.map { Record($0) }) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Record: Encodable {
    var id: String
    var summary: String
    var family: String
    var severity: String
    var optIn: Bool
    var tags: [String]
    var criteria: [String]
    var needs: [String]
    var supersededBy: [String]
    var why: String
    var fix: String
    var options: [Option]
    var examples: [Sample]

    init(_ rule: some Rule) {
      let info = rule.info
      id = info.id
      summary = info.summary
      family = info.family.rawValue
      severity = info.severity.rawValue
      optIn = info.isOptIn
      tags = info.tags
      criteria = info.criteria.map(\.description)
      needs = info.needs.map(\.rawValue)
      supersededBy = info.supersededBy
      why = info.why
      fix = info.fix
      options = rule.options.map {
        Option(name: $0.name, default: $0.defaultValue, accepts: $0.accepts, meaning: $0.meaning)
      }
      examples = info.examples.map {
        Sample(expectation: $0.expectation.word, title: $0.title, outline: $0.outline)
      }
    }
  }

  private struct Option: Encodable {
    var name: String
    var `default`: String
    var accepts: String
    var meaning: String
  }

  private struct Sample: Encodable {
    var expectation: String
    var title: String
    var outline: String
  }
}
