import Foundation
import TestSupport
import Testing

/// All that a difference can tell, in each of its notations.
@Suite struct DiffOutputTests {
  private static let files = [
    "old/a.outline": """
    screen "Camera" 390x844 en
      button "Options" identifier=options frame=0,0,44,44
      button "Flash" identifier=flash frame=0,50,44,44
      button "Timer" identifier=timer frame=0,100,44,44
      button identifier=more frame=0,150,44,44
      UISegmentedControl frame=0,300,390,44
        segment "One" frame=0,300,100,44
        segment "Two" frame=100,300,100,44

    """,
    "new/a.outline": """
    screen "Camera" 390x844 en
      UIButton label="Options" identifier=options isElement=false frame=0,0,44,44
      button "Timer" identifier=timer frame=0,40,44,44
      button "Flash on" identifier=flash frame=0,100,44,44
      button "More" identifier=more frame=0,150,44,44
      button identifier=new frame=0,200,44,44
      UISegmentedControl frame=0,300,390,44
        segment "One" frame=0,300,100,44
        segment "Two" frame=100,300,100,44
        segment "Three" frame=200,300,100,44

    """,
    "old/g.outline": "screen \"Gone\" 390x844 en\n  button \"A\" frame=0,0,44,44\n",
    "new/n.outline": "screen \"New\" 390x844 en\n  button frame=0,0,44,44\n  button \"B\" frame=0,50,44,44\n",
  ]

  private static let summary =
    "1 no longer read, 2 added, 2 changed, 1 moved, 2 in another position of a series, 1 screen removed, 1 new screen · "
    + "3 new findings, 1 fixed · regressions: 3 new findings at or above error, 1 no longer read"

  private func diff(_ files: [String: String] = files, _ arguments: String...) throws -> Tool.Run {
    try Tool.withFiles(files) { folder in
      try Tool.run(["diff", "old", "new"] + arguments, in: folder)
    }
  }

  @Test("as text")
  func text() throws {
    #expect(
      try diff().output == """
        Camera
          no longer read, but still on the screen:
            - Options. Button.  [old/a.outline:2:3]
          added:
            + Button.  [new/a.outline:6:3]
            + Three. Button. 3 of 3.  [new/a.outline:10:5]
          changed:
            - Flash. Button.
            + Flash on. Button.  [new/a.outline:4:3]
            - Button.
            + More. Button.  [new/a.outline:5:3]
          moved:
            Flash on. Button.
              now after: Timer. Button.  [new/a.outline:4:3]
          same text, other position in a series:
            - One. Button. 1 of 2.
            + One. Button. 1 of 3.  [new/a.outline:8:5]
            - Two. Button. 2 of 2.
            + Two. Button. 2 of 3.  [new/a.outline:9:5]
          new findings:
            new/a.outline:2:3: error: button "Options": is excluded from the accessibility tree: isAccessibilityElement \
        is false [unreachable-control]
            new/a.outline:6:3: error: button (#new, below "More"): has no label [control-missing-name]
          fixed findings:
            old/a.outline:5:3: error: button (#more, below "Timer"): has no label [control-missing-name]

        New is new: 2 elements  [new/n.outline]
          new findings:
            new/n.outline:2:3: error: button (above "B"): has no label [control-missing-name]

        Gone was removed: 1 element  [old/g.outline]

        \(Self.summary)

        """)
  }

  @Test("as Markdown")
  func markdown() throws {
    #expect(
      try diff(Self.files, "--format", "markdown").output == """
        ### Changes in VoiceOver output

        ❌ \(Self.summary)

        #### `Camera`

        **No longer read, but still on the screen**

        - `Options. Button.`

        **Added**

        - `Button.`
        - `Three. Button. 3 of 3.`

        **Changed**

        - `Flash. Button.` → `Flash on. Button.`
        - `Button.` → `More. Button.`

        **Moved in the reading order**

        - `Flash on. Button.`, now after `Timer. Button.`

        **Same text, other position in a series**

        - `One. Button. 1 of 2.` → `One. Button. 1 of 3.`
        - `Two. Button. 2 of 2.` → `Two. Button. 2 of 3.`

        **New findings**

        - **error** `button "Options": is excluded from the accessibility tree: isAccessibilityElement is false` \
        (unreachable-control) at `new/a.outline:2:3`
        - **error** `button (#new, below "More"): has no label` (control-missing-name) at `new/a.outline:6:3`

        **Fixed findings**

        - **error** `button (#more, below "Timer"): has no label` (control-missing-name) at `old/a.outline:5:3`

        **New screens**

        - `New`

        **New findings on new screens**

        - **error** `button (above "B"): has no label` (control-missing-name) at `new/n.outline:2:3`

        **Removed screens**

        - `Gone`

        """)
  }

  @Test("a comment lists ten lines of a kind and twenty screens, and counts the rest")
  func long() throws {
    func screen(_ name: Int, _ labels: [String]) -> String {
      let rows = labels.enumerated().map { "  button \"\($1)\" frame=0,\($0 * 50),44,44\n" }
      return "screen \"S\(name)\" 390x9999 en\n" + rows.joined()
    }
    func comment(screens: Int, elements: Int) throws -> String {
      var files: [String: String] = [:]
      for name in 1...screens {
        files["old/\(name).outline"] = screen(name, ["Anchor"])
        files["new/\(name).outline"] = screen(name, ["Anchor"] + (0..<elements).map { "Row \($0)" })
      }
      return try diff(files, "--format", "markdown", "--fail-on", "never").output
    }
    let most = try comment(screens: 20, elements: 10)
    #expect(most.split(separator: "\n").count { $0.hasPrefix("#### ") } == 20)
    #expect(most.contains("- `Row 9. Button.`\n") && !most.contains("…"))
    let more = try comment(screens: 22, elements: 12)
    #expect(more.split(separator: "\n").count { $0.hasPrefix("#### ") } == 20)
    #expect(more.hasSuffix("\n… and 2 more screens\n"))
    #expect(more.contains("- `Row 9. Button.`\n- … and 2 more\n") && !more.contains("Row 10"))
  }

  @Test("what is first now, and what says nothing, has its words")
  func odd() throws {
    let rows = ["A", "B", "C"].enumerated().map { "  button \"\($1)\" frame=0,\($0 * 50),44,44\n" }.joined()
    let files = [
      "old/a.outline": "screen \"S\" 390x844 en\n" + rows + "  text \"`\" identifier=t frame=0,200,44,44\n",
      "new/a.outline": "screen \"S\" 390x844 en\n" + rows.replacing("0,100,", with: "0,-50,")
        + "  text \"\" identifier=t isElement=true frame=0,200,44,44\n",
    ]
    let text = try diff(files).output
    #expect(text.contains("    C. Button.\n      now first  [new/a.outline:4:3]\n"))
    #expect(text.contains("    - `\n    + (silent)  [new/a.outline:5:3]\n"))
    let markdown = try diff(files, "--format", "markdown").output
    #expect(markdown.contains("- `C. Button.`, now first\n"))
    #expect(markdown.contains("- `` ` `` → `(silent)`\n"))
  }
}
