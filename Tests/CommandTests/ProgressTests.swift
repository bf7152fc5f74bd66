import Foundation
import TestSupport
import Testing

/// What is seen of a long run, on a terminal.
@Suite struct ProgressTests {
  private func speak(_ count: Int, _ words: Int, in folder: URL) throws -> PseudoTerminal {
    let text = Array(repeating: "word", count: words).joined(separator: " ")
    let rows = (1...count).map { "  UILabel text=\"\($0) \(text)\" frame=0,\($0 * 44),390,44\n" }
    let screen = folder.appending(path: "s.outline")
    try ("screen \"S\" 390x2000 en\n" + rows.joined()).write(to: screen, atomically: true, encoding: .utf8)
    return try PseudoTerminal(["speak", screen.path, "--output", folder.path + "/a.wav"])
  }

  @Test("long speech shows its progress and removes the line at the end")
  func long() throws {
    try Tool.withTemporaryFolder { folder in
      let terminal = try speak(120, 100, in: folder)
      let shown = terminal.shown(until: " of 120 elements")
      #expect(shown.contains(#/^\r\u{1B}\[2K[0-9]+ of 120 elements$/#), "\(shown.debugDescription)")
      let rest = terminal.rest()
      #expect(rest.hasSuffix("\r\u{1B}[2K"), "\(rest.debugDescription)")
      #expect(terminal.status() == 0)
    }
  }

  @Test("short speech shows no progress")
  func short() throws {
    try Tool.withTemporaryFolder { folder in
      let terminal = try speak(2, 2, in: folder)
      #expect(terminal.rest() == "")
      #expect(terminal.status() == 0)
    }
  }
}
