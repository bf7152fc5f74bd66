import Foundation
import Testing

/// Custom controls as people write them, silent and done right, each with what the linter must say of it.
///
/// `RECORD=1 swift test` rewrites `expected.txt` and fails; read the difference before committing it.
@Suite struct SourceFixtureTests {
  static let folder = LintTool.root.appending(path: "Fixtures/source")

  static var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("there are twenty")
  func count() { #expect(Self.names.count == 20) }

  @Test("the silent one is told what it lacks", arguments: names)
  func silent(_ name: String) throws {
    let run = try LintTool.run(["Fixtures/source/\(name)/Silent.swift", "--notices"])
    #expect(run.errors == "")
    let file = Self.folder.appending(path: "\(name)/expected.txt")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if run.output == expected { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try run.output.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)/expected.txt; read it before committing it")
    } else {
      #expect(run.output == expected)
    }
  }

  @Test("the one done right is left alone", arguments: names)
  func right(_ name: String) throws {
    let run = try LintTool.run(["Fixtures/source/\(name)/Right.swift", "--fail-on", "review"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no problems found · "), "\(run.output)")
  }
}
