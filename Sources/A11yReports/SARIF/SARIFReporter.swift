public import A11yCore

/// SARIF 2.1.0 with everything that was found, accepted or not.
/// Standard: https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html
/// What GitHub reads: https://docs.github.com/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning
public enum SARIFReporter: Reporter {
  public static let name = "sarif"
  public static let summary = "for tools that collect findings: SARIF 2.1.0"
  public static let consumer = "Azure DevOps, SonarQube, DefectDojo, editors with a SARIF viewer"
  public static let fileName: String? = "a11y-audit.sarif"
  public static let details = """
    One run with one result per finding, and the rules with findings: their help in text and Markdown, precision and tags. \
    A notice is a `note`. Findings that need review have the kind `review` and, as the standard requires, the level `none`. \
    There is no `security-severity`, because GitHub would show a security alert. Paths start at the root of the repository. \
    `partialFingerprints` identify the finding, so an alert survives moved lines. What was not checked or skipped is \
    listed in the notifications of the run's invocation; an unreadable file causes `executionSuccessful: false` \
    and a notification of the level `error`. With a baseline each result has a `baselineState`: `new`, or \
    `unchanged` for a known one. Suppressed findings have `suppressions`: `inSource` in the description, `external` in \
    the configuration and the baseline, with the reason as its justification. GitHub shows suppressed results as open alerts \
    (github/codeql-action#1230): use [`github-sarif`](#github-sarif) there. Of more than 25,000 results the most severe are \
    kept, and a notification contains the number of the others. There is no category: the upload step sets it.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    SARIFDocument(run, withSuppressed: true, options).write(to: &text)
  }
}
