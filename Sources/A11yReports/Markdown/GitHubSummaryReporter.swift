import A11yCore

/// The page beside a run of a workflow.
public enum GitHubSummaryReporter: Reporter {
  public static let name = "github-summary"
  public static let summary = "for workflows on GitHub: the page beside the run"
  public static let consumer = "GitHub Actions (GITHUB_STEP_SUMMARY)"
  public static let fileName: String? = "$GITHUB_STEP_SUMMARY"
  public static let details = """
    The same as `markdown` with room for more: at most fifty places a rule and 1,000,000 bytes, for GitHub takes 1 MiB a step. \
    Write it with `--report github-summary="$GITHUB_STEP_SUMMARY"`; what an earlier command of the same step wrote there \
    is replaced.
    """

  public static func report(_ run: ReportedRun, options: ReportOptions) -> String {
    MarkdownDocument(places: 50, bytes: 1_000_000).text(run, options)
  }
}
