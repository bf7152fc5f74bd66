import A11yCommand
import A11yConfiguration
import A11yCore
import A11yRules

/// An audit of many files, each by its own configuration.
struct AuditRun {
  /// A baseline may take findings away before they are judged.
  var result = AuditResult()
  /// The lowest level by which some file is judged.
  private(set) var level: FailingLevel
  /// The ids of the rules that ran for some file.
  private var ran: Set<String> = []
  /// By file, where it is not the default.
  private var levels: [String: FailingLevel] = [:]
  private var audits: [SettingsKey: Audit] = [:]
  private let failOn: FailingLevel?
  private let today: Day
  /// By the path of the configuration, in the order of their first files.
  private var ledgers: [(configuration: Configuration, ledger: SuppressionLedger)] = []

  /// - Parameter failOn: what the command line says; wins over every configuration.
  init(failOn: FailingLevel?, today: Day) {
    self.failOn = failOn
    self.today = today
    level = failOn ?? .never
  }

  /// Made once for all files with the same settings.
  mutating func audit(_ settings: FileSettings) -> Audit {
    if let known = audits[settings.key] { return known }
    var audit = Audit(rules: settings.rules.rules(of: Catalog.rules))
    audit.severities = settings.rules.severities
    audits[settings.key] = audit
    return audit
  }

  mutating func add(_ audit: FileAudit) {
    ran.formUnion(audit.rules)
    if let ledger = ledger(of: audit.configuration) {
      ledgers[ledger].ledger.addFile(audit.entries, rules: audit.rules)
      for screen in audit.screens { ledgers[ledger].ledger.addScreen(screen.accepted, screen.outcome) }
    }
    note(audit.configuration, of: [audit.path])
    result.add(audit.result)
  }

  /// Adds what is to be said of suppressions, which only the end of a run can tell.
  ///
  /// - Parameters:
  ///   - settings: what holds for a configuration file itself.
  ///   - sawEverything: whether a folder was read as a whole.
  mutating func finish(settings: (Configuration) -> FileSettings, sawEverything: (_ folder: String) -> Bool) {
    for (configuration, ledger) in ledgers {
      let rules = settings(configuration).rules
      guard let rule = rules.rules(of: Catalog.rules).first(where: { $0 is any SuppressionRule }) else { continue }
      var found = AuditResult()
      found.findings = ledger.findings(
        today: today, sawEverything: configuration.folder.map(sawEverything) ?? false, by: rule.info,
        severity: rules.severities[rule.info.id])
      note(configuration, of: Set(found.findings.map(\.file)))
      result.add(found)
    }
  }

  /// Whether a file has findings at or above the level that fails it.
  var hasFailed: Bool { result.findings.contains { (levels[$0.file] ?? .error).fails($0) } }

  /// The rules that ran for some file, in the catalogue's order.
  var rules: [RuleInfo] { Catalog.rules.map(\.info).filter { ran.contains($0.id) } }

  private mutating func ledger(of configuration: Configuration) -> Int? {
    if configuration.suppressions.isEmpty { return nil }
    if let known = ledgers.firstIndex(where: { $0.configuration.path == configuration.path }) { return known }
    ledgers.append((configuration, SuppressionLedger(configuration)))
    return ledgers.count - 1
  }

  /// Remembers by which level files are judged.
  private mutating func note(_ configuration: Configuration, of files: some Collection<String>) {
    let own = FailingLevel(failOn, or: configuration)
    if own.isLower(than: level) { level = own }
    if own != .error { for file in files { levels[file] = own } }
  }
}
