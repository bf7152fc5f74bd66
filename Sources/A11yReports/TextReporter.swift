public import A11yCore

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

  public static func report(_ result: AuditResult, options: ReportOptions) -> String {
    var text = ""
    let shown = result.findings.filter { options.shows($0) }
    for group in FindingGroup.groups(of: shown, together: options.groupsFindings) {
      text += lines(group, options, isOfSource: result.isOfSource)
    }
    return text + Summary.line(result, options) + "\n"
  }

  private static func lines(_ group: FindingGroup, _ options: ReportOptions, isOfSource: Bool) -> String {
    let finding = group.first
    let place = place(finding.location, in: finding.file)
    let sentence = finding.sentence.safe + group.extent
    var text = "\(place): \(colour(finding.kind, finding, options)): \(sentence) [\(finding.rule.safe)]\n"
    if options.isQuiet { return text }
    text += "    fix: \(isOfSource ? lines(of: finding.fix) : finding.fix.safe)\n"
    for related in finding.related {
      text += "    related: \(self.place(related.location, in: finding.file(of: related))): \(related.sentence.safe)\n"
    }
    return text + others(group)
  }

  /// A fix in source is lines to add, each safe by itself.
  private static func lines(of fix: String) -> String {
    fix.split(separator: "\n").map { String($0).safe }.joined(separator: "\n         ")
  }

  /// Where else it is: the first few places.
  private static func others(_ group: FindingGroup) -> String {
    let others = group.findings.dropFirst()
    if others.isEmpty { return "" }
    let places = others.prefix(shownPlaces).map { place($0.location, in: $0.file) }.joined(separator: ", ")
    let rest = others.count - shownPlaces
    return "    also: \(places)\(rest > 0 ? " and \(rest) more, shown with --no-group" : "")\n"
  }

  private static let shownPlaces = 3

  private static func place(_ location: SourceLocation, in file: String) -> String {
    "\(file.safePath):\(location.text)"
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
