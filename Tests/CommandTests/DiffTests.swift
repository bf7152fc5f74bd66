import Foundation
import TestSupport
import Testing

/// `diff`: what changed in VoiceOver output and in the findings.
@Suite struct DiffTests {
  static let old = """
    screen "Camera" 390x844 en
      button "Options" hint="Shows more." frame=330,60,44,44
      button "Timer" frame=20,60,44,44
      button "Delete" identifier=delete frame=20,700,44,44
      button frame=20,400,44,44

    """
  static let new = """
    screen "Camera" 390x844 en
      button "Options" frame=330,60,44,44
      button "Flash" frame=20,60,44,44
      UIButton label="Delete" identifier=delete isElement=false frame=20,700,44,44
      button "`Evil` \\u{1B}[2J @you" identifier=new frame=120,700,44,44

    """

  private func diff(_ old: String = old, _ new: String = new, _ arguments: String...) throws -> Tool.Run {
    try Tool.withFiles(["old.outline": old, "new.outline": new]) { folder in
      try Tool.run(["diff", "old.outline", "new.outline"] + arguments, in: folder)
    }
  }

  @Test("old and new output, new and fixed findings, and a summary line")
  func text() throws {
    let run = try diff()
    #expect(
      run.output == """
        Camera
          no longer read, but still on the screen:
            - Delete. Button.  [old.outline:4:3]
          removed:
            - Button.  [old.outline:5:3]
          added:
            + `Evil` \\u{1B}[2J @you. Button.  [new.outline:5:3]
          changed:
            - Timer. Button.
            + Flash. Button.  [new.outline:3:3]
            - Options. Button. Shows more.
            + Options. Button.  [new.outline:2:3]
          new findings:
            new.outline:4:3: error: button "Delete": is excluded from the accessibility tree: isAccessibilityElement is \
        false [unreachable-control]
            new.outline:5:3: warning: button "`Evil` \\u{1B}[2J @you": has a control character (U+1B) in its label \
        [unspeakable-characters]
          fixed findings:
            old.outline:5:3: error: button (at the left, frame [20, 400, 44, 44]): has no label [control-missing-name]

        1 no longer read, 1 removed, 1 added, 2 changed · 2 new findings, 1 fixed · regressions: 1 new finding at or \
        above error, 1 no longer read

        """)
    #expect(run.errors == "")
    #expect(run.status == 1)
  }

  @Test("a comment holds what a user typed in code spans only, and no control character")
  func markdown() throws {
    let run = try diff(Self.old, Self.new, "--format", "markdown")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("### Changes in VoiceOver output\n\n❌ 1 no longer read, "))
    #expect(run.output.contains("\n#### `Camera`\n"))
    #expect(run.output.contains("\n- `` `Evil` \\u{1B}[2J @you. Button. ``\n") || run.output.contains("\n- `` `Evil`"))
    #expect(run.output.contains("\n- `Timer. Button.` → `Flash. Button.`\n"))
    #expect(!run.output.contains("\u{1B}"))
    let outside = run.output.replacing(/(`+)[^`].*?[^`]\1(?!`)/, with: "")
    #expect(!outside.contains("@you") && !outside.contains("Evil"))
  }

  @Test("a program reads the same")
  func json() throws {
    let run = try diff(Self.old, Self.new, "--format", "json")
    #expect(run.status == 1)
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["isWorse"] as? Bool == true)
    let screens = try #require(document["screens"] as? [[String: Any]])
    let changes = try #require(screens.first?["changes"] as? [[String: Any]])
    #expect(changes.compactMap { $0["kind"] as? String } == ["silenced", "removed", "added", "changed", "changed"])
    #expect((screens.first?["newFindings"] as? [Any])?.count == 2)
    #expect((screens.first?["fixedFindings"] as? [Any])?.count == 1)
  }

  @Test("no changes exit with 0")
  func nothing() throws {
    let run = try diff(Self.new, Self.new)
    #expect(run == .init(status: 0, output: "no changes in VoiceOver output · no new or fixed findings\n", errors: ""))
  }

  @Test(
    "only regressions exit with 1",
    arguments: [
      (["--fail-on", "never"], 0), (["--fail-on", "error"], 0), (["--fail-on", "warning"], 1),
      (["--disable", "target-size", "--fail-on", "warning"], 0),
    ] as [([String], Int32)])
  func level(_ arguments: [String], _ status: Int32) throws {
    let small = "screen \"S\" 390x844 en\n  button \"Close\" frame=0,0,30,30\n"
    let fine = small.replacing("30,30", with: "44,44")
    try Tool.withFiles(["old.outline": fine, "new.outline": small]) { folder in
      let worse = try Tool.run(["diff", "old.outline", "new.outline"] + arguments, in: folder)
      let better = try Tool.run(["diff", "new.outline", "old.outline"] + arguments, in: folder)
      #expect(worse.status == status)
      #expect(better.status == 0)
    }
  }

  @Test("without --fail-on the new version's configuration says what is worse; the old one's says nothing")
  func configuredLevel() throws {
    let files = [
      "old/a.outline": "screen \"A\" 390x844 en\n  button \"Close\" frame=0,0,44,44\n  button \"B\" frame=0,50,44,44\n",
      "new/a.outline": "screen \"A\" 390x844 en\n  button \"Close\" frame=0,0,30,30\n  button \"B\" frame=0,50,44,44\n",
    ]
    try Tool.withFiles(files) { folder in
      func run(old: String, new: String, _ arguments: String...) throws -> Tool.Run {
        for (name, level) in [("old", old), ("new", new)] {
          let file = folder.appending(path: "\(name)/.a11y-audit.yml")
          try "failOn: \(level)\n".write(to: file, atomically: true, encoding: .utf8)
        }
        return try Tool.run(["diff", "old", "new"] + arguments, in: folder)
      }
      #expect(try run(old: "warning", new: "error").status == 0)
      let worse = try run(old: "never", new: "warning")
      #expect(worse.status == 1)
      #expect(worse.output.hasSuffix(" · 1 new finding · regressions: 1 new finding at or above warning\n"))
      #expect(try run(old: "warning", new: "warning", "--fail-on", "error").status == 0)
      // What is spoken no longer is a fault, unless nothing is.
      let silent = folder.appending(path: "new/a.outline")
      try files["new/a.outline"]?.replacing("\"B\"", with: "\"B\" isElement=false")
        .write(to: silent, atomically: true, encoding: .utf8)
      let silenced = try run(old: "never", new: "error", "--disable", "unreachable-control")
      #expect(silenced.status == 1)
      #expect(silenced.output.hasSuffix(" · regressions: 1 no longer read\n"))
      #expect(try run(old: "error", new: "never").status == 0)
      #expect(try run(old: "error", new: "never", "--fail-on", "error").status == 1)
    }
  }

  @Test("folders are compared screen by screen; what is only in one of them is reported")
  func folders() throws {
    let files = [
      "a/one.outline": "screen \"One\" 390x844 en\n  button \"A\" frame=0,0,44,44\n",
      "a/two.outline": "screen \"Two\" 390x844 en\n  button \"B\" frame=0,0,44,44\n",
      "b/one.outline": "screen \"One\" 390x844 en\n  button \"A2\" frame=0,0,44,44\n",
      "b/three.outline": "screen \"Three\" 390x844 en\n  button frame=0,0,44,44\n",
    ]
    try Tool.withFiles(files) { folder in
      let run = try Tool.run(["diff", "a", "b"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.output == """
          One
            changed:
              - A. Button.
              + A2. Button.  [b/one.outline:2:3]

          Three is new: 1 element  [b/three.outline]
            new findings:
              b/three.outline:2:3: error: button (at the top left, frame [0, 0, 44, 44]): has no label [control-missing-name]

          Two was removed: 1 element  [a/two.outline]

          1 changed, 1 screen removed, 1 new screen · 1 new finding · regressions: 1 new finding at or above error

          """)
    }
  }

  @Test(
    "what cannot be compared ends with 2",
    arguments: [
      (["diff", "nowhere.json", ExitStatusTests.camera], "nowhere.json: error: No such file or directory\n"),
      (
        ["diff", ExitStatusTests.camera],
        "a11y-audit: error: expected 2 inputs, the old and the new file or folder, found 1\n"
      ),
      (["diff", "-", "-"], "a11y-audit: error: only one of the two can be standard input\n"),
      (
        ["diff", "Fixtures/screens/camera/tree.json", "Fixtures/formats"],
        "a11y-audit: error: 'Fixtures/screens/camera/tree.json' and 'Fixtures/formats' have no screen in common"
      ),
    ])
  func impossible(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
