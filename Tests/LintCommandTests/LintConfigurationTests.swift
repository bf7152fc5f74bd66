import Foundation
import TestSupport
import Testing

/// One configuration for both tools.
@Suite struct LintConfigurationTests {
  private static let all = [
    "Banner.swift warning fixed-font", "Dial.swift error custom-control-not-exposed",
    "Dial.swift error drag-control-not-adjustable", "Dial.swift warning value-change-silent",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var findings: [String]
    var arguments: [String] = []
    var status: Int32 = 1
  }

  static let cases = [
    Case(testDescription: "nothing is said", file: "", findings: all),
    Case(testDescription: "a rule is off", file: "rules: {fixed-font: off}", findings: Array(all[1...])),
    Case(testDescription: "a tag is off", file: "rules: {custom: off, value: off}", findings: [all[0]], status: 0),
    Case(
      testDescription: "another severity", file: "rules: {fixed-font: error}",
      findings: ["Banner.swift error fixed-font"] + all[1...]),
    Case(testDescription: "only some", file: "only: [fixed-font, target-size]", findings: [all[0]], status: 0),
    Case(testDescription: "only of the other tool's: none of ours", file: "only: target-size", findings: all),
    Case(testDescription: "skipped", file: "skip: Sources/Dial.swift", findings: [all[0]], status: 0),
    Case(
      testDescription: "an override", file: "overrides: [{files: '**/Dial.swift', rules: {custom: off, value: off}}]",
      findings: [all[0]], status: 0),
    Case(
      testDescription: "the failing level", file: "failOn: warning\nrules: {custom: off, value: off}",
      findings: [all[0]]),
    Case(
      testDescription: "the failing level for source",
      file: "failOn: error\nlint: {failOn: warning}\nrules: {custom: off, value: off}", findings: [all[0]]),
    Case(
      testDescription: "accepted by class",
      file:
        "suppress: [{rule: fixed-font, class: Banner, reason: so}, {rule: custom-control-not-exposed, class: D?al, reason: so}]",
      findings: Array(all[2...])),
    Case(
      testDescription: "accepted elsewhere",
      file: "suppress: [{rule: fixed-font, class: Dial, reason: so}, {rule: fixed-font, label: title, reason: so}]",
      findings: all),
    Case(
      testDescription: "accepted by what it stands in",
      file: "suppress: [{rule: fixed-font, path: Banner/prepare(), reason: so}]", findings: Array(all[1...])),
    Case(
      testDescription: "accepted in a file",
      file: "suppress: [{rule: fixed-font, file: Sources/Banner.swift, reason: so}]", findings: Array(all[1...])),
    Case(
      testDescription: "the command line wins", file: "rules: {fixed-font: off}", findings: [all[0]],
      arguments: ["--only", "fixed-font"], status: 0),
    Case(
      testDescription: "none is read", file: "rules: {fixed-font: off}", findings: all, arguments: ["--no-config"]),
  ]

  @Test("the configuration applies", arguments: cases)
  func holds(_ one: Case) throws {
    try LintProject.with([".a11y-audit.yml": one.file + "\n"]) { folder in
      let run = try Tool.lint(["Sources", "--quiet"] + one.arguments, in: folder)
      #expect(LintProject.findings(run).filter { !$0.contains("suppression") } == one.findings, "\(run)")
      #expect(run.status == one.status)
    }
  }

