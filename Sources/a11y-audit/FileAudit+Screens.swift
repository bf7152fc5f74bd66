import A11yCommand
import A11yConfiguration
import A11yCore

extension FileAudit {
  /// Audits one file; on any thread.
  ///
  /// - Parameter threads: how many may share the rules of a large screen. More than eight win nothing.
  init(_ file: ScreenLoader.File, by audit: Audit<AccessibilityTree>, threads: Int, today: Day) {
    var audit = audit
    audit.threads = min(8, threads)
    self.init(
      path: file.path, configuration: file.configuration, settings: file.settings,
      rules: audit.ids, today: today)
    let suppressions = file.configuration.suppressions
    for screen in AccessibilityTree.all(file.screens) {
      let accepted = entries.flatMap { suppressions[$0].suppressions(on: screen, entry: $0) }
      let found = audit.run(screen, file: file.path, accepting: accepted)
      if !suppressions.isEmpty { outcomes.append(Outcome(accepted: accepted, outcome: found)) }
      result.add(found)
    }
    result.close(file: file.path)
  }
}
