public import A11yCore

/// The lines Xcode and other editors turn into marks next to the source.
public enum XcodeReporter: Reporter {
  public static let name = "xcode"
  public static let summary = "for Xcode build phases: absolute paths, one line per finding"
  public static let consumer = "Xcode (run script phases), editors that parse GCC messages"
  public static let fileName: String? = nil
  public static let details = """
    `/absolute/path:line:column: error: text (rule)`, one line per finding and nothing else. Xcode knows `error`, `warning` \
    and `note`: notices (with `--notices`) and findings that need review are notes, the latter beginning with \
    `to review:`. For the fix, run `a11y-audit explain RULE` or `a11y-lint explain RULE`.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    for index in result.findings.indices where options.shows(result.findings[index]) {
      write(result.findings[index], options, to: &text)
    }
  }

  private static func write(_ finding: Finding, _ options: ReportOptions, to buffer: inout TextBuffer) {
    buffer.append(options.absolutePath(finding.file).safePath)
    buffer.append(":\(finding.line):\(finding.column): \(word(finding)): ")
    buffer.append(finding.outcome == .review ? "to review: " : "")
    buffer.append(finding.sentence.safe)
    buffer.append(" (\(finding.rule.safe))\n")
  }

  private static func word(_ finding: Finding) -> String {
    switch (finding.outcome, finding.severity) {
    case (.review, _), (_, .notice): "note"
    case (_, .warning): "warning"
    case (_, .error): "error"
    }
  }
}
