import Foundation
import Testing

@testable import A11yCore
@testable import A11yReports

/// What SARIF's readers are reported of findings that somebody accepts.
@Suite struct AcceptedFindingTests {
  /// One new finding, one that the baseline knows, and two that suppressions accept; all are equal in what identifies
  /// them, as the rows of a list are.
  private static var result: AuditResult {
    var result = Nasty.result([])
    func finding(_ message: String) -> Finding {
      var finding = Nasty.finding(["Close"], number: 1)
      finding.message = message
      return finding
    }
    result.findings = [finding("is new")]
    result.known = [finding("is known")]
    result.accepted = [
      Acceptance(finding: finding("is accepted here"), reason: "a game", isInSource: true),
      Acceptance(finding: finding("is accepted there"), reason: nil, isInSource: false),
    ]
    return result
  }

  private func results(_ reporter: any Reporter.Type) throws -> [[String: Any]] {
    let text = reporter.report(Self.result, options: Nasty.options)
    #expect(ReportGrammar.faults(of: reporter, in: text) == [])
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return log.objects("runs").flatMap { $0.objects("results") }
  }

  @Test("SARIF tells everything: what is new, what is known, and what is accepted where and why")
  func sarif() throws {
    let told = try results(SARIFReporter.self).map { result in
      let message = result.object("message").string("text").split(separator: ":")[1].split(separator: ".")[0]
      let suppressions = result.objects("suppressions").map {
        "\($0.string("kind")), \($0.string("status")): \($0.string("justification"))"
      }
      return "\(message) [\(result.string("baselineState"))] \(suppressions)"
    }
    #expect(
      told == [
        " is new [new] []", #" is known [unchanged] ["external, accepted: in the baseline"]"#,
        #" is accepted here [] ["inSource, accepted: a game"]"#, #" is accepted there [] ["external, accepted: "]"#,
      ])
  }

  /// GitHub shows suppressed results as open alerts (github/codeql-action#1230).
  @Test("GitHub's SARIF holds what is new and nothing else, with the same fingerprint")
  func github() throws {
    let results = try results(GitHubSARIFReporter.self)
    #expect(results.map { $0.string("baselineState") } == ["new"])
    #expect(results.map { $0["suppressions"] == nil } == [true])
    func prints(_ results: [[String: Any]]) -> [String] {
      results.prefix(1).map { $0.object("partialFingerprints").string("primaryLocationLineHash") }
    }
    #expect(try prints(results) == prints(self.results(SARIFReporter.self)))
  }

  @Test("accepting an equal finding does not give another its identity")
  func identity() {
    var result = Self.result
    result.known = nil
    let before = ReportedRun(result).identities
    result.accepted = []
    #expect(before == ReportedRun(result).identities)
  }

  @Test("a change that a machine can make is a fix of SARIF's")
  func fixes() throws {
    var finding = Nasty.finding(["Close"], number: 2)
    finding.fix = "Say `.insert`."
    finding.edits = [
      Finding.Edit(
        start: SourceLocation(line: 3, column: 5), end: SourceLocation(line: 3, column: 9), replacement: ".insert(a)")
    ]
    let text = SARIFReporter.report(Nasty.result([finding]), options: Nasty.options)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let result = try #require(log.objects("runs").first?.objects("results").first)
    let fix = try #require(result.objects("fixes").first)
    let change = try #require(fix.objects("artifactChanges").first)
    let replacement = try #require(change.objects("replacements").first)
    let region = replacement.object("deletedRegion")
    #expect(["startLine", "startColumn", "endLine", "endColumn"].map { region.integer($0) } == [3, 5, 3, 9])
    #expect(replacement.object("insertedContent").string("text") == ".insert(a)")
    #expect(change.object("artifactLocation").string("uri") == "Close")
    #expect(fix.object("description").string("text") == "Say `.insert`.")
  }
}
