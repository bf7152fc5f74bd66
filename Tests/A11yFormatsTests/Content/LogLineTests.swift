import A11yFormats
import Testing

@testable import A11yCore

/// What logs and consoles print before a dump is skipped, whatever it begins with.
@Suite struct LogLineTests {
  private static let dumps = [
    #"[{"AXLabel": "Go", "type": "Button"}]"#, "[\n  {\"AXLabel\": \"Go\", \"type\": \"Button\"}\n]",
    #"<XCUIElementTypeButton label="Go"/>"#, "Button, 0x1, {{0.0, 0.0}, {4.0, 4.0}}, label: 'Go'",
  ]

  @Test(
    "lines of a log are none of a dump",
    arguments: [
      "[INFO] Connected", "[12:03:44.120] Saved", "[2026-11-21 12:03:44,120] DEBUG - source", "[HTTP] --> GET /source",
      "[debug] [XCUITestDriver@1a2b] Matched", "<-- GET /source 200 [12 ms]", "\u{1B}[32m[INFO]\u{1B}[0m ready",
      "Connecting", "[1/3] Building", "[INFO]  [2] more", "- 3 devices", "[✓] simulator is up",
    ], dumps)
  func behind(_ line: String, _ dump: String) throws {
    for text in [line + "\n" + dump, "Started\n\(line)\n\(line)\n\(dump)"] {
      let labels = try Trying.screen(text).controls.compactMap(\.label)
      #expect(labels == ["Go"], "\(text)")
    }
  }

  @Test(
    "a dump may begin behind a log's tags in the same line", arguments: ["[INFO] ", "[debug] [XCUITestDriver@1a2b] "],
    dumps.dropLast())
  func inLine(_ tags: String, _ dump: String) throws {
    for text in [tags + dump, "Started\n" + tags + dump, "[INFO] {0} of 2\n[INFO] [2] more\n" + tags + dump] {
      let labels = try Trying.screen(text).controls.compactMap(\.label)
      #expect(labels == ["Go"], "\(text)")
    }
  }

  @Test("a dump behind a log keeps its place")
  func place() throws {
    #expect(try DumpOutline.places("[INFO] <XCUIElementTypeButton/>") == ["1:8"])
    #expect(try DumpOutline.places("[INFO] Connected\n  <XCUIElementTypeButton/>") == ["2:3"])
  }

  @Test(
    "an array with an error is reported as one, not taken for a line of a log",
    arguments: [
      ("[nope]", "1:2: 'nope' is not a JSON value"), ("[1, 2] 3", "1:8: expected the end of the input"),
      (#"["a" b] c"#, "1:6: expected ',' or ']'"), ("[{a}] b", "1:3: expected a key"),
      ("[1,\n 2 3] x", "2:4: expected ',' or ']'"), ("[] {}", "1:4: expected the end of the input"),
    ])
  func mistake(_ text: String, _ message: String) {
    let mistakes = Trying.mistakes(text)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.hasPrefix(message) == true, "\(mistakes)")
  }

  @Test("a log without a dump is an unrecognized format, not a broken array")
  func noDump() {
    let told = Trying.mistakes("[INFO] Connected\n[INFO] Bye\n")
    #expect(told.first?.hasPrefix("unrecognized format") == true, "\(told)")
  }

  @Test("a line of very many tags is read once, not once for each tag")
  func manyTags() throws {
    // Took minutes when each tag looked through the rest of the line.
    let tags = String(repeating: "[a] ", count: 100_000)
    #expect(Trying.mistakes(tags).first?.hasPrefix("unrecognized format") == true)
    #expect(!Formats.looksLikeDump(Array(tags.utf8)))
    let labels = try Trying.screen(tags + #"<XCUIElementTypeButton label="Go"/>"#).controls.compactMap(\.label)
    #expect(labels == ["Go"])
  }

  @Test("a pasted line of very many escapes is read once, not once for each")
  func manyEscapes() {
    let line = "Attributes: \\nButton, 0x1" + String(repeating: "\\u2192", count: 150_000)
    #expect(Trying.mistakes(line).first?.hasPrefix("unrecognized format") == true)
  }
}
