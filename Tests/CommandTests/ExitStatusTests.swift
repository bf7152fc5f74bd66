import Foundation
import TestSupport
import Testing

/// 0: nothing at or above the failing level. 1: something. 2: could not do what was asked, with the reason.
@Suite struct ExitStatusTests {
  static let camera = "Fixtures/screens/camera/tree.json"

  @Test("a screen without faults ends with 0")
  func fine() throws {
    let run = try Tool.run([Self.camera])
    #expect(run == .init(status: 0, output: "no findings\n5 elements in 1 screen\n", errors: ""))
  }

  @Test("a button without its label ends with 1 and is named by file, line and column")
  func missingLabel() throws {
    try Tool.withTemporaryFolder { folder in
      let tree = try String(contentsOf: Tool.root.appending(path: Self.camera), encoding: .utf8)
      let broken = tree.replacing("\"label\": \"Options\", ", with: "")
      #expect(broken != tree)
      try broken.write(to: folder.appending(path: "tree.json"), atomically: true, encoding: .utf8)
      // The button has a hint left, and so the cause is that its name is only there.
      let run = try Tool.run(["tree.json", "--quiet"], in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("tree.json:6:5: error: button (#options, "))
      #expect(run.output.contains("[name-only-in-hint]\n"))
      let both = broken.replacing("\"hint\": \"Shows additional camera options.\", ", with: "")
      try both.write(to: folder.appending(path: "tree.json"), atomically: true, encoding: .utf8)
      let second = try Tool.run(["tree.json", "--quiet"], in: folder)
      #expect(second.status == 1)
      #expect(second.output.contains("[control-missing-name]\n"))
    }
  }

