import A11yConfiguration
import A11yCore

/// One file, audited by what its configuration says; on any thread.
struct FileAudit: Sendable {
  /// What of a screen's result tells whether the configuration's suppressions are used.
  struct ScreenOutcome: Sendable {
    var accepted: [Suppression]
    /// Without findings.
    var outcome: AuditResult
  }

  var path: String
  var configuration: Configuration
  /// The ids of the rules that ran.
  var rules: Set<String>
  /// The configuration's suppressions that concern the file and have not ended.
  var entries: [Int]
  /// None where the configuration suppresses nothing.
  var screens: [ScreenOutcome] = []
  var result = AuditResult()

  /// - Parameter threads: how many may share the rules of a large screen. More than eight win nothing.
  init(_ file: Reading.File, by audit: Audit, threads: Int, today: Day) {
    var audit = audit
    audit.threads = min(8, threads)
    path = file.path
    configuration = file.configuration
    rules = Set(audit.rules.map(\.info.id))
    let suppressions = file.configuration.suppressions
    entries = file.settings.suppressions.filter { !suppressions[$0].hasEnded(by: today) }
    for screen in Exposure.all(file.screens) {
      let accepted = entries.flatMap { suppressions[$0].suppressions(on: screen, entry: $0) }
      let found = audit.run(screen, file: file.path, accepting: accepted)
      if !suppressions.isEmpty { screens.append(ScreenOutcome(accepted: accepted, outcome: found.withoutFindings)) }
      result.add(found)
    }
    result.close(file: file.path)
  }
}

extension AuditResult {
  fileprivate var withoutFindings: AuditResult {
    var result = self
    result.findings = []
    return result
  }
}
