public import A11yCore

/// JUnit's XML, as Jenkins and GitLab read it; there is no standard. Shapes: the schema of Jenkins' xunit plugin
/// (`junit-10.xsd`) and https://docs.gitlab.com/ci/testing/unit_test_reports
public enum JUnitReporter: Reporter {
  public static let name = "junit"
  public static let summary = "for test reports: one test case per finding, plus one per passing rule"
  public static let consumer = "Jenkins, GitLab, Azure DevOps, Bitbucket Pipelines, CircleCI, Buildkite"
  public static let fileName: String? = "a11y-audit.xml"
  public static let details = """
    One suite per rule, with one case per finding. Only findings that cause exit status 1 fail: by default \
    errors, with `--fail-on warning` also warnings. Findings below that, findings that need review and rules that could not \
    be checked are skipped cases, with the reason. A rule without findings has a passing case, so the report \
    is never empty; a screen without accessibility elements has none. An unreadable file, and a run without controls, is an \
    error of the first suite. Names are unique and do not contain line numbers or counts, so \
    that a case keeps its name from run to run; the body of a case repeats everything, because GitLab shows only the body.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    var suites = [JUnitSuite.reading(run, options)]
    let found = Dictionary(grouping: result.findings.indices) { result.findings[$0].rule }
    let gaps = Dictionary(grouping: result.gaps, by: \.rule)
    let rules = Set(options.rules.map(\.id)).union(found.keys).union(gaps.keys).sorted()
    var names: [String: Int] = [:]
    for rule in rules {
      var suite = JUnitSuite(name: rule, tool: options.tool)
      for index in found[rule] ?? [] { suite.add(result.findings[index], options, names: &names) }
      for gap in gaps[rule] ?? [] {
        suite.addSkipped(
          "\(rule): \(gap.fact.absence)",
          because: "not checked on \(gap.controls.counted("element")) (\(gap.fact.absence))")
      }
      if suite.isEmpty, result.hasJudged { suite.addPassed("\(rule): no findings") }
      if !suite.isEmpty { suites.append(suite) }
    }
    text.appendXMLHeading()
    text.append("<testsuites" as StaticString)
    text.attribute("name", options.tool)
    text.attribute("tests", suites.reduce(0) { $0 + $1.tests })
    text.attribute("failures", suites.reduce(0) { $0 + $1.failures })
    text.attribute("errors", suites.reduce(0) { $0 + $1.errors })
    text.append(">\n" as StaticString)
    for suite in suites { suite.write(to: &text) }
    text.append("</testsuites>\n" as StaticString)
  }
}

extension JUnitSuite {
  /// The first suite: whether all was read, whether anything was looked at, and the summary.
  fileprivate static func reading(_ run: ReportedRun, _ options: ReportOptions) -> JUnitSuite {
    let result = run.result
    var suite = JUnitSuite(name: "reading", tool: options.tool)
    let failures = result.failures.map(\.safePath)
    if failures.isEmpty {
      suite.addPassed("all files were read")
    } else {
      suite.addError(
        "all files were read", because: Summary.unread(result) ?? "", body: failures.joined(separator: "\n"))
    }
    if let damaged = Summary.damaged(result) {
      suite.addSkipped(
        "everything parses", because: damaged, output: result.cautions.map(\.safePath).joined(separator: "\n"))
    } else if result.isOfSource {
      suite.addPassed("everything parses")
    }
    let summary = Summary.line(run, options)
    let audited = "controls were checked"
    if result.hasJudged || result.files == 0 && !result.unchanged.isEmpty {
      suite.addPassed(audited, output: summary)
    } else if result.files == 0 {
      suite.addSkipped(audited, because: "no file was read", output: summary)
    } else if result.controls == 0 {
      suite.addError(audited, because: "no control was found", body: summary)
    } else {
      suite.addSkipped(audited, because: result.emptiness, output: summary)
    }
    return suite
  }
}
