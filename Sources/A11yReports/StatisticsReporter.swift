public import A11yCore

/// How often each rule reports something, the most frequent first.
public enum StatisticsReporter: Reporter {
  public static let name = "statistics"
  public static let summary = "for terminals: number of findings per rule"
  public static let consumer = "terminals"
  public static let fileName: String? = nil
  public static let details = """
    One line per rule, severity and outcome: the number of findings, the severity (or `review`), the rule and its \
    summary. Findings are counted individually, including those with the same cause.
    """

  private struct Row {
    var count: Int
    var severity: String
    var rule: String
  }

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    var counts: [[String]: Int] = [:]
    for finding in run.result.findings {
      let severity = finding.outcome == .review ? finding.outcome.rawValue : finding.severity.rawValue
      counts[[finding.rule, severity], default: 0] += 1
    }
    let rows = counts.map { Row(count: $1, severity: $0[1], rule: $0[0]) }
      .sorted { ($1.count, $0.rule, $0.severity) < ($0.count, $1.rule, $1.severity) }
    let summaries = Dictionary(options.rules.map { ($0.id, $0.summary) }) { first, _ in first }
    let width = rows.map(\.rule.count).max() ?? 0
    for row in rows {
      let count = String(repeating: " ", count: max(0, 5 - String(row.count).count)) + String(row.count)
      let severity = row.severity + String(repeating: " ", count: max(0, 7 - row.severity.count))
      let rule = row.rule + String(repeating: " ", count: width - row.rule.count)
      text.append("\(count)  \(severity)  \(rule)  \(summaries[row.rule] ?? "")".safe + "\n")
    }
    text.append(Summary.line(run, options) + "\n")
  }
}
