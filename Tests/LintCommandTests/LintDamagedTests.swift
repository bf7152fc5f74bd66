import Foundation
import TestSupport
import Testing

/// A file that does not parse completely is reported everywhere, and fails nothing by that.
@Suite struct LintDamagedTests {
  private static let damaged = "label.font = .systemFont(ofSize: 12)\nfunc f() {\n"
  private static let files = ["Sources/Odd.swift": damaged, "Sources/Other.swift": "let a = )"]
  private static let warning =
    "Sources/Odd.swift:2:11: warning: the file does not parse: '}' is missing; the readable part is checked\n"
    + "Sources/Other.swift:1:9: warning: the file does not parse: something is missing; the readable part is checked\n"
  private static let count = "2 files not checked in full"

  @Test("a file that does not parse is reported, counted and checked; the exit status follows from the findings")
  func told() throws {
    try LintProject.with(Self.files) { folder in
      let run = try Tool.lint(["Sources", "--disable", "drag-control-not-adjustable"], in: folder)
      #expect(run.errors == Self.warning)
      #expect(run.output.contains(", 1 custom control in 4 files · \(Self.count)\n"))
      #expect(LintProject.findings(run).contains("Odd.swift warning fixed-font"))
      #expect(run.status == 1)
      let odd = try Tool.lint(["Sources/Odd.swift"], in: folder)
      #expect(odd.output.contains(" · 1 file not checked in full\n"))
      #expect(odd.status == 0)
      #expect(try Tool.lint(["Sources/Odd.swift", "--fail-on", "warning"], in: folder).status == 1)
      for command in ["contract", "classes"] {
        let run = try Tool.lint([command, "Sources"], in: folder)
        #expect(run.errors == Self.warning)
        #expect(run.status == 0)
      }
    }
  }

  @Test("reports for other tools contain the location, and none reports a failure")
  func reports() throws {
    try LintProject.with(Self.files) { folder in
      let report = { report in
        try Tool.lint(["Sources/Odd.swift", "--report", report], in: folder).output
      }
      #expect(
        try report("json").contains(
          """
            "incomplete" : [
              {
                "column" : 11,
                "file" : "Sources/Odd.swift",
                "line" : 2,
                "message" : "does not parse: '}' is missing"
              }
            ],
          """))
      let sarif = try report("sarif")
      #expect(sarif.contains(#""executionSuccessful" : true"#))
      let text = "Sources/Odd.swift:2:11: does not parse: '}' is missing"
      #expect(
        sarif.split(separator: /\s+/).joined(separator: " ").contains(
          #""toolExecutionNotifications" : [ { "level" : "warning", "message" : { "text" : "\#(text)" } } ]"#))
      let junit = try report("junit")
      #expect(
        junit.contains(
          """
              <testcase classname="a11y-lint.reading" name="everything parses">
                <skipped message="1 file not checked in full"/>
                <system-out>Sources/Odd.swift:2:11: does not parse: '}' is missing</system-out>
              </testcase>
          """))
      #expect(!junit.contains("<error"))
      for name in ["github", "markdown"] {
        #expect(try report(name).contains("1 file not checked in full"))
      }
      let sound = try Tool.lint(["Sources/Banner.swift", "--report", "junit"], in: folder).output
      #expect(sound.contains(#"<testcase classname="a11y-lint.reading" name="everything parses">\#n    </testcase>"#))
    }
  }

  @Test("reports that are merged tell it again")
  func merged() throws {
    try LintProject.with(Self.files) { folder in
      _ = try Tool.lint(["Sources", "--report", "json=a.json"], in: folder)
      let run = try Tool.lint(["merge", "a.json", "--fail-on", "never"], in: folder)
      #expect(run.errors == Self.warning)
      #expect(run.output.contains(" · \(Self.count)\n"))
      #expect(run.status == 0)
    }
  }

  @Test("a baseline is written, and nothing in such a file counts as fixed")
  func baseline() throws {
    try LintProject.with(["Sources/Odd.swift": "label.font = .systemFont(ofSize: 12)\n"]) { folder in
      #expect(try Tool.lint(["Sources", "--write-baseline", "b.json"], in: folder).status == 0)
      try LintProject.write("func f() {\n", "Sources/Odd.swift", in: folder)
      let run = try Tool.lint(["Sources", "--baseline", "b.json", "--strict"], in: folder)
      #expect(!run.errors.contains("fixed"))
      #expect(run.status == 0)
      #expect(try Tool.lint(["Sources", "--write-baseline", "c.json"], in: folder).status == 0)
      try LintProject.write("func f() {}\n", "Sources/Odd.swift", in: folder)
      #expect(try Tool.lint(["Sources", "--baseline", "b.json", "--strict"], in: folder).status == 1)
    }
  }
}
