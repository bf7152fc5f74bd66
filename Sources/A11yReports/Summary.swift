import A11yCore

/// The last line of a report: what was found, what was looked at, what could not be checked.
enum Summary {
  /// `2 errors, 1 warning · 57 controls in 3 screens · not checked: text-contrast on 31 controls (no colours)`
  static func line(_ result: AuditResult, hidesNotices: Bool) -> String {
    let parts = [
      counts(result, hidesNotices: hidesNotices),
      "\(plural(result.controls, "control")) in \(plural(result.screens, "screen"))",
      result.suppressed > 0 ? "suppressed: \(result.suppressed)" : nil, notChecked(result), skipped(result),
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private static func counts(_ result: AuditResult, hidesNotices: Bool) -> String {
    var parts: [String] = []
    let errors = result.count(.error)
    let warnings = result.count(.warning)
    let notices = result.count(.notice)
    if errors > 0 { parts.append(plural(errors, "error")) }
    if warnings > 0 { parts.append(plural(warnings, "warning")) }
    if notices > 0 { parts.append(plural(notices, "notice") + (hidesNotices ? " (shown with --notices)" : "")) }
    if result.reviewCount > 0 { parts.append("\(result.reviewCount) to review") }
    // A screen that exposes nothing is no screen without faults.
    if parts.isEmpty, result.elements == 0 { return "nothing to judge: no element is exposed" }
    return parts.isEmpty ? "no problems found" : parts.joined(separator: ", ")
  }

  private static func notChecked(_ result: AuditResult) -> String? {
    let parts = result.notChecked.sorted { $0.key < $1.key }.flatMap { rule, facts in
      facts.sorted { $0.key.rawValue < $1.key.rawValue }.map { fact, count in
        "\(rule) on \(plural(count, "control")) (\(fact.absence))"
      }
    }
    return parts.isEmpty ? nil : "not checked: " + parts.joined(separator: ", ")
  }

  private static func skipped(_ result: AuditResult) -> String? {
    let parts = Exposure.SkipReason.allCases.compactMap { reason in
      result.skipped[reason].map { "\($0) \($0 == 1 ? reason.singular : reason.rawValue)" }
    }
    return parts.isEmpty ? nil : "skipped: " + parts.joined(separator: ", ")
  }

  static func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
