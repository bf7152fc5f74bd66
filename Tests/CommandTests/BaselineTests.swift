import Foundation
import TestSupport
import Testing

/// Legacy screens: what there is is accepted once, and only new findings fail.
@Suite struct BaselineTests {
  static let screen = """
    screen "Login" 390x844 en
      UIView frame=0,0,390,844
        UIButton frame=20,60,44,44
        UIButton frame=120,60,44,44

    """
  /// Only what the baseline says is compared: nothing is left unchecked in it.
  static let rule = ["--only", "control-missing-name"]

  private func withBaseline(_ body: (URL) throws -> Void) throws {
    try Tool.withFiles(["login.outline": Self.screen]) { folder in
      let run = try audit(["--write-baseline", "baseline.json"], folder)
      #expect(run.status == 0)
      try body(folder)
    }
  }

  private func audit(_ arguments: [String], _ folder: URL) throws -> Tool.Run {
    try Tool.run(["audit", "."] + Self.rule + arguments, in: folder)
  }

  private func change(_ folder: URL, _ change: (String) -> String) throws {
    try change(Self.screen).write(to: folder.appending(path: "login.outline"), atomically: true, encoding: .utf8)
  }

  @Test("writing a baseline is a success and says how to go on")
  func writing() throws {
    try Tool.withFiles(["login.outline": Self.screen]) { folder in
      let run = try audit(["--write-baseline", "baseline.json"], folder)
      #expect(
        run
          == Tool.Run(
            status: 0,
            output: """
              Baseline written: baseline.json contains 2 findings (2 errors).
              Commit the file and run with --baseline baseline.json: only new findings fail.

              """, errors: ""))
      let second = try audit(["--baseline", "baseline.json"], folder)
      let summary = "no new findings · known: 2\n2 elements in 1 screen\n"
      #expect(
        second
          == Tool.Run(
            status: 0, output: summary,
            errors: "a11y-audit: note: skipped 1 file that is not a screen description: baseline.json\n"))
      let report = try audit(["--write-baseline", "baseline.json", "--report", "text"], folder)
      #expect(report.output == summary)
      #expect(report.errors.hasSuffix("Baseline written: baseline.json contains 2 findings (2 errors).\n" + Self.next))
    }
  }

  private static let next =
    "Commit the file and run with --baseline baseline.json: only new findings fail.\n"

  @Test("one more finding fails, and is the only one shown, by every report")
  func oneMore() throws {
    try withBaseline { folder in
      try change(folder) { $0 + "    UIButton frame=220,60,44,44\n" }
      let run = try audit(["--baseline", "baseline.json", "--report", "text", "--report", "sarif=a.sarif"], folder)
      #expect(run.status == 1)
      #expect(run.output.contains(": error: button ("))
      #expect(run.output.contains("1 error · known: 2\n3 elements in 1 screen\n"))
      let sarif = try String(contentsOf: folder.appending(path: "a.sarif"), encoding: .utf8)
      #expect(sarif.matches(of: /"baselineState" : "unchanged"/).count == 2)
      #expect(sarif.matches(of: /"baselineState" : "new"/).count == 1)
      #expect(sarif.matches(of: /"kind" : "external"/).count == 2)
    }
  }

  @Test("fixed findings are reported, fail with --strict and are removed with --prune")
  func fixed() throws {
    try withBaseline { folder in
      try change(folder) { $0.replacing("UIButton frame=20,", with: "button \"Back\" frame=20,") }
      let file = folder.appending(path: "baseline.json")
      let before = try String(contentsOf: file, encoding: .utf8)
      let passed = "a11y-audit: note: skipped 1 file that is not a screen description: baseline.json\n"
      let entry = "    control-missing-name: login.outline, Login: button\n"
      let run = try audit(["--baseline", "baseline.json"], folder)
      #expect(run.status == 0)
      #expect(
        run.errors == passed
          + "a11y-audit: note: 1 finding in the baseline is fixed; remove it with --prune:\n" + entry)
      let strict = try audit(["--baseline", "baseline.json", "--strict"], folder)
      #expect(strict.status == 1)
      #expect(
        strict.errors == passed
          + "a11y-audit: error: 1 finding in the baseline is fixed; remove it with --prune:\n" + entry)
      #expect(try String(contentsOf: file, encoding: .utf8) == before)
      let pruned = try audit(["--baseline", "baseline.json", "--prune", "--strict"], folder)
      #expect(pruned.status == 0)
      #expect(
        pruned.errors == passed
          + "a11y-audit: note: 1 finding in the baseline is fixed and removed from baseline.json:\n" + entry)
      let lines = Set(before.split(separator: "\n"))
      let rest = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(rest.count == before.split(separator: "\n").count - 1)
      #expect(rest.allSatisfy { line in lines.contains(line) })
      #expect(try audit(["--baseline", "baseline.json", "--strict"], folder).errors == passed)
    }
  }

  @Test("a run that could not read everything writes no baseline and takes nothing out")
  func notWhole() throws {
    try withBaseline { folder in
      try change(folder) { _ in "button \"Fine\" frame=0,100,44,44\n" }
      let before = try Data(contentsOf: folder.appending(path: "baseline.json"))
      let pruned = try audit(["nowhere.json", "--baseline", "baseline.json", "--prune"], folder)
      #expect(pruned.status == 2)
      let written = try audit(["nowhere.json", "--write-baseline", "baseline.json"], folder)
      #expect(written.status == 2)
      #expect(
        written.errors.hasSuffix("a11y-audit: error: no baseline was written, because not all files could be read\n"))
      #expect(try Data(contentsOf: folder.appending(path: "baseline.json")) == before)
    }
  }

  @Test(
    "a baseline that cannot be used ends with 2 before anything is audited",
    arguments: [
      (nil, "a11y-audit: error: no such file: baseline baseline.json; create it with --write-baseline\n"),
      ("", "baseline.json:1:1: error: the baseline is not valid JSON: "),
      ("{\n<<<<<<< ours\n", "baseline.json:2:1: error: the baseline contains merge conflict markers ('<<<<<<<'); "),
      (
        #"{"baseline": "a11y-audit", "version": 3}"#,
        "baseline.json:1:39: error: the baseline has version 3, this a11y-audit supports versions 1 to 2; "
      ),
    ] as [(String?, String)])
  func unusable(_ text: String?, _ error: String) throws {
    try Tool.withTemporaryFolder { folder in
      try text?.write(to: folder.appending(path: "baseline.json"), atomically: true, encoding: .utf8)
      try Self.screen.write(to: folder.appending(path: "login.outline"), atomically: true, encoding: .utf8)
      let run = try Tool.run(["login.outline", "--baseline", "baseline.json"], in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix(error), "\(run.errors)")
    }
  }

  @Test(
    "baseline options that cannot be combined are rejected",
    arguments: [
      (["--prune"], "--prune needs a baseline; specify it with --baseline"),
      (
        ["--strict"],
        "--strict needs a baseline; specify it with --baseline (to fail on warnings: --fail-on warning)"
      ),
      (
        ["--write-baseline", "a", "--baseline", "b"],
        "--write-baseline and --baseline cannot be combined; --prune removes fixed findings"
      ),
      (
        ["--write-baseline", "a", "--changed-since", "main"],
        "--write-baseline needs all files; remove --changed-since"
      ),
      (["--jobs", "0"], "--jobs must be 1 to 1024, found 0"),
    ])
  func badUsage(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run([ExitStatusTests.camera] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a11y-audit: error: \(message)\n"), "\(run.errors)")
  }

  @Test("a legacy repository: everything is accepted, and shuffled keys and reformatting change nothing")
  func legacy() throws {
    try Tool.withTemporaryFolder { folder in
      for screen in ScreenTests.screens {
        let tree = try Data(contentsOf: ScreenTests.folder.appending(path: "\(screen)/tree.json"))
        try tree.write(to: folder.appending(path: "\(screen).json"))
      }
      #expect(try Tool.run([".", "--write-baseline", "../\(folder.lastPathComponent).json"], in: folder).status == 0)
      let baseline = folder.path + ".json"
      defer { try? FileManager.default.removeItem(atPath: baseline) }
      for screen in ScreenTests.screens {
        let file = folder.appending(path: "\(screen).json")
        guard let value = try? JSONSerialization.jsonObject(with: Data(contentsOf: file)) else { continue }
        try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .prettyPrinted]).write(to: file)
      }
      let run = try Tool.run([".", "--baseline", baseline, "--fail-on", "review", "--strict"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("no new findings · known: "))
      #expect(run.errors == "")
    }
  }
}
