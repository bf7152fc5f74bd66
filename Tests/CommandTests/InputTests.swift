import Foundation
import TestSupport
import Testing

/// Files, folders, patterns and standard input.
@Suite struct InputTests {
  static let screen = #"{"language": "en", "class": "UIButton", "label": "Close", "frame": [0, 0, 44, 44]}"#

  /// A small tree of files; true for those that must be read.
  private func withFiles(_ body: (URL) throws -> Void) throws {
    let files = [
      "a.json": Self.screen, "b.outline": "button \"Close\" frame=0,0,44,44\n", "deep/er/c.json": Self.screen,
      "package.json": #"{"name": "shop", "version": "1.0.0", "dependencies": {}}"#, "list.json": "[3]",
      ".hidden/d.json": Self.screen,
      "build/e.json": Self.screen, "ignored/f.json": Self.screen, "deep/g.tmp.json": Self.screen,
      "picture.png": "not text", ".gitignore": "ignored/\n*.tmp.json\n",
    ]
    try Tool.withFiles(files, body)
  }

  @Test("a folder is walked: descriptions are read, everything else is skipped and counted")
  func folder() throws {
    try withFiles { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("no findings\n3 elements in 3 screens"))
      #expect(
        run.errors == """
          a11y-audit: note: skipped in folders: build (build output and dependencies), 2 ignored by git
          a11y-audit: note: skipped 2 files that are not screen descriptions: list.json, package.json

          """)
    }
  }

  @Test(
    "a description in a folder that breaks off or has an error does not pass for audited",
    arguments: [
      (#"{"class": "UIButton", "#, "deep/last.json:1:23: error: "),
      (#"{"class": "UIButton", "label": 1}"#, "deep/last.json:1:32: error: 'label' must be a string, found a number"),
    ])
  func brokenInFolder(_ content: String, _ error: String) throws {
    try withFiles { folder in
      try content.write(to: folder.appending(path: "deep/last.json"), atomically: true, encoding: .utf8)
      let run = try Tool.run(["."], in: folder)
      #expect(run.status == 2)
      #expect(run.output.hasPrefix("no findings\n3 elements in 3 screens"))
      #expect(run.errors.hasPrefix(error), "\(run.errors)")
    }
  }

  @Test("of many skipped folders a few are listed; folders without descriptions are not")
  func skipped() throws {
    let files = [
      "a.json": Self.screen, ".git/b.json": Self.screen, ".gitignore": "*.log\n", "c.log": "",
      ".build/d.json": Self.screen, "Carthage/d.json": "", "DerivedData/d.json": "", "Pods/d.json": "",
      "app/node_modules/d.json": "", "app/build/d.json": "", "vendor/d.json": "",
    ]
    try Tool.withFiles(files) { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.output.contains("1 element in 1 screen"))
      #expect(
        run.errors == """
          a11y-audit: note: skipped in folders: .build, Carthage, DerivedData, Pods, app/build and 2 more \
          (build output and dependencies)

          """)
    }
  }

  @Test("interface files in a folder that are not read are counted apart, with the reason")
  func archives() throws {
    let archive = #"<?xml version="1.0"?><archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#
    let files = [
      "a.json": Self.screen, "Old.xib": archive, "Older.xib": archive, "package.json": #"{"name": "shop"}"#,
    ]
    try Tool.withFiles(files) { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.status == 0)
      #expect(
        run.errors == """
          a11y-audit: note: skipped 2 interface files that are not read (this is an Interface Builder archive of Xcode 4 \
          or older; open it in Xcode 5 or newer and save it): Old.xib, Older.xib
          a11y-audit: note: skipped 1 file that is not a screen description: package.json

          """)
    }
  }

  @Test("a file is named from the working folder, and read once, however it was named")
  func absolutePath() throws {
    try withFiles { folder in
      let folder = folder.resolvingSymlinksInPath()
      try #"{"class": "UIButton", "frame": [0, 0, 44, 44]}"#.write(
        to: folder.appending(path: "deep/nameless.json"), atomically: true, encoding: .utf8)
      let names = ["deep/nameless.json", "./deep//nameless.json", folder.path + "/deep/nameless.json"]
      let run = try Tool.run(names + ["--quiet"], in: folder)
      #expect(run.output.hasPrefix("deep/nameless.json:1:1: error: button (frame [0, 0, 44, 44]): "))
      #expect(run.output.contains(" · 1 element in 1 screen"))
      #expect(
        try Tool.run(["nameless.json", "--quiet"], in: folder.appending(path: "deep")).output.hasPrefix("nameless"))
    }
  }

  @Test("a file named - is a file if it is given with a path", arguments: ["./-", "?"])
  func dash(_ argument: String) throws {
    try Tool.withFiles(["-": Self.screen]) { folder in
      let run = try Tool.run([argument], input: "", in: folder)
      #expect(run == .init(status: 0, output: "no findings\n1 element in 1 screen\n", errors: ""))
    }
  }

  @Test("text files in a folder are read if they contain a dump; others are ignored")
  func textFiles() throws {
    let files = [
      "app.txt": "saved\nButton, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Close'\n",
      "source.txt": "log\n<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"Close\" x=\"0\" y=\"0\" "
        + "width=\"44\" height=\"44\" enabled=\"true\"/>\n",
      "notes.txt": "button to be drawn\n", "list.txt": "[1, 2\n", "empty.txt": "",
      "crash.txt": "{ frame 0: 0x10fa\n", "wrong.txt": "<p>Terms: 0x1",
    ]
    try Tool.withFiles(files) { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.output.contains("\n2 elements in 2 screens"), "\(run.output)")
      #expect(run.errors == "")
      #expect(run.status == 0)
      // One that was named is what the user takes for a description.
      #expect(try Tool.run(["empty.txt"], in: folder).status == 2)
    }
  }

  @Test("a dump in a text file that breaks off does not pass for audited")
  func brokenTextFile() throws {
    try Tool.withFiles(["app.txt": "log\n<AppiumAUT>\n"]) { folder in
      let run = try Tool.run(["."], in: folder)
      #expect(run.errors.hasPrefix("app.txt:"), "\(run.errors)")
      #expect(run.status == 2)
    }
  }

  @Test("a quoted pattern with ** is expanded")
  func pattern() throws {
    try withFiles { folder in
      let run = try Tool.run(["deep/**/*.json"], in: folder)
      #expect(run.output.contains("2 elements in 2 screens"))
    }
  }

  @Test("a file that is named is read whatever it is called, once")
  func named() throws {
    try withFiles { folder in
      let run = try Tool.run(["ignored/f.json", "./ignored//f.json", "package.json"], in: folder)
      #expect(run.status == 2)
      #expect(run.output.contains("1 element in 1 screen"))
      #expect(run.errors.hasPrefix("package.json: error: this is a package manifest, not a screen; "))
    }
  }

  @Test("standard input has the name the user gives it")
  func standardInput() throws {
    let small = Self.screen.replacing("44, 44]", with: "30, 30]")
    let run = try Tool.run(["-", "--stdin-filename", "login.json", "--quiet"], input: small)
    #expect(run.output.hasPrefix("login.json:1:1: warning: button \"Close\": is 30 × 30 points"))
  }

  private static let cutShort = """
    {"elements": [{"type": "Button", "label": "Pay", "traits": ["Button"], "enabled": true,
      "frame": {"x": 0, "y": 0, "width": 99, "height": 44}}], "backend": "ax",
    "truncated": true}
    """

  @Test("a description that was truncated is checked, and does not pass for a whole one")
  func cutShort() throws {
    let error =
      "dump.json:3:14: error: the description is truncated: idb reached its limit, so that elements may be missing\n"
    let run = try Tool.run(["-", "--stdin-filename", "dump.json"], input: Self.cutShort)
    #expect(run.output.hasPrefix("no findings\n1 element in 1 screen"))
    #expect(run.errors == error)
    #expect(run.status == 2)
    for command in [["narrate"], ["convert", "--to", "outline"]] {
      let run = try Tool.run(command + ["-", "--stdin-filename", "dump.json"], input: Self.cutShort)
      #expect(run.output.contains("Pay"))
      #expect(run.errors == error)
      #expect(run.status == 2)
    }
    let tree = try Tool.run(["convert", "-", "--to", "control-tree"], input: Self.cutShort).output
    #expect(try Tool.run(["-"], input: tree).status == 2)
  }

  @Test("the report for programs tells that a description was truncated")
  func cutShortReport() throws {
    let run = try Tool.run(["-", "--stdin-filename", "dump.json", "--report", "json"], input: Self.cutShort)
    #expect(
      run.output.contains(
        """
          "incomplete" : [
            {
              "column" : 14,
              "file" : "dump.json",
              "line" : 3,
              "message" : "is truncated: idb reached its limit, so that elements may be missing"
            }
          ],
        """))
  }

  @Test("both notations have the same meaning", arguments: ScreenTests.screens)
  func notations(_ screen: String) throws {
    let tree = "Fixtures/screens/\(screen)/tree.json"
    let outline = try Tool.run(["convert", tree, "--to", "outline"]).output
    let back = try Tool.run(["convert", "-", "--to", "control-tree"], input: outline).output
    #expect(try Tool.run(["convert", tree, "--to", "control-tree"]).output == back)
    #expect(try Tool.run(["convert", "-", "--to", "outline"], input: back).output == outline)
  }
}
