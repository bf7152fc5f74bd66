import A11yCore
import A11ySourceRules
import TestSupport
import Testing

/// Source in which one clause of a rule decides, marked as the examples are. The examples are for people and show the
/// typical cases; these show where each exception begins and ends.
@Suite struct ClauseTests {
  /// Not named `.swift`, so that neither the package manager nor a linter takes them for sources.
  static let folder = ClauseFolder("source-clauses")

  struct Clause: CustomTestStringConvertible {
    var rule: any Rule<SourceFile>
    var title: String
    var source: String

    var testDescription: String { "\(rule.info.id): \(title)" }
  }

  private static func clauses(of file: String) throws -> [Clause] {
    let id = ClauseFolder.rule(of: file)
    let rule = try #require(SourceCatalog.rules.first { $0.info.id == id }, "\(file): there is no rule of this name")
    return try folder.clauses(of: file).map { Clause(rule: rule, title: $0.title, source: $0.text) }
  }

  @Test("clauses have the results they are marked with", arguments: try folder.files.flatMap(clauses))
  func clause(_ clause: Clause) {
    let marks = ExampleMarks(clause.source)
    let found = ExampleTests.marks(of: clause.rule, in: marks.text).sorted()
    #expect(found == marks.marks)
  }
}
