public import A11yCore

/// Compiler style, one finding a line, so that editors and CI logs link to the place.
public enum TextReporter: Reporter {
  public static let name = "text"
  public static let summary = "for people, editors and logs: file:line:column: severity: what is wrong [rule]"

  public static func report(_ result: AuditResult, options: ReportOptions) -> String {
    var text = ""
    for finding in result.findings where isShown(finding, options) {
      text += lines(finding, options)
    }
    return text + Summary.line(result, hidesNotices: !options.showsNotices) + "\n"
  }

  private static func isShown(_ finding: Finding, _ options: ReportOptions) -> Bool {
    options.showsNotices || finding.severity != .notice || finding.outcome == .review
  }

  private static func lines(_ finding: Finding, _ options: ReportOptions) -> String {
    let place = "\(finding.file.escapedForDisplay):\(finding.location.line):\(finding.location.column)"
    let word = finding.outcome == .review ? "review" : finding.severity.rawValue
    let subject = finding.subject.description
    var text = "\(place): \(colour(word, finding, options)): \(subject): \(finding.message) [\(finding.rule)]\n"
    if options.isQuiet { return text }
    text += "    fix: \(finding.fix)\n"
    for related in finding.related {
      let place = "\(finding.file.escapedForDisplay):\(related.location.line):\(related.location.column)"
      text += "    related: \(place): \(related.subject.description)\n"
    }
    return text
  }

  private static func colour(_ word: String, _ finding: Finding, _ options: ReportOptions) -> String {
    guard options.usesColour else { return word }
    let code =
      switch (finding.outcome, finding.severity) {
      case (.review, _): "36"
      case (_, .error): "1;31"
      case (_, .warning): "1;33"
      case (_, .notice): "34"
      }
    return "\u{1B}[\(code)m\(word)\u{1B}[0m"
  }
}
