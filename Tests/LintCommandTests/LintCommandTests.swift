import Foundation
import TestSupport
import Testing

/// The command: exit statuses, streams, reports, fixing.
@Suite struct LintCommandTests {
  private static let silent = "Fixtures/source/range-slider/Silent.swift"

  @Test("a view that is never created needs review if the whole app is read, but not in single files")
  func leftOver() throws {
    let app = "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }\n"
    let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(name).font(.system(size: 15)) } }\n"
    try Tool.withTemporaryFolder { folder in
      try LintProject.write(app, "App/Shop.swift", in: folder)
      try LintProject.write(row, "App/Row.swift", in: folder)
      #expect(try LintProject.findings(Tool.lint(["App"], in: folder)) == ["Row.swift review fixed-font"])
      for inputs in [["App/Shop.swift", "App/Row.swift"], ["App/*.swift"], ["App/Row.swift"]] {
        #expect(try LintProject.findings(Tool.lint(inputs, in: folder)) == ["Row.swift warning fixed-font"])
      }
    }
  }

  @Test(
    "source in UTF-16 is reported, not passed",
    arguments: [[0xFF, 0xFE, 0x63, 0x00], [0x00, 0x63, 0x00, 0x6C]] as [[UInt8]])
  func wrongEncoding(_ bytes: [UInt8]) throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "Wide.swift")
      try Data(bytes).write(to: file)
      let run = try Tool.lint(["Wide.swift"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("Wide.swift: error: is not UTF-8"))
    }
  }

  @Test("a byte of zero in a file that is UTF-8 does not keep it from being checked")
  func zeroByte() throws {
    try Tool.withTemporaryFolder { folder in
      let source = try Data(contentsOf: Tool.root.appending(path: Self.silent))
      try (source + Data("\n// \0\n".utf8)).write(to: folder.appending(path: "Slip.swift"))
      let run = try Tool.lint(["Slip.swift"], in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("custom-control-not-exposed"))
    }
  }

  @Test(
    "the exit status depends on the result",
    arguments: [
      ([silent], 1), ([silent, "--fail-on", "never"], 0), (["Fixtures/source/switch/Right.swift"], 0),
      (["nowhere.swift"], 2), ([], 2), (["--only", "fixd-font", silent], 2), (["--fix", "--diff", silent], 0),
      (["--report", "json=/nowhere/a.json", silent], 2), (["Docs"], 2),
    ] as [([String], Int32)])
  func status(_ arguments: [String], _ status: Int32) throws {
    #expect(try Tool.lint(arguments).status == status)
  }

  @Test("an invalid word is quoted, and the nearest word is suggested")
  func badUsage() throws {
    let run = try Tool.lint(["--only", "fixd-font", Self.silent])
    #expect(run.errors.hasPrefix("a11y-lint: error: unknown rule 'fixd-font'; did you mean 'fixed-font'?\n"))
    #expect(run.output == "")
  }

  @Test("a folder is walked, Swift files only; a file from standard input has a name")
  func inputs() throws {
    try Tool.withTemporaryFolder { folder in
      try "let a = 1".write(to: folder.appending(path: "A.swift"), atomically: true, encoding: .utf8)
      try "{}".write(to: folder.appending(path: "b.json"), atomically: true, encoding: .utf8)
      let run = try Tool.lint(["."], in: folder)
      #expect(run == .init(status: 0, output: "no findings\n0 custom controls in 1 file\n", errors: ""))
    }
    let run = try Tool.lint(
      ["-", "--stdin-filename", "Logo.swift", "-q"], input: "label.font = .systemFont(ofSize: 9)\n")
    #expect(
      run.output == """
        Logo.swift:1:1: warning: label: has a font of 9 points that does not scale [fixed-font]
        1 warning · 1 font in 1 file

        """)
  }

  @Test("the JSON report names this tool and every finding")
  func json() throws {
    let run = try Tool.lint([Self.silent, "--report", "json"])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["tool"] as? String == "a11y-lint")
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["rule"] as? String } == [
        "custom-control-not-exposed", "drag-control-not-adjustable", "value-change-silent",
      ])
  }

  @Test("--diff changes nothing, --fix changes the file, and then there is nothing left to fix")
  func fix() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "A.swift")
      let source = "import SwiftUI\nlet v = Image(\"x\").accessibility(hidden: true)\n"
      try source.write(to: file, atomically: true, encoding: .utf8)
      let diff = try Tool.lint(["A.swift", "--diff"], in: folder)
      #expect(
        diff.output.hasSuffix(
          "-let v = Image(\"x\").accessibility(hidden: true)\n+let v = Image(\"x\").accessibilityHidden(true)\n"))
      #expect(try String(contentsOf: file, encoding: .utf8) == source)
      let fix = try Tool.lint(["A.swift", "--fix"], in: folder)
      #expect(fix.errors == "A.swift: fixed 1 issue\n")
      #expect(!fix.output.contains("deprecated-accessibility-modifier"))
      #expect(
        try String(contentsOf: file, encoding: .utf8)
          == "import SwiftUI\nlet v = Image(\"x\").accessibilityHidden(true)\n")
      #expect(try Tool.lint(["A.swift", "--diff"], in: folder).output == "")
    }
  }

  @Test("the contract has a row for each custom control, in three formats")
  func contract() throws {
    let right = "Fixtures/source/dial/Right.swift"
    #expect(
      try Tool.lint(["contract", right, "--format", "markdown"]).output == """
        | class | base | element | label | traits | hint | frame | value | adjusted by | sends | verdict |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        | Dial | UIControl | set in the class | set in the class | set in the class | nowhere | inherited | set in the class \
        | increment and decrement | valueChanged | kept |

        """)
    let text = try Tool.lint(["contract", Self.silent]).output
    #expect(text.contains("RangeSlider  UIControl  nowhere"))
    #expect(text.contains("broken: custom-control-not-exposed, drag-control-not-adjustable, value-change-silent"))
    let json = try Tool.lint(["contract", Self.silent, "--format", "json"]).output
    #expect(json.contains("\"adjusting\" : \"dragging only\""))
  }

  @Test(
    "rules are listed and explained", arguments: ["custom-control-not-exposed", "fixed-font", "suppression-comment"])
  func rules(_ id: String) throws {
    #expect(try Tool.lint(["rules"]).output.contains(id))
    let run = try Tool.lint(["explain", id])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(id) ("))
  }

  @Test(
    "every command's help has an example, and the version is printed",
    arguments: [[], ["lint"], ["contract"], ["rules"], ["explain"]])
  func help(_ command: [String]) throws {
    let run = try Tool.lint(command + ["--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("Example"))
    #expect(try Tool.lint(["--version"]).output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }
}
