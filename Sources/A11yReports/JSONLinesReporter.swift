public import A11yCore

/// One finding per line, for programs that read a stream.
public enum JSONLinesReporter: Reporter {
  public static let name = "jsonl"
  public static let summary = "for programs: one JSON object per finding and line"
  public static let consumer = "jq, log collectors, custom scripts"
  public static let fileName: String? = "a11y-audit.jsonl"
  public static let details = """
    Each line is one finding with the fields of `findings` in the `json` report; [JSONReport.md](JSONReport.md) \
    describes them. Without findings the report is empty. The format cannot express rules and elements that were not \
    checked.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let identities = run.identities
    for index in run.result.findings.indices {
      text.append(
        JSONWriter.line { $0.object { JSONReporter.write(run.result.findings[index], identities[index], to: &$0) } })
      text.append("\n")
    }
  }
}
