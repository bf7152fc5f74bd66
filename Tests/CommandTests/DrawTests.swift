import Foundation
import TestSupport
import Testing

/// Screens in characters.
@Suite struct DrawTests {
  @Test("a screen is drawn as recorded, in 40, 80 and 120 columns", arguments: ScreenTests.screens)
  func screens(_ screen: String) throws {
    var text = ""
    for columns in ["40", "80", "120"] {
      let run = try Tool.run(["draw", "Fixtures/screens/\(screen)/tree.json", "--columns", columns])
      #expect(run.status == 0)
      text += "# \(columns) columns\n\(run.output)"
    }
    try Golden.check(text, against: ScreenTests.folder.appending(path: "\(screen)/expected.drawn"))
  }

  private static let trees = ScreenTests.screens.map { "Fixtures/screens/\($0)/tree.json" }

  @Test("every line fits, whatever the script", arguments: [24, 40, 71, 72, 80, 120, 200])
  func fits(_ columns: Int) throws {
    let run = try Tool.run(["draw"] + Self.trees + ["--columns", "\(columns)"])
    #expect(run.status == 0)
    // What would be a command to a CI system is escaped at the very end, and takes more.
    let lines = run.output.split(separator: "\n").filter { !$0.contains("\\u{23}") }
    #expect(lines.count > 3 * Self.trees.count)
    let wide = lines.filter { Self.columns(of: $0) > columns }
    #expect(wide == [])
  }

  @Test("signs are colored on request, and no text of a screen is a command to the terminal")
  func color() throws {
    let arguments = ["draw"] + Self.trees + ["--columns", "80"]
    let plain = try Tool.run(arguments + ["--color", "never"]).output
    let colored = try Tool.run(arguments + ["--color", "always"]).output
    #expect(!plain.contains("\u{1B}"))
    for (sign, color) in [("✕", "1;31"), ("▲", "1;33")] {
      let count = plain.ranges(of: sign).count
      #expect(count > 0)
      #expect(colored.ranges(of: "\u{1B}[\(color)m\(sign)\u{1B}[0m").count == count)
    }
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  /// As a terminal counts: Hangul, Chinese and emoji take two.
  private static func columns(of text: Substring) -> Int {
    text.reduce(0) { sum, character in
      guard let value = character.unicodeScalars.first?.value else { return sum }
      return sum
        + ((0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
          || (0xAC00...0xD7A3).contains(value) || value >= 0x1F300 ? 2 : 1)
    }
  }

  @Test("elements next to each other are in one line, in the places of their frames")
  func places() throws {
    let screen = """
      screen "S" 300x100 en
        button "Left" frame=0,0,100,44
        button "Right" frame=200,0,100,44
        text "Below" frame=0,50,100,44
      """
    try Tool.withFiles(["s.outline": screen]) { folder in
      let run = try Tool.run(["draw", "s.outline", "--columns", "32", "--no-config"], in: folder)
      #expect(
        run.output.hasPrefix(
          """
          ┌─ S ──────────────────────────┐
          │[1 Left  ]          [2 Right ]│
          │ 3 Below                      │
          └──────────────────────────────┘

          """))
    }
  }

  @Test("a control is as wide as on the screen, and a name takes the room that nothing else needs")
  func widths() throws {
    let screen = """
      screen "S" 300x200 en
        button "Pay" frame=0,0,300,44
        button "A very long name" frame=0,50,30,44
        button "Close" frame=270,50,30,44
        button "Previous track" frame=0,100,80,44
        button "Play" frame=120,100,60,44
        button "Elsewhere"
      """
    try Tool.withFiles(["s.outline": screen]) { folder in
      let run = try Tool.run(
        ["draw", "s.outline", "--columns", "42", "--no-config", "--only", "unknown-vocabulary"], in: folder)
      #expect(
        run.output.hasPrefix(
          """
          ┌─ S ────────────────────────────────────┐
          │[1 Pay                                 ]│
          │[2 A very long name]           [3 Close]│
          │[4 Previous tr…][5 Play]                │
          └────────────────────────────────────────┘

          """))
      #expect(run.output.contains("6 Elsewhere. Button.\n  (not drawn: no frame)\n"))
    }
  }

  @Test("a screen without frames is a list", arguments: ["40", "100"])
  func noFrames(_ columns: String) throws {
    try Tool.withFiles(["s.outline": "screen \"S\" en\n  button \"A\""]) { folder in
      let run = try Tool.run(
        ["draw", "s.outline", "--columns", columns, "--no-config", "--only", "target-size"], in: folder)
      #expect(run.output == "S\n(no element has a frame)\n1 A. Button.\n")
    }
  }
}