  struct Failing: CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var input = ""
    var errors: String
  }

  static let impossible: [Failing] = [
    Failing(
      testDescription: "a missing file", arguments: ["nowhere.json"],
      errors: "nowhere.json: error: No such file or directory\n"),
    Failing(testDescription: "an empty file", arguments: ["-"], errors: "<stdin>: error: the file is empty\n"),
    Failing(
      testDescription: "an unknown format", arguments: ["-", "--stdin-filename", "x.json"], input: #"{"a": 1}"#,
      errors: """
        x.json: error: unrecognized format; specify it with --input-format (see 'a11y-audit formats')

        """),
    Failing(
      testDescription: "no control", arguments: ["-"], input: "[]", errors: "<stdin>: error: no control was found\n"),
    Failing(
      testDescription: "a device", arguments: ["/dev/null"],
      errors: "/dev/null: error: not a regular file; pipe it in and use '-'\n"),
    Failing(
      testDescription: "a pattern nothing is of", arguments: ["Fixtures/*.nothing"],
      errors: "Fixtures/*.nothing: error: no file matches this pattern\n"),
    Failing(
      testDescription: "a report that cannot be written", arguments: [camera, "--report", "json=/nowhere/a.json"],
      errors:
        "a11y-audit: error: cannot write /nowhere/a.json: the folder /nowhere does not exist; create it: mkdir -p /nowhere\n"
    ),
  ]

  @Test("a file whose name looks like an option is not taken for --help", arguments: [["-dash.json"], ["-hx"]])
  func nameLikeFlags(_ arguments: [String]) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("a11y-audit: error: Unknown option '\(arguments[0])'\n"))
  }

  @Test("errors end with exit status 2 and a reason", arguments: impossible)
  func failing(_ example: Failing) throws {
    let run = try Tool.run(example.arguments, input: example.input)
    #expect(run == .init(status: 2, output: "", errors: example.errors))
  }

  @Test(
    "invalid usage ends with 2, quotes the word and suggests the nearest",
    arguments: [
      (["--only", "targt-size", camera], "unknown rule 'targt-size'; did you mean 'target-size'?"),
      (["--disable", "wcag22", camera], "unknown rule 'wcag22'; did you mean 'wcag22a'?"),
      (["rules", "--only", "nameing"], "unknown rule 'nameing'; did you mean 'naming'?"),
      (["--report", "jsn", camera], "unknown report 'jsn'; did you mean 'json'?"),
      (["--input-format", "outlin", camera], "unknown input format 'outlin'; did you mean 'outline'?"),
      (["narrate", "--profile", "voicover", camera], "unknown profile 'voicover'; did you mean 'voiceover'?"),
      (["--set", "target-size.minimum=x", camera], "target-size.minimum expects a number from 1 to 1000, found 'x'"),
      (["--set", "target-size.minimun=40", camera], "target-size has no option 'minimun'; did you mean 'minimum'?"),
      (["--set", "target-size.x=1", camera], "target-size has no option 'x'; expected minimum, strictSystemControls"),
      (["explain", "no-such-thing-at-all"], "unknown rule 'no-such-thing-at-all'; 'a11y-audit rules' lists them"),
      (["--max-depth", "0", camera], "--max-depth must be 1 to 4096, found 0"),
      (["--nonsense", camera], "Unknown option '--nonsense'"),
    ])
  func badUsage(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("a11y-audit: error: \(message)\n"), "\(run.errors)")
  }

  @Test("rules are chosen by tag: the family, the standard, those off unless asked for")
  func tags() throws {
    let screen = "screen \"S\" 390x844 en\n  button frame=20,100,20,20 traits=button\n"
    let rules = { (arguments: [String]) throws -> [String] in
      let run = try Tool.run(arguments + ["--quiet", "-"], input: screen)
      return run.output.split(separator: "\n").dropLast().compactMap { $0.split(separator: "[").last.map(String.init) }
    }
    #expect(try rules(["--only", "geometry"]) == ["target-size]"])
    #expect(try rules(["--only", "geometry", "--disable", "wcag22aaa"]) == [])
    #expect(try rules(["--only", "naming", "--enable", "target-size"]) == ["control-missing-name]", "target-size]"])
  }

  @Test("one file that cannot be read does not keep the others from being audited, and still ends with 2")
  func others() throws {
    let run = try Tool.run(["nowhere.json", Self.camera])
    #expect(run.status == 2)
    #expect(run.output == "no findings\n5 elements in 1 screen · could not be read: 1\n")
    #expect(run.errors == "nowhere.json: error: No such file or directory\n")
  }

  @Test("unreadable files are in the reports for other tools, and in those of a run that read nothing")
  func unreadInReports() throws {
    try Tool.withTemporaryFolder { folder in
      let tree = try Data(contentsOf: Tool.root.appending(path: Self.camera))
      try tree.write(to: folder.appending(path: "camera.json"))
      try "".write(to: folder.appending(path: "empty.json"), atomically: true, encoding: .utf8)
      for (inputs, message) in [
        (["camera.json", "empty.json"], "empty.json: error: "), (["empty.json"], "empty.json: error: "),
        (["nowhere"], "nowhere: error: No such file or directory"),
      ] {
        // What an earlier run left is not to be taken for this one's.
        for name in ["a.xml", "a.sarif", "a.md"] {
          try "old".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let reports = ["junit=a.xml", "sarif=a.sarif", "markdown=a.md"].flatMap { ["--report", $0] }
        #expect(try Tool.run(inputs + reports, in: folder).status == 2)
        let texts = try ["a.xml", "a.sarif", "a.md"].map {
          try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        #expect(texts[0].contains(#/<testsuite name="reading" tests="2" failures="0" errors="[12]"/#), "\(texts[0])")
        #expect(texts[0].contains(message) && texts[1].contains(message))
        #expect(texts[1].contains(#/"executionSuccessful" : false/#))
        #expect(texts[2].contains("could not be read: 1"), "\(texts[2])")
      }
    }
  }

  @Test("a run whose files are all skipped by the configuration ends with 0 and reports it")
  func skippedInReports() throws {
    try Tool.withFiles([".a11y-audit.yml": "skip: [a.outline]\n", "a.outline": "button \"X\"\n"]) { folder in
      let run = try Tool.run(["a.outline", "--report", "junit=a.xml"], in: folder)
      #expect(run.status == 0)
      let text = try String(contentsOf: folder.appending(path: "a.xml"), encoding: .utf8)
      #expect(text.contains("<skipped message=\"no file was read\"/>"))
    }
  }

  @Test(
    "--fail-on sets the level",
    arguments: [("error", 0), ("warning", 1), ("notice", 1), ("review", 1), ("never", 0)] as [(String, Int32)])
  func failingLevel(_ level: String, _ status: Int32) throws {
    let small = #"{"language": "en", "class": "UIButton", "label": "Close", "frame": [0, 0, 30, 30]}"#
    #expect(try Tool.run(["-", "--fail-on", level], input: small).status == status)
  }

  @Test(
    "every command's help has an example, and the version is printed",
    arguments: [
      [], ["audit"], ["merge"], ["narrate"], ["speak"], ["convert"], ["rules"], ["explain"], ["languages"], ["diff"],
      ["explore"],
    ])
  func help(_ command: [String]) throws {
    let run = try Tool.run(command + ["--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("Example"))
    #expect(try Tool.run(["--version"]).output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }
}
