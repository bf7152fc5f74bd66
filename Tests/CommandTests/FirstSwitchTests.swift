import Foundation
import TestSupport
import Testing

/// The switches and words that people try first, from other linters: accepted, or answered with what to write.
@Suite struct FirstSwitchTests {
  private static let faults = "Fixtures/screens/faults/tree.json"
  private static let camera = "Fixtures/screens/camera/tree.json"

  @Test(
    "An option of another tool is accepted or answered with the one to use",
    arguments: [
      (
        ["--format", "idb", camera],
        "'idb' is an input format; use --input-format idb (--format is the output format)"
      ),
      (["--format", "jsno", camera], "unknown report 'jsno'; did you mean 'json'?"),
      (["explore", camera, "--format", "idb"], "unknown option '--format'; use --input-format idb"),
      (["speak", camera, "--format", "idb"], "unknown option '--format'; use --input-format idb"),
      (["narate", camera], "unknown command 'narate'; did you mean 'narrate'?"),
      ([camera, "--fix-dry-run"], "Unknown option '--fix-dry-run'; use --diff"),
      ([camera, "--fixall"], "Unknown option '--fixall'; use --fix"),
      ([camera, "--include", "App"], "Unknown option '--include'; name the files or folders"),
      ([camera, "--ext", "json"], "Unknown option '--ext'; name the files or folders"),
      ([camera, "--stdin"], "Unknown option '--stdin'; write - in place of a file"),
      ([camera, "--cache"], "Unknown option '--cache'; nothing is cached"),
      ([camera, "--silent"], "Unknown option '--silent'; use --quiet"),
      ([camera, "--explain"], "Unknown option '--explain'; use 'explain RULE'"),
      (
        [camera, "--strict"],
        "--strict needs a baseline; specify it with --baseline (to fail on warnings: --fail-on warning)"
      ),
      ([camera, "--config", "nope.yml"], "nope.yml: error: no such file"),
      (
        [camera, "--set", "target-size=48"],
        "write the option after a period: --set target-size.minimum=48\n"
      ),
      (["draw", camera, "-o", "x"], "Unknown option '-o'; it prints to standard output; redirect it with > FILE"),
      (["speak", camera, "x.wav"], "a11y-audit: error: write --output x.wav"),
      (["--hepl"], "Unknown option '--hepl'; did you mean '--help'?"),
      (["--out", "x.txt", camera], "Unknown option '--out'; use --report NAME=FILE"),
      (["narrate", "--out", "x.txt", camera], "Unknown option '--out'; use --output FILE"),
      (["--sources", "nowhere", camera], "--sources: 'nowhere' does not exist"),
      (["new", "my.yaml"], "descriptions end with .outline or .json; write my.outline or my.json"),
      (["convert", camera], "missing notation; use --to outline, --to json, or --output with .outline or .json"),
      (["keys", "lable"], "unknown word 'lable'; did you mean 'label'?"),
      (
        [camera, "--report", "github-actions-logging"],
        "unknown report 'github-actions-logging'; did you mean 'github'?"
      ),
      ([camera, "--sarif"], "Unknown option '--sarif'; use --report sarif"),
      ([camera, "--no-warnings"], "Unknown option '--no-warnings'; use --fail-on error"),
      ([camera, "--exclude", "Pods"], "Unknown option '--exclude'; write 'skip' in the configuration file"),
      (["narrate", camera, "--voice", "en"], "Unknown option '--voice'; only speak has it"),
      (["--input-format", "json", camera], "leave out the option: formats are detected by their content"),
      (
        ["--input-format", "storyboard", camera], "unknown input format 'storyboard'; did you mean 'interface-builder'?"
      ),
      (["--only", "wcag-aa", camera], "'wcag-aa' is a preset; use --preset wcag-aa"),
      (["--preset", "wcag-aaaa", camera], "unknown preset 'wcag-aaaa'; did you mean 'wcag-aaa'?"),
      (["explain", "target-siz"], "unknown rule 'target-siz'; did you mean 'target-size'?"),
      (["--exit-zero", "--fail-on", "error", camera], "--exit-zero and --fail-on cannot be combined"),
    ])
  func hinted(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("--format, --output-format and --json write a report to standard output")
  func formats() throws {
    let json = try Tool.run([Self.faults, "--report", "json"]).output
    for arguments in [["--format", "json"], ["--output-format", "json"], ["--json"]] {
      let run = try Tool.run([Self.faults] + arguments)
      #expect(run.output == json)
      #expect(run.status == 1)
    }
    let outline = try Tool.run(["convert", Self.camera, "--to", "outline"]).output
    #expect(try Tool.run(["convert", Self.camera, "--format", "outline"]).output == outline)
    let tree = try Tool.run(["convert", Self.camera, "--to", "control-tree"]).output
    #expect(try Tool.run(["convert", Self.camera, "--format", "json"]).output == tree)
  }

  @Test("keys lists every key once and explains one with its values and examples")
  func keys() throws {
    let list = try Tool.run(["keys"]).output
    #expect(list.contains("\n  label  ") && list.contains("\n  hitFrame  ") && list.contains("secureTextField"))
    #expect(list.contains("startsMediaSession") && list.contains("UIPageControl") && list.contains("toggle (switch)"))
    let hint = try Tool.run(["keys", "accessibilityHint"]).output
    #expect(hint.hasPrefix("hint, also accessibilityHint\n  Accessibility hint: the result of activating it;"))
    #expect(hint.contains("\n  JSON:    \"hint\": \"Shows additional camera options.\"\n"))
    #expect(try Tool.run(["keys", "direction"]).output.hasPrefix("direction (only on the root)\n"))
  }

  @Test(
    "the keys of a kind of control exist, and its example is without a finding",
    arguments: [
      "button", "link", "switch", "checkbox", "radio", "slider", "stepper", "textField", "segmentedControl", "segment",
      "tabBar", "tab", "cell", "list", "pageControl", "progress", "datePicker", "image", "text", "heading",
    ])
  func kind(_ word: String) throws {
    let lines = try Tool.run(["keys", word]).output.split(separator: "\n").map(String.init)
    for line in lines where line.hasPrefix("  keys:") {
      let keys = line.dropFirst("  keys:".count).split(separator: ",").map { $0.filter { $0 != " " } }
      #expect(!keys.isEmpty)
      for key in keys { #expect(try Tool.run(["keys", key]).output.contains("JSON:"), "\(key)") }
    }
    let start = try #require(lines.lastIndex { $0.hasPrefix("  outline: ") })
    let example = lines[start...].map { $0.dropFirst("  outline: ".count) }.joined(separator: "\n")
    let run = try Tool.run(["-", "--input-format", "outline"], input: example + "\n")
    #expect(run.status == 0 && run.output.hasPrefix("no findings"), "\(example): \(run.output)\(run.errors)")
  }

  @Test("convert takes the notation from the ending of the file it writes")
  func notation() throws {
    try Tool.withTemporaryFolder { folder in
      let tree = folder.appending(path: "tree.outline")
      try "button \"Pay\"\n".write(to: tree, atomically: true, encoding: .utf8)
      #expect(try Tool.run(["convert", "tree.outline", "--output", "tree.json"], in: folder).status == 0)
      let written = try String(contentsOf: folder.appending(path: "tree.json"), encoding: .utf8)
      #expect(written.hasPrefix("{") && written.contains("\"label\": \"Pay\""))
    }
  }

  @Test("--exit-zero exits with 0 in spite of findings")
  func exitZero() throws {
    let run = try Tool.run([Self.faults, "--exit-zero"])
    #expect(run.status == 0)
    #expect(run.output.contains("error:"))
  }

  @Test("--statistics counts the findings of each rule, and --select and --ignore choose rules")
  func statistics() throws {
    let run = try Tool.run([Self.faults, "--statistics", "--select", "target-size", "--select", "empty-heading"])
    let lines = run.output.split(separator: "\n")
    // The misspelled key is an error in any selection.
    #expect(lines.count == 3)
    #expect(lines[0].contains("target-size  ") && lines[1].contains("unknown-vocabulary  "))
    let ignoring = try Tool.run([Self.faults, "--statistics", "--ignore", "target-size"])
    #expect(!ignoring.output.contains("target-size  "))
  }

  @Test("A preset includes the levels below it and the rules about the description")
  func presets() throws {
    func rules(_ arguments: [String]) throws -> Set<String> {
      let output = try Tool.run(["config"] + arguments).output
      let pattern = #/^([a-z0-9-]+): on/#.anchorsMatchLineEndings()
      return Set(output.matches(of: pattern).map { String($0.1) })
    }
    let a = try rules(["--preset", "wcag-a"])
    let aa = try rules(["--preset", "wcag-aa"])
    #expect(a.contains("control-missing-name") && a.contains("unknown-vocabulary"))
    #expect(aa.isSuperset(of: a) && aa.contains("text-contrast") && !a.contains("text-contrast"))
    #expect(try rules(["--preset", "all"]).isSuperset(of: rules([])))
    #expect(try rules(["--preset", "all"]).contains("missing-identifier"))
  }

  @Test("explain takes several rules, and tags")
  func explain() throws {
    let run = try Tool.run(["explain", "target-size", "empty-heading"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("target-size (") && run.output.contains("\nempty-heading ("))
    let tag = try Tool.run(["explain", "wcag22aa"])
    #expect(tag.output.hasPrefix("wcag22aa: rules for a success criterion of WCAG 2.2, level AA\n"))
    #expect(tag.output.contains("text-contrast"))
  }

  @Test("new writes a starter that has no findings and is never overwritten", arguments: ["login", "login.json"])
  func starter(_ name: String) throws {
    try Tool.withTemporaryFolder { folder in
      let run = try Tool.run(["new", name], in: folder)
      let file = name == "login" ? "login.outline" : name
      #expect(run.output == "wrote \(file); check it with: a11y-audit \(file)\n")
      let audit = try Tool.run([file, "--notices", "--fail-on", "review"], in: folder)
      #expect(audit.status == 0)
      #expect(audit.output.hasPrefix("no findings"), "\(audit.output)")
      let again = try Tool.run(["new", name], in: folder)
      #expect(again.status == 2)
      #expect(again.errors.contains("already exists and is not overwritten"))
    }
  }

  @Test("schema prints the documented schema, and profiles all profiles and switches")
  func lists() throws {
    let schema = try String(
      contentsOf: Tool.root.appending(path: "Docs/schema/control-tree.schema.json"), encoding: .utf8)
    #expect(try Tool.run(["schema"]).output == schema)
    let profiles = try Tool.run(["profiles"]).output
    #expect(profiles.contains("voiceover (default)\n") && profiles.contains("  activate-hint "))
  }

  @Test("config without options shows the effective configuration, also of a file with the other ending")
  func config() throws {
    try Tool.withTemporaryFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: true)
      #expect(try Tool.run(["config"], in: folder).output == Tool.run(["config", "--print"], in: folder).output)
      try "failOn: warning\n".write(to: folder.appending(path: ".a11y-audit.yaml"), atomically: true, encoding: .utf8)
      #expect(try Tool.run(["config"], in: folder).output.contains("failOn: warning"))
      try "failOn: never\n".write(to: folder.appending(path: "a11y-audit.yml"), atomically: true, encoding: .utf8)
      let run = try Tool.run(["config"], in: folder)
      #expect(run.output.contains("failOn: warning"))
      #expect(run.errors == "a11y-audit: note: a11y-audit.yml is not read; rename it to .a11y-audit.yml\n")
    }
  }

  @Test("Source code given to the audit, and a description given to the linter, name the other tool")
  func otherTool() throws {
    try Tool.withFiles(["A.swift": "struct A {}\n", "a.json": InputTests.screen]) { folder in
      let audit = try Tool.run(["A.swift"], in: folder)
      #expect(audit.status == 2 && audit.output == "")
      #expect(
        audit.errors
          == "A.swift: error: this is source code and not a screen description; check it with: a11y-lint A.swift\n")
      let lint = try Tool.run(["a.json"], in: folder, of: Tool.linter)
      #expect(lint.status == 2 && lint.output == "")
      #expect(lint.errors == "a.json: error: this is not Swift source; check it with: a11y-audit a.json\n")
    }
  }

  @Test("JSON Lines have the findings of the JSON report, and a badge its counts")
  func moreReports() throws {
    let lines = try Tool.run([Self.faults, "--format", "jsonl"]).output.split(separator: "\n")
    let report = try JSONSerialization.jsonObject(with: Data(try Tool.run([Self.faults, "--json"]).output.utf8))
    let findings = try #require((report as? [String: Any])?["findings"] as? [NSDictionary])
    #expect(
      try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary } == findings)
    let badge = try Tool.run([Self.camera, "--format", "badge"]).output
    let members = try JSONSerialization.jsonObject(with: Data(badge.utf8)) as? NSDictionary
    #expect(
      members == ["schemaVersion": 1, "label": "accessibility", "message": "passed", "color": "brightgreen"]
        as NSDictionary)
  }
}
