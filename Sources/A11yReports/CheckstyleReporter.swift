public import A11yCore

/// Checkstyle's XML, the oldest format that collectors of warnings share.
public enum CheckstyleReporter: Reporter {
  public static let name = "checkstyle"
  public static let summary = "for tools that collect warnings: Checkstyle XML"
  public static let consumer = "Jenkins (Warnings Next Generation), reviewdog, Buildkite, TeamCity"
  public static let fileName: String? = "checkstyle.xml"
  public static let details = """
    One `file` per file with findings and one `error` per finding, with the tool and the rule as its `source`: `a11y-audit.RULE`. Severities \
    are `error`, `warning` and, for a notice, `info`. Findings that need review are `info` and begin with `to review:`. \
    The format cannot express rules and elements that were not checked.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    text.appendXMLHeading()
    text.append("<checkstyle version=\"4.3\">\n" as StaticString)
    var file: FilePath?
    for index in result.findings.indices {
      if result.findings[index].file != file {
        if file != nil { text.append("  </file>\n" as StaticString) }
        text.append("  <file" as StaticString)
        text.attribute("name", result.findings[index].file.text)
        text.append(">\n" as StaticString)
        file = result.findings[index].file
      }
      write(result.findings[index], by: options.tool, to: &text)
    }
    if file != nil { text.append("  </file>\n" as StaticString) }
    text.append("</checkstyle>\n" as StaticString)
  }

  private static func write(_ finding: Finding, by tool: String, to buffer: inout TextBuffer) {
    buffer.append("    <error" as StaticString)
    buffer.attribute("line", finding.line)
    buffer.attribute("column", finding.column)
    buffer.attribute("severity", severity(finding))
    buffer.attribute("message", (finding.outcome == .review ? "to review: " : "") + finding.sentence)
    buffer.attribute("source", "\(tool).\(finding.rule)")
    buffer.append("/>\n" as StaticString)
  }

  private static func severity(_ finding: Finding) -> String {
    switch (finding.outcome, finding.severity) {
    case (.review, _), (_, .notice): "info"
    case (_, .warning): "warning"
    case (_, .error): "error"
    }
  }
}
