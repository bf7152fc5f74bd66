public import A11yCore
import A11yReports

/// The findings of an audit, in the order of the screen.
///
/// They print as the command's text report does, so that a failing `#expect(screen.audit().isEmpty)` shows the problems.
public struct Findings: RandomAccessCollection, Sendable, CustomStringConvertible {
  private let findings: [Finding]
  /// The complete result, including notices, findings that need manual review, suppressed findings, and what was not
  /// checked.
  public let result: AuditResult

  init(_ findings: [Finding], of result: AuditResult) {
    self.findings = findings
    self.result = result
  }

  public var startIndex: Int { findings.startIndex }
  public var endIndex: Int { findings.endIndex }
  public subscript(position: Int) -> Finding { findings[position] }

  /// The text report, on separate lines: editors and CI systems recognize a location only at the beginning of a line.
  public var description: String {
    var shown = result
    shown.findings = findings
    var options = ReportOptions(version: "")
    options.groupsFindings = false
    options.showsNotices = true
    return "\n" + TextReporter.report(shown, options: options)
  }
}
