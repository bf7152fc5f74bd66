public import A11yCore

/// The page next to a run of a workflow.
public enum GitHubSummaryReporter: Reporter {
  public static let name = "github-summary"
  public static let summary = "for GitHub workflows: the summary page of the run"
  public static let consumer = "GitHub Actions (GITHUB_STEP_SUMMARY)"
  public static let fileName: String? = "$GITHUB_STEP_SUMMARY"
  public static let details = """
    Same as `markdown` with larger limits: at most fifty locations per rule and 1,000,000 bytes, because GitHub allows 1 MiB per step. \
    Write it with `--report github-summary="$GITHUB_STEP_SUMMARY"`; output of earlier commands of the same step \
    is overwritten.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    text.append(MarkdownDocument(places: 50, bytes: 1_000_000).text(run, options))
  }
}
