import A11yCore

/// SARIF 2.1.0 with everything that was found, accepted or not.
/// Standard: https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html
/// What GitHub reads: https://docs.github.com/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning
public enum SARIFReporter: Reporter {
  public static let name = "sarif"
  public static let summary = "for collectors of findings: SARIF 2.1.0"
  public static let consumer = "Azure DevOps, SonarQube, DefectDojo, editors with a SARIF viewer"
  public static let fileName: String? = "a11y-audit.sarif"
  public static let details = """
    One run, one result a finding, with the rules that found something, their help in text and Markdown, precision and tags. \
    A notice is a `note`. What a person must look at has the kind `review` and, as the standard wants it, the level `none`. \
    Nothing carries `security-severity`: GitHub would call it a security alert. Paths start at the root of the repository. \
    `partialFingerprints` hold the finding's identity, so an alert survives moved lines. What was not checked or skipped is \
    among the notifications of the run's invocation; where something could not be read, that is `executionSuccessful: false` \
    and a notification of the level `error`. With a baseline every result has its `baselineState`: `new`, or \
    `unchanged` for a known one. What is accepted has `suppressions`: `inSource` where the control is described, `external` in \
    the configuration and the baseline, with the reason as its justification. GitHub shows suppressed results as open alerts \
    (github/codeql-action#1230): give it [`github-sarif`](#github-sarif). Of more than 25,000 results the gravest are \
    kept, and a notification says how many were left out. No category is written: the upload step sets it.
    """

  public static func report(_ run: ReportedRun, options: ReportOptions) -> String {
    SARIFDocument(run, withSuppressed: true, options).text
  }
}
