import Foundation
import TestSupport
import Testing

/// `explore` by line commands, as scripts use it.
@Suite struct ExploreTests {
  private func explore(_ commands: String, _ arguments: String...) throws -> Tool.Run {
    try Tool.run(["explore"] + arguments, input: commands)
  }

  @Test("commands come line by line, and what is spoken goes out line by line")
  func camera() throws {
    let run = try explore("next\nnext\nrotor form controls\nnxt\n\nlast\nnext\nquit\nfirst\n", ExitStatusTests.camera)
    #expect(
      run
        == .init(
          status: 0,
          output: """
            Camera: 5 elements, no findings
            1 of 5: Options. Button. Shows additional camera options.
            2 of 5: Zoom: 1x. Adjustable. Swipe up or down with one finger to adjust the value.
            3 of 5: Take photo. Button.
            rotor: form controls, 5 on this screen
            4 of 5: Photo library. Button. Opens the last photo.
            unknown command 'nxt'; did you mean 'next'?
            5 of 5: Switch to front camera. Button.
            this is the last element

            """, errors: ""))
  }

  @Test("the faults of an element are below it, and nothing of a label reaches the terminal raw")
  func faults() throws {
    let run = try explore("search evil\nsearch rating\nfaults\nwhere\n", "Fixtures/screens/faults/tree.json")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Fixtures/screens/faults/tree.json:17:48: warning: button "Nowhere": has the unknown key 'lable'; did you mean 'label'?

        """)
    #expect(run.output.contains("\n    error: is adjustable but has no value [adjustable-without-value]\n"))
    #expect(run.output.contains("has conflicting traits: button and link [conflicting-traits]\n"))
    #expect(
      run.output.unicodeScalars.allSatisfy { $0 == "\n" || !(0x00...0x1F).contains($0.value) && $0.value != 0x7F })
  }

  @Test("adjusting and switching change the spoken value")
  func changes() throws {
    let screen = """
      screen "S" 390x844 en
        slider "Volume" value="90%" traits=adjustable frame=0,0,390,44
        UISwitch label="Repeat" value="0" frame=0,100,51,31

      """
    try Tool.withFiles(["s.outline": screen]) { folder in
      let commands = "up\nup\ndown\nnext\nactivate\nprevious\n"
      let run = try Tool.run(["explore", "s.outline"], input: commands, in: folder)
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines.dropFirst(2).prefix(3) == ["90% → 100%", "\"100%\" is the limit", "100% → 90%"])
      #expect(lines.dropFirst(6).first?.hasPrefix("switched on: Repeat. Switch Button. On.") == true)
      #expect(lines.last?.hasPrefix("1 of 2: Volume: 90%. Adjustable.") == true)
    }
  }

  @Test("the app's own rotor is gone through as far as the description tells what it finds")
  func customRotor() throws {
    let screen = #"""
      {"name": "Form", "screen": [390, 844], "language": "en", "children": [
        {"class": "UITextField", "label": "Name", "value": "", "frame": [0, 50, 390, 44]},
        {"class": "UITextField", "label": "City", "value": "", "frame": [0, 100, 390, 44], "customRotors": [
          {"name": "Errors", "results": ["Name", "too \u001b short", "City"], "more": 2}, "Footnotes",
          {"name": "Notes", "results": []}, {"name": "Dates", "results": ["1 May"], "more": "many"},
          {"name": "Gaps", "results": [""]}]}]}
      """#
    try Tool.withFiles(["s.json": screen]) { folder in
      let commands = [
        "rotor", "rotor errors", "down", "down", "up", "rotor footnotes", "rotor notes", "down", "up",
        "rotor dates", "up", "rotor gap",
      ]
      let run = try Tool.run(["explore", "s.json"], input: commands.map { $0 + "\n" }.joined(), in: folder)
      #expect(run.status == 0)
      let own = [
        #""Errors" (custom, 3 results and 2 more)"#, #""Footnotes" (custom)"#,
        #""Notes" (custom, no results)"#, #""Dates" (custom, 1 result and many more)"#,
        #""Gaps" (custom, 1 result)"#,
      ]
      #expect(
        run.output.split(separator: "\n").filter { !$0.hasPrefix("    ") }.dropFirst(2).map(String.init) == [
          "rotor: form controls (2), text fields (2), \(own.joined(separator: ", "))",
          "rotor: Errors, 3 results and 2 more", #"too \u{1B} short"#,
          "2 of 2: City. Text Field. Double tap to edit.",
          #"the description has no more results of "Errors""#, #"too \u{1B} short"#,
          "rotor: Footnotes, a custom rotor: its results are not in the description", "rotor: Notes, no results",
          #""Notes" has no match after this element"#, #""Notes" has no match before this element"#,
          "rotor: Dates, 1 result and many more", "1 May", #""Dates" has no match before this element"#,
          "rotor: Gaps, 1 result", "(silent)",
        ])
    }
  }

  @Test("a drawing shows where the focus is")
  func drawing() throws {
    let screen = """
      screen "S" 80x80 direction=rtl language=ar
        button "A" frame=60,0,20,40
        button "B" frame=0,40,20,40

      """
    try Tool.withFiles(["s.outline": screen]) { folder in
      let run = try Tool.run(["explore", "s.outline", "--draw"], input: "next\n", in: folder)
      let drawings = run.output.split(separator: "\n").filter { $0.hasPrefix("│") }.map(String.init)
      #expect(drawings.count == 26)
      #expect(drawings.first?.hasSuffix("███████│") == true)
      #expect(drawings.last?.hasPrefix("│███████") == true)
      #expect(run.output.hasSuffix("(right to left)\n"))
    }
  }

  @Test("several screens are walked one after another")
  func screens() throws {
    let run = try explore(
      "screen\nscreen 2\nscreen Camera\nscreen 3\n", ExitStatusTests.camera, "Fixtures/screens/settings/tree.json")
    #expect(run.output.contains("\n* 1  Camera: 5 elements, no findings\n  2  Settings: "))
    #expect(run.output.hasSuffix("\nno screen \"3\"; 'screen' lists them\n"))
  }

  @Test("input without a final line feed, with invalid bytes or without commands ends normally")
  func oddInput() throws {
    #expect(try explore("next", ExitStatusTests.camera).output.hasSuffix("adjust the value.\n"))
    #expect(try explore("", ExitStatusTests.camera).status == 0)
    let run = try explore("\u{1B}[2J\ngo 99999999999999999999\ngo -1\nrotor \u{202E}\n\t\n", ExitStatusTests.camera)
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
  }

  @Test("what cannot be walked ends with 2")
  func impossible() throws {
    #expect(try explore("", "nowhere.json").status == 2)
    #expect(try explore("", "-").errors.hasPrefix("a11y-audit: error: commands are read from standard input"))
    let nothing = try Tool.withTemporaryFolder { folder in
      try "screen \"S\" 390x844 en\n  UIView\n".write(
        to: folder.appending(path: "s.outline"), atomically: true, encoding: .utf8)
      return try Tool.run(["explore", "s.outline"], in: folder)
    }
    #expect(nothing.status == 2)
    #expect(nothing.errors.hasPrefix("a11y-audit: error: the screen exposes no accessibility element"))
  }
}
