import A11yCore

/// The end of a report: what was found, what was checked, and what to do next.
package enum Summary {
  /// A line for the findings, one for what was checked, and one for the next command; a single line in quiet reports. Safe in any log: a report that is put
  /// together again may name any rule.
  ///
  ///     2 errors, 1 warning
  ///     57 elements in 3 screens · not checked: text-contrast on 31 elements (no colors)
  ///     next: a11y-audit explain control-missing-name
  static func lines(_ run: ReportedRun, _ options: ReportOptions) -> [String] {
    if options.isQuiet { return [line(run, options)] }
    return [found(run, options), coverage(run.result), next(run, options)].compactMap(\.self).map(\.safe)
  }

  /// The findings and what was checked, in one line.
  package static func line(_ run: ReportedRun, _ options: ReportOptions) -> String {
    "\(found(run, options)) · \(coverage(run.result))".safe
  }

  /// What was found, and what of it does not count.
  private static func found(_ run: ReportedRun, _ options: ReportOptions) -> String {
    let result = run.result
    let parts = [
      counts(run, options), result.known.flatMap { $0.isEmpty ? nil : "known: \($0.count)" },
      result.suppressed > 0 ? "suppressed: \(result.suppressed)" : nil,
      result.settledInCode > 0 ? "settled in code: \(result.settledInCode)" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// What was checked and what was not.
  private static func coverage(_ result: AuditResult) -> String {
    let parts = [
      checked(result), unread(result), damaged(result), unchanged(result), exempt(result), notChecked(result),
      skipped(result),
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private static func checked(_ result: AuditResult) -> String {
    if result.isOfSource { return ofSource(result) }
    return "\(result.elements.counted("element")) in \(result.screens.counted("screen"))"
  }

  /// `12 buttons, 40 taps, 3 custom controls in 30 files; 43 outlets not resolved`
  private static func ofSource(_ result: AuditResult) -> String {
    var parts: [String] = []
    for (kind, count) in result.examined.sorted(by: { $0.key < $1.key }) where count > 0 {
      switch kind {
      case .buttons: parts.append(count.counted("button"))
      case .taps: parts.append(count.counted("tap"))
      case .images: parts.append(count.counted("image"))
      case .inputs: parts.append(count.counted("input"))
      case .fonts: parts.append(count.counted("font"))
      case .unresolvedOutlets: break
      }
    }
    if result.controls > 0 || parts.isEmpty { parts.append(result.controls.counted("custom control")) }
    let outlets = result.examined[.unresolvedOutlets, default: 0]
    let open = outlets > 0 ? "; \(outlets.counted("outlet")) not resolved" : ""
    return "\(parts.joined(separator: ", ")) in \(result.files.counted("file"))\(open)"
  }

  /// The command that helps with the first finding.
  private static func next(_ run: ReportedRun, _ options: ReportOptions) -> String? {
    let groups = run.groups(options)
    let worst = Severity.allCases.reversed().lazy.compactMap { severity in
      groups.first { $0.severity == severity && $0.outcome == .fail && options.shows($0.first) }
    }.first
    guard let group = worst ?? groups.first(where: { $0.outcome == .review }) else { return nil }
    let fixable = run.result.findings.count(where: \.isFixable)
    let fixing =
      fixable > 0 && !options.inputs.isEmpty
      ? " · \(options.tool) \(options.inputs) --fix applies \(fixable.counted("fix", "fixes"))" : ""
    return "next: \(options.tool) explain \(group.first.rule)\(fixing)"
  }

  private static func counts(_ run: ReportedRun, _ options: ReportOptions) -> String {
    let result = run.result
    let groups = run.groups(options)
    var parts: [String] = []
    for severity in Severity.allCases.reversed() {
      let places = result.count(severity)
      let count = groups.count { $0.severity == severity && $0.outcome == .fail }
      if count == 0 { continue }
      let isHidden = severity == .notice && !options.showsNotices
      parts.append(extent(count, severity.rawValue, places) + (isHidden ? " (shown with --notices)" : ""))
    }
    let reviews = groups.count { $0.outcome == .review }
    if reviews > 0 { parts.append("\(reviews)\(inPlaces(result.reviewCount, reviews)) to review") }
    if parts.isEmpty, result.files == 0, !result.unchanged.isEmpty { return "nothing to check: no file has changed" }
    if parts.isEmpty, result.files == 0 { return "nothing to check: no screen was found" }
    // A screen that exposes nothing is no screen without faults.
    if parts.isEmpty, !result.hasJudged { return result.emptiness }
    if parts.isEmpty { return result.known?.isEmpty == false ? "no new findings" : "no findings" }
    return parts.joined(separator: ", ")
  }

  /// By what was missing, the most frequent first; where several rules missed it, how many. The JSON report has everything.
  private static func notChecked(_ result: AuditResult) -> String? {
    var rules: [Fact: [(id: String, count: Int)]] = [:]
    for (id, facts) in result.notChecked {
      for (fact, count) in facts { rules[fact, default: []].append((id, count)) }
    }
    let sorted = rules.map { fact, rules in
      (fact: fact, rules: rules, most: rules.map(\.count).max() ?? 0, least: rules.map(\.count).min() ?? 0)
    }.sorted { ($1.most, $0.fact.rawValue) < ($0.most, $1.fact.rawValue) }
    var parts = sorted.prefix(namedFacts).map { fact, rules, most, least in
      let names = rules.count > namedRules ? "\(rules.count) rules" : rules.map(\.id).sorted().joined(separator: ", ")
      return "\(names) on \(least < most ? "up to " : "")\(most.counted("element")) (\(fact.absence))"
    }
    let rest = sorted.count - namedFacts
    if rest > 0 { parts.append("\(rest) more, listed by --report json") }
    return parts.isEmpty ? nil : "not checked: " + parts.joined(separator: "; ")
  }

  private static let namedFacts = 3
  private static let namedRules = 2

  /// Why a run without findings has shown nothing to be fine.
  static func unread(_ result: AuditResult) -> String? {
    let unread = result.unread.isEmpty ? [] : ["could not be read: \(result.unread.count)"]
    let partly = result.omissions.isEmpty || result.isOfSource ? [] : ["truncated: \(result.omissions.count)"]
    return (unread + partly).isEmpty ? nil : (unread + partly).joined(separator: " · ")
  }

  /// Files of source of which something was not checked: it does not parse, or a class has too many parts.
  static func damaged(_ result: AuditResult) -> String? {
    let count = Set(result.omissions.map(\.file)).count
    guard result.isOfSource, count > 0 else { return nil }
    return count == 1
      ? "1 file not checked in full"
      : "\(count) files not checked in full"
  }

  private static func unchanged(_ result: AuditResult) -> String? {
    result.unchanged.isEmpty ? nil : "skipped: \(result.unchanged.count.counted("unchanged file"))"
  }

  private static func exempt(_ result: AuditResult) -> String? {
    result.exempt.isEmpty ? nil : "not checked: \(result.exempt.count.counted("test or generated file"))"
  }

  private static func skipped(_ result: AuditResult) -> String? {
    let parts = AccessibilityTree.SkipReason.allCases.compactMap { reason in
      result.skipped[reason].map { $0.counted(reason.singular, reason.rawValue) }
    }
    return parts.isEmpty ? nil : "skipped: " + parts.joined(separator: ", ")
  }

  private static func extent(_ count: Int, _ word: String, _ places: Int) -> String {
    count.counted(word) + inPlaces(places, count)
  }

  private static func inPlaces(_ places: Int, _ count: Int) -> String {
    places > count ? " in \(places) locations" : ""
  }
}
