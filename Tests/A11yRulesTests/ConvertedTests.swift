import A11yFormats
import Foundation
import Testing

@testable import A11yCore
@testable import A11yRules

/// A converted description is judged as the one it was made from: nothing more, and nothing less.
@Suite struct ConvertedTests {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")
  static let files = ["formats", "screens"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: fixtures.appending(path: folder).path())?.compactMap {
      ($0 as? String).map { "\(folder)/\($0)" }
    }
    return (names ?? []).filter { name in
      let isScreen = folder == "formats" || name.hasSuffix("tree.json")
      return isScreen && name.split(separator: "/").last?.contains(".") == true
    }.sorted()
  }

  @Test("the same findings, and the same not checked", arguments: files)
  func same(_ file: String) throws {
    let screens = try Formats.read(Array(Data(contentsOf: Self.fixtures.appending(path: file))))
    for text in [ControlTree.write(screens), Outline.write(screens)] {
      let converted = try Formats.read(Array(text.utf8))
      #expect(verdict(converted) == verdict(screens))
    }
  }

  @Test("there are files of every format")
  func closedWorld() { #expect(Self.files.count >= 20) }

  private struct Verdict: Equatable {
    var findings: [String]
    var notChecked: [String: [Fact: Int]]
    var skipped: [Exposure.SkipReason: Int]
    var elements: Int
  }

  private func verdict(_ screens: [Screen]) -> Verdict {
    var result = AuditResult()
    for screen in screens { result.add(Audit(rules: Catalog.rules).run(Exposure(screen), file: "")) }
    // A key that nobody knows is not written again.
    let findings = result.findings.filter { $0.rule != UnknownVocabulary.info.id }.map {
      "\($0.rule) \($0.severity) \($0.outcome) \($0.subject.path) \($0.message) \($0.related.map(\.subject.path))"
    }
    return Verdict(
      findings: findings.sorted(), notChecked: result.notChecked, skipped: result.skipped, elements: result.elements)
  }
}