  @Test("what is accepted and need not be is said of source by the linter and of screens by the auditor")
  func unused() throws {
    let file = """
      suppress:
        - {rule: literal-contrast, file: Sources, reason: so}
        - {rule: target-size, file: Sources, reason: so, until: 2020-01-01}
        - {rule: fixed-label-height, file: Sources, reason: so, until: 2020-01-01}

      """
    try LintProject.with([".a11y-audit.yml": file, "a.outline": "screen \"A\" 390x844 en\n  button \"Pay\"\n"]) {
      let run = try Tool.lint([".", "--only", "integrity", "--only", "literal-contrast", "--quiet"], in: $0)
      #expect(
        run.output == """
          .a11y-audit.yml:2:5: warning: suppression "literal-contrast": matches no control [suppression-comment]
          .a11y-audit.yml:4:5: warning: suppression "fixed-label-height": expired on 2020-01-01 [suppression-comment]
          2 warnings · 1 font, 1 custom control in 2 files

          """)
      let audit = try Tool.run([".", "--only", "integrity", "--quiet"], in: $0)
      #expect(audit.output.hasPrefix(".a11y-audit.yml:3:5: warning: suppression \"target-size\": expired"))
      #expect(!audit.output.contains("fixed-label-height"))
    }
  }

  @Test("a comment's last day is one of --today")
  func lastDay() throws {
    let comment = "// a11y:disable:next fixed-font until:2026-03-31 - a logo"
    let banner = LintProject.label.replacing("title.font", with: "\(comment)\n    title.font")
    try LintProject.with(["Sources/Banner.swift": banner]) { folder in
      let findings = try ["2026-03-31", "2026-04-01"].map {
        LintProject.findings(try Tool.lint(["Sources/Banner.swift", "-q", "--today", $0], in: folder))
      }
      let told = ["Banner.swift warning suppression-comment", "Banner.swift warning fixed-font"]
      #expect(findings == [[], told])
    }
  }

  @Test("each tool takes the other's rules and options, and names the nearest of all when there is none")
  func otherRules() throws {
    let right = "rules:\n  target-size: {minimum: 48}\n  small-hit-area: {minimum: 48}\n  literal-contrast: off\n"
    let outline = ["a.outline": "screen \"A\" 390x844 en\n  button \"Pay\" frame=0,0,60,60\n"]
    try LintProject.with(outline.merging([".a11y-audit.yml": right]) { $1 }) { folder in
      let runs = [try Tool.lint(["Sources"], in: folder), try Tool.run(["a.outline"], in: folder)]
      #expect(runs.map(\.errors) == ["", ""])
    }
    let wrong = [
      ("rules: {literal-contrst: off}", "1:9: error: unknown rule 'literal-contrst'; did you mean 'literal-contrast'?"),
      ("rules: {target-siz: off}", "1:9: error: unknown rule 'target-siz'; did you mean 'target-size'?"),
      (
        "rules: {small-hit-area: {minimun: 4}}",
        "1:26: error: small-hit-area has no option 'minimun'; did you mean 'minimum'?"
      ),
      (
        "rules: {target-size: {minimun: 4}}",
        "1:23: error: target-size has no option 'minimun'; did you mean 'minimum'?"
      ),
      ("lint: {failsOn: error}", "1:8: error: unknown key 'failsOn'; did you mean 'failOn'?"),
    ]
    for (file, message) in wrong {
      try LintProject.with(outline.merging([".a11y-audit.yml": file + "\n"]) { $1 }) { folder in
        let expected = Tool.Run(status: 2, output: "", errors: ".a11y-audit.yml:\(message)\n")
        let runs = [try Tool.lint(["Sources"], in: folder), try Tool.run(["a.outline"], in: folder)]
        #expect(runs == [expected, expected])
      }
    }
  }

  @Test("reports of the configuration: those on standard output for both, files each tool's own")
  func reports() throws {
    let file = "reports: [xcode, json=audit.json]\n"
    try LintProject.with([".a11y-audit.yml": file]) { folder in
      let run = try Tool.lint(["Sources"], in: folder)
      #expect(run.output.contains("warning: label: has a font") || run.output.contains(" (fixed-font)\n"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "audit.json").path))
      try LintProject.write(file + "lint: {reports: json=lint.json}\n", ".a11y-audit.yml", in: folder)
      #expect(try Tool.lint(["Sources"], in: folder).output == "")
      let json = try String(contentsOf: folder.appending(path: "lint.json"), encoding: .utf8)
      #expect(json.contains("\"tool\": \"a11y-lint\"") || json.contains("\"tool\" : \"a11y-lint\""))
    }
  }

  @Test("config --print shows the effective configuration; both tools print the same schema")
  func config() throws {
    try LintProject.with([".a11y-audit.yml": "lint: {failOn: notice}\nrules: {small-hit-area: {minimum: 40}}\n"]) {
      let run = try Tool.lint(["config", "--print", "Sources/Dial.swift"], in: $0)
      #expect(run.output.contains(/failOn: notice +# \.a11y-audit\.yml:1:16\n/))
      #expect(run.output.contains(/small-hit-area: on +# default\n.*\n  minimum: 40 +# \.a11y-audit\.yml:2:26\n/))
    }
    let schemas = try [Tool.lint(["config", "--schema"]), Tool.run(["config", "--schema"])].map {
      try JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? NSDictionary
    }
    let names = schemas.map { schema in
      ((schema?["properties"] as? NSDictionary)?["rules"] as? NSDictionary)?["properties"] as? NSDictionary
    }
    #expect((names[0]?.count ?? 0) > 100)
    #expect(names[0] == names[1])
  }
}
