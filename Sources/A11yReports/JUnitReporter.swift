import A11yCore

/// JUnit's XML, as Jenkins and GitLab read it; there is no standard. Shapes: the schema of Jenkins' xunit plugin
/// (`junit-10.xsd`) and https://docs.gitlab.com/ci/testing/unit_test_reports
public enum JUnitReporter: Reporter {
  public static let name = "junit"
  public static let summary = "for test reports: a test case a finding, one a rule that found nothing"
  public static let consumer = "Jenkins, GitLab, Azure DevOps, Bitbucket Pipelines, CircleCI, Buildkite"
  public static let fileName: String? = "a11y-audit.xml"
  public static let details = """
    A suite a rule, and in it a case a finding. What makes the exit status 1 fails here, and nothing else: by default \
    errors, with `--fail-on warning` warnings too. A finding below that, what a person must look at, and what could not \
    be checked are cases that were skipped, with the reason. A rule that found nothing has a case that passes, so the report \
    is never empty; a screen that exposes nothing passes nothing. What could not be read, and a run that read no control, is an \
    error of the first suite. Names are unique and do not contain lines or counts, so \
    that a case can be followed from run to run; the body of a case repeats everything, for GitLab shows only that.
    """

  public static func report(_ run: ReportedRun, options: ReportOptions) -> String {
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
          because: "not checked on \(Summary.plural(gap.controls, "control")) (\(gap.fact.absence))")
      }
      if suite.isEmpty, result.hasJudged { suite.addPassed("\(rule): nothing found") }
      if !suite.isEmpty { suites.append(suite) }
    }
    var buffer = TextBuffer.xml
    buffer.append("<testsuites" as StaticString)
    buffer.attribute("name", options.tool)
    buffer.attribute("tests", suites.reduce(0) { $0 + $1.tests })
    buffer.attribute("failures", suites.reduce(0) { $0 + $1.failures })
    buffer.attribute("errors", suites.reduce(0) { $0 + $1.errors })
    buffer.append(">\n" as StaticString)
    for suite in suites { suite.write(to: &buffer) }
    buffer.append("</testsuites>\n" as StaticString)
    return buffer.text
  }
}

extension JUnitSuite {
  /// The first suite: whether all was read, whether anything was looked at, and the summary.
  fileprivate static func reading(_ run: ReportedRun, _ options: ReportOptions) -> JUnitSuite {
    let result = run.result
    var suite = JUnitSuite(name: "reading", tool: options.tool)
    let failures = result.failures.map(\.safePath)
    if failures.isEmpty {
      suite.addPassed("everything was read")
    } else {
      suite.addError(
        "everything was read", because: Summary.unread(result) ?? "", body: failures.joined(separator: "\n"))
    }
    if let damaged = Summary.damaged(result) {
      suite.addSkipped(
        "everything parses", because: damaged, output: result.cautions.map(\.safePath).joined(separator: "\n"))
    } else if result.isOfSource {
      suite.addPassed("everything parses")
    }
    let summary = Summary.line(run, options)
    let audited = "controls were judged"
    if result.hasJudged || result.files == 0 && !result.unchanged.isEmpty {
      suite.addPassed(audited, output: summary)
    } else if result.files == 0 {
      suite.addSkipped(audited, because: "nothing was read", output: summary)
    } else if result.controls == 0 {
      suite.addError(audited, because: "no control was read", body: summary)
    } else {
      suite.addSkipped(audited, because: result.emptiness, output: summary)
    }
    return suite
  }
}
