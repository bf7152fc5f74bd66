import Foundation
import Testing

/// Files, folders, patterns and standard input.
@Suite struct InputTests {
  static let screen = #"{"language": "en", "class": "UIButton", "label": "Close", "frame": [0, 0, 44, 44]}"#

  /// A small tree of files; true for those that must be read.
  private func withFiles(_ body: (URL) throws -> Void) throws {
    try Tool.withTemporaryFolder { folder in
      let files = [
        "a.json": Self.screen, "b.outline": "button \"Close\" frame=0,0,44,44\n", "deep/er/c.json": Self.screen,
        "package.json": #"{"dependencies": {}}"#, "broken.json": "{", ".hidden/d.json": Self.screen,
        "build/e.json": Self.screen, "ignored/f.json": Self.screen, "deep/g.tmp.json": Self.screen,
        "picture.png": "not text", ".gitignore": "ignored/\n*.tmp.json\n",
      ]
      for (path, content) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file, atomically: true, encoding: .utf8)
      }
      try body(folder)
    }
  }

  @Test("a folder is walked: descriptions are read, everything else is passed over and counted")
  func folder() throws {
    try withFiles { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("no problems found · 4 controls in 3 screens"))
      #expect(run.errors == "a11y-audit: note: files in folders that are no descriptions: 2\n")
    }
  }

  @Test("a quoted pattern with ** is expanded")
  func pattern() throws {
    try withFiles { folder in
      let run = try Tool.run(["deep/**/*.json"], in: folder)
      #expect(run.output.contains("2 controls in 2 screens"))
    }
  }

  @Test("a file that is named is read whatever it is called, once")
  func named() throws {
    try withFiles { folder in
      let run = try Tool.run(["ignored/f.json", "./ignored//f.json", "broken.json"], in: folder)
      #expect(run.status == 2)
      #expect(run.output.contains("1 control in 1 screen"))
      #expect(run.errors.hasPrefix("broken.json:1:2: error: "))
    }
  }

  @Test("standard input has the name the user gives it")
  func standardInput() throws {
    let small = Self.screen.replacing("44, 44]", with: "30, 30]")
    let run = try Tool.run(["-", "--stdin-filename", "login.json", "--quiet"], input: small)
    #expect(run.output.hasPrefix("login.json:1:1: warning: button \"Close\": is 30 × 30 points"))
  }

  @Test("both notations say the same", arguments: ScreenTests.screens)
  func notations(_ screen: String) throws {
    let tree = "Fixtures/screens/\(screen)/tree.json"
    let outline = try Tool.run(["convert", tree, "--to", "outline"]).output
    let back = try Tool.run(["convert", "-", "--to", "control-tree"], input: outline).output
    #expect(try Tool.run(["convert", tree, "--to", "control-tree"]).output == back)
    #expect(try Tool.run(["convert", "-", "--to", "outline"], input: back).output == outline)
  }
}
