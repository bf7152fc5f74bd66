import A11yCore

/// Compiler style, one finding a line, so that editors and CI logs link to the place.
public enum TextReporter: Reporter {
  public static let name = "text"
  public static let summary = "for people, editors and logs: file:line:column: severity: what is wrong [rule]"
  public static let consumer = "terminals, logs, editors that read compilers' error lines"
  public static let fileName: String? = nil
  public static let details = """
    One finding a line, its fix indented below, and a summary last. One cause in many places is one finding, each place \
    with `--no-group`. Notices are shown with `--notices`, one line a finding with `--quiet`, colours with `--color`. For \
    people: do not parse it.
    """

  public static func report(_ run: ReportedRun, options: ReportOptions) -> String {
    let result = run.result
    var buffer = TextBuffer()
    for group in run.groups(options) where options.shows(result.findings[group.indices[0]]) {
      write(group, result.findings[group.indices[0]], result, options, to: &buffer)
    }
    buffer.append(Summary.line(run, options) + "\n")
    return buffer.text
  }

  private static func write(
    _ group: FindingGroup, _ finding: Finding, _ result: AuditResult, _ options: ReportOptions,
    to buffer: inout TextBuffer
  ) {
    buffer.append("\(finding.place): \(color(finding.kind, finding, options)): ")
    buffer.append("\(finding.sentence.safe)\(group.extent) [\(finding.rule.safe)]\n")
    if options.isQuiet { return }
    buffer.append("    fix: \(result.isOfSource ? lines(of: finding.fix) : finding.fix.safe)\n")
    for related in finding.related {
      let place = "\(finding.file(of: related).safePath):\(related.location.text)"
      buffer.append("    related: \(place): \(related.sentence.safe)\n")
    }
    if group.indices.count > 1 { buffer.append(others(group, result)) }
  }

  /// A fix in source is lines to add, each safe by itself: a line must not begin with `::`.
  private static func lines(of fix: String) -> String {
    let lines = fix.split(separator: "\n").map { line in
      let text = String(line).safe
      return text.beginsWithColon ? "\\" + text.drop { $0.isWhitespace } : text
    }
    return lines.joined(separator: "\n         ")
  }

  /// Where else it is: the first few places.
  private static func others(_ group: FindingGroup, _ result: AuditResult) -> String {
    let others = group.indices.dropFirst()
    let places = others.prefix(shownPlaces).map { result.findings[$0].place }.joined(separator: ", ")
    let rest = others.count - shownPlaces
    return "    also: \(places)\(rest > 0 ? " and \(rest) more, shown with --no-group" : "")\n"
  }

  private static let shownPlaces = 3

  private static func color(_ word: String, _ finding: Finding, _ options: ReportOptions) -> String {
    guard options.usesColor else { return word }
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
