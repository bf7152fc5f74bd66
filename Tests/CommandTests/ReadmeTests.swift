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

  /// Every `console` block: a line `$ a11y-audit …` and what follows it.
  static let sessions: [Session] = {
    guard let text = try? String(contentsOf: Tool.root.appending(path: "README.md"), encoding: .utf8) else { return [] }
    return text.components(separatedBy: "```console\n$ ").dropFirst().compactMap { block in
      guard let end = block.range(of: "```"), let line = block.firstIndex(of: "\n") else { return nil }
      return Session(
        command: String(block[..<line]), output: String(block[block.index(after: line)..<end.lowerBound]))
    }
  }()

  @Test("README.md shows runs")
  func thereAreSessions() {
    #expect(Self.sessions.count >= 2)
  }

  @Test("a run in README.md prints what stands below it", arguments: sessions)
  func session(_ session: Session) throws {
    let words = session.command.split(separator: " ").map(String.init)
    #expect(words.first == "a11y-audit")
    #expect(try Tool.run(Array(words.dropFirst())).output == session.output)
  }

  @Test("every file README.md links to exists")
  func links() throws {
    let text = try String(contentsOf: Tool.root.appending(path: "README.md"), encoding: .utf8)
    let links = text.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) }.filter { !$0.hasPrefix("http") }
    #expect(!links.isEmpty)
    let missing = links.filter { !FileManager.default.fileExists(atPath: Tool.root.appending(path: $0).path) }
    #expect(missing == [])
  }
}
