public import A11yCore

/// GitLab's Code Quality report, which is a part of Code Climate's format.
/// Shape: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
public enum GitLabReporter: Reporter {
  public static let name = "gitlab"
  public static let summary = "for GitLab merge requests: Code Quality report"
  public static let consumer = "GitLab (artifacts:reports:codequality)"
  public static let fileName: String? = "gl-code-quality-report.json"
  public static let details = """
    An array with one object per finding. Severities: an error is `critical`, a warning `major`, a notice `minor`, and a \
    finding that needs review `info`, beginning with `to review:`. `fingerprint` is unique and does not change when \
    lines move, so the merge request shows new and fixed findings. Paths start at the root of the repository. The \
    format cannot express rules and elements that were not checked. (GitLab reads SARIF only for security findings.)
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    let identities = run.identities
    JSONWriter.document(to: &text) { writer in
      writer.array { writer in
        for index in result.findings.indices {
          writer.element { $0.object { write(result.findings[index], identities[index], options, to: &$0) } }
        }
      }
    }
  }

  private static func write(
    _ finding: Finding, _ identity: FindingIdentity, _ options: ReportOptions, to writer: inout JSONWriter
  ) {
    writer.member("check_name", finding.rule)
    writer.member("description", (finding.outcome == .review ? "to review: " : "") + finding.sentence.safe)
    writer.member("fingerprint", identity.fingerprint)
    writer.object("location") { writer in
      writer.object("lines") { $0.member("begin", finding.line) }
      writer.member("path", options.repositoryPath(finding.file).text)
    }
    writer.member("severity", severity(finding))
  }

  private static func severity(_ finding: Finding) -> String {
    switch (finding.outcome, finding.severity) {
    case (.review, _): "info"
    case (_, .notice): "minor"
    case (_, .warning): "major"
    case (_, .error): "critical"
    }
  }
}
