import Foundation
import TestSupport
import Testing

/// Reports in files, and what is printed next to them.
@Suite struct ReportFileTests {
  private static let screen = """
    screen "Pay" 390x844 en
      text "Pay" traits=header frame=20,60,350,34
      button image=xmark frame=20,700,44,44

    """

  private func withScreen(_ body: (URL) throws -> Void) throws {
    try Tool.withFiles(["p.outline": Self.screen], body)
  }

  @Test("if all reports go to files, one line states the counts and the files; --quiet prints nothing")
  func summary() throws {
    try withScreen { folder in
      let run = try Tool.run(["p.outline", "--report", "json=a.json", "--report", "sarif=a.sarif"], in: folder)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("a11y-audit: 1 error · 2 elements in 1 screen"), "\(run)")
      #expect(run.errors.hasSuffix("; see a.json, a.sarif\n"), "\(run)")
      let quiet = try Tool.run(["p.outline", "--report", "json=a.json", "-q"], in: folder)
      #expect(quiet == .init(status: 1, output: "", errors: ""))
      let both = try Tool.run(["p.outline", "--report", "text", "--report", "json=a.json"], in: folder)
      #expect(both.errors == "")
    }
  }

  @Test("--diff with a report or a new baseline is an error: nothing would be written")
  func diff() throws {
    try withScreen { folder in
      let run = try Tool.run(["p.outline", "--diff", "--report", "json=a.json"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("--diff prints the changes and writes no report; remove --report or --diff"))
      #expect(try Tool.run(["p.outline", "--diff", "--write-baseline", "b.json"], in: folder).status == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.outline"])
    }
  }

  @Test("in folders endings in capitals are read, and notes name what was skipped")
  func endings() throws {
    try withScreen { folder in
      try #"{"name": "L", "children": [{"role": "button", "image": "gear"}]}"#.write(
        to: folder.appending(path: "LOGIN.JSON"), atomically: true, encoding: .utf8)
      try Self.screen.write(to: folder.appending(path: "L2.Outline"), atomically: true, encoding: .utf8)
      try "[1]".write(to: folder.appending(path: "numbers.json"), atomically: true, encoding: .utf8)
      let run = try Tool.run([".", "--no-group", "--only", "control-missing-name"], in: folder)
      #expect(run.output.contains("LOGIN.JSON:1:"), "\(run)")
      #expect(run.output.contains("L2.Outline:3:3"), "\(run)")
      #expect(run.errors == "a11y-audit: note: skipped 1 file that is not a screen description: numbers.json\n")
    }
  }

  @Test("the recommended --fix is a command that works, and --fix states that there is nothing to fix")
  func fixing() throws {
    try withScreen { folder in
      let file = folder.appending(path: "my screen.outline")
      let slip = Self.screen.replacing("traits=header", with: "traits=haeder")
      try slip.write(to: file, atomically: true, encoding: .utf8)
      let run = try Tool.run(["my screen.outline"], in: folder)
      #expect(run.output.contains("a11y-audit 'my screen.outline' --fix applies 1 fix\n"), "\(run)")
      let stdin = try Tool.run(["-"], input: slip, in: folder)
      #expect(!stdin.output.contains("--fix"), "\(stdin)")
      let fixed = try Tool.run(["my screen.outline", "--fix"], in: folder)
      #expect(fixed.errors.contains("fixed 1 issue"), "\(fixed)")
      let again = try Tool.run(["my screen.outline", "--fix"], in: folder)
      #expect(again.errors.contains("a11y-audit: note: nothing to fix"), "\(again)")
      #expect(try Tool.run(["p.outline", "--diff"], in: folder).errors.contains("note: nothing to fix"))
    }
  }
}
