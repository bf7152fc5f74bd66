public import A11yCore

/// Compiler style, one finding a line, so that editors and CI logs link to the place.
public enum TextReporter: Reporter {
  public static let name = "text"
  public static let summary = "for people, editors and logs: file:line:column: severity: what is wrong [rule]"
  public static let consumer = "terminals, logs, editors that parse compiler messages"
  public static let fileName: String? = nil
  public static let details = """
    One finding per line, errors first within a file. Each fix is printed once, indented below the first finding that \
    needs it; [*] marks findings that `--fix` fixes. The last lines are a summary: the findings, the elements that were checked, the next command. On a terminal, \
    each finding is followed by its line of the file; `--no-frame` leaves it out. More than 20 findings add a table by rule. \
    Findings with the same cause are merged into one; `--no-group` lists each place. `--notices` shows notices, `--reviews` \
    shows more than 20 findings that need review, `--quiet` leaves the fixes out, `--color` controls colors. For people: \
    do not parse it.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    let groups = run.groups(options).map { (group: $0, finding: result.findings[$0.indices[0]]) }
    let reviews = groups.count { $0.finding.outcome == .review }
    let listsReviews = options.showsReviews || reviews <= mostReviews
    var toldFixes: Set<String> = []
    for (group, finding) in sorted(groups) where options.shows(finding) {
      if finding.outcome == .review, !listsReviews { continue }
      write(group, finding, result, options, &toldFixes, to: &text)
    }
    if groups.count > mostWithoutTable, !options.isQuiet {
      text.append(RuleTable(groups.map(\.finding)).text + "\n")
    }
    if !listsReviews { text.append("\(reviews) findings need review; list them with --reviews\n") }
    for line in Summary.lines(run, options) { text.append(line + "\n") }
  }

  /// More findings to review are only counted: in 28 public apps there were 90 in each.
  private static let mostReviews = 20
  /// More findings are followed by a table.
  private static let mostWithoutTable = 20

  private typealias Entry = (group: FindingGroup, finding: Finding)

  /// Within each file the worst first, and what needs a review last; else in their order.
  private static func sorted(_ groups: [Entry]) -> [Entry] {
    var ranks: [FilePath: Int] = [:]
    for (_, finding) in groups where ranks[finding.file] == nil { ranks[finding.file] = ranks.count }
    func key(_ entry: (offset: Int, element: Entry)) -> (Int, Int, Int) {
      let finding = entry.element.finding
      let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
      return (ranks[finding.file] ?? 0, finding.outcome == .review ? 1 : -severity, entry.offset)
    }
    return groups.enumerated().sorted { key($0) < key($1) }.map(\.element)
  }

  private static func write(
    _ group: FindingGroup, _ finding: Finding, _ result: AuditResult, _ options: ReportOptions,
    _ toldFixes: inout Set<String>, to buffer: inout TextBuffer
  ) {
    buffer.append("\(finding.place): \(color(finding.kind, finding, options)): ")
    buffer.append("\(finding.sentence.safe)\(group.extent) [\(finding.rule.safe)]\(finding.isFixable ? " [*]" : "")\n")
    if options.isQuiet { return }
    if let line = options.sourceLine?(finding.file, finding.line) {
      buffer.append(CodeFrame(line: line, at: finding.range, width: options.columns).text)
    }
    let fix = result.isOfSource ? lines(of: finding.fix) : finding.fix.safe
    // Some messages end with what to do.
    let isTold = finding.sentence.safe.lowercased().hasSuffix("; \(fix.lowercased().prefix { $0 != "." })")
    if !isTold, toldFixes.insert(fix).inserted { buffer.append("    fix: \(fix)\n") }
    for related in finding.related.prefix(shownPlaces) {
      let place = "\(finding.file(of: related).safePath):\(related.location.text)"
      buffer.append("    related: \(place): \(related.sentence.safe)\n")
    }
    let rest = finding.related.count - shownPlaces
    if rest > 0 { buffer.append("    related: \(rest) more, listed by --report json\n") }
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
