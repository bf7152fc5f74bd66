import A11yCore

/// SARIF 2.1.0 as GitHub's code scanning takes it.
public enum GitHubSARIFReporter: Reporter {
  public static let name = "github-sarif"
  public static let summary = "for code scanning on GitHub: SARIF 2.1.0 without what is accepted"
  public static let consumer = "GitHub code scanning"
  public static let fileName: String? = "a11y-audit.sarif"
  public static let details = """
    The same as `sarif` without the findings that a suppression or the baseline accepts. GitHub does not read SARIF's \
    `suppressions` and opens an alert for each of them (github/codeql-action#1230); an alert whose finding is accepted later is \
    closed as fixed. GitHub refuses more than 25,000 results in a run and shows 5,000.
    """

  public static func report(_ run: ReportedRun, options: ReportOptions) -> String {
    SARIFDocument(run, withSuppressed: false, options).text
  }
}
