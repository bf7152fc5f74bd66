import A11yCore

/// A comment for a pull or merge request: short, by rule, folded.
public enum MarkdownReporter: Reporter {
  public static let name = "markdown"
  public static let summary = "for a pull request: findings by rule, short and folded"
  public static let consumer = "comments on GitHub, GitLab, Gitea and Forgejo"
  public static let fileName: String? = "a11y-audit.md"
  public static let details = """
    One folded section a rule, the gravest first, with at most five places each and the fix. What a person must look at has \
    sections of its own, last. Notices are shown with `--notices`. At most 60,000 bytes: GitHub takes comments of 65,536 \
    characters; what had no room is counted. The summary says what was not checked. Text of labels never becomes a link, a \
    mention or markup.
    """

  public static func report(_ run: ReportedRun, options: ReportOptions) -> String {
    MarkdownDocument(places: 5, bytes: 60_000).text(run, options)
  }
}
