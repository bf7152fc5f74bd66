import Foundation
import TestSupport
import Testing

/// `narrate --check`: what is said, compared with a file.
@Suite struct NarrateCheckTests {
  static let screen = """
    screen "S" 390x844 en
      button "One" frame=0,0,44,44
      button "Two" hint="Ends." frame=0,100,44,44

    """

  private func withScreen(_ body: (URL, (String) throws -> Void) throws -> Void) throws {
    try Tool.withTemporaryFolder { folder in
      let write = { (text: String) in
        try text.write(to: folder.appending(path: "s.outline"), atomically: true, encoding: .utf8)
      }
      try write(Self.screen)
      try body(folder, write)
    }
  }

  @Test("without the file, the exit status is 2 with a remedy; recording exits with 1, and the next check passes")
  func record() throws {
    try withScreen { folder, _ in
      let arguments = ["narrate", "s.outline", "--check", "s.spoken"]
      let missing = try Tool.run(arguments, in: folder)
      #expect(missing.status == 2)
      #expect(missing.errors.hasPrefix("a11y-audit: error: s.spoken does not exist; create it with --record"))
      let recorded = try Tool.run(arguments + ["--record"], in: folder)
      #expect(recorded.status == 1)
      #expect(recorded.output == "")
      #expect(recorded.errors.hasPrefix("a11y-audit: recorded s.spoken; "))
      let file = try String(contentsOf: folder.appending(path: "s.spoken"), encoding: .utf8)
      #expect(file == "S\n  1  One. Button.\n  2  Two. Button. Ends.\n")
      #expect(try Tool.run(arguments, in: folder) == .init(status: 0, output: "", errors: ""))
      #expect(try Tool.run(arguments + ["--record"], in: folder).status == 1)
    }
  }

  @Test("a difference is shown as lines that go and lines that come")
  func difference() throws {
    try withScreen { folder, write in
      let arguments = ["narrate", "s.outline", "--check", "s.spoken"]
      _ = try Tool.run(arguments + ["--record"], in: folder)
      try write(Self.screen.replacing("\"Two\"", with: "\"Zwei \\u{1B}[2J\""))
      #expect(
        try Tool.run(arguments, in: folder)
          == .init(
            status: 1,
            output: """
              --- s.spoken
              +++ current output
              @@ -1,3 +1,3 @@
                S
                  1  One. Button.
              -   2  Two. Button. Ends.
              +   2  Zwei \\u{1B}[2J. Button. Ends.

              """, errors: ""))
    }
  }

  @Test("locations and numbers are ignored: a printed transcript matches, and an added element is one line")
  func places() throws {
    try withScreen { folder, write in
      let printed = try Tool.run(["narrate", "s.outline"], in: folder).output
      #expect(printed.contains("[s.outline:2:3]"))
      try printed.write(to: folder.appending(path: "s.spoken"), atomically: true, encoding: .utf8)
      let arguments = ["narrate", "s.outline", "--check", "s.spoken"]
      #expect(try Tool.run(arguments, in: folder) == .init(status: 0, output: "", errors: ""))
      try write(Self.screen.replacing("  button \"One\"", with: "  text \"Zero\" frame=0,0,300,1\n  button \"One\""))
      let run = try Tool.run(arguments, in: folder)
      #expect(run.status == 1)
      #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.count == 3)
      #expect(run.output.contains("\n+   1  Zero\n"))
    }
  }

  @Test("another order is a difference")
  func order() throws {
    try withScreen { folder, write in
      let arguments = ["narrate", "s.outline", "--check", "s.spoken"]
      _ = try Tool.run(arguments + ["--record"], in: folder)
      try write(Self.screen.replacing("frame=0,0", with: "frame=0,300"))
      #expect(try Tool.run(arguments, in: folder).status == 1)
    }
  }

  @Test("what cannot be read is neither compared nor recorded")
  func unreadable() throws {
    try withScreen { folder, _ in
      let run = try Tool.run(["narrate", "s.outline", "no.json", "--check", "s.spoken", "--record"], in: folder)
      #expect(run == .init(status: 2, output: "", errors: "no.json: error: No such file or directory\n"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "s.spoken").path))
    }
  }

  @Test(
    "invalid usage ends with 2",
    arguments: [
      (["--record"], "--record needs a file to write: --check tree.spoken --record"),
      (["--check", "a", "--format", "json"], "--check compares text transcripts; remove --format json"),
      (["--check", "a", "-o", "b"], "--check prints the difference; remove --output"),
    ])
  func badUsage(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(["narrate", ExitStatusTests.camera] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a11y-audit: error: \(message)\n"), "\(run.errors)")
  }
}
