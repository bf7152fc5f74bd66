import Foundation
import TestSupport
import Testing

/// What README.md shows is what the tool prints.
@Suite struct ReadmeTests {
  struct Session: CustomTestStringConvertible {
    var command: String
    var output: String
    var testDescription: String { command }
  }

  /// Every `console` block of the README and the guide: a line `$ a11y-audit …` and what follows it.
  static let sessions: [Session] = ["README.md", "Docs/Guide.md"].flatMap { path -> [Session] in
    guard let text = try? String(contentsOf: Tool.root.appending(path: path), encoding: .utf8) else { return [] }
    return text.components(separatedBy: "```console\n$ ").dropFirst().compactMap { block in
      guard let end = block.range(of: "```"), let line = block.firstIndex(of: "\n") else { return nil }
      return Session(
        command: String(block[..<line]), output: String(block[block.index(after: line)..<end.lowerBound]))
    }
  }

  @Test("README.md shows runs")
  func thereAreSessions() {
    #expect(Self.sessions.count >= 4)
  }

  @Test("a run in README.md prints what is below it", arguments: sessions)
  func session(_ session: Session) throws {
    let words = session.command.split(separator: " ").map(String.init)
    #expect(words.first == "a11y-audit")
    #expect(try Tool.run(Array(words.dropFirst())).output == session.output)
  }

  @Test("the unit test in README.md is one that runs, but for its place")
  func library() throws {
    let paths = [
      "README.md", "Tests/A11yAuditTests/LibraryTests.swift", "Sources/A11yAudit/A11yAudit.docc/A11yAudit.md",
    ]
    let texts = try paths.map { try String(contentsOf: Tool.root.appending(path: $0), encoding: .utf8) }
    let lines = texts.map { text in
      text.components(separatedBy: "@Test func payScreenIsAccessible")[1].split(separator: "\n").prefix(9).map {
        $0.drop { $0 == " " }
      }
    }
    #expect(lines[0] == lines[1])
    #expect(lines[2] == lines[1])
    #expect(lines[1].last == "}")
  }

  @Test("every file that a page links to exists", arguments: ["README.md", "CONTRIBUTING.md", "Docs/Guide.md"])
  func links(_ page: String) throws {
    let file = Tool.root.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    let folder = file.deletingLastPathComponent()
    let links = text.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) }.filter { !$0.hasPrefix("http") }
    #expect(!links.isEmpty)
    let missing = links.filter { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    #expect(missing == [])
  }
}
