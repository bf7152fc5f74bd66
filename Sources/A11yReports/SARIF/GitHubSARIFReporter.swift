public import A11yCore

/// SARIF 2.1.0 as GitHub's code scanning takes it.
public enum GitHubSARIFReporter: Reporter {
  public static let name = "github-sarif"
  public static let summary = "for GitHub code scanning: SARIF 2.1.0 without suppressed findings"
  public static let consumer = "GitHub code scanning"
  public static let fileName: String? = "a11y-audit.sarif"
  public static let details = """
    Same as `sarif` without findings that are suppressed or in the baseline. GitHub does not read SARIF's \
    `suppressions` and opens an alert for each of them (github/codeql-action#1230); an alert whose finding is suppressed later is \
    closed as fixed. GitHub rejects more than 25,000 results per run and shows 5,000.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    SARIFDocument(run, withSuppressed: false, options).write(to: &text)
  }
}
