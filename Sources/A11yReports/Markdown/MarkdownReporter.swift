public import A11yCore

/// A comment for a pull or merge request: short, by rule, folded.
public enum MarkdownReporter: Reporter {
  public static let name = "markdown"
  public static let summary = "for pull requests: findings by rule, short and folded"
  public static let consumer = "comments on GitHub, GitLab, Gitea and Forgejo"
  public static let fileName: String? = "a11y-audit.md"
  public static let details = """
    One folded section per rule, the most severe first, with at most five locations each and the fix. Findings that need \
    review are in separate sections at the end. Notices are shown with `--notices`. At most 60,000 bytes: GitHub allows 65,536 \
    characters per comment; findings that are left out are counted. The summary lists what was not checked. Text of labels never becomes a link, a \
    mention or markup.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    text.append(MarkdownDocument(places: 5, bytes: 60_000).text(run, options))
  }
}
