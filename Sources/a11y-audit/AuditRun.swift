import A11yCommand
import A11yConfiguration
import A11yCore
import A11yRules
import Glibc

/// An audit of many files, each by its own configuration.
struct AuditRun {
  private(set) var result = AuditResult()
  /// Whether a file has findings at or above the level that fails it.
  private(set) var hasFailed = false
  /// The lowest level by which some file is judged.
  private(set) var level: FailingLevel
  /// The ids of the rules that ran for some file.
  private var ran: Set<String> = []
  private let threads = min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
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

  mutating func add(_ file: Reading.File) {
    let audit = audit(file.settings)
    let suppressions = file.configuration.suppressions
    let entries = file.settings.suppressions.filter { !suppressions[$0].hasEnded(by: today) }
    let ledger = ledger(of: file.configuration)
    if let ledger { ledgers[ledger].ledger.addFile(entries, rules: Set(audit.rules.map(\.info.id))) }
    var found = AuditResult()
    for screen in Exposure.all(file.screens) {
      let accepted = entries.flatMap { suppressions[$0].suppressions(on: screen, entry: $0) }
      let result = audit.run(screen, file: file.path, accepting: accepted)
      if let ledger { ledgers[ledger].ledger.addScreen(accepted, result) }
      found.add(result)
    }
    found.files = 1
    judge(found, by: file.configuration)
    result.add(found)
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
      judge(found, by: configuration)
      result.add(found)
    }
  }

  /// The rules that ran for some file, in the catalogue's order.
  var rules: [RuleInfo] { Catalog.rules.map(\.info).filter { ran.contains($0.id) } }

  /// Made once for all files with the same settings.
  private mutating func audit(_ settings: FileSettings) -> Audit {
    if let known = audits[settings.key] { return known }
    var audit = Audit(rules: settings.rules.rules(of: Catalog.rules))
    audit.severities = settings.rules.severities
    audit.threads = threads
    audits[settings.key] = audit
    ran.formUnion(audit.rules.map(\.info.id))
    return audit
  }

  private mutating func ledger(of configuration: Configuration) -> Int? {
    if configuration.suppressions.isEmpty { return nil }
    if let known = ledgers.firstIndex(where: { $0.configuration.path == configuration.path }) { return known }
    ledgers.append((configuration, SuppressionLedger(configuration)))
    return ledgers.count - 1
  }

  private mutating func judge(_ found: AuditResult, by configuration: Configuration) {
    let own = failOn ?? configuration.failOn.flatMap { FailingLevel(rawValue: $0.value) } ?? .error
    if own.isLower(than: level) { level = own }
    if own.fails(found) { hasFailed = true }
  }
}
