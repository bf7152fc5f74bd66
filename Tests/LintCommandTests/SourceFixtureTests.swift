import Foundation
import TestSupport
import Testing

/// Custom controls as people write them, silent and done right, each with what the linter must say of it.
///
/// `RECORD=1 swift test` rewrites `expected.txt` and fails; read the difference before committing it.
@Suite struct SourceFixtureTests {
  static let folder = Tool.root.appending(path: "Fixtures/source")

  static var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("there are twenty controls")
  func count() { #expect(Self.names.count == 20) }

  @Test("an inaccessible control has the expected findings", arguments: names)
  func silent(_ name: String) throws {
    let run = try Tool.lint(["Fixtures/source/\(name)/Silent.swift", "--notices"])
    #expect(run.errors == "")
    let file = Self.folder.appending(path: "\(name)/expected.txt")
    try Golden.check(run.output, against: file)
  }

  @Test("an accessible control has no findings", arguments: names)
  func right(_ name: String) throws {
    let run = try Tool.lint(["Fixtures/source/\(name)/Right.swift", "--fail-on", "review"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no findings"), "\(run.output)")
  }
}
