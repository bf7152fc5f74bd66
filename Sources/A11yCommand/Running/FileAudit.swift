package import A11yConfiguration
package import A11yCore
package import A11yReports

/// What came of one file, checked by what its configuration says.
package struct FileAudit: Sendable {
  /// What tells whether the configuration's suppressions are used.
  package struct Outcome: Sendable {
    /// Those that something in the file is of.
    package var accepted: [Suppression]
    /// Without findings.
    package var outcome: AuditResult

    package init(accepted: [Suppression], outcome: AuditResult) {
      self.accepted = accepted
      self.outcome = outcome
      self.outcome.findings = []
      self.outcome.accepted = []
    }
  }

  package var path: FilePath
  package var configuration: Configuration
  /// The ids of the rules that ran.
  package var rules: Set<String>
  /// The configuration's suppressions that concern the file and have not ended.
  package var entries: [Int]
  /// None where the configuration suppresses nothing.
  package var outcomes: [Outcome] = []
  package var result = AuditResult()
  /// The names in the configuration's `components` that a control of the file is of.
  package var components: Set<String> = []
  /// The file's screens for a page; only if one is to be written.
  package var pictures: [ScreenPicture] = []

  package init(path: FilePath, configuration: Configuration, settings: FileSettings, rules: Set<String>, today: Day) {
    self.path = path
    self.configuration = configuration
    self.rules = rules
    entries = settings.suppressions.filter { !configuration.suppressions[$0].hasEnded(by: today) }
  }
}
