public import A11yCore

/// Commands to GitHub's runner, which shows them next to the changed lines.
/// Grammar: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
public enum GitHubReporter: Reporter {
  public static let name = "github"
  public static let summary = "for GitHub workflows: annotations next to the changed lines"
  public static let consumer = "GitHub Actions, Gitea Actions and Forgejo Actions"
  public static let fileName: String? = nil
  public static let details = """
    GitHub shows at most ten errors, ten warnings and ten notices per step and drops the others. Therefore the first ten of \
    each are commands (`::error file=…`), all further findings are plain lines in the log, and the last lines contain the \
    number of findings without annotations and the summary. Notices (with `--notices`) and findings that need review are `notice`. \
    Paths start at the root of the repository. For the complete list on the page of the run, add \
    `--report github-summary="$GITHUB_STEP_SUMMARY"`.
    """

  /// What GitHub shows of one kind in one step (actions/toolkit#734).
  static let cap = 10

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    var counts: [String: Int] = [:]
    var rest: [Int] = []
    for index in result.findings.indices where options.shows(result.findings[index]) {
      let command = command(result.findings[index])
      counts[command, default: 0] += 1
      if counts[command, default: 0] > cap {
        rest.append(index)
      } else {
        annotate(result.findings[index], command, options, &text)
      }
    }
    for index in rest { text.append(line(result.findings[index], options)) }
    if !rest.isEmpty {
      let total = counts.values.reduce(0, +)
      text.append("\(rest.count) of \(total) findings have no annotation: GitHub shows \(cap) of a kind per step\n")
    }
    text.append(Summary.line(run, options) + "\n")
  }

  private static func line(_ finding: Finding, _ options: ReportOptions) -> String {
    let place = "\(options.repositoryPath(finding.file).safePath):\(finding.line):\(finding.column)"
    return "\(place): \(finding.kind): \(finding.sentence.safe) [\(finding.rule.safe)]\n"
  }

  private static func command(_ finding: Finding) -> String {
    finding.outcome == .review ? "notice" : finding.severity.rawValue
  }

  private static func annotate(
    _ finding: Finding, _ command: String, _ options: ReportOptions, _ buffer: inout TextBuffer
  ) {
    buffer.append("::\(command) file=")
    buffer.appendProperty(options.repositoryPath(finding.file).text)
    buffer.append(",line=\(finding.line),endLine=\(finding.line),col=\(finding.column),title=")
    buffer.appendProperty(finding.rule + (finding.outcome == .review ? " (to review)" : ""))
    buffer.append("::" as StaticString)
    buffer.appendMessage(finding.sentence)
    buffer.append("%0A" as StaticString)
    buffer.appendMessage("Fix: " + finding.fix)
    buffer.append("\n" as StaticString)
  }
}

extension TextBuffer {
  /// What is behind the last `::`. Line feeds of a text are shown, not passed on.
  fileprivate mutating func appendMessage(_ text: String) {
    append(text.safe) { $0 == UInt8(ascii: "%") ? "%25" : nil }
  }

  fileprivate mutating func appendProperty(_ text: String) {
    append(text.safe) { byte in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case UInt8(ascii: ":"): "%3A"
      case UInt8(ascii: ","): "%2C"
      default: nil
      }
    }
  }
}
