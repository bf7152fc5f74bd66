import Foundation
import TestSupport
import Testing

/// `a11y-audit config`
@Suite struct ConfigCommandTests {
  @Test("--print shows the effective configuration of a file and the origin of each value")
  func prints() throws {
    let files = [
      ".git/HEAD": "", "base.yml": "failOn: warning\nrules: {text: off}\n",
      ".a11y-audit.yml": """
      extends: base.yml
      reports: json=out/a.json
      components: {Chip: {label: title, behavesAs: UIButton}}
      overrides:
        - files: Legacy
          rules: {target-size: {severity: notice}}
          grades: off
      suppress:
        - {rule: target-size, class: Chip, reason: so, until: 2026-03-31}

      """,
    ]
    try Tool.withFiles(files) { folder in
      let run = try Tool.run(
        ["config", "--print", "Legacy/a.json", "--set", "target-size.minimum=40", "--disable", "naming"], in: folder)
      #expect(run.status == 0)
      // Columns are aligned; one blank is enough to compare.
      let lines = run.output.split(separator: "\n").map { line -> String in
        let indentation = line.prefix { $0 == " " }
        return indentation + line.split(separator: " ").joined(separator: " ")
      }
      let head = [
        "# Legacy/a.json", "# configuration: .a11y-audit.yml", "# extends: base.yml",
        "failOn: warning # base.yml:1:9", "report: json=out/a.json # .a11y-audit.yml:2:10",
        "grades: false # .a11y-audit.yml:7:13",
        "component Chip: behavesAs=UIButton label=title # .a11y-audit.yml:3:14",
        "suppress target-size until 2026-03-31: so # .a11y-audit.yml:9:5",
        "control-missing-name: off # --disable naming",
      ]
      #expect(Array(lines.prefix(head.count)) == head)
      let start = try #require(lines.firstIndex(of: "target-size: on # default"))
      #expect(
        Array(lines[start...].prefix(3)) == [
          "target-size: on # default", "  severity: notice # .a11y-audit.yml:6:27",
          "  minimum: 40 # --set target-size.minimum=40",
        ])
    }
  }

  @Test("without a configuration everything is a default")
  func defaults() throws {
    try Tool.withTemporaryFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: true)
      let run = try Tool.run(["config", "--print"], in: folder)
      #expect(run.output.hasPrefix("# .\n# no configuration\nfailOn: error "))
      #expect(run.output.split(separator: "\n").dropFirst(2).allSatisfy { $0.hasSuffix("  # default") })
    }
  }

  @Test("--init writes a file that asks for nothing, and never writes over one")
  func begins() throws {
    try Tool.withTemporaryFolder { folder in
      let first = try Tool.run(["config", "--init"], in: folder)
      #expect(first == .init(status: 0, output: "wrote .a11y-audit.yml\n", errors: ""))
      let file = folder.appending(path: ".a11y-audit.yml")
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written.hasPrefix("# Configuration of a11y-audit."))
      #expect(try Tool.run(["config", "--print"], in: folder).status == 0)
      try "failOn: never\n".write(to: file, atomically: true, encoding: .utf8)
      let second = try Tool.run(["config", "--init"], in: folder)
      let message = "a11y-audit: error: .a11y-audit.yml already exists and is not overwritten\n"
      #expect(second == .init(status: 2, output: "", errors: message))
      #expect(try String(contentsOf: file, encoding: .utf8) == "failOn: never\n")
    }
  }

  @Test("--schema prints the schema that the documents have")
  func schema() throws {
    let run = try Tool.run(["config", "--schema"])
    let file = Tool.root.appending(path: "Docs/schema/a11y-audit.schema.json")
    #expect(try run.output == String(contentsOf: file, encoding: .utf8))
  }

  @Test("options that cannot be combined are rejected")
  func one() throws {
    let run = try Tool.run(["config", "--init", "--print"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a11y-audit: error: --print, --init and --schema cannot be combined\n"))
  }
}
