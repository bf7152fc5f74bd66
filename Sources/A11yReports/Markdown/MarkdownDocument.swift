import A11yCore

/// Findings by rule in GitHub's Markdown, within limits.
struct MarkdownDocument {
  /// How many places of a rule are listed.
  var places: Int
  /// How long the whole may become.
  var bytes: Int

  /// The findings of one rule; what people have to look at is apart.
  private struct Group {
    var rule: String
    /// Of the gravest.
    var rank = Int.max
    /// By severity; reviews are no failures of any.
    var counts: [Severity: Int] = [:]
    var reviews = 0
    /// Indices of the first of them, as many as are listed.
    var first: [Int] = []

    var count: Int { reviews + counts.values.reduce(0, +) }
  }

  func text(_ run: ReportedRun, _ options: ReportOptions) -> String {
    let result = run.result
    var text = result.isOfSource ? "### Accessibility of the source\n\n" : "### Accessibility audit\n\n"
    // The list of what was not checked grows with the number of rules; it is cut before the findings are.
    text += Summary.line(run, options).excerpt(limit: 4000).markdown + "\n"
    let infos = Dictionary(options.rules.map { ($0.id, $0) }) { first, _ in first }
    var room = bytes - text.utf8.count - 200
    var left: [Group] = []
    for group in groups(result.findings, options) {
      let section = section(group, group.first.map { result.findings[$0] }, infos[group.rule], options)
      if section.utf8.count > room {
        left.append(group)
      } else {
        text += section
        room -= section.utf8.count
      }
    }
    if left.isEmpty { return text }
    let count = left.reduce(0) { $0 + $1.count }
    return text
      + "\nLeft out for lack of space: \(count.counted("finding")) of \(left.count.counted("rule")).\n"
  }

  private func groups(_ findings: [Finding], _ options: ReportOptions) -> [Group] {
    var groups: [String: Group] = [:]
    for index in findings.indices where options.shows(findings[index]) {
      let isReview = findings[index].outcome == .review
      let key = findings[index].rule + (isReview ? "\0review" : "")
      var group = groups.removeValue(forKey: key) ?? Group(rule: findings[index].rule)
      group.rank = min(group.rank, findings[index].rank)
      if isReview { group.reviews += 1 } else { group.counts[findings[index].severity, default: 0] += 1 }
      if group.first.count < places { group.first.append(index) }
      groups[key] = group
    }
    return groups.values.sorted {
      if $0.rank != $1.rank { return $0.rank < $1.rank }
      if $0.count != $1.count { return $0.count > $1.count }
      return $0.rule < $1.rule
    }
  }

  private func section(
    _ group: Group, _ findings: [Finding], _ info: RuleInfo?, _ options: ReportOptions
  ) -> String {
    var text = "\n<details>\n<summary><b>\(group.rule.html)</b> · \(counts(group))"
    if let info { text += " · \(info.summary.html)" }
    text += "</summary>\n\n"
    for finding in findings {
      let place = "\(options.repositoryPath(finding.file)):\(finding.line):\(finding.column)"
      text += "- \(place.markdownCode) \(finding.sentence.markdown)\n"
    }
    if group.count > places { text += "- and \(group.count - places) more\n" }
    let fixes = Set(findings.map(\.fix))
    for fix in fixes.sorted() where !fix.isEmpty { text += "\n**Fix.** \(Self.fix(fix))\n" }
    return text + "\n</details>\n"
  }

  /// `2 errors, 1 warning`
  private func counts(_ group: Group) -> String {
    if group.reviews > 0 { return "\(group.reviews) to review" }
    return Severity.allCases.reversed().compactMap { severity in
      group.counts[severity].map { $0.counted(severity.rawValue) }
    }.joined(separator: ", ")
  }

  /// Fixes are written by rules, which put code between backticks; everything else of them is text.
  private static func fix(_ fix: String) -> String {
    let parts = fix.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A backtick without a partner is no code.
    guard parts.count % 2 == 1 else { return fix.markdown }
    return parts.enumerated().map { number, part in
      number % 2 == 0 ? part.markdown : part.isEmpty ? "\\`\\`" : part.markdownCode
    }.joined()
  }
}
