package import A11yConfiguration
package import A11yCore

/// A run over many files, each by its own configuration.
package struct ConfiguredRun<List: RuleCatalog> {
  /// A baseline may take findings away before they are checked.
  package var result = AuditResult()
  /// The lowest level by which some file is checked.
  package private(set) var level: FailingLevel
  /// The ids of the rules that ran for some file.
  private var ran: Set<String> = []
  /// By file, where it is not the default.
  private var levels: [FilePath: FailingLevel] = [:]
  private let failOn: FailingLevel?
  private let today: Day
  /// Of files that were audited, by path.
  private var configurations: [FilePath: Configuration] = [:]
  /// The names of components that some control is of.
  private var usedComponents: Set<String> = []
  /// By the path of the configuration, in the order of their first files.
  private var ledgers: [(configuration: Configuration, ledger: SuppressionLedger)] = []

  /// - Parameter failOn: what the command line says; wins over every configuration.
  package init(failOn: FailingLevel?, today: Day) {
    self.failOn = failOn
    self.today = today
    level = failOn ?? .never
  }

  package mutating func add(_ audit: FileAudit) {
    if audit.configuration.path != nil {
      configurations[audit.configuration.path ?? "/"] = audit.configuration
      usedComponents.formUnion(audit.components)
    }
    ran.formUnion(audit.rules)
    if let ledger = ledger(of: audit.configuration) {
      ledgers[ledger].ledger.addFile(audit.entries, rules: audit.rules)
      for one in audit.outcomes { ledgers[ledger].ledger.addScreen(one.accepted, one.outcome) }
    }
    note(audit.configuration, of: [audit.path])
    result.add(audit.result)
  }

  /// Adds what is to be said of suppressions, which only the end of a run can tell, and puts everything in order.
  ///
  /// - Parameters:
  ///   - inputs: as typed; a run that read a whole folder has seen all files that a configuration in it applies to.
  ///   - choice: what the command line says of rules.
  package mutating func finish(inputs: [String], _ project: ProjectConfiguration, choice: RuleChoice) {
    let walked = inputs.filter { $0 != "-" }.map { project.absolute(FilePath(argument: $0)) }
    let isWhole = result.unchanged.isEmpty
    for (configuration, ledger) in ledgers {
      let rules = configuration.settings(for: configuration.path ?? "/", choice).rules
      let sawEverything = configuration.folder.map { folder in
        isWhole && walked.contains { folder.isInside($0) }
      }
      let ran = rules.rules(of: List.rules).map { $0.info }
      guard let rule = ran.first(where: { $0.id == List.suppressionRule }) else { continue }
      var found = AuditResult()
      found.findings = ledger.findings(
        today: today, sawEverything: sawEverything ?? false, exists: \.exists, by: rule,
        severity: rules.severities[rule.id])
      note(configuration, of: Set(found.findings.map(\.file)))
      result.add(found)
    }
    result.sort()
    if isWhole, !List.isOfSource { tellUnusedComponents { folder in walked.contains { folder.isInside($0) } } }
  }

  /// A misspelled class name in `components` has no effect, and nothing else tells so.
  private func tellUnusedComponents(_ sawAll: (_ folder: FilePath) -> Bool) {
    for (path, configuration) in configurations.sorted(by: { $0.key < $1.key }) where sawAll(path.folder) {
      for (name, origin) in configuration.componentNames where !usedComponents.contains(name) {
        StandardStreams.printError(
          "\(origin): warning: 'components' has the class '\(name.excerpt())', and no control is of it; correct or delete it"
        )
      }
    }
  }

  /// Whether a file has findings at or above the level that fails it.
  package var hasFailed: Bool { result.findings.contains { (levels[$0.file] ?? .error).fails($0) } }

  /// The rules that ran for some file, in the catalog's order.
  package var rules: [RuleInfo] { List.rules.map { $0.info }.filter { ran.contains($0.id) } }

  private mutating func ledger(of configuration: Configuration) -> Int? {
    if configuration.suppressions.isEmpty { return nil }
    if let known = ledgers.firstIndex(where: { $0.configuration.path == configuration.path }) { return known }
    let ledger = SuppressionLedger(
      configuration, rules: Set(List.rules.map { $0.info.id }), otherRules: Set(List.otherRules.map(\.id)),
      isOfSource: List.isOfSource)
    ledgers.append((configuration, ledger))
    return ledgers.count - 1
  }

  /// Remembers by which level files are checked.
  private mutating func note(_ configuration: Configuration, of files: some Collection<FilePath>) {
    let own = FailingLevel(failOn, or: configuration)
    if own.isLower(than: level) { level = own }
    if own != .error { for file in files { levels[file] = own } }
  }
}
